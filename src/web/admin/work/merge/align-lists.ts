/** How alike two items of a list are: 1 for the same, 0 for items that cannot be the same one, edited. */
export type Likeness<T> = (a: T, b: T) => number;

/** `partner[i]` is the place in `after` of what `before[i]` became; null: it is gone. */
export type Alignment = readonly (number | null)[];

/**
 * Finds out which item of `after` each item of `before` became: what is equal and in the same order first, then equal items
 * wherever they were moved, then the most alike ones. `editedInPlace`: of what is left between two neighbours that stayed, as
 * many items as there were, each replaced the one in its place.
 */
export function align<T>(
  before: readonly T[],
  after: readonly T[],
  likeness: Likeness<T>,
  { editedInPlace }: { editedInPlace: boolean },
): Alignment {
  const partner: (number | null)[] = before.map(() => null);
  const taken = new Set<number>();
  const pair = (from: number, to: number) => {
    partner[from] = to;
    taken.add(to);
  };
  for (const [from, to] of commonRun(before, after)) pair(from, to);

  const pairs: { from: number; to: number; alike: number }[] = [];
  for (const [from, item] of before.entries()) {
    if (partner[from] !== null) continue;
    for (const [to, other] of after.entries()) {
      if (taken.has(to)) continue;
      const alike = likeness(item, other);
      if (alike > 0) pairs.push({ from, to, alike });
    }
  }
  pairs.sort((a, b) => b.alike - a.alike || Math.abs(a.from - a.to) - Math.abs(b.from - b.to) || a.from - b.from || a.to - b.to);
  for (const { from, to } of pairs) if (partner[from] === null && !taken.has(to)) pair(from, to);

  if (editedInPlace) pairInGaps(partner, taken, after.length, pair);
  return partner;
}

/** Pairs of places of the longest run of equal items that both lists have in the same order. */
function commonRun<T>(before: readonly T[], after: readonly T[]): [number, number][] {
  const a = before.map((item) => JSON.stringify(item));
  const b = after.map((item) => JSON.stringify(item));
  const width = b.length + 1;
  const longest = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => longest[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      longest[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const run: [number, number][] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) run.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return run;
}

function pairInGaps(
  partner: readonly (number | null)[],
  taken: ReadonlySet<number>,
  length: number,
  pair: (from: number, to: number) => void,
): void {
  let gap: number[] = [];
  let start = -1;
  for (let from = 0; from <= partner.length; from += 1) {
    const to = from === partner.length ? length : (partner[from] ?? null);
    if (to === null) {
      gap.push(from);
      continue;
    }
    const free = Array.from({ length: Math.max(0, to - start - 1) }, (_, index) => start + 1 + index);
    if (gap.length > 0 && free.length === gap.length && free.every((place) => !taken.has(place))) {
      for (const [index, place] of gap.entries()) pair(place, free[index] ?? 0);
    }
    gap = [];
    start = to;
  }
}
