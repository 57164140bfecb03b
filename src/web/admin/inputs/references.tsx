import { maxReferences, type ReferencesField } from '#shared/fields/references.ts';
import { hidden } from '#shared/fields/visibility.ts';
import type { Description } from '#shared/content-types/description.ts';
import { isRecord } from '#shared/rules/is-record.ts';
import { findDescription } from '../records/description.ts';
import { type AdminRow, titleOf } from '../records/record.ts';
import { useLookup } from '../records/use-lookup.ts';
import type { InputKind, InputProps } from './input-kind.ts';
import { type Pick, Picks } from './picks.tsx';

/** Ids in order; only these are sent. Names are looked up, and kept for as long as the form stands. */
export type ReferencesValue = { id: number; name: string }[];

const isId = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value);

export const references: InputKind<ReferencesField, ReferencesValue> = {
  read: (stored) => (Array.isArray(stored) ? stored.filter(isId).map((id) => ({ id, name: '' })) : []),
  toWire: (value) => value.map(({ id }) => id),
  revive: (saved) =>
    Array.isArray(saved)
      ? saved.flatMap((item: unknown) =>
          isRecord(item) && isId(item['id'])
            ? [{ id: item['id'], name: typeof item['name'] === 'string' ? item['name'] : '' }]
            : [],
        )
      : null,
  describe: (value) => value.map(({ id, name }) => name || `Mã ${id}`).join(', '),
  Input: ReferencesInput,
};

function ReferencesInput({ name, field, value, onChange, faults, form }: InputProps<ReferencesField, ReferencesValue>) {
  const target = findDescription(field.to) ?? null;
  const choices = useChoices(target, form.description.path === field.to ? (form.record?.id ?? null) : null);
  const labels = new Map(choices.map((choice) => [choice.value, choice.label]));
  return (
    <Picks
      name={name}
      label={field.label}
      hint={field.hint}
      fault={faults[''] ?? Object.values(faults)[0]}
      most={maxReferences}
      placeholder={`Thêm ${target?.noun ?? ''}`}
      picked={value.map((one) => ({ value: String(one.id), label: labels.get(String(one.id)) ?? (one.name || `Mã ${one.id}`) }))}
      choices={choices}
      onChange={(picked) => onChange(picked.map((pick) => ({ id: Number(pick.value), name: pick.label })))}
    />
  );
}

/** Every record of the content type; those of one name are told apart by what they belong to. `own` cannot be chosen. */
function useChoices(target: Description | null, own: number | null): Pick[] {
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
