import { maxCounted, searchTypes } from '#shared/search/search-types.ts';
import type { InvertedIndex } from './inverted-index.ts';
import { levelOf } from './rank.ts';

/** A record that matches: its number in the index, and how well. */
export type Match = { record: number; rank: number };

/** A type of result that comes first among those up to a level. */
export type Lift = { type: number; to: number };

/** Keeps the best `maxCounted` of the matches that it is given. */
export class BestMatches {
  readonly #compare: (one: Match, other: Match) => number;
  readonly #best: Match[] = [];
  #worst: Match | null = null;

  constructor(index: InvertedIndex, lift: Lift | null) {
    this.#compare = (one, other) => compareMatches(index, lift, one, other);
  }

  add(match: Match): void {
    if (this.#worst !== null && this.#compare(match, this.#worst) >= 0) return;
    this.#best.push(match);
    if (this.#best.length === 2 * maxCounted) this.#worst = this.sorted().at(-1) ?? null;
  }

  sorted(): Match[] {
    this.#best.sort(this.#compare);
    this.#best.length = Math.min(this.#best.length, maxCounted);
    return this.#best;
  }
}

/** By rank, then by the order field, then by type, the oldest first; records of one name side by side by type. */
function compareMatches({ records }: InvertedIndex, lift: Lift | null, one: Match, other: Match): number {
  const [first, second] = [records[one.record], records[other.record]];
  if (!first || !second) return one.rank - other.rank;
  if (lift !== null && first.type !== second.type && Math.max(levelOf(one.rank), levelOf(other.rank)) <= lift.to) {
    if (first.type === lift.type) return -1;
    if (second.type === lift.type) return 1;
  }
  if (one.rank !== other.rank) return one.rank - other.rank;
  const isNamed = levelOf(one.rank) <= 1;
  return (
    (isNamed ? first.type - second.type : Number(isField(second.type)) - Number(isField(first.type))) ||
    first.order - second.order ||
    first.id - second.id ||
    first.type - second.type
  );
}

/** Careers, groups and majors, which come before what belongs to them. */
export const isField = (type: number): boolean => type < firstBelow;

const firstBelow = searchTypes.indexOf('vitri');
