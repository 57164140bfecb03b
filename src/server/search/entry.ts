import type { Section } from '#shared/answers/parts.ts';
import { indexedTypes, type IndexedType } from './indexed-types.ts';
import { accentKey } from '#shared/rules/search-accents.ts';
import { searchKeys, searchWords } from '#shared/rules/search-key.ts';
import { sections, tags } from '#server/database/codecs.ts';
import type { SearchSource } from './source.ts';
import { accentToken, kindToken, pairToken, type Place, wordToken } from './tokens.ts';

/** What the index knows of a record. */
export type Entry = {
  place: number;
  /** The keys of the name's words, and the same with accents, each joined by spaces. */
  nameKey: string;
  nameAccents: string;
  tokens: Set<string>;
  words: Set<string>;
  nameWords: Set<string>;
};

/** What follows this many words in a record is not searched. */
const maxWords = 5_000;

const kindStep = 4;
const orderStep = kindStep * 2 ** 31;

/**
 * A number that sorts results which match equally well: by `order`, then id, then type. Both can be
 * read back from it, and an index walked by it gives the first ones first.
 */
export const placeOf = (type: IndexedType, order: number, id: number): number =>
  order * orderStep + id * kindStep + indexedTypes.indexOf(type);

export const recordAt = (place: number): { type: IndexedType; id: number } => ({
  type: indexedTypes[place % kindStep] ?? 'vitri',
  id: Math.floor(place / kindStep) % 2 ** 31,
});

/**
 * The entry of a record from its values (all of them; lists as such or as the JSON text of their
 * column). `above` are the names and codes of what it hangs on, by which it is found as by its tags.
 */
export function entryOf(
  source: SearchSource,
  id: number,
  values: Readonly<Record<string, unknown>>,
  above: readonly string[] = [],
): Entry {
  const read = (key = '') => plainText(values[key]);
  const nameText = read(source.name);
  const name = searchWords(nameText);
  const tokens = new Set([kindToken(indexedTypes.indexOf(source.type))]);
  const words = new Set<string>();
  const nameWords = new Set(name.map(({ key }) => key));

  let left = maxWords;
  const add = (texts: readonly string[], places: readonly Place[], isOwn = true) => {
    const isShort = !isOwn || places.includes('h');
    for (const text of texts) {
      if (left <= 0) return;
      let before: string | null = null;
      for (const { start, end, key } of searchWords(text).slice(0, left)) {
        const accent = accentKey(text.slice(start, end));
        if (accent !== key)
          for (const place of isShort ? (['w', 'x'] as const) : (['x'] as const)) tokens.add(accentToken(place, accent));
        if (isOwn) words.add(key);
        for (const place of places) tokens.add(wordToken(place, key));
        if (before !== null) tokens.add(pairToken(isOwn ? 'b' : 'q', before, key));
        before = key;
        left -= 1;
      }
    }
  };
  add([nameText], ['n', 't', 'h', 'a']);
  for (const [index, { start, end, key }] of name.entries()) {
    const accent = accentKey(nameText.slice(start, end));
    if (accent !== key) tokens.add(accentToken('y', accent));
    const next = name[index + 1];
    if (next !== undefined) tokens.add(pairToken('p', key, next.key));
  }
  for (const key of [source.tags, source.otherNames]) add(tagsOf(values[key ?? '']), ['t', 'h', 'a']);
  add(above, ['u'], false);
  add(source.short.map(read), ['h', 'a']);
  add([read(source.paragraph), ...textsOf(values[source.sections])], ['a']);

  return {
    place: placeOf(source.type, Number(values['order']), id),
    nameKey: name.map(({ key }) => key).join(' '),
    nameAccents: name.map(({ start, end }) => accentKey(nameText.slice(start, end))).join(' '),
    tokens,
    words,
    nameWords,
  };
}

/** What a record gives to the words of the index. */
export type Spoken = Pick<Entry, 'nameKey' | 'words' | 'nameWords'>;

/** The same of a record that is no result itself, but what results hang on. */
export function spokenOf(name: string, code: string): Spoken {
  const keys = searchKeys(name);
  return { nameKey: keys.join(' '), words: new Set([...keys, ...searchKeys(code)]), nameWords: new Set(keys) };
}

const plainText = (value: unknown): string => (typeof value === 'string' ? value : '');

const tagsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(plainText) : typeof value === 'string' ? tags(value) : [];

/** The texts of sections, given as such or as their column; each text is a run of words of its own. */
export function textsOf(value: unknown): string[] {
  const list: readonly Section[] = Array.isArray(value) ? value : typeof value === 'string' ? sections(value) : [];
  return list.flatMap(({ title, content, list: bullets }) => [title, content, ...bullets]);
}
