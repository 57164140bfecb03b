import type { Database } from './schema.ts';

/**
 * What tells this database from every other one, also from the one it was before a backup was restored into it. What lies
 * outside of the database and belongs to its records, such as a draft in a browser, notes it.
 */
export async function databaseId(db: Database): Promise<string> {
  const known = () => db.selectFrom('database_id').select('id').orderBy('id').limit(1).executeTakeFirst();
  const found = await known();
  if (found !== undefined) return found.id;
  const id = crypto.randomUUID();
  await db
    .insertInto('database_id')
    .values({ id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Of two processes that made one at once, both take the first.
  return (await known())?.id ?? id;
}

export async function renewDatabaseId(db: Database, id: string = crypto.randomUUID()): Promise<void> {
  await db.deleteFrom('database_id').execute();
  await db.insertInto('database_id').values({ id }).execute();
}
