/** Words that a visitor may have meant by one that is in no text; all are keys (search-key). */

/** How many mistakes are corrected in a word of this length: a short syllable differs in one letter from very many others. */
export const forgiven = (length: number): 0 | 1 | 2 => (length < 3 ? 0 : length < 6 ? 1 : 2);

/** Which letters a word has, as bits. Two mistakes change four of them at most. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) % 32);
  return bits;
}

/** In how many bits two numbers differ. */
export function differing(one: number, other: number): number {
  let count = 0;
  for (let bits = one ^ other; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}

/** Longer words than any that is looked for. */
const longest = 64;
const rows = [new Uint8Array(longest), new Uint8Array(longest), new Uint8Array(longest)] as const;

/**
 * The edit distance of two words: letters added, left out, replaced, or two neighbours swapped. Anything above
 * `most` is given as `most + 1`.
 */
export function mistakesBetween(one: string, other: string, most: number): number {
  const [length, width] = [one.length, other.length];
  if (Math.abs(length - width) > most || width >= longest) return most + 1;
  let [before, last, next]: [Uint8Array, Uint8Array, Uint8Array] = [rows[0], rows[1], rows[2]];
  for (let column = 0; column <= width; column += 1) last[column] = column;
  for (let row = 1; row <= length; row += 1) {
    const letter = one.charCodeAt(row - 1);
    let least = (next[0] = row);
    for (let column = 1; column <= width; column += 1) {
      const beside = other.charCodeAt(column - 1);
      let cost = Math.min(last[column]!, next[column - 1]!) + 1;
      cost = Math.min(cost, last[column - 1]! + (letter === beside ? 0 : 1));
      if (row > 1 && column > 1 && letter === other.charCodeAt(column - 2) && one.charCodeAt(row - 2) === beside)
        cost = Math.min(cost, before[column - 2]! + 1);
      next[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [before, last, next] = [last, next, before];
  }
  return Math.min(last[width]!, most + 1);
}

/**
 * One spelling for sounds that are often confused: x and s, ch and tr, d, gi and r, l and n, f and ph; at the end c and t, n
 * and ng.
 */
export const soundOf = (key: string): string =>
  key
    .replace(/^(ph|f)/, 'f')
    .replace(/^(tr|ch)/, 'c_')
    .replace(/^(gi(?=[aeouy])|r|z|d|j)/, 'd')
    .replace(/^[xs](?!h)/, 's')
    .replace(/^(nh|ngh?)/, (start) => start.toUpperCase())
    .replace(/^n/, 'l')
    .replace(/^[kq](?!h)/, 'c')
    .replace(/c$/, 't')
    .replace(/ng$/, 'n');

/** Removes the accent keys of Telex and VNI, typed while no input method was on: 'ddoof', 'hoaj', 'thie6t1'. */
export function withoutTypingKeys(key: string): string {
  // Not 'v00', the name of a subject combination.
  if (/[aeiouy]\d|d9/.test(key)) return key.replace(/[0-9]/g, '');
  return key
    .replace(/dd/g, 'd')
    .replace(/aa/g, 'a')
    .replace(/ee/g, 'e')
    .replace(/oo/g, 'o')
    .replace(/([aou])w/g, '$1')
    .replace(/^(?=.*[aeiouy])(.*)[sfrxj]$/, '$1')
    .replace(/([aeiouy])[sfrxj](?=[aeiouy]|ng|nh|ch|[cmnpt])/, '$1')
    .replace(/w/g, 'u');
}

const mostParts = 4;

/** Splits a text typed without spaces into as few known words as possible; null when that is impossible. */
export function takenApart(key: string, isWord: (part: string) => boolean): string[] | null {
  const best: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= key.length; end += 1) {
    for (let start = Math.max(0, end - 12); start < end; start += 1) {
      const head = best[start];
      const part = key.slice(start, end);
      if (head === undefined || head.length >= mostParts || part.length < 2 || !isWord(part)) continue;
      if (head.length + 1 < (best[end]?.length ?? Infinity)) best[end] = [...head, part];
    }
  }
  const found = best[key.length];
  return found !== undefined && found.length > 1 ? found : null;
}
