import { sql } from 'kysely';
import type { PictureMeta } from '#shared/answers/parts.ts';
import type { JournalAction, JournalNote } from '#shared/answers/journal.ts';
import { sortKey } from '#shared/text/sort-key.ts';
import { compiledQuery } from './compiled-query.ts';
import type { Database } from './schema.ts';
import { touching } from './touched.ts';

/** What happened to one record. `resource` is the name of its content type, or 'account'. */
export type JournalEntry = {
  resource: string;
  id: number;
  action: JournalAction;
  version?: number;
  /** Its name at that time. */
  title?: string;
  /** The names of the fields that are others than before. */
  changed?: readonly string[];
  /** The record as JSON; null where it is in the journal already and was too much to be kept in memory. */
  data?: string | null;
  /** What it was about beside the record. */
  note?: JournalNote | undefined;
  /** The pictures in it. */
  pictures?: readonly JournalPicture[];
  /** Whether every answer to visitors stays as it was. */
  unseen?: boolean;
  /** When and by whom, where that is not this transaction: what is written down afterwards. */
  earlier?: { at: string; by: number | null };
};

/** `meta`: absent of one that is stored already. `name` and `alt`: what is said of it from the beginning, if it is new. */
export type JournalPicture = {
  path: string;
  meta?: PictureMeta;
  bytes?: number | undefined;
  name?: string | undefined;
  alt?: string | undefined;
};

type NewPicture = JournalPicture & { meta: PictureMeta };

/** Who does it: the id of an account, and the network it is used from. Both are absent when the app itself does it. */
export type Doer = { by?: number | undefined; address?: string | null | undefined };

const entries = (db: Database) => db.selectFrom('journal').select('seq').orderBy('seq', 'desc').limit(1);

/** Reads the number of the last of these entries, 0 before the first. */
function lastIn(read: (db: Database) => Promise<{ seq: number }[]>) {
  return async (db: Database): Promise<number> => (await read(db))[0]?.seq ?? 0;
}

/** The number of the last entry: the cheapest way to tell whether what was read is still right. */
export const lastSeq = lastIn(compiledQuery(entries));

/** The same of what changes an answer to visitors. */
export const lastSeenSeq = lastIn(compiledQuery((db) => entries(db).where('unseen', 'is', null)));

/**
 * Writes what a change did, in its transaction, and gives the number of the first row, which is the number of the batch; null
 * when nothing happened. It has to be a `writeTransaction`: numbers are then given and committed in one order, so that whoever
 * has read up to one of them has missed none before it. All of it is written at once: of many entries a transaction writes some
 * at a time, and says by `begun` what it has written before.
 */
export async function writeJournal(
  transaction: Database,
  now: Date,
  entries: readonly JournalEntry[],
  { by, address }: Doer = {},
  begun: { batch: number | null; entries: number } = { batch: null, entries: 0 },
): Promise<number | null> {
  const [only] = entries;
  if (only === undefined) return begun.batch;
  // A save is one entry most often: its number is found and written in one query, which on PostgreSQL is a fifth of a save.
  const isAlone = begun.batch === null && entries.length === 1;
  const touched = touching();
  const text = touched?.text ?? null;
  // The first row that visitors may see tells it for all of the transaction.
  const telling = touched?.told == null ? entries.findIndex(({ unseen }) => unseen !== true) : -1;
  const batch = isAlone
    ? await writeOne(transaction, { ...columnsOf(only, now, { by, address }), touched: telling === 0 ? text : '' })
    : (begun.batch ?? (await lastSeq(transaction)) + 1);
  const first = batch + begun.entries;
  if (touched !== undefined && telling >= 0) touched.told = { seq: first + telling, text };
  if (!isAlone) {
    const rows = entries.map((entry, index) => ({
      seq: first + index,
      // What is written down afterwards was not done here.
      batch: entry.earlier === undefined ? batch : null,
      ...columnsOf(entry, now, { by, address }),
      touched: index === telling ? text : '',
    }));
    await transaction.insertInto('journal').values(rows).execute();
  }

  const notes = entries.flatMap(({ note }, index) =>
    note === undefined ? [] : [{ seq: first + index, note: JSON.stringify(note) }],
  );
  if (notes.length > 0) await transaction.insertInto('journal_note').values(notes).execute();
  const named = entries.flatMap(({ pictures = [] }, index) => pictures.map((picture) => ({ ...picture, seq: first + index })));
  if (named.length === 0) return batch;
  const uses = new Map(named.map(({ path, seq }) => [`${seq} ${path}`, { path, seq }]));
  await transaction
    .insertInto('journal_picture')
    .values([...uses.values()])
    .execute();
  const pictures = new Map(named.flatMap(({ meta, ...picture }) => (meta ? [[picture.path, { ...picture, meta }]] : [])));
  if (pictures.size === 0) return batch;
  await transaction
    .insertInto('picture')
    .values([...pictures.values()].map((picture) => pictureRow(picture, { at: now.toISOString(), by })))
    .onConflict((conflict) => conflict.column('path').doNothing())
    .execute();
  return batch;
}

/** What the database holds of a picture that is new. */
export function pictureRow({ path, meta, bytes, name, alt = '' }: NewPicture, { at, by }: Pick<Doer, 'by'> & { at: string }) {
  const { width, height, color, widths } = meta;
  const called = name ?? path.slice(path.lastIndexOf('/') + 1);
  return {
    path,
    width,
    height,
    color,
    widths: JSON.stringify(widths),
    bytes: bytes ?? null,
    name: called,
    sort_name: sortKey(called),
    alt,
    created_at: at,
    created_by: by ?? null,
    updated_at: at,
    updated_by: by ?? null,
  };
}

const columnsOf = (
  { resource, id, action, version, title, changed, data, unseen, earlier }: JournalEntry,
  now: Date,
  doer: Doer,
) => ({
  at: earlier?.at ?? now.toISOString(),
  resource,
  record_id: id,
  action,
  by: earlier === undefined ? (doer.by ?? null) : earlier.by,
  address: earlier === undefined ? (doer.address ?? null) : null,
  version: version ?? null,
  title: title ?? null,
  changed: changed === undefined ? null : JSON.stringify(changed),
  data: data ?? null,
  unseen: unseen === true ? 1 : null,
});

type Columns = ReturnType<typeof columnsOf> & { touched: string | null };

const columnNames = [
  'at',
  'resource',
  'record_id',
  'action',
  'by',
  'address',
  'version',
  'title',
  'changed',
  'data',
  'unseen',
  'touched',
] satisfies readonly (keyof Columns)[];

const insertOne = compiledQuery((db, ...values: Columns[keyof Columns][]) => {
  const next = sql<number>`(select coalesce(max(seq), 0) + 1 from journal)`;
  const columns = Object.fromEntries(columnNames.map((name, place) => [name, values[place]])) as Columns;
  return db
    .insertInto('journal')
    .values({ seq: next, batch: next, ...columns })
    .returning('seq');
});

async function writeOne(transaction: Database, columns: Columns): Promise<number> {
  const [written] = await insertOne(transaction, ...columnNames.map((name) => columns[name]));
  return written!.seq;
}
