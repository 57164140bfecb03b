/** The rows of the grid that are chosen, by id, and the last one that was pressed: a range begins there. */
export type ChosenRows = { ids: ReadonlySet<number>; anchor: number | null };

export const noRows: ChosenRows = { ids: new Set(), anchor: null };

/** The choice after the box of a row was pressed; with Shift, all rows from the anchor to it become what it becomes. */
export function pressRow({ ids, anchor }: ChosenRows, shown: readonly number[], id: number, shift: boolean): ChosenRows {
  const chosen = !ids.has(id);
  const from = shift && anchor !== null ? shown.indexOf(anchor) : -1;
  const to = shown.indexOf(id);
  const range = from === -1 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  const next = new Set(ids);
  for (const each of range)
    if (chosen) next.add(each);
    else next.delete(each);
  return { ids: next, anchor: id };
}

/** All shown rows chosen, or none of them when all were; others stay as they are. */
export function pressAll({ ids }: ChosenRows, shown: readonly number[]): ChosenRows {
  const next = new Set(ids);
  const all = shown.every((id) => ids.has(id));
  for (const id of shown)
    if (all) next.delete(id);
    else next.add(id);
  return { ids: next, anchor: null };
}
