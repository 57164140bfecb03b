import type { Doer, JournalEntry } from '#shared/answers/journal.ts';

/** What was done at once, by one person. */
export type Batch<Entry> = { key: number; at: string; by: Doer; entries: Entry[] };

/** Rows of one batch follow each other; those that belong to none stand alone. */
export function chunksOf<Entry extends JournalEntry>(entries: readonly Entry[]): Batch<Entry>[] {
  const batches: Batch<Entry>[] = [];
  for (const entry of entries) {
    const open = batches.at(-1);
    if (open && entry.batch !== null && open.entries[0]?.batch === entry.batch) open.entries.push(entry);
    else batches.push({ key: entry.seq, at: entry.at, by: entry.by, entries: [entry] });
  }
  return batches;
}
