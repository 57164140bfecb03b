import { connectForStart, type DatabaseAddress } from '#server/database/connect.ts';
import { stateOf } from '#server/database/dialects/sqlite-file.ts';
import type { Database } from '#server/database/schema.ts';
import type { Files } from '#server/media/files.ts';
import { CopyRefused } from './refused.ts';
import type { Opens } from './sealed.ts';

/** Where a site lies: its database, its pictures, and, where something is put, whether it has the key of enquiries. */
export type SitePlace = { database: DatabaseAddress; files: Files; opens?: Opens };

/** Runs `work` on the database of a place, which has to be there. */
export async function withDatabase<T>({ database }: SitePlace, work: (db: Database) => Promise<T>): Promise<T> {
  if (database.dialect === 'sqlite') {
    const state = stateOf(database.file);
    if (state === 'absent') throw new CopyRefused(`There is no database at ${database.file}.`);
    if (state !== 'own') throw new CopyRefused(`${database.file} is no database of this app.`);
  }
  await using db = connectForStart(database);
  return await work(db);
}
