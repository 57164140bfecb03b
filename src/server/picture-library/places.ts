import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { PicturePlace } from '#shared/answers/pictures.ts';
import { pendingDrafts } from '#server/crud/pending-drafts.ts';
import type { ContentContext } from '#server/crud/model.ts';
import { picture } from '#shared/pictures/picture.ts';
import { fieldsOfKind, loose } from '#server/crud/record.ts';

type Places = Map<string, PicturePlace[]>;

/** Rows that are read at once: a few milliseconds of work. */
const batchSize = 1_000;

/** Every field of a live record that shows a picture, by the picture's address: of these pictures, or of all. */
export async function readUses(content: ContentContext, paths?: readonly string[]): Promise<Places> {
  const { db, types } = content;
  const found: Places = new Map();
  for (const { description } of types.journaled) {
    const { table, title, path: resource, fields } = description;
    for (const field of fieldsOfKind(fields, 'image')) {
      for (let cursor = 0; ;) {
        const rows = await loose(db)
          .selectFrom(table)
          .select(['id', title, field])
          .where(field, 'is not', null)
          .$if(paths !== undefined, (query) => query.where(field, 'in', [...(paths ?? [])]))
          .where('id', '>', cursor)
          .orderBy('id')
          .limit(batchSize)
          .execute();
        for (const row of rows)
          add(found, String(row[field]), { resource, id: Number(row['id']), title: String(row[title]), field });
        if (rows.length < batchSize) break;
        cursor = Number(rows.at(-1)?.['id']);
        await setImmediate();
      }
    }
  }
  await addSections(content, found, paths);
  return found;
}

/** The same of sections, whose pictures `record_link` names. */
async function addSections({ db, types }: ContentContext, found: Places, paths?: readonly string[]): Promise<void> {
  for (const { description } of types.all) {
    const { name, table, title, path: resource, fields } = description;
    if (fieldsOfKind(fields, 'sections').length === 0) continue;
    const own = loose(db).selectFrom('record_link').where('resource', '=', name).where('target', '=', picture.name);
    const [last] = await own.select(({ fn }) => fn.max('record_id').as('id')).execute();
    // Of a few pictures all at once.
    const step = paths === undefined ? batchSize : Number(last?.id ?? 0);
    for (let from = 0; from < Number(last?.id ?? 0); from += step) {
      const rows = await own
        .innerJoin('picture', 'picture.id', 'target_id')
        .innerJoin(`${table} as own`, 'own.id', 'record_id')
        .select(['record_id as id', 'field', 'picture.path', `own.${title} as title`])
        .$if(paths !== undefined, (query) => query.where('picture.path', 'in', [...(paths ?? [])]))
        .where('record_id', '>', from)
        .where('record_id', '<=', from + step)
        .orderBy('record_id')
        .orderBy('field')
        .execute();
      for (const row of rows)
        add(found, String(row['path']), {
          resource,
          id: Number(row.id),
          title: String(row['title']),
          field: String(row['field']),
        });
      await setImmediate();
    }
  }
}

/** The same of drafts beside live records. Which of the record's fields it is, is not looked into. */
export async function readDraftUses({ db, types }: ContentContext, paths?: readonly string[]): Promise<Places> {
  const rows = await pendingDrafts(db)
    .innerJoin('journal_picture', 'journal_picture.seq', 'journal.seq')
    .$if(paths !== undefined, (query) => query.where('journal_picture.path', 'in', [...(paths ?? [])]))
    .select(['journal_picture.path', 'journal.resource', 'journal.record_id as id', 'journal.title'])
    .orderBy('journal.seq')
    .execute();
  const found: Places = new Map();
  for (const { path, resource, id, title } of rows) {
    const type = types.named(resource);
    if (type !== undefined) add(found, path, { resource: type.description.path, id, title: title ?? '', field: '' });
  }
  return found;
}

/** How many rows of the journal with the whole of a record name each of these pictures, drafts left out. */
export async function countVersions({ db }: Pick<ContentContext, 'db'>, paths: readonly string[]): Promise<Map<string, number>> {
  if (paths.length === 0) return new Map();
  const rows = await db
    .selectFrom('journal_picture')
    .innerJoin('journal', 'journal.seq', 'journal_picture.seq')
    .select(['journal_picture.path', sql<number>`count(*)`.as('count')])
    .where('journal_picture.path', 'in', [...paths])
    .where('journal.action', '!=', 'draft')
    .groupBy('journal_picture.path')
    .execute();
  return new Map(rows.map(({ path, count }) => [path, Number(count)]));
}

/** Whose new records that were put aside name a picture. */
export const putAsideBy = async ({ db }: Pick<ContentContext, 'db'>, path: string): Promise<string[]> =>
  (
    await db
      .selectFrom('set_aside_picture')
      .innerJoin('set_aside', 'set_aside.id', 'set_aside_id')
      .innerJoin('admin', 'admin.id', 'set_aside.admin_id')
      .select('admin.name')
      .distinct()
      .where('set_aside_picture.path', '=', path)
      .orderBy('admin.name')
      .execute()
  ).map(({ name }) => name);

function add(found: Places, path: string, place: PicturePlace): void {
  const places = found.get(path);
  if (places === undefined) found.set(path, [place]);
  else places.push(place);
}
