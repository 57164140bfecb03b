import { type JournalEntry, writeJournal } from '#server/database/journal.ts';
import type { Database } from '#server/database/schema.ts';
import { yieldToEventLoop } from '#server/database/waited-time.ts';
import { writeTransaction } from '#server/database/write-transaction.ts';
import { logError } from '#server/observability/log.ts';
import type { Batch, WriteContext } from './model.ts';

/** For what takes away: that has to go on also where there is no room, whatever it changes beside it. */
export const unbounded = <C extends WriteContext>(content: C): C => ({ ...content, admit: undefined });

/**
 * `null`: another process has changed something, which is in the database by now. Of many changes, or large ones, the first come
 * without what they hold.
 */
type Listener = (changes: readonly JournalEntry[] | null) => void | Promise<void>;

const listeners = new WeakMap<Database, Set<Listener>>();

/** Calls `listener` after each committed transaction that changed content, before the save is answered. */
export function onContentChange(db: Database, listener: Listener): () => void {
  const heard = listeners.get(db) ?? new Set();
  listeners.set(db, heard.add(listener));
  return () => heard.delete(listener);
}

/** Tells the listeners that another process has changed content. */
export const changedElsewhere = (db: Database): Promise<void> => tell(db, null);

const tell = (db: Database, changes: readonly JournalEntry[] | null): Promise<void> =>
  settle([...(listeners.get(db) ?? [])].map((listener) => async () => listener(changes)));

const isBatch = (content: WriteContext): content is Batch => 'root' in content && 'changes' in content;

/**
 * Runs `work` in one transaction, or in the one that is already open. Content has one writer at a
 * time on both databases (SQLite knows no other way), so that what a save has checked - a free slug,
 * an existing parent, a picture nobody uses - still holds when it is written.
 */
export async function inBatch<T>(content: WriteContext, work: (batch: Batch) => Promise<T>): Promise<T> {
  if (isBatch(content)) return work(content);
  return (await inNumberedBatch(content, work)).result;
}

/** The same in a transaction of its own; `batch` is the number by which what it changed can be taken back, null when that is nothing. */
export const inNumberedBatch = <T>(content: WriteContext, work: (batch: Batch) => Promise<T>) =>
  inAnsweredBatch(content, work, async () => undefined);

/** Entries that are written into the journal at once: a few milliseconds of work where each holds a whole record. */
const batchSize = 100;
/** Characters of records that wait to be written. */
const mostWaiting = 4_000_000;

/**
 * The same with `data`, which is answered of what was written. `read` gives it last of all in the transaction: a save that is in
 * the database must not look like a failed one because nothing can be read afterwards.
 */
export async function inAnsweredBatch<T, D>(
  content: WriteContext,
  work: (batch: Batch) => Promise<T>,
  read: (db: Database, result: T) => Promise<D>,
): Promise<{ result: T; batch: number | null; data: D }> {
  const changes: JournalEntry[] = [];
  const beforeCommit: Batch['beforeCommit'] = [];
  const afterCommit: Batch['afterCommit'] = [];
  const done = await writeTransaction(content.db, async (db) => {
    let batch: number | null = null;
    let [written, added] = [0, 0];
    const writeNext = async () => {
      if (written > 0) await yieldToEventLoop();
      const part = changes.slice(written, written + batchSize);
      batch = await writeJournal(db, content.clock(), part, content, { batch, entries: written });
      written += part.length;
      return part;
    };
    let [weighed, waiting] = [0, 0];
    const keepUp = async () => {
      for (; weighed < changes.length; weighed += 1) waiting += changes[weighed]?.data?.length ?? 0;
      if (changes.length - written < batchSize && waiting < mostWaiting) return;
      added += addedBy(changes.slice(written));
      await content.admit?.(db, added, content.by, 'soFar');
      while (written < changes.length) {
        for (const entry of await writeNext()) {
          if (entry.data !== undefined) entry.data = null;
          delete entry.pictures;
        }
      }
      waiting = 0;
    };
    const result = await work({ ...content, root: content.db, db, changes, keepUp, beforeCommit, afterCommit });
    added += addedBy(changes.slice(written));
    if (added > 0) await content.admit?.(db, added, content.by);
    while (written < changes.length) await writeNext();
    for (const job of beforeCommit) await job();
    return { result, batch, data: await read(db, result) };
  });
  await settle(afterCommit);
  if (changes.length > 0) await tell(content.db, changes);
  return done;
}

/**
 * In bytes: records as the journal keeps them, and the files of new pictures. What is deleted is none: it was kept already, and
 * has to go also where there is no room.
 */
const addedBy = (changes: readonly JournalEntry[]): number =>
  changes.reduce((sum, { action, data, pictures = [] }) => {
    if (action === 'delete') return sum;
    return pictures.reduce((all, { bytes = 0 }) => all + bytes, sum + Buffer.byteLength(data ?? ''));
  }, 0);

/** The change is in the database by now: what fails here is logged and must not look like a failed save. */
async function settle(jobs: (() => Promise<void>)[]): Promise<void> {
  for (const job of jobs) {
    try {
      await job();
    } catch (error) {
      logError('After a saved change', error);
    }
  }
}
