import type { Resource } from '#shared/resource.ts';
import { major } from '#shared/resources/index.ts';
import type { Engine } from '../database/connect.ts';
import type { Database } from '../database/schema.ts';
import { type Entry, entryOf, isSearchable, type Searchable } from './entry.ts';
import { countPairs, writeEntries } from './store.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * Follows a change of one record, in its transaction: `before` and `after` are all its columns, null
 * where it was not or is no more. Whether visitors may see a record is asked when they search, so
 * nothing has to follow when a record or what it hangs on is hidden.
 */
export async function keepIndex(
  db: Database,
  engine: Engine,
  resource: Resource,
  id: number,
  before: Row | null,
  after: Row | null,
): Promise<void> {
  const { name } = resource;
  if (isSearchable(name)) {
    const entry = async (row: Row | null) => (row === null ? [] : [entryOf(name, id, row, await codeFor(db, row))]);
    const [gone, come] = [await entry(before), await entry(after)];
    if (!isSame(gone[0], come[0])) await writeEntries(db, engine, { gone, come });
  }
  if (name === major.name && before !== null && after !== null && before['ma_nganh'] !== after['ma_nganh']) {
    await recode(db, engine, id, String(before['ma_nganh']), String(after['ma_nganh']));
  }
}

/** A new picture or status changes nothing that is searched. */
const isSame = (one: Entry | undefined, other: Entry | undefined): boolean =>
  one?.place === other?.place &&
  one?.nameAccents === other?.nameAccents &&
  one?.tokens.size === other?.tokens.size &&
  [...(one?.tokens ?? [])].every((token) => other?.tokens.has(token));

/** A subject is found by the code of its major. */
async function codeFor(db: Database, row: Row): Promise<string> {
  const id = row['nganh_hoc_id'];
  if (typeof id !== 'number') return '';
  const found = await db.selectFrom('nganh_hoc').select('ma_nganh').where('id', '=', id).executeTakeFirst();
  return found?.ma_nganh ?? '';
}

async function recode(db: Database, engine: Engine, majorId: number, from: string, to: string): Promise<void> {
  const rows = await db.selectFrom('mon_hoc').selectAll().where('nganh_hoc_id', '=', majorId).execute();
  const entries = (code: string): Entry[] => rows.map((row) => entryOf('subject', row.id, row, code));
  await writeEntries(db, engine, { gone: entries(from), come: entries(to) });
}

/** How many records are read and indexed at a time. */
const atOnce = 200;

/** Indexes every record there is, part by part; for a database whose index is empty. */
export async function fillIndex(db: Database, engine: Engine): Promise<void> {
  await fillFrom(db, engine, 'position', (after) =>
    db.selectFrom('vi_tri').selectAll().where('id', '>', after).orderBy('id').limit(atOnce).execute(),
  );
  await fillFrom(db, engine, 'subject', (after) =>
    db
      .selectFrom('mon_hoc')
      .innerJoin('nganh_hoc', 'nganh_hoc.id', 'mon_hoc.nganh_hoc_id')
      .selectAll('mon_hoc')
      .select('nganh_hoc.ma_nganh')
      .where('mon_hoc.id', '>', after)
      .orderBy('mon_hoc.id')
      .limit(atOnce)
      .execute(),
  );
  await fillFrom(db, engine, 'article', (after) =>
    db.selectFrom('bai_viet').selectAll().where('id', '>', after).orderBy('id').limit(atOnce).execute(),
  );
}

/** Counts the pairs of every name in the index, part by part; for a table of pairs that is empty. */
export async function fillPairs(db: Database): Promise<void> {
  const namesAfter = (place: number) =>
    db
      .selectFrom('search_entry')
      .select(['place', 'name_key as nameKey'])
      .where('place', '>', place)
      .orderBy('place')
      .limit(pairsAtOnce)
      .execute();
  for (let rows = await namesAfter(-1); rows.length > 0; rows = await namesAfter(rows.at(-1)?.place ?? Infinity)) {
    await countPairs(db, [], rows);
  }
}

const pairsAtOnce = 2_000;

async function fillFrom(
  db: Database,
  engine: Engine,
  resource: Searchable,
  read: (after: number) => Promise<({ id: number; ma_nganh?: string } & Row)[]>,
): Promise<void> {
  for (let rows = await read(0); rows.length > 0; rows = await read(rows.at(-1)?.id ?? Infinity)) {
    await writeEntries(db, engine, { gone: [], come: rows.map((row) => entryOf(resource, row.id, row, row.ma_nganh)) });
  }
}
