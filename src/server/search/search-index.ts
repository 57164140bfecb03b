/** The index of a database, up to date. In: a text, a type and the time of a search. Out: what `find` finds at that time. */

import type { SearchType } from '#shared/search/search-types.ts';
import type { Database } from '#server/database/schema.ts';
import { find, type Found } from './find.ts';
import { Indexer } from './indexer.ts';
import type { SearchSources } from './source.ts';
import { type Dictionary, dictionaryOf } from './spellings.ts';

/** What is found, and the state of the content that it is of: another number once an answer to visitors may be another. */
export type FoundAsOf = Found & { state: number };

/** What finds records by words. Everything committed before a search is in what it finds. */
export type SearchIndex = {
  find: (text: string, type: SearchType | null, now: Date) => Promise<FoundAsOf>;
  close: () => Promise<void>;
  /** Whether a search is answered without waiting for the index to be built; begins to build it where nothing does. */
  isReady?: () => boolean;
};

/** An index in this thread, built by the first search or by `prepare`. */
export function localIndex(db: Database, sources: SearchSources): SearchIndex & { prepare: (now: Date) => Promise<void> } {
  const indexer = new Indexer(db, sources);
  let dictionary: { of: number; words: Dictionary } | null = null;
  let last = Promise.resolve();
  let next: { now: Date; followed: Promise<void> } | null = null;
  const followNext = (now: Date) => {
    const followed = last.then(() => {
      const at = next?.now ?? now;
      next = null;
      return indexer.follow(at);
    });
    // The next search tries again what failed for this one.
    last = followed.catch(() => undefined);
    return { now, followed };
  };
  // Searches that come while the index follows the database wait until it has done so once more, all for the same time: while
  // the database is silent, none waits behind those before it.
  const prepare = (now: Date): Promise<void> => {
    next ??= followNext(now);
    if (now > next.now) next.now = now;
    return next.followed;
  };
  const words = (): Dictionary => {
    const { index } = indexer;
    if (dictionary?.of !== index.changes) dictionary = { of: index.changes, words: dictionaryOf(index) };
    return dictionary.words;
  };
  return {
    prepare,
    async find(text, type, now) {
      await prepare(now);
      return { ...find(indexer.index, words, text, type), state: indexer.seen };
    },
    close: () => last,
  };
}
