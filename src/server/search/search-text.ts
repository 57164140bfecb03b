import { wordsOf } from './words.ts';

/** What visitors can find, by the name of its description: the name, and the short texts they read on a card. */
const sources = {
  position: { name: 'name', body: ['short_description', 'fields'] },
  subject: { name: 'name', body: ['short_description'] },
  article: { name: 'title', body: ['excerpt'] },
} as const satisfies Record<string, { name: string; body: readonly string[] }>;

export type Searchable = keyof typeof sources;

/** Whether records of this description have a `search_text` column. */
export const isSearchable = (resource: string): resource is Searchable => Object.hasOwn(sources, resource);

/**
 * The `search_text` of a record from its values (all of them, not only the changed ones; lists
 * as arrays or as the JSON text of their column): ' words of the name | words of the body '. Every word has a space before it, and no word
 * holds the bar, so that one LIKE finds the beginning of a word and tells the name from the body.
 * Empty for a resource that is not searched.
 */
export function searchText(resource: string, values: Readonly<Record<string, unknown>>): string {
  if (!isSearchable(resource)) return '';
  const { name, body } = sources[resource];
  const words = (keys: readonly string[]) => wordsOf(keys.map((key) => plain(values[key])).join(' ')).join(' ');
  return ` ${words([name])} | ${words(body)} `;
}

function plain(value: unknown): string {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.map(plain).join(' ') : '';
}
