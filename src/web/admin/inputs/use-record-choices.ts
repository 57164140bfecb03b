import { hidden } from '#shared/fields/visibility.ts';
import type { Description } from '#shared/content-types/description.ts';
import type { SelectChoice } from '#web/ui/searchable-select.tsx';
import { findDescription } from '../work/records/description.ts';
import { type AdminRow, titleOf } from '../work/records/record.ts';
import { useLookup } from '../work/records/use-lookup.ts';

/** Every record of the content type; those of one name are told apart by what they belong to. `own` cannot be chosen. */
export function useRecordChoices(target: Description | null, own: number | null): SelectChoice[] {
  const { rows } = useLookup(target);
  const [key, parent] = parentOf(target);
  const parents = useLookup(parent);
  const above = new Map(parents.rows.map((row) => [row.id, parent ? titleOf(parent, row) : '']));
  if (target === null) return [];
  const times = new Map<string, number>();
  for (const row of rows) times.set(titleOf(target, row), (times.get(titleOf(target, row)) ?? 0) + 1);
  const labelOf = (row: AdminRow) => {
    const title = titleOf(target, row);
    const over = key === null ? undefined : above.get(Number(row[key]));
    const named = over !== undefined && (times.get(title) ?? 0) > 1 ? `${title} · ${over}` : title;
    return row['status'] === hidden ? `${named} (Ẩn)` : named;
  };
  return rows.filter(({ id }) => id !== own).map((row) => ({ value: String(row.id), label: labelOf(row) }));
}

function parentOf(target: Description | null): [string | null, Description | null] {
  const found = Object.entries(target?.fields ?? {}).find(([, field]) => field.kind === 'reference' && field.required === true);
  return found?.[1].kind === 'reference' ? [found[0], findDescription(found[1].to) ?? null] : [null, null];
}
