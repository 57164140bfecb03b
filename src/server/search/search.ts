/** Answers a search. In: a text, a type and a page. Out: the results of that page, and what is said of all of them (`meta`). */

import type { SearchMeta, SearchResult, SearchSuggestion, SuggestionsMeta } from '#shared/answers/search.ts';
import type { AnswerCard, ShortAnswer } from '#shared/answers/answer-card.ts';
import { readCombinations } from '#shared/codes/typed-combinations.ts';
import { searchKeys } from '#shared/search/search-key.ts';
import { mentionsAll, snippetOf, type Sought, soughtBy } from '#shared/search/search-snippet.ts';
import { spelledAs } from '#shared/search/search-spelling.ts';
import { maxCounted, type SearchType } from '#shared/search/search-types.ts';
import { pictureMeta } from '#server/database/codecs.ts';
import { metaOf, offsetOf, type Window } from '#server/database/paging.ts';
import type { ReadContext } from '#server/public/read-context.ts';
import type { Found } from './find.ts';
import type { FoundRecord, RecordReader } from './results.ts';
import type { FoundAsOf, SearchIndex } from './search-index.ts';

/** What answers a question itself, in which combinations stand by their codes; best first, by a state of the content (`FoundAsOf`). */
export type Answers = (context: ReadContext, text: string, state: number) => Promise<AnswerCard[]>;

type Asking = ReadContext & { answers?: Answers | undefined };
/** What a search needs beside the question. */
export type SearchParts = Asking & { index: SearchIndex; read: RecordReader };

const mostAnswers = 3;

/** What answers a text itself, in which combinations stand by their codes. Who types the whole name of an article wants to read it. */
async function cardsFor({ answers, ...context }: Asking, text: string, { state }: FoundAsOf, records: readonly FoundRecord[]) {
  const cards = (await answers?.(context, readCombinations(text).text, state)) ?? [];
  const keys = searchKeys(text).join(' ');
  const isNamed = cards.length > 0 && records.some(({ type, name }) => type === 'baiviet' && searchKeys(name).join(' ') === keys);
  return isNamed ? [] : cards.slice(0, mostAnswers);
}

/** A page of what visitors find by a text, best first; the pages end at 200 results. */
export async function search(
  { index, read, ...context }: SearchParts,
  text: string,
  type: SearchType | null,
  window: Window,
): Promise<{ data: SearchResult[]; meta: SearchMeta }> {
  const found = await index.find(text, type, context.now);
  const sought = soughtBy(found.terms);
  const start = offsetOf(window);
  const records = await read(context, found.places.slice(start, start + window.perPage), true);
  // Further pages have the best result only where it says what was meant.
  const isAhead = start > 0 && found.corrected !== null;
  const [best] = isAhead ? await read(context, found.places.slice(0, 1), true) : records;
  const cards = start > 0 ? [] : await cardsFor(context, text, found, records);
  return {
    data: records.map((record) => resultOf(found, sought, record)),
    meta: {
      ...metaOf(window, totalOf(found, type)),
      ...factsOf(text, found, best),
      types: found.types,
      ...(cards.length > 0 && { answers: cards }),
    },
  };
}

const maxSuggestions = 8;

/** The first few of the same, with no more than it takes to name them and to lead there. */
export async function suggestions(
  { index, read, ...context }: SearchParts,
  text: string,
): Promise<{ data: SearchSuggestion[]; meta: SuggestionsMeta }> {
  const found = await index.find(text, null, context.now);
  const records = await read(context, found.places.slice(0, maxSuggestions), found.corrected !== null);
  const [card] = await cardsFor(context, text, found, records);
  return {
    data: records.map(({ type, name, slug, parent_slug }) => ({ type, name, slug, parent_slug })),
    meta: { ...factsOf(text, found, records[0]), total: totalOf(found, null), ...(card && { answers: [shortOf(card)] }) },
  };
}

const shortOf = ({ kind, title, value, minh_hoa, path }: AnswerCard): ShortAnswer => ({ kind, title, value, minh_hoa, path });

function totalOf({ types }: Found, type: SearchType | null): number {
  const counts = type === null ? Object.values(types) : [types[type]];
  return Math.min(
    maxCounted,
    counts.reduce((sum, count) => sum + count, 0),
  );
}

const textsOf = ({ name, otherNames, tags, above, short, long }: FoundRecord): string[] =>
  [name, tags, above, short, otherNames, long()].flat();

/** What was meant is spelled as the best result does. */
const factsOf = (text: string, { marks, corrected }: Found, best: FoundRecord | undefined) => ({
  terms: marks,
  did_you_mean: corrected === null || best === undefined ? null : spelledAs(corrected.words, textsOf(best), corrected.accents),
  partial: corrected?.isPart === true,
  combinations: readCombinations(text).called,
});

/** The snippet comes from the short text when that, the names and what it hangs on hold all the words of some reading. */
function resultOf({ readings }: Found, sought: Sought, record: FoundRecord): SearchResult {
  const { short, otherNames, tags, above, long, thumbnail_meta, ...named } = record;
  const [description = ''] = short;
  const called = otherNames.length > 0 ? [`Còn gọi là: ${otherNames.join(', ')}.`] : [];
  const isBrief = description !== '' && mentionsAll([named.name, ...otherNames, ...above, description], sought, readings);
  const texts = isBrief ? [description] : [...short, ...called, tags.join(', '), ...long()].filter((text) => text !== '');
  return {
    ...named,
    thumbnail_meta: pictureMeta(thumbnail_meta),
    description,
    snippet: snippetOf(texts, sought, Math.min(...readings.map((terms) => new Set(terms).size))),
  };
}
