import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { isRecord } from '#shared/formats/json.ts';

/** How a state is read from an address and written into one. What cannot be read counts as not there. */
type Spelling<State> = {
  read: (search: URLSearchParams) => State;
  write: (state: State) => URLSearchParams;
  /** Which of it is the page: any change but a turn of the page leads to page 1. */
  page?: keyof State;
  /** Which of it, a text, may name a person: it lies in the entry of the history, and in no address, which is listed and logged. */
  unseen?: keyof State & string;
};

export type Change<State> = (patch: Partial<State>, how?: { replace?: boolean }) => void;

/** What a screen is narrowed to and turned to, kept in its address. */
export function useAddressState<State extends object>({ read, write, page, unseen }: Spelling<State>): [State, Change<State>] {
  const [search, setSearch] = useSearchParams();
  const entry: unknown = useLocation().state;
  const kept = unseen !== undefined && isRecord(entry) ? entry[unseen] : undefined;
  const state = useMemo<State>(
    () => ({ ...read(search), ...(unseen !== undefined && typeof kept === 'string' && { [unseen]: kept }) }),
    [read, search, unseen, kept],
  );
  // The address, and the screen with it, follows after a moment, in which there may be a further change.
  const newest = useRef(state);
  useEffect(() => void (newest.current = state), [state]);
  const change = useCallback<Change<State>>(
    (patch, { replace = false } = {}) => {
      newest.current = { ...newest.current, ...(page !== undefined && { [page]: 1 }), ...patch };
      setSearch(write(newest.current), {
        replace,
        preventScrollReset: page === undefined || !(page in patch),
        // The focus stays on the filter, heading or button that is being used.
        state: { keepFocus: true, ...(unseen !== undefined && { [unseen]: newest.current[unseen] }) },
      });
    },
    [page, setSearch, unseen, write],
  );
  return [state, change];
}

/** How each parameter of an address is read; what it says by itself is not written. */
type Readers<State> = { readonly [Key in keyof State]: (text: string | null) => State[Key] };

export const bySchema = <State extends Record<string, string | number | null>>(
  readers: Readers<State>,
  page?: keyof State,
  unseen?: keyof State & string,
): Spelling<State> => ({
  read: (search) => Object.fromEntries(Object.entries(readers).map(([key, readIt]) => [key, readIt(search.get(key))])) as State,
  write: (state) =>
    new URLSearchParams(
      Object.entries(state).flatMap(([key, value]) =>
        key === unseen || value === readers[key]?.(null) ? [] : [[key, String(value)]],
      ),
    ),
  ...(page !== undefined && { page }),
  ...(unseen !== undefined && { unseen }),
});

export const oneOf =
  <Value extends string | number, None extends Value | null>(values: readonly Value[], none: None) =>
  (text: string | null): Value | None =>
    values.find((value) => String(value) === text) ?? none;

export const anyText = (text: string | null): string => text ?? '';

export const wholeNumber = (text: string | null): number | null => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null);

export const pageNumber = (text: string | null): number => wholeNumber(text) ?? 1;

/** '2026-08-21' */
export const aDay = (text: string | null): string | null => (/^\d{4}-\d\d-\d\d$/.test(text ?? '') ? text : null);
