import type { Database } from '#server/database/schema.ts';
import { lastSeenSeq } from '#server/database/journal.ts';
import { addReads, gathered, ungathered } from '#server/database/reads.ts';

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
    (looking ??= ungathered(async () => {
      await Promise.resolve();
      // Whoever comes later may come after a save that this look does not see.
      looking = null;
      return lastSeenSeq(db);
    }));

  return <T>(read: Read<T>, stands?: Stands) => {
    type Reading = { seq: number; until: number; list: ReturnType<typeof gathered<T>> };
    let kept: Reading | null = null;
    /** Whoever is given it depends on what it was read from. */
    const given = async ({ list }: Reading): Promise<T> => {
      const { made, reads } = await list;
      addReads(reads);
      return made;
    };
    return async () => {
      const seq = await look();
      if (kept?.seq === seq && (stands === undefined || stands.now() < kept.until)) return given(kept);
      // A save between the look and the reading makes the list newer than it is called; the next look reads it again.
      const reading: Reading = { seq, until: Infinity, list: gathered(read) };
      if (stands !== undefined)
        reading.list = Promise.all([reading.list, ungathered(stands.until)]).then(
          ([list, until]) => ((reading.until = until), list),
        );
      kept = reading;
      reading.list.catch(() => {
        if (kept === reading) kept = null;
      });
      return given(reading);
    };
  };
}
