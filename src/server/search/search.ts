import type { SearchResult, SearchSuggestion } from '#shared/answers/search.ts';
import type { SearchType } from '#shared/rules/search-types.ts';
import { spelledAs } from '#shared/rules/search-spelling.ts';
import { mentionsAll, snippetOf } from '#shared/rules/search-snippet.ts';
import type { SearchMeta, SuggestionsMeta } from '#shared/answers/search.ts';
import { pictureMeta, tags } from '#server/database/codecs.ts';
import { metaOf, offsetOf, type Window } from '#server/database/paging.ts';
import type { Library } from './candidates.ts';
import { placeOf, textsOf } from './entry.ts';
import { find, type Found, maxFound } from './find.ts';
import { isIndexed, noneOf } from './indexed-types.ts';
import { allTextsOf, type FoundRecord, recordsAt } from './results.ts';

/** A page of what visitors find by a text, best first; the pages end at 200 results. */
export async function search(
  library: Library,
  text: string,
  type: SearchType | null,
  window: Window,
): Promise<{ data: SearchResult[]; meta: SearchMeta }> {
  const found = await find(library, text, type === null || isIndexed(type) ? type : null);
  const { types, marks } = found;
  const places = type === null || isIndexed(type) ? found.places : [];
  const start = offsetOf(window);
  const records = await recordsAt(library, places.slice(start, start + window.perPage));
  return {
    data: records.map((record) => resultOf(found, record)),
    meta: {
      ...metaOf(window, totalOf(found, type)),
      terms: marks,
      did_you_mean: await meant(library, found, records),
      partial: false,
      types: { ...noneOf, ...types },
    },
  };
}

const maxSuggestions = 8;

/** The first few of the same, with no more than it takes to name them and to lead there. */
export async function suggestions(library: Library, text: string): Promise<{ data: SearchSuggestion[]; meta: SuggestionsMeta }> {
  const found = await find(library, text, null);
  const records = await recordsAt(library, found.places.slice(0, maxSuggestions));
  return {
    data: records.map(({ type, name, slug, nhom, nganh }) => ({ type, name, slug, parent_slug: { nhom, nganh } })),
    meta: { terms: found.marks, did_you_mean: await meant(library, found, records), partial: false, total: totalOf(found, null) },
  };
}

const totalOf = ({ types }: Found, type: SearchType | null): number =>
  type === null ? Math.min(maxFound, types.vitri + types.monhoc + types.baiviet) : isIndexed(type) ? types[type] : 0;

/** The snippet comes from the short text when name, tags and short text hold all the words of some reading. */
function resultOf({ terms, readings }: Found, found: FoundRecord): SearchResult {
  const { type, id, name, slug, thumbnail, thumbnail_meta, description, nhom, nganh } = found;
  const short = [name, description, ...tags(found.tags), found.parent, found.grandparent];
  const isShort = readings.some((words) => mentionsAll(short, words));
  return {
    type,
    id,
    name,
    slug,
    thumbnail,
    thumbnail_meta: pictureMeta(thumbnail_meta),
    description,
    snippet: snippetOf(isShort ? [description] : [description, found.paragraph, ...textsOf(found.sections)], terms),
    parent_slug: { nhom, nganh },
  };
}

/** What was meant, as the best result spells it; `read` are the records of the page, where it mostly stands first. */
async function meant(library: Library, { corrected }: Found, read: readonly FoundRecord[]): Promise<string | null> {
  if (corrected === null) return null;
  const isBest = ({ type, order, id }: FoundRecord) => placeOf(type, order, id) === corrected.best;
  const best = read.find(isBest) ?? (await recordsAt(library, [corrected.best]))[0];
  return best === undefined ? null : spelledAs(corrected.words, allTextsOf(best), corrected.accents);
}
