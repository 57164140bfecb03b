import { align as pairUp } from '../../work/merge/align-lists.ts';
import { shared, wordsOf } from '../../work/merge/shared-words.ts';
import { stayed } from '../../work/merge/stayed.ts';

/** What stands beside what: places in the two lists, null where there is nothing. `moved`: it stood elsewhere among the others. */
export type Aligned = { before: number | null; after: number | null; moved: boolean };

/** How much of their words two texts share at least to be the same one, changed. */
const likeEnough = 0.4;

/** `name` is what a reader takes for the same thing at once, such as a heading; '' where there is none. */
export type Item = { name: string; text: string };

/**
 * Pairs the items of two lists by what they say, the most alike first: equal ones, then those of one name, then those that
 * share words. In the order of `after`; what is gone stands where it stood. A cost of the product of both lengths.
 */
export function align(before: readonly Item[], after: readonly Item[]): Aligned[] {
  const words = new Map([...before, ...after].map((item) => [item, wordsOf(item.text)]));
  const alike = (one: Item, other: Item): number => {
    const [first, second] = [words.get(one), words.get(other)];
    const common = first && second ? shared(first, second) : 0;
    const like =
      one.name === other.name && one.text === other.text ? 3 : one.name !== '' && one.name === other.name ? 1 + common : common;
    return like >= likeEnough ? like : 0;
  };
  const partners = pairUp(before, after, alike, { editedInPlace: false });
  return inOrder(before.length, after.length, new Map(partners.flatMap((to, from) => (to === null ? [] : [[from, to]]))));
}

function inOrder(countBefore: number, countAfter: number, partners: ReadonlyMap<number, number>): Aligned[] {
  const pairs = [...partners].sort(([one], [another]) => one - another);
  const inPlace = stayed(pairs.map(([, after]) => after));
  const beforeOf = new Map(pairs.map(([before, after]) => [after, before]));
  const rows: Aligned[] = [];
  let next = 0;
  const passGone = (until: number) => {
    for (; next < until; next += 1) if (!partners.has(next)) rows.push({ before: next, after: null, moved: false });
  };
  for (let after = 0; after < countAfter; after += 1) {
    const before = beforeOf.get(after) ?? null;
    const moved = before !== null && !inPlace.has(after);
    if (before !== null && !moved) passGone(before);
    rows.push({ before, after, moved });
  }
  passGone(countBefore);
  return rows;
}
