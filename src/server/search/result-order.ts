/** What comes first among the results. In: records by their numbers in the index, each with its rank. Out: the same, best first. */

import { searchTypes } from '#shared/search/search-types.ts';
import type { InvertedIndex } from './inverted-index.ts';
import { level, levelOf } from './rank.ts';

/** A record that matches: its number in the index, and how well. */
export type Match = { record: number; rank: number };

/** A type of result that comes first among those up to a level. */
export type Lift = { type: number; to: number };

/** What is lifted, then by rank, by the order field, by type, the oldest first; records of one name side by side by type. */
export function inOrder({ records }: InvertedIndex, matches: Match[], lift: Lift | null): Match[] {
  const groupOf = ({ record, rank }: Match) =>
    lift === null || levelOf(rank) > lift.to ? 2 : Number(records[record]!.type !== lift.type);
  const compare = (one: Match, other: Match): number => {
    const before = groupOf(one) - groupOf(other) || one.rank - other.rank;
    if (before !== 0) return before;
    const [first, second] = [records[one.record]!, records[other.record]!];
    const isNamed = levelOf(one.rank) <= level.otherName;
    return (
      (isNamed ? first.type - second.type : Number(isField(second.type)) - Number(isField(first.type))) ||
      first.order - second.order ||
      first.id - second.id ||
      first.type - second.type
    );
  };
  return matches.sort(compare);
}

/** Careers, groups and majors, which come before what belongs to them. */
export const isField = (type: number): boolean => type < firstBelow;

const firstBelow = searchTypes.indexOf('vitri');
