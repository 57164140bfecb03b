/**
 * Which terms stand side by side in a record, as a Bloom filter of its bigrams: pairs of neighbouring terms, each by one spelling
 * or by any. A bigram goes in as a hash; a filter of a kilobyte for an article tells whether it is there.
 */

/** In place of a spelling: whichever the term has. */
export const anySpelling = 63;

/** Bits of the filter for each bigram, and how many of them it sets: about 2 % of strangers pass for neighbours. */
const bitsPerBigram = 9;
const bitsSet = 3;

export function bigramFilter(hashes: readonly number[]): Uint32Array {
  const filter = new Uint32Array(Math.ceil((hashes.length * bitsPerBigram) / 32));
  for (const hash of hashes) {
    for (let step = 0; step < bitsSet; step += 1) {
      const bit = bitOf(hash, step, filter.length);
      filter[bit >>> 5]! |= 1 << (bit & 31);
    }
  }
  return filter;
}

/** Never false where the bigram is there. */
export function hasBigram(filter: Uint32Array, hash: number): boolean {
  for (let step = 0; step < bitsSet; step += 1) {
    const bit = bitOf(hash, step, filter.length);
    if (((filter[bit >>> 5] ?? 0) & (1 << (bit & 31))) === 0) return false;
  }
  return true;
}

/** By the ids of both terms, and the numbers of their spellings. */
export function bigramHash(one: number, oneSpelling: number, other: number, otherSpelling: number): number {
  let hash = Math.imul(one * 64 + oneSpelling + 1, 0x9e3779b1) ^ Math.imul(other * 64 + otherSpelling + 1, 0x85ebca77);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Each step takes other bits of the hash to the front; a share of them, since a remainder takes several times as long. */
const bitOf = (hash: number, step: number, units: number): number =>
  Math.floor((((hash << (11 * step)) | (hash >>> (32 - 11 * step))) >>> 0) * (units / 2 ** 27));
