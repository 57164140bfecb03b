/**
 * What the index of a database holds: a record is a set of tokens, and a search is a question of
 * which tokens a record has, so that both databases answer it alike and without looking at a row.
 * The first letter of a token says where the word stands:
 *
 * - `n` in the name, `t` in name or tags, `h` in these or the short text, `a` anywhere;
 * - `u` in a name or code of what the record hangs on;
 * - `p` two words side by side in the name, `q` in one of what it hangs on, `b` anywhere;
 * - `y` as it is spelled, if with accents, in the name, `w` in what is short, `x` anywhere;
 * - `k` what kind of record it is.
 */
export type Place = 'n' | 't' | 'h' | 'a' | 'u';

export type PairPlace = 'p' | 'q' | 'b';

/** Letters beyond a-z are spelled as numbers: what counts as a letter differs between databases. */
const plain = (word: string) =>
  isPlain.test(word) ? word : word.replace(/[^a-z0-9]/gu, (letter) => `u${letter.codePointAt(0)?.toString(16)}`).slice(0, 40);
const isPlain = /^[a-z0-9]*$/;

export const wordToken = (place: Place, word: string): string => `${place}${plain(word)}`;
export const pairToken = (place: PairPlace, one: string, other: string): string => `${place}${plain(one)}_${plain(other)}`;
export const accentToken = (place: 'y' | 'w' | 'x', accent: string): string => `${place}${plain(accent)}`;
export const kindToken = (kind: number): string => `k${kind}`;

/** Which tokens a record must have. */
export type Wanted = string | { and: Wanted[] } | { or: Wanted[] } | { all: Wanted; but: Wanted };
