import { z } from 'zod';
import { type SearchType, searchTypes } from '#shared/search/search-types.ts';
import { answerCard, shortAnswer } from './answer-card.ts';
import { id, pictured, text } from './parts.ts';
import { listMeta } from './wire.ts';

export const searchResult = z.object({
  type: z.enum(searchTypes),
  id,
  name: text,
  slug: text,
  ...pictured('thumbnail'),
  description: text,
  snippet: text.describe("Plain text around the match, about 200 characters at most, '…' where it was cut."),
  parent_slug: z
    .object({ nhom: text.nullable(), nganh: text.nullable() })
    .describe(
      '`nhom`: slug of the career a position belongs to, or of the major group of a major or subject; `nganh`: slug of the major of a subject.',
    ),
});
export type SearchResult = z.infer<typeof searchResult>;

export const searchSuggestion = searchResult.pick({ type: true, name: true, slug: true, parent_slug: true });
export type SearchSuggestion = z.infer<typeof searchSuggestion>;

const searchFacts = z.object({
  terms: z
    .array(text)
    .describe(
      'Keys of the words that were looked for: no accents, lower case, synonyms expanded, mistakes corrected; several with spaces where they count side by side only, a * behind the beginning of one.',
    ),
  did_you_mean: text.nullable().describe('Set when nothing matched as typed: the text, with accents, whose results these are.'),
  partial: z.boolean().describe('Whether only a part of what was typed was searched for.'),
  combinations: z
    .array(z.object({ typed: text, code: text }))
    .describe(
      "What of the text was taken for a combination of subjects without being its code: 'khối D' for D01, 'khối V' for V, which stands for all that begin with it.",
    ),
});
const counted = z.int().describe('200 means 200 or more.');
const countedTypes = Object.fromEntries(searchTypes.map((type) => [type, counted])) as Record<SearchType, typeof counted>;

export const searchMeta = searchFacts.extend({
  ...listMeta.shape,
  total: counted,
  types: z.object(countedTypes).describe('Matches per type, whatever `type` says.'),
  answers: z
    .array(answerCard)
    .optional()
    .describe('What of the site answers a question itself, best first; absent or empty: nothing.'),
});
export type SearchMeta = z.infer<typeof searchMeta>;

export const suggestionsMeta = searchFacts.extend({
  total: counted,
  answers: z.array(shortAnswer).optional().describe('What answers a question itself; absent or empty: nothing.'),
});
export type SuggestionsMeta = z.infer<typeof suggestionsMeta>;
