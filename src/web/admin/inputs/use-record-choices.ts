import { useEffect, useMemo, useRef, useState } from 'react';
import { hidden } from '#shared/fields/visibility.ts';
import type { Description } from '#shared/content-types/description.ts';
import { maxPageSize } from '#shared/paging/page-sizes.ts';
import { searchKeys } from '#shared/search/search-key.ts';
import type { Query } from '#web/api.ts';
import type { AskedChoices, SelectChoice } from '#web/ui/searchable-select.tsx';
import { findDescription } from '../work/records/description.ts';
import { type AdminRow, titleOf } from '../work/records/record.ts';
import { useLookup } from '../work/records/use-lookup.ts';
import type { Choice } from './form-slots.ts';

type ChoicesOptions = {
  /** Ids of what is chosen, so that its name is known wherever it stands. */
  chosen?: readonly number[];
  /** What narrows the choices, such as their parent. */
  query?: Query | undefined;
  /** The record that cannot be chosen. */
  own?: number | null;
};

type RecordChoices = {
  choices: readonly SelectChoice[];
  /** What was offered so far, and what is `chosen`; a record that was deleted is not there. */
  rows: ReadonlyMap<number, AdminRow>;
  labels: ReadonlyMap<number, string>;
  loading: boolean;
  asked: AskedChoices;
};

/**
 * Records of a content type to choose from, hidden ones too; those of one name are told apart by what they belong to. The first of
 * them are asked for at once. Where there are more, the server is asked as one types. With null nothing is.
 */
export function useRecordChoices(
  target: Description | null,
  { chosen = [], query, own = null }: ChoicesOptions = {},
): RecordChoices {
  const [typed, setTyped] = useState('');
  const page = { ...query, per_page: maxPageSize };
  const first = useLookup(target, page);
  const isWhole = first.rows.length < maxPageSize;
  const isSought = !isWhole && searchKeys(typed).length > 0;
  const found = useLookup(isSought ? target : null, { ...page, keyword: typed.trim() }, true);
  const isAnswered = isSought && found.outcome === 'there';
  const missing = isWhole ? [] : chosen.filter((id) => !first.rows.some((row) => row.id === id));
  const named = useLookup(missing.length > 0 ? target : null, { ids: missing.join(',') });

  /** What was offered last: until an answer is there, the part of it that holds what is typed; and what was just chosen of it. */
  const last = useRef<readonly AdminRow[]>([]);
  const rows = useMemo(
    () => (isAnswered ? found.rows : isSought ? [...byId([...first.rows, ...last.current]).values()] : first.rows),
    [first.rows, found.rows, isAnswered, isSought, last],
  );
  const known = useMemo(
    () => byId([...first.rows, ...last.current, ...rows, ...named.rows]),
    [first.rows, last, named.rows, rows],
  );
  useEffect(() => {
    last.current = rows;
  }, [rows]);

  const labels = useLabels(target, known);
  const choices = useMemo(
    () => rows.filter(({ id }) => id !== own).map(({ id }) => ({ value: String(id), label: labels.get(id) ?? '' })),
    [labels, own, rows],
  );
  const state = isAnswered ? 'answered' : isSought && found.outcome !== 'failed' ? 'pending' : 'known';
  const asked = { onSought: setTyped, state, hasMore: !isWhole && rows.length >= maxPageSize } as const;
  return { choices, rows: known, labels, loading: first.loading || named.loading, asked };
}

export const choiceOf = ({ id, name, hidden: isHidden }: Choice): SelectChoice => ({
  value: String(id),
  label: isHidden ? `${name} (Ẩn)` : name,
});

const byId = (rows: readonly AdminRow[]) => new Map(rows.map((row) => [row.id, row]));

function useLabels(target: Description | null, rows: ReadonlyMap<number, AdminRow>): ReadonlyMap<number, string> {
  const [key, parent] = useMemo(() => parentOf(target), [target]);
  const titles = useMemo(() => Map.groupBy(target ? rows.values() : [], (row) => titleOf(target!, row)), [rows, target]);
  const alike = [...titles.values()].flatMap((same) => (same.length > 1 ? same.map((row) => Number(row[key ?? ''])) : []));
  const above = useLookup(alike.length > 0 ? parent : null, { ids: [...new Set(alike)].slice(0, maxPageSize).join(',') }).rows;
  return useMemo(() => {
    const parents = byId(above);
    const labelOf = (row: AdminRow, title: string, isAlone: boolean) => {
      const over = isAlone || parent === null ? undefined : parents.get(Number(row[key ?? '']));
      const label = over && parent ? `${title} · ${titleOf(parent, over)}` : title;
      return row['status'] === hidden ? `${label} (Ẩn)` : label;
    };
    return new Map([...titles].flatMap(([title, same]) => same.map((row) => [row.id, labelOf(row, title, same.length === 1)])));
  }, [above, key, parent, titles]);
}

function parentOf(target: Description | null): [string | null, Description | null] {
  const found = Object.entries(target?.fields ?? {}).find(([, field]) => field.kind === 'reference' && field.required === true);
  return found?.[1].kind === 'reference' ? [found[0], findDescription(found[1].to) ?? null] : [null, null];
}
