/** Declares the two calls of the search. In: the parameters of an address. Out: what search.ts answers. */

import { z } from 'zod';
import { searchMeta, searchResult, searchSuggestion, suggestionsMeta } from '#shared/answers/search.ts';
import { searchTypes } from '#shared/search/search-types.ts';
import { type PublicList, publicList } from '#server/public/public-list.ts';
import { searchPaging } from '#shared/calls/reading.ts';
import { recordReader } from './results.ts';
import { type Answers, search, suggestions } from './search.ts';
import type { SearchIndex } from './search-index.ts';
import type { SearchSources } from './source.ts';

const searchPageSize = 20;

type SearchListParts = {
  index: SearchIndex;
  sources: SearchSources;
  /** What answers questions above the results; nothing does unless given. */
  answers?: Answers | undefined;
  /** Told how many results a search of all types has. */
  onSearch?: ((text: string, total: number) => void) | undefined;
};

/** What visitors find by words, by its path below /api. */
export function searchLists({ index, sources, answers, onSearch }: SearchListParts): { path: string; list: PublicList }[] {
  const read = recordReader(sources);
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
        answersTexts: true,
        async read(context, { q = '', type = null, page = 1, per_page: perPage = searchPageSize }) {
          const found = await search({ ...context, index, read, answers }, q, type, { page, perPage });
          // What only a part of the text found is not what the visitor looked for.
          if (type === null) onSearch?.(q, found.meta.partial ? 0 : found.meta.total);
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
        answersTexts: true,
        read: (context, { q = '' }) => suggestions({ ...context, index, read, answers }, q),
      }),
    },
  ];
}
