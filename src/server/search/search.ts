import type { SearchMeta, SearchResult, SearchSuggestion, SuggestionsMeta } from '#shared/answers/search.ts';
import { mentionsAll, snippetOf } from '#shared/rules/search-snippet.ts';
import { spelledAs } from '#shared/rules/search-spelling.ts';
import { maxCounted, type SearchType } from '#shared/rules/search-types.ts';
import { pictureMeta } from '#server/database/codecs.ts';
import { metaOf, offsetOf, type Window } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import type { Found } from './find.ts';
import { type FoundRecord, recordsAt } from './results.ts';
import type { SearchIndex } from './search-index.ts';
import type { SearchSources } from './source.ts';

/** What a search needs beside the question. */
export type SearchParts = { db: Database; index: SearchIndex; sources: SearchSources; now: Date };

/** A page of what visitors find by a text, best first; the pages end at 200 results. */
export async function search(
  { db, index, sources, now }: SearchParts,
  text: string,
  type: SearchType | null,
  window: Window,
): Promise<{ data: SearchResult[]; meta: SearchMeta }> {
  const found = await index.find(text, type, now);
  const start = offsetOf(window);
  const records = await recordsAt(db, now, sources, found.places.slice(start, start + window.perPage));
  // Further pages have the best result only where it says what was meant.
  const isAhead = start > 0 && found.corrected !== null;
  const [best] = isAhead ? await recordsAt(db, now, sources, found.places.slice(0, 1)) : records;
  return {
    data: records.map((record) => resultOf(found, record)),
    meta: { ...metaOf(window, totalOf(found, type)), ...factsOf(found, best), types: found.types },
  };
}

const maxSuggestions = 8;

/** The first few of the same, with no more than it takes to name them and to lead there. */
export async function suggestions(
  { db, index, sources, now }: SearchParts,
  text: string,
): Promise<{ data: SearchSuggestion[]; meta: SuggestionsMeta }> {
  const found = await index.find(text, null, now);
  const records = await recordsAt(db, now, sources, found.places.slice(0, maxSuggestions));
  return {
    data: records.map(({ type, name, slug, parent_slug }) => ({ type, name, slug, parent_slug })),
    meta: { ...factsOf(found, records[0]), total: totalOf(found, null) },
  };
}

const totalOf = ({ types }: Found, type: SearchType | null): number =>
  type === null
    ? Math.min(
        maxCounted,
        Object.values(types).reduce((sum, count) => sum + count, 0),
      )
    : types[type];

/** What was meant is spelled as the best result does. */
const factsOf = ({ marks, corrected }: Found, best: FoundRecord | undefined) => ({
  terms: marks,
  did_you_mean:
    corrected === null || best === undefined
      ? null
      : spelledAs(corrected.words, [...shortTextsOf(best), ...best.long()], corrected.accents),
  partial: corrected?.isPart === true,
});

const shortTextsOf = ({ name, otherNames, tags, above, short }: FoundRecord) => [
  name,
  ...tags,
  ...above,
  ...short,
  ...otherNames,
];

/** The snippet comes from the short text when that, the name and what it hangs on hold all the words of some reading. */
function resultOf({ terms, readings }: Found, record: FoundRecord): SearchResult {
  const { type, id, name, slug, thumbnail, thumbnail_meta, short, otherNames, tags, above, parent_slug } = record;
  const [description = ''] = short;
  const isIn = (texts: readonly string[]) => readings.some((words) => mentionsAll(texts, words));
  const called = otherNames.length > 0 ? [`Còn gọi là: ${otherNames.join(', ')}.`] : [];
  const texts = isIn([name, ...above, description]) ? [description] : [...short, ...called, tags.join(', '), ...record.long()];
  return {
    type,
    id,
    name,
    slug,
    thumbnail,
    thumbnail_meta: pictureMeta(thumbnail_meta),
    description,
    snippet: snippetOf(texts, terms, Math.min(...readings.map(({ length }) => length))),
    parent_slug,
  };
}
