import { stayed } from '../../work/merge/stayed.ts';

/** What stands beside what: places in the two lists, null where there is nothing. `moved`: it stood elsewhere among the others. */
export type Aligned = { before: number | null; after: number | null; moved: boolean };

/** Words that a text is recognised by; reading all of a long one would tell little more. */
const wordsRead = 400;
/** How much of their words two texts share at least to be the same one, changed. */
const likeEnough = 0.4;

const wordsIn = (text: string): Set<string> =>
  new Set(
    (
      text
        .slice(0, 8 * wordsRead)
        .toLocaleLowerCase('vi')
        .match(/[\p{L}\p{N}]+/gu) ?? []
    ).slice(0, wordsRead),
  );

/** From 0 (no word in common) to 1 (the same words). */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0;
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return (2 * shared) / (one.size + other.size);
}

/** `name` is what a reader takes for the same thing at once, such as a heading; '' where there is none. */
export type Item = { name: string; text: string };

/**
 * Pairs the items of two lists by what they say, the most alike first: equal ones, then those of one name, then those that
 * share words. In the order of `after`; what is gone stands where it stood. A cost of the product of both lengths.
 */
export function align(before: readonly Item[], after: readonly Item[]): Aligned[] {
  const [wordsBefore, wordsAfter] = [before, after].map((items) => items.map(({ text }) => wordsIn(text))) as [
    Set<string>[],
    Set<string>[],
  ];
  const candidates: { one: number; other: number; like: number }[] = [];
  for (const [one, item] of before.entries()) {
    for (const [other, { name, text }] of after.entries()) {
      const words = likeness(wordsBefore[one] ?? new Set(), wordsAfter[other] ?? new Set());
      const like = item.name === name && item.text === text ? 3 : item.name !== '' && item.name === name ? 1 + words : words;
      if (like >= likeEnough) candidates.push({ one, other, like });
    }
  }
  candidates.sort((a, b) => b.like - a.like || Math.abs(a.one - a.other) - Math.abs(b.one - b.other) || a.one - b.one);
  const partners = new Map<number, number>();
  const taken = new Set<number>();
  for (const { one, other } of candidates) {
    if (partners.has(one) || taken.has(other)) continue;
    partners.set(one, other);
    taken.add(other);
  }
  return inOrder(before.length, after.length, partners);
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
