import { useRef, useState } from 'react';
import type { Query } from '#web/api.ts';

/** What is chosen in a list: some records, by id with their names, or all that its filters hold. */
export type Choice = { all: boolean; some: ReadonlyMap<number, string> };

const nothing: Choice = { all: false, some: new Map() };

type Named = { id: number; name: string };

/**
 * The records that are chosen in a list. They stay while one turns pages and sorts; other filters choose anew, because nothing
 * should happen to a record that the list does not hold. `rows` are those on the screen.
 */
export function useChosen(rows: readonly Named[], filters: Query) {
  const key = JSON.stringify(filters);
  const [state, setState] = useState({ key, choice: nothing });
  const choice = state.key === key ? state.choice : nothing;
  const set = (next: Choice) => setState({ key, choice: next });
  /** The row that was pressed last: a press with Shift reaches from there. */
  const anchor = useRef<number | null>(null);

  const has = (id: number) => choice.all || choice.some.has(id);
  const onPage = rows.filter(({ id }) => has(id)).length;

  /** `reaches`: with Shift, everything from the last pressed row to this one. */
  const toggle = (row: Named, reaches: boolean) => {
    const from = reaches ? rows.findIndex(({ id }) => id === anchor.current) : -1;
    const to = rows.findIndex(({ id }) => id === row.id);
    const those = from === -1 || to === -1 ? [row] : rows.slice(Math.min(from, to), Math.max(from, to) + 1);
    anchor.current = row.id;
    // All but one are those of the page but one: what is on other pages cannot be seen.
    const some = new Map(choice.all ? rows.map(({ id, name }) => [id, name]) : choice.some);
    const chooses = !has(row.id);
    for (const { id, name } of those)
      if (chooses) some.set(id, name);
      else some.delete(id);
    set({ all: false, some });
  };

  const togglePage = () => {
    const some = new Map(choice.all ? [] : choice.some);
    const chooses = onPage < rows.length;
    for (const { id, name } of rows)
      if (chooses) some.set(id, name);
      else some.delete(id);
    set({ all: false, some });
  };

  return {
    choice,
    has,
    onPage,
    toggle,
    togglePage,
    chooseAll: () => set({ all: true, some: new Map() }),
    clear: () => set(nothing),
  };
}

export type Chosen = ReturnType<typeof useChosen>;
