import type { JournalEntry } from '#shared/answers/journal.ts';

/** What is compared: a row of the journal, or the record as it stands. */
export type Side = number | 'now';
export type Sides = { older: Side; newer: Side };

/** How the record as it stands is called in the address. */
const nowInAddress = 'hien-tai';

/** A version of the record itself; a draft lay beside it. */
const isVersion = ({ can_restore: holds, action }: JournalEntry) => holds && action !== 'draft';

/** The version that an entry changed: the one before it. Entries are given from the newest on. */
export const versionBefore = (entries: readonly JournalEntry[], seq: number): JournalEntry | undefined =>
  entries.find((entry) => entry.seq < seq && isVersion(entry));

/** The newest change and what was before it; null where there are no two. */
export function firstSides(entries: readonly JournalEntry[]): Sides | null {
  const newest = entries.find(({ can_restore: holds }) => holds);
  const before = newest && versionBefore(entries, newest.seq);
  return newest && before ? { older: before.seq, newer: newest.seq } : null;
}

/** Whichever was chosen first, the older one comes first. */
export const inOrder = (one: Side, other: Side): Sides =>
  one === 'now' || (other !== 'now' && other < one) ? { older: other, newer: one } : { older: one, newer: other };

function readSide(text: string | null): Side | null {
  if (text === nowInAddress) return 'now';
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** What the address says to compare; null where it says nothing that can be. */
export function readSides(search: URLSearchParams): Sides | null {
  const [older, newer] = [readSide(search.get('cu')), readSide(search.get('moi'))];
  return older === null || newer === null ? null : inOrder(older, newer);
}

const written = (side: Side) => (side === 'now' ? nowInAddress : String(side));

export const writeSides = ({ older, newer }: Sides): URLSearchParams =>
  new URLSearchParams({ cu: written(older), moi: written(newer) });
