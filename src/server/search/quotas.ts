import { maxCounted, searchTypes } from '#shared/search/search-types.ts';
import type { InvertedIndex } from './inverted-index.ts';
import { lastName, lastShort, lastTag, levelOf } from './rank.ts';

/** The last level of each group that is counted. */
const groups = [lastName, lastTag, lastShort, Infinity];

/** How many records of each type were found, and of which types no more are wanted: nobody is shown more than `maxCounted`. */
export class Quotas {
  readonly #index: InvertedIndex;
  /** By type and group of levels. */
  readonly #found = new Uint32Array(searchTypes.length * groups.length);
  /** Of the walk under way: by type, whether it is over, and how many were found that are enough to look no further. */
  readonly #isFull = new Uint8Array(searchTypes.length);
  readonly #enough = new Uint16Array(searchTypes.length);
  /** How many types are not full. */
  open = 0;

  constructor(index: InvertedIndex) {
    this.#index = index;
  }

  clear(): void {
    this.#found.fill(0);
  }

  /** Begins a walk that finds no level better than `first`. */
  begin(first: number): void {
    this.#enough.fill(0);
    this.open = 0;
    for (let type = 0; type < searchTypes.length; type += 1) {
      const isEnough = first > 0 && this.#better(type, first === 1 ? lastName + 1 : first) >= maxCounted;
      const isOver = isEnough || this.#index.typeCounts[type] === 0;
      this.#isFull[type] = Number(isOver);
      this.open += Number(!isOver);
    }
  }

  isFull(type: number): boolean {
    return this.#isFull[type] === 1;
  }

  /** Of those that are as good as can be the first ones are the best, too: so many of them end the walk for their type. */
  countEnough(type: number, most: number): void {
    if ((this.#enough[type]! += 1) < most) return;
    this.open -= 1 - this.#isFull[type]!;
    this.#isFull[type] = 1;
  }

  countFound(type: number, rank: number): void {
    const level = levelOf(rank);
    this.#found[type * groups.length + groups.findIndex((group) => level <= group)]! += 1;
  }

  #better(type: number, level: number): number {
    let count = 0;
    for (let group = 0; (groups[group] ?? Infinity) < level; group += 1) count += this.#found[type * groups.length + group] ?? 0;
    return count;
  }
}
