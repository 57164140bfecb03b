import type { SearchType } from '#shared/search/search-types.ts';
import type { Database } from '#server/database/schema.ts';
import { find, type Found } from './find.ts';
import { Library } from './library.ts';
import type { SearchSources } from './source.ts';
import { type Dictionary, dictionaryOf } from './spellings.ts';

/** What finds records by words. Everything committed before a search is in what it finds. */
export type SearchIndex = {
  find: (text: string, type: SearchType | null, now: Date) => Promise<Found>;
  close: () => Promise<void>;
  /** Whether a search is answered without waiting for the index to be built; begins to build it where nothing does. */
  isReady?: () => boolean;
};

/** An index in this thread, built by the first search or by `prepare`. */
export function localIndex(db: Database, sources: SearchSources): SearchIndex & { prepare: (now: Date) => Promise<void> } {
  const library = new Library(db, sources);
  let dictionary: { of: number; words: Dictionary } | null = null;
  let turn = Promise.resolve();
  let next: { now: Date; followed: Promise<void> } | null = null;
  // Searches that come while the index follows the database wait for one more turn, all for the same one: while the database
  // is silent, none waits behind those before it.
  const prepare = (now: Date): Promise<void> => {
    if (next !== null) {
      if (now > next.now) next.now = now;
      return next.followed;
    }
    const own = { now, followed: Promise.resolve() };
    own.followed = turn.then(() => {
      next = null;
      return library.follow(own.now);
    });
    next = own;
    // The next search tries again what failed for this one.
    turn = own.followed.catch(() => undefined);
    return own.followed;
  };
  const words = (): Dictionary => {
    const { index } = library;
    if (dictionary?.of !== index.changes) dictionary = { of: index.changes, words: dictionaryOf(index) };
    return dictionary.words;
  };
  return {
    prepare,
    async find(text, type, now) {
      await prepare(now);
      return find(library.index, words, text, type);
    },
    close: () => turn,
  };
}
