import { eachWord, initialOf, searchKey } from './search-key.ts';

/** In characters. Longer texts are read only to here, and so much of all texts of a record. */
const maxRead = 20_000;
const maxReadOfAll = 60_000;

export const snippetLength = 200;

/** How much of a snippet may stand before the match. */
const lead = 40;

/** Terms that are looked for in many texts; `seconds` are null where one of them is a single letter. */
export type Sought = { terms: readonly string[]; firsts: ReadonlySet<number>; seconds: ReadonlySet<number> | null };

export const soughtBy = (terms: readonly string[]): Sought => ({
  terms,
  firsts: new Set(terms.map((term) => term.charCodeAt(0))),
  seconds: terms.some(({ length }) => length === 1) ? null : new Set(terms.map((term) => term.charCodeAt(1))),
});

/** The term that a word is, else the first that it begins with; -1 for none. */
function termOf(terms: readonly string[], key: string): number {
  const whole = terms.indexOf(key);
  return whole === -1 ? terms.findIndex((term) => key.startsWith(term)) : whole;
}

type Match = { start: number; end: number; index: number; key: string; term: number };

/** The words of a text that begin with some term. */
function matchesIn(text: string, { terms, firsts, seconds }: Sought): Match[] {
  const matches: Match[] = [];
  let index = -1;
  eachWord(text.length > maxRead ? text.slice(0, maxRead) : text, (start, end) => {
    index += 1;
    // Nearly all words are told by their first letters, without making a string of them.
    if (!firsts.has(initialOf(text.charCodeAt(start)))) return;
    const second = end - start > 1 && seconds !== null ? initialOf(text.charCodeAt(start + 1)) : 0;
    // A y may be an i in a key; what is no letter from a to z may be a mark of the one before.
    if (second >= 97 && second <= 122 && second !== 121 && seconds?.has(second) === false) return;
    const key = searchKey(text.slice(start, end));
    const term = termOf(terms, key);
    if (term !== -1) matches.push({ start, end, index, key, term });
  });
  return matches;
}

/** Whether for each term of some reading a word of the texts begins with it; `sought` has the terms of all readings. */
export function mentionsAll(texts: readonly string[], sought: Sought, readings: readonly (readonly string[])[]): boolean {
  const keys = [...new Set(texts.flatMap((text) => matchesIn(text, sought).map(({ key }) => key)))];
  return readings.some((terms) => terms.every((term) => keys.some((key) => key.startsWith(term))));
}

/**
 * The part of the texts with the most of the terms close together, on one line, at most about 200
 * characters, '…' where it is cut; the beginning of the first text when none is in any. `least`: so many of the terms make
 * a place as good as any.
 */
export function snippetOf(texts: readonly string[], sought: Sought, least = sought.terms.length): string {
  const enough = 3 * least + 2 * (least - 1);
  let best = { text: texts[0] ?? '', score: 0 };
  let left = maxReadOfAll;
  for (const text of texts) {
    if (left <= 0) break;
    left -= Math.min(text.length, maxRead);
    const { score } = bestPlace(text, sought);
    if (score > best.score) best = { text, score };
    // All words of a reading side by side: no other place is better.
    if (best.score >= enough) break;
  }
  const line = best.text
    .slice(0, maxRead)
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim();
  if (line.length <= snippetLength) return line;
  const { start } = bestPlace(line, sought);
  const from = cutBefore(line, Math.max(0, Math.min(start - lead, line.length - snippetLength + 2)));
  const to = cutAfter(line, from + snippetLength - 2);
  return `${from > 0 ? '…' : ''}${line.slice(from, to).trim()}${to < line.length ? '…' : ''}`;
}

/** Where the terms are closest together: whole words count more than beginnings, adjacent words more than words apart. */
function bestPlace(text: string, sought: Sought): { start: number; score: number } {
  const { terms } = sought;
  const matches = matchesIn(text, sought);
  let best = { start: 0, score: 0 };
  if (matches.length === 0) return best;
  const worth = terms.map(() => 0);
  for (let first = 0; first < matches.length; first += 1) {
    const { start } = matches[first]!;
    worth.fill(0);
    let sum = 0;
    let neighbours = 0;
    for (let next = first; next < matches.length; next += 1) {
      const match = matches[next]!;
      if (match.end - start > snippetLength - lead) break;
      const known = worth[match.term]!;
      worth[match.term] = Math.max(known, match.key === terms[match.term] ? 3 : 1);
      sum += worth[match.term]! - known;
      const before = matches[next - 1];
      if (next > first && before?.index === match.index - 1 && before.term !== match.term) neighbours += 1;
    }
    const score = sum + 2 * Math.min(neighbours, terms.length - 1);
    if (score > best.score) best = { start, score };
  }
  return best;
}

/** The beginning of the word at or behind a place. */
function cutBefore(line: string, place: number): number {
  if (place === 0) return 0;
  const space = line.indexOf(' ', place);
  return space === -1 || space > place + 30 ? place : space + 1;
}

function cutAfter(line: string, place: number): number {
  if (place >= line.length) return line.length;
  const space = line.lastIndexOf(' ', place);
  return space < place - 30 ? place : space;
}
