import type { Database } from '#server/database/schema.ts';
import { lastSeenSeq } from '#server/database/journal.ts';

type Read<T> = () => Promise<T>;

/** Of a list that becomes another without a save. `until`: when that is next, as is known now, in milliseconds. */
type Stands = { now: () => number; until: () => Promise<number> };

/**
 * Lists that stand around every page, or are behind every answer to a form, and depend on nothing but content: read once per
 * state of it, and anew when what they lead to appears by itself. Each use looks at the database whether content changed, with
 * one small query for all that are asked for in the same turn, so that no use is ever behind a save, whichever instance made it.
 */
export function keepLists(db: Database): <T>(read: Read<T>, stands?: Stands) => Read<T> {
  let looking: Promise<number> | null = null;
  const look = () =>
    (looking ??= Promise.resolve().then(() => {
      // Whoever comes later may come after a save that this look does not see.
      looking = null;
      return lastSeenSeq(db);
    }));

  return (read, stands) => {
    let kept: { seq: number; until: number; list: ReturnType<typeof read> } | null = null;
    return async () => {
      const seq = await look();
      if (kept?.seq === seq && (stands === undefined || stands.now() < kept.until)) return kept.list;
      // A save between the look and the reading makes the list newer than it is called; the next look reads it again.
      const reading = { seq, until: Infinity, list: read() };
      if (stands !== undefined)
        reading.list = Promise.all([reading.list, stands.until()]).then(([list, until]) => ((reading.until = until), list));
      kept = reading;
      reading.list.catch(() => {
        if (kept === reading) kept = null;
      });
      return reading.list;
    };
  };
}
