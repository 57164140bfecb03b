import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { PictureMeta } from '#shared/answers/parts.ts';
import type { JournalAction, JournalNote } from '#shared/answers/journal.ts';
import { sortKey } from '#shared/text/sort-key.ts';
import { compiledQuery } from './compiled-query.ts';
import type { Database } from './schema.ts';
import { countWaitsAnew } from './waited-time.ts';

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
  /** The record as JSON. */
  data?: string;
  /** What it was about beside the record. */
  note?: JournalNote | undefined;
  /** The pictures in it. */
  pictures?: readonly JournalPicture[];
  /** Whether every answer to visitors stays as it was. */
  unseen?: boolean;
  /** When and by whom, where that is not this transaction: what is written down afterwards. */
  earlier?: { at: string; by: number | null };
};

/** `name` and `alt`: what is said of it from the beginning, if it is new. */
export type JournalPicture = {
  path: string;
  meta: PictureMeta;
  bytes?: number | undefined;
  name?: string | undefined;
  alt?: string | undefined;
};

/** Who does it: the id of an account, and the network it is used from. Both are absent when the app itself does it. */
export type Doer = { by?: number | undefined; address?: string | null | undefined };

const lastOf = compiledQuery((db) => db.selectFrom('journal').select('seq').orderBy('seq', 'desc').limit(1));

/** The number of the last entry, 0 before the first: the cheapest way to tell whether what was read is still right. */
export async function lastSeq(db: Database): Promise<number> {
  const [last] = await lastOf(db);
  return last?.seq ?? 0;
}

const lastSeenOf = compiledQuery((db) =>
  db.selectFrom('journal').select('seq').where('unseen', 'is', null).orderBy('seq', 'desc').limit(1),
);

/** The same of what changes an answer to visitors. */
export async function lastSeenSeq(db: Database): Promise<number> {
  const [last] = await lastSeenOf(db);
  return last?.seq ?? 0;
}

/** Rows that are written at once: a few milliseconds of work where each holds a whole record. */
const atOnce = 100;

/**
 * Writes what a change did, in its transaction, and gives the number of the first row, which is the number of the batch; null
 * when nothing happened. It has to be a `writeTransaction`: numbers are then given and committed in one order, so that whoever
 * has read up to one of them has missed none before it.
 */
export async function writeJournal(
  transaction: Database,
  now: Date,
  entries: readonly JournalEntry[],
  { by, address }: Doer = {},
): Promise<number | null> {
  if (entries.length === 0) return null;
  const [only] = entries;
  // A save is one entry most often: its number is found and written in one query, which on PostgreSQL is a fifth of a save.
  const batch =
    entries.length === 1 && only !== undefined
      ? await writeOne(transaction, columnsOf(only, now, { by, address }))
      : (await lastSeq(transaction)) + 1;
  const at = now.toISOString();
  if (entries.length > 1) {
    await inParts(entries, (part, first) => {
      const rows = part.map((entry, index) => ({
        seq: batch + first + index,
        // What is written down afterwards was not done here.
        batch: entry.earlier === undefined ? batch : null,
        ...columnsOf(entry, now, { by, address }),
      }));
      return transaction.insertInto('journal').values(rows).execute();
    });
  }

  const notes = entries.flatMap(({ note }, index) =>
    note === undefined ? [] : [{ seq: batch + index, note: JSON.stringify(note) }],
  );
  await inParts(notes, (part) => transaction.insertInto('journal_note').values(part).execute());
  const named = entries.flatMap(({ pictures = [] }, index) => pictures.map((picture) => ({ ...picture, seq: batch + index })));
  const uses = new Map(named.map(({ path, seq }) => [`${seq} ${path}`, { path, seq }]));
  await inParts([...uses.values()], (part) => transaction.insertInto('journal_picture').values(part).execute());
  const pictures = new Map(named.map((picture) => [picture.path, picture]));
  await inParts([...pictures.values()], (part) =>
    transaction
      .insertInto('picture')
      .values(part.map((picture) => pictureRow(picture, { at, by })))
      .onConflict((conflict) => conflict.column('path').doNothing())
      .execute(),
  );
  return batch;
}

/** What the database holds of a picture that is new. */
export function pictureRow({ path, meta, bytes, name, alt = '' }: JournalPicture, { at, by }: Pick<Doer, 'by'> & { at: string }) {
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

async function writeOne(transaction: Database, columns: ReturnType<typeof columnsOf>): Promise<number> {
  const next = sql<number>`(select coalesce(max(seq), 0) + 1 from journal)`;
  const { seq } = await transaction
    .insertInto('journal')
    .values({ seq: next, batch: next, ...columns })
    .returning('seq')
    .executeTakeFirstOrThrow();
  return seq;
}

async function inParts<Row>(rows: readonly Row[], write: (part: readonly Row[], first: number) => Promise<unknown>) {
  for (let start = 0; start < rows.length; start += atOnce) {
    // Other work of the process gets its turn.
    if (start > 0) {
      await setImmediate();
      countWaitsAnew();
    }
    await write(rows.slice(start, start + atOnce), start);
  }
}
