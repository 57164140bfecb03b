import { sql } from 'kysely';
import type { DraftToGoOn } from '#shared/answers/dashboard.ts';
import { article } from '#shared/content-types/article.ts';
import type { RecordTypes } from '#server/crud/record-types.ts';
import type { Database } from '#server/database/schema.ts';
import { readDrafts } from './events.ts';
import { doerOf } from './entries.ts';

/** Drafts that are given at once. */
const most = 50;

/** Written into queries, so that the indexes of drafts are used. */
const draft = sql.lit('draft');

const articleDrafts = (db: Database) => db.selectFrom('bai_viet').where(sql<string>`bai_viet.status`, '=', draft);

/** Articles that nobody sees yet and changes that lie beside what visitors see: own ones first, then what was saved last. */
export async function readDraftsToGoOn(
  db: Database,
  types: RecordTypes,
  caller: number,
): Promise<{ drafts: DraftToGoOn[]; total: number }> {
  const columns = () =>
    articleDrafts(db)
      .leftJoin('admin', 'admin.id', 'bai_viet.updated_by')
      .select(['bai_viet.id', 'bai_viet.title', 'bai_viet.updated_at as at', 'bai_viet.updated_by as by', 'admin.name'])
      .orderBy('bai_viet.updated_at', 'desc')
      .orderBy('bai_viet.id', 'desc')
      .limit(most);
  const [own, all, beside, articles] = await Promise.all([
    columns().where('bai_viet.updated_by', '=', caller).execute(),
    columns().execute(),
    readDrafts(db, types),
    articleDrafts(db)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  const found = new Map<string, DraftToGoOn>();
  const add = (entry: Omit<DraftToGoOn, 'is_own'>) => {
    const key = `${entry.resource} ${entry.id}`;
    const known = found.get(key);
    if (known === undefined || known.at < entry.at) found.set(key, { ...entry, is_own: entry.by?.id === caller });
  };
  for (const { id, title, at, ...row } of [...own, ...all])
    add({ resource: article.path, id, title, at, by: doerOf(row), is_beside: false });
  for (const { resource, id, title, at, by } of beside) add({ resource, id, title: title ?? '', at, by, is_beside: true });
  const drafts = [...found.values()].sort(
    (a, b) => Number(b.is_own) - Number(a.is_own) || (a.at > b.at ? -1 : a.at < b.at ? 1 : b.id - a.id),
  );
  return { drafts: drafts.slice(0, most), total: Number(articles.count) + beside.length };
}
