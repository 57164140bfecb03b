import { z } from 'zod';
import { searchMeta, searchResult, searchSuggestion, suggestionsMeta } from '#shared/answers/search.ts';
import { searchTypes } from '#shared/rules/search-types.ts';
import type { Dialect } from '#server/database/connect.ts';
import type { Database } from '#server/database/schema.ts';
import { concurrencyLimit } from '#server/http/concurrency-limit.ts';
import { type PublicList, publicList } from '#server/public/public-list.ts';
import { searchPaging } from '#server/public/query.ts';
import type { Library } from './candidates.ts';
import { search, suggestions } from './search.ts';
import type { SearchSources } from './source.ts';

const searchPageSize = 20;

/**
 * A search sends some ten statements. If all searches sent theirs as they went, each statement would wait behind those
 * of every other search, and who needs most of them would wait longest.
 */
const searchesAtOnce = 4;

type Parts = {
  db: Database;
  dialect: Dialect;
  searchDb?: Database | undefined;
  /** Told how many results a search of all types has. */
  onSearch?: ((text: string, total: number) => void) | undefined;
};

/** What visitors find by words, by its path below /api. */
export function searchLists(
  { db, dialect, searchDb = db, onSearch }: Parts,
  sources: SearchSources,
): { path: string; list: PublicList }[] {
  const limited = concurrencyLimit(searchesAtOnce);
  // SQLite's search reads nothing in this thread; PostgreSQL's chooses between two ways of planning.
  const library = { db: dialect === 'sqlite' ? searchDb : db, indexed: searchDb, dialect, sources };
  const searching = <Answer>(now: Date, run: (library: Library) => Promise<Answer>) => limited(() => run({ ...library, now }));
  const query = z.object({
    q: z.string().optional(),
    type: z.enum(searchTypes, `type phải là một trong: ${searchTypes.join(', ')}`).optional(),
    ...searchPaging.shape,
  });
  return [
    {
      path: '/search',
      list: publicList({
        summary: 'What visitors find by words, best first',
        item: searchResult,
        query,
        meta: searchMeta,
        async read({ now }, { q = '', type = null, page = 1, per_page: perPage = searchPageSize }) {
          const found = await searching(now, (library) => search(library, q, type, { page, perPage }));
          if (type === null) onSearch?.(q, found.meta.total);
          return found;
        },
      }),
    },
    {
      path: '/search/suggestions',
      list: publicList({
        summary: 'At most eight results for what is being typed',
        item: searchSuggestion,
        query: query.pick({ q: true }),
        meta: suggestionsMeta,
        read: ({ now }, { q = '' }) => searching(now, (library) => suggestions(library, q)),
      }),
    },
  ];
}
