/** When enough is found of a type: nobody is shown more than `maxCounted`, and the first records of equal rank are the best. */

import { maxCounted, searchTypes } from '#shared/search/search-types.ts';
import { lastName, lastShort, levelOf } from './rank.ts';

/** In arrays by type. */
export class Quotas {
  readonly #typeCounts: readonly number[];
  /** How many records were found by names, and how many by names or short texts. */
  readonly #named = searchTypes.map(() => 0);
  readonly #near = searchTypes.map(() => 0);
  /** Of the walk under way: how many more end it. */
  readonly #left = searchTypes.map(() => 0);
  #tier = 0;
  /** How many types more is wanted of. */
  open = 0;

  constructor(typeCounts: readonly number[]) {
    this.#typeCounts = typeCounts;
  }

  /** Begins a walk: none is needed of a type that has enough of an earlier tier, or no record. */
  begin(tier: number): void {
    this.#tier = tier;
    this.open = 0;
    const better = [[], this.#named, this.#near][tier]!;
    for (const [type, count] of this.#typeCounts.entries()) {
      const isOver = count === 0 || (better[type] ?? 0) >= maxCounted;
      this.#left[type] = isOver ? 0 : tier === 0 ? maxCounted : 2 * maxCounted;
      this.open += Number(!isOver);
    }
  }

  isFull(type: number): boolean {
    return this.#left[type] === 0;
  }

  /** `isBest`: none can be better. `isNew`: nothing else had found it. */
  count(type: number, rank: number, isBest: boolean, isNew: boolean): void {
    if ((this.#tier > 0 || isBest) && this.#left[type]! > 0 && (this.#left[type]! -= 1) === 0) this.open -= 1;
    if (!isNew) return;
    const level = levelOf(rank);
    if (level <= lastName) this.#named[type]! += 1;
    if (level <= lastShort) this.#near[type]! += 1;
  }
}
