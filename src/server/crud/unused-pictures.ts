import { sql } from 'kysely';
import { logError } from '#server/observability/log.ts';
import type { Database } from '#server/database/schema.ts';
import { StoreFault } from '#server/http/storage-fault.ts';
import { type EncodedPicture, numbered, pictureName, putPicture, type StoredPicture } from '#server/media/pictures.ts';
import { picturesAreHeld } from './held-pictures.ts';
import { inBatch } from './write-context.ts';
import type { Batch, ContentContext, WriteContext } from './model.ts';
import { fieldsOfKind, loose } from './record.ts';

/**
 * Equal pictures share their files, so that a file may only be removed when neither a record nor a row of the journal (a kept
 * version, a draft, the trash) names it, the library does not hold it by itself, and no save is about to.
 * The removal itself must not happen in a transaction: a store that hangs would hold up every other save. Therefore the
 * transaction that makes a picture useless says so in `removed_picture`; from then on no save takes that name again, and
 * the files may be removed at any later time, after a crash as well. A save that brings an equal picture meanwhile stores
 * it under another name.
 */

/** Removes the files of those pictures that nothing names any more when the transaction is through. */
export function removeLater(batch: Batch, pictures: Map<string, string[]>): void {
  if (pictures.size === 0) return;
  batch.beforeCommit.push(async () => {
    const used = await usedPaths(batch, [...pictures.keys()]);
    const left = [...pictures].filter(([path]) => !used.has(path));
    if (left.length === 0) return;
    const unused = new Map(left.map(([path, files]) => [pictureName(path), files]));
    await giveUp(batch, unused);
    const paths = left.map(([path]) => path);
    await batch.db.deleteFrom('picture').where('path', 'in', paths).execute();
    const { root: db, files, clock } = batch;
    batch.afterCommit.push(() =>
      soon('Pictures that no record uses are still to be removed', removeGivenUp({ db, files, clock }, [...unused.keys()])),
    );
  });
}

/** The same for pictures that no transaction has touched. */
export async function removeUnused(content: WriteContext, pictures: Map<string, string[]>): Promise<void> {
  if (pictures.size > 0) await inBatch(content, async (batch) => removeLater(batch, pictures));
}

/** Notes in the transaction that nobody may take these pictures (files by the picture's name) again. */
export async function giveUp(batch: Batch, pictures: ReadonlyMap<string, string[]>): Promise<void> {
  if (pictures.size === 0) return;
  const rows = [...pictures].map(([name, files]) => ({ name, files: JSON.stringify(files), removed_at: null }));
  await batch.db
    .insertInto('removed_picture')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(({ ref }) => ({ files: ref('excluded.files'), removed_at: null })),
    )
    .execute();
}

/**
 * Removes the files of pictures that were given up, all of them unless named. One that fails stays for the next time, and so do
 * all while somebody copies the site.
 */
export async function removeGivenUp({ db, files, clock }: Pick<WriteContext, 'db' | 'files' | 'clock'>, names?: string[]) {
  let query = db.selectFrom('removed_picture').select(['name', 'files']).where('removed_at', 'is', null);
  if (names !== undefined) query = query.where('name', 'in', names);
  const pictures = await query.execute();
  // Asked after the rows were read, which are committed: whoever holds pictures from now on finds none of these named.
  if (pictures.length === 0 || (await picturesAreHeld(db, clock()))) return;
  for (const picture of pictures) {
    await Promise.all((JSON.parse(picture.files) as string[]).map((name) => files.remove(name)));
    await db.updateTable('removed_picture').set({ removed_at: clock().toISOString() }).where('name', '=', picture.name).execute();
  }
}

/** How long a save waits for work on files after its commit before it is answered. */
const patience = 2_000;

async function soon(otherwise: string, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, patience)));
  const told = work.catch((error: unknown) => void logError(otherwise, error));
  await Promise.race([told, late]).finally(() => clearTimeout(timer));
}

/** A picture was given up between the storing of its files and the save that leads to them. */
export class PictureRemoved extends StoreFault {
  constructor(path: string) {
    super(`${path} was given up while it was being saved.`, 'away');
    this.name = 'PictureRemoved';
  }
}

/** Refuses with `PictureRemoved`. In the transaction, so that a picture which is not given up now is in use when it may be. */
export async function refuseRemoved({ db }: Batch, pictures: readonly StoredPicture[]): Promise<void> {
  for (const { path } of pictures) if (await isGivenUp(db, path)) throw new PictureRemoved(path);
}

/**
 * Looks once more for the files of pictures when the transaction is through. While versions are replaced, an instance of one
 * that does not know `removed_picture` may have taken them away since they were stored.
 */
export function putBackLater({ files, afterCommit }: Batch, pictures: readonly StoredPicture[]): void {
  const putBack = async (picture: StoredPicture): Promise<void> => {
    const there = await Promise.all((picture.copies ?? []).map(({ name }) => files.has(name)));
    if (there.includes(false)) await putPicture(files, picture);
  };
  for (const picture of pictures) afterCommit.push(() => soon(`The files of ${picture.path} may be missing`, putBack(picture)));
}

/** The picture under its own name, or under the first other one that was not given up. */
export async function underFreeName({ db }: Pick<WriteContext, 'db'>, picture: EncodedPicture): Promise<EncodedPicture> {
  for (let number = 0; ; number += 1) {
    const named = numbered(picture, number);
    if (!(await isGivenUp(db, named.path))) return named;
  }
}

async function isGivenUp(db: Database, path: string): Promise<boolean> {
  const found = await db.selectFrom('removed_picture').select('name').where('name', '=', pictureName(path)).executeTakeFirst();
  return found !== undefined;
}

/** The paths that records or the journal name: those of a list, or all of them. */
export async function usedPaths({ db, types }: ContentContext, paths?: string[]): Promise<Set<string>> {
  const columns = types.journaled.flatMap(({ description: { table, fields } }) =>
    fieldsOfKind(fields, 'image').map((column) => ({ table, column })),
  );
  const selects = columns.map(({ table, column }) => {
    const wanted = paths === undefined ? sql`is not null` : sql`in (${sql.join(paths)})`;
    return sql`select ${sql.ref(column)} as path from ${sql.table(table)} where ${sql.ref(column)} ${wanted}`;
  });
  selects.push(
    // Every picture that the journal names has a row.
    paths === undefined
      ? sql`select path from picture`
      : sql`select path from journal_picture where path in (${sql.join(paths)})
          union select path from set_aside_picture where path in (${sql.join(paths)})
          union select path from picture where path in (${sql.join(paths)}) and state != 'used'`,
  );
  const { rows } = await sql<{ path: string }>`${sql.join(selects, sql` union `)}`.execute(loose(db));
  return new Set(rows.map(({ path }) => path));
}
