import { withRoom } from './growing-array.ts';

/** The pairs of neighbouring words of a record as a Bloom filter: where it begins in the pool of bits, and how many bits it has. */
export type PairFilter = { pairsAt: number; pairBits: number };

/** In place of a spelling: whichever the word has. */
export const anySpelling = 63;

/** Bits of the filter for each pair, and how many of them a pair sets: about 2 % of strangers pass for neighbours. */
const bitsPerPair = 9;
const bitsSet = 3;

/** The filters of all records, in one pool. */
export class PairFilters {
  #pool = new Uint32Array(1024);
  #end = 0;

  /** A filter of the pairs with these hashes. */
  add(hashes: readonly number[]): PairFilter {
    const pairsAt = this.#end;
    const units = Math.ceil((hashes.length * bitsPerPair) / 32);
    const pairBits = units * 32;
    this.#end += units;
    const pool = (this.#pool = withRoom(this.#pool, this.#end));
    for (const hash of hashes) {
      for (let step = 0; step < bitsSet; step += 1) {
        const bit = bitOf(hash, step, pairBits);
        pool[pairsAt + (bit >>> 5)]! |= 1 << (bit & 31);
      }
    }
    return { pairsAt, pairBits };
  }

  /** Seldom true where the pair is not there. */
  has({ pairsAt, pairBits }: PairFilter, hash: number): boolean {
    if (pairBits === 0) return false;
    for (let step = 0; step < bitsSet; step += 1) {
      const bit = bitOf(hash, step, pairBits);
      if (((this.#pool[pairsAt + (bit >>> 5)] ?? 0) & (1 << (bit & 31))) === 0) return false;
    }
    return true;
  }

  /** Keeps these filters alone, in this order, and gives back the room of all others. */
  keepOnly(filters: readonly PairFilter[]): PairFilter[] {
    const pool = new Uint32Array(this.#end);
    let end = 0;
    const kept = filters.map(({ pairsAt, pairBits }) => {
      const units = pairBits / 32;
      pool.set(this.#pool.subarray(pairsAt, pairsAt + units), end);
      end += units;
      return { pairsAt: end - units, pairBits };
    });
    this.#pool = pool.slice(0, end);
    this.#end = end;
    return kept;
  }
}

export function pairHash(one: number, oneSpelling: number, other: number, otherSpelling: number): number {
  let hash = Math.imul(one * 64 + oneSpelling + 1, 0x9e3779b1) ^ Math.imul(other * 64 + otherSpelling + 1, 0x85ebca77);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Each step takes other bits of the hash to the front; a share of them, since a remainder takes several times as long. */
const bitOf = (hash: number, step: number, bits: number): number =>
  Math.floor((((hash << (11 * step)) | (hash >>> (32 - 11 * step))) >>> 0) * (bits / 2 ** 32));
