import { align, type Likeness } from './align-lists.ts';
import { isSame } from './is-same.ts';
import { stayed } from './stayed.ts';

/** Whose value is kept. */
export type Side = 'mine' | 'theirs';

/** Three versions of one value: as both began, as one left it, as the other left it. */
export type Versions<T> = { base: T; mine: T; theirs: T };

/** How items of a list are merged; `id` names an item, the same with each merge of the same versions. */
export type ItemRules<T> = {
  likeness: Likeness<T>;
  /** Whether what is left in an equal gap is taken for edited: items that are one text each. */
  editedInPlace: boolean;
  /** Whether items that both sides added are one. */
  isSameAddition: (mine: T, theirs: T) => boolean;
  /** Both sides have it; `base` is null for one that both added. */
  merge: (versions: { base: T | null; mine: T; theirs: T }, id: string) => T;
  /** One side removed it and the other changed it: whose way it goes. */
  decideRemoved: (edited: T, removedBy: Side, id: string) => Side;
};

type Row<T> = { id: string; base: T | null; mine: T | null; theirs: T | null; mineAt: number | null; theirsAt: number | null };

/**
 * Both sides' additions, removals, edits and moves in one list. What only one side did is taken; where both moved the same
 * item, it lies where `mine` has it.
 */
export function mergeLists<T>({ base, mine, theirs }: Versions<readonly T[]>, rules: ItemRules<T>): T[] {
  const rows = rowsOf({ base, mine, theirs }, rules);
  const kept = new Map<Row<T>, T>();
  for (const row of rows) {
    const item = mergeRow(row, rules);
    if (item !== null) kept.set(row, item);
  }

  const inOrder = (side: 'mineAt' | 'theirsAt') =>
    rows.filter((row) => row[side] !== null).sort((a, b) => (a[side] ?? 0) - (b[side] ?? 0));
  const ordered = inOrder('theirsAt').filter((row) => kept.has(row));
  const mineOrder = inOrder('mineAt').filter((row) => kept.has(row));
  const unmoved = stayed(mineOrder.filter(({ base: from }) => from !== null).map((row) => rows.indexOf(row)));
  for (const [at, row] of mineOrder.entries()) {
    const place = ordered.indexOf(row);
    const isMoved = row.base !== null && !unmoved.has(rows.indexOf(row));
    if (place !== -1 && !isMoved) continue;
    if (place !== -1) ordered.splice(place, 1);
    // What stands before it in `mine` is in the order by now, because its items are put in from the first to the last.
    const before = mineOrder[at - 1];
    ordered.splice(before === undefined ? 0 : ordered.indexOf(before) + 1, 0, row);
  }
  return ordered.flatMap((row) => {
    const item = kept.get(row);
    return item === undefined ? [] : [item];
  });
}

/** The items of all three versions, each once: those of the base in its order, then those that were added. */
function rowsOf<T>({ base, mine, theirs }: Versions<readonly T[]>, rules: ItemRules<T>): Row<T>[] {
  const inMine = align(base, mine, rules.likeness, rules);
  const inTheirs = align(base, theirs, rules.likeness, rules);
  const itemAt = (list: readonly T[], at: number | null | undefined) =>
    at === null || at === undefined ? null : (list[at] ?? null);
  const rows = base.map((item, index): Row<T> => {
    const [mineAt = null, theirsAt = null] = [inMine[index], inTheirs[index]];
    return { id: `${index}`, base: item, mine: itemAt(mine, mineAt), theirs: itemAt(theirs, theirsAt), mineAt, theirsAt };
  });
  const placesOf = (alignment: readonly (number | null)[]) => new Set(alignment.filter((place) => place !== null));
  const [known, knownTheirs] = [placesOf(inMine), placesOf(inTheirs)];
  const addedByThem = theirs.flatMap((item, index) => (knownTheirs.has(index) ? [] : [{ item, index }]));
  for (const [index, item] of mine.entries()) {
    if (known.has(index)) continue;
    const at = addedByThem.findIndex((other) => rules.isSameAddition(item, other.item));
    const [same] = at === -1 ? [] : addedByThem.splice(at, 1);
    rows.push({
      id: `m${index}`,
      base: null,
      mine: item,
      theirs: same?.item ?? null,
      mineAt: index,
      theirsAt: same?.index ?? null,
    });
  }
  for (const { item, index } of addedByThem) {
    rows.push({ id: `t${index}`, base: null, mine: null, theirs: item, mineAt: null, theirsAt: index });
  }
  return rows;
}

/** Null for an item that is not in the merged list. */
function mergeRow<T>({ id, base, mine, theirs }: Row<T>, rules: ItemRules<T>): T | null {
  if (mine !== null && theirs !== null) return rules.merge({ base, mine, theirs }, id);
  const left = mine ?? theirs;
  if (left === null || base === null) return left;
  if (isSame(left, base)) return null;
  const removedBy = mine === null ? 'mine' : 'theirs';
  return rules.decideRemoved(left, removedBy, id) === removedBy ? null : left;
}
