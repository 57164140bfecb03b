/** Words that are compared of one text: a few pages tell enough. */
const maxWords = 500;

export function wordsOf(text: string): ReadonlyMap<string, number> {
  const words = new Map<string, number>();
  const found =
    text
      .slice(0, 8 * maxWords)
      .toLocaleLowerCase('vi')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  for (const word of found.slice(0, maxWords)) words.set(word, (words.get(word) ?? 0) + 1);
  return words;
}

/** The part of words that two texts share, from 0 to 1. */
export function shared(first: ReadonlyMap<string, number>, second: ReadonlyMap<string, number>): number {
  let [common, total] = [0, 0];
  for (const [word, count] of first) {
    common += Math.min(count, second.get(word) ?? 0);
    total += count;
  }
  for (const count of second.values()) total += count;
  return total === 0 ? 0 : (2 * common) / total;
}
