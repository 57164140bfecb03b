import { type SetAsideEntry, mostSetAside, setAsideDays } from '#shared/answers/set-aside.ts';
import { cleanLine } from '#shared/fields/clean-text.ts';
import { isRecord } from '#shared/formats/json.ts';
import type { Batch, WriteContext } from '#server/crud/model.ts';
import { removeLater } from '#server/crud/unused-pictures.ts';
import { inBatch } from '#server/crud/write-context.ts';
import { idsOf } from '#server/database/ids-of.ts';
import { countOf } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { pictureFiles } from '#server/media/pictures.ts';
import { setAsideTexts } from './set-aside-texts.ts';

type Values = Readonly<Record<string, unknown>>;
type Typed = { title: string; values: Values };

const entry = ['id', 'resource', 'title', 'updated_at as at'] as const;

const own = (db: Database, account: number, id: number) =>
  db.selectFrom('set_aside').where('admin_id', '=', account).where('id', '=', id);

export const listSetAside = (db: Database, account: number): Promise<SetAsideEntry[]> =>
  db
    .selectFrom('set_aside')
    .select(entry)
    .where('admin_id', '=', account)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Refuses with 404, as of what is somebody else's. */
export async function readSetAside(db: Database, account: number, id: number): Promise<SetAsideEntry & { values: Values }> {
  const row = await own(db, account, id)
    .select([...entry, 'typed'])
    .executeTakeFirst();
  if (row === undefined) throw notFound(setAsideTexts.gone);
  const { typed, ...rest } = row;
  const values: unknown = JSON.parse(typed);
  return { ...rest, values: isRecord(values) ? values : {} };
}

/** Keeps it under a number of its own. Refuses with 409 when the account has set aside as much as it may. */
export async function keepSetAside(content: WriteContext, account: number, { resource, ...typed }: Typed & { resource: string }) {
  const { row, pictures } = rowOf(content, typed);
  return inBatch(content, async ({ db, admit }) => {
    await admit?.(db, bytesOf(row), account);
    const count = await countOf(db.selectFrom('set_aside').where('admin_id', '=', account));
    if (count >= mostSetAside) throw new Refusal(409, setAsideTexts.full(mostSetAside));
    const kept = await db
      .insertInto('set_aside')
      .values({ ...row, resource, admin_id: account })
      .returning(entry)
      .executeTakeFirstOrThrow();
    await namePictures(db, kept.id, pictures);
    return kept;
  });
}

/** Refuses with 404. */
export function changeSetAside(content: WriteContext, account: number, id: number, typed: Typed): Promise<SetAsideEntry> {
  const { row, pictures } = rowOf(content, typed);
  return inBatch(content, async (batch) => {
    await batch.admit?.(batch.db, bytesOf(row), account);
    const kept = await batch.db
      .updateTable('set_aside')
      .set(row)
      .where('admin_id', '=', account)
      .where('id', '=', id)
      .returning(entry)
      .executeTakeFirst();
    if (kept === undefined) throw notFound(setAsideTexts.gone);
    await forgetPictures(batch, [id]);
    await namePictures(batch.db, id, pictures);
    return kept;
  });
}

/** Refuses with 404. */
export const removeSetAside = (content: WriteContext, account: number, id: number): Promise<void> =>
  inBatch(content, async (batch) => {
    if ((await own(batch.db, account, id).select('id').executeTakeFirst()) === undefined) throw notFound(setAsideTexts.gone);
    await remove(batch, [id]);
  });

const day = 24 * 60 * 60 * 1000;
/** Taken away in one transaction: other saves wait that long. */
const batchSize = 100;

/** Takes away what nobody came back to for so long; gives how many. */
export async function forgetSetAside(content: WriteContext): Promise<number> {
  const before = new Date(content.clock().getTime() - setAsideDays * day).toISOString();
  for (let gone = 0; ;) {
    const count = await inBatch(content, async (batch) => {
      const old = await batch.db.selectFrom('set_aside').select('id').where('updated_at', '<', before).limit(batchSize).execute();
      await remove(batch, idsOf(old));
      return old.length;
    });
    gone += count;
    if (count < batchSize) return gone;
  }
}

async function remove(batch: Batch, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await forgetPictures(batch, ids);
  await batch.db.deleteFrom('set_aside').where('id', 'in', ids).execute();
}

/** What nothing else names goes once the transaction is through. */
async function forgetPictures(batch: Batch, ids: readonly number[]): Promise<void> {
  const named = await batch.db.deleteFrom('set_aside_picture').where('set_aside_id', 'in', ids).returning('path').execute();
  const paths = [...new Set(named.map(({ path }) => path))];
  if (paths.length === 0) return;
  const rows = await batch.db.selectFrom('picture').select(['path', 'widths']).where('path', 'in', paths).execute();
  const files = rows.map(({ path, widths }) => [path, pictureFiles(path, { widths: JSON.parse(widths) as number[] })] as const);
  removeLater(batch, new Map(files));
}

async function namePictures(db: Database, id: number, pictures: readonly string[]): Promise<void> {
  if (pictures.length === 0) return;
  await db
    .insertInto('set_aside_picture')
    .values(pictures.map((path) => ({ set_aside_id: id, path })))
    .execute();
}

const bytesOf = ({ typed }: { typed: string }) => Buffer.byteLength(typed);

const picturePath = /^\/uploads\/[\w.-]{1,200}$/;
/** More than any form holds. */
const mostPictures = 500;

function rowOf({ clock }: Pick<WriteContext, 'clock'>, { title, values }: Typed) {
  const pictures = new Set<string>();
  // How deep a body is, and how much it holds, is bounded where it is read.
  const typed = JSON.stringify(values, (_name, part: unknown) => {
    if (typeof part === 'string' && picturePath.test(part)) pictures.add(part);
    return part;
  });
  if (pictures.size > mostPictures)
    throw new Refusal(422, setAsideTexts.tooMuch(mostPictures), { errors: { values: [setAsideTexts.tooMuch(mostPictures)] } });
  return { row: { title: cleanLine(title), typed, updated_at: clock().toISOString() }, pictures: [...pictures] };
}
