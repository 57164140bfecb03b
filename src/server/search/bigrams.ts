/**
 * Which terms stand side by side in a record, as a Bloom filter of its bigrams: pairs of neighbouring terms, each by one spelling
 * or by any. Bigrams go in as hashes; a filter of a kilobyte for an article tells whether one is there. All filters are in one pool of
 * bits: an array for each record costs a search a twentieth more.
 */

/** Where a filter begins in the pool, and how many units of 32 bits it has. */
export type BigramFilter = { filterAt: number; filterUnits: number };

/** In place of a spelling: whichever the term has. */
export const anySpelling = 63;

/** Bits of the filter for each bigram, and how many of them it sets: about 2 % of strangers pass for neighbours. */
const bitsPerBigram = 9;
const bitsSet = 3;

export class BigramFilters {
  #pool = new Uint32Array(1024);
  #end = 0;

  add(hashes: readonly number[]): BigramFilter {
    const filterAt = this.#end;
    const filterUnits = Math.ceil((hashes.length * bitsPerBigram) / 32);
    this.#end += filterUnits;
    if (this.#end > this.#pool.length) {
      const larger = new Uint32Array(Math.ceil(this.#end * 1.5));
      larger.set(this.#pool);
      this.#pool = larger;
    }
    for (const hash of hashes) {
      for (let step = 0; step < bitsSet; step += 1) {
        const bit = bitOf(hash, step, filterUnits);
        this.#pool[filterAt + (bit >>> 5)]! |= 1 << (bit & 31);
      }
    }
    return { filterAt, filterUnits };
  }

  /** Never false where the bigram is there. */
  has({ filterAt, filterUnits }: BigramFilter, hash: number): boolean {
    if (filterUnits === 0) return false;
    for (let step = 0; step < bitsSet; step += 1) {
      const bit = bitOf(hash, step, filterUnits);
      if ((this.#pool[filterAt + (bit >>> 5)]! & (1 << (bit & 31))) === 0) return false;
    }
    return true;
  }

  /** Keeps these filters alone, in this order, and gives back the room of all others. */
  keepOnly(filters: readonly BigramFilter[]): void {
    const pool = new Uint32Array(filters.reduce((sum, { filterUnits }) => sum + filterUnits, 0));
    this.#end = 0;
    for (const filter of filters) {
      pool.set(this.#pool.subarray(filter.filterAt, filter.filterAt + filter.filterUnits), this.#end);
      filter.filterAt = this.#end;
      this.#end += filter.filterUnits;
    }
    this.#pool = pool;
  }
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
