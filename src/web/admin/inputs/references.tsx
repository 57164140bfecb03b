import { maxReferences, type ReferencesField } from '#shared/fields/references.ts';
import { isRecord } from '#shared/formats/json.ts';
import { findDescription } from '../work/records/description.ts';
import type { InputKind } from './input-kind.ts';
import type { InputProps } from './form-slots.ts';
import { Picks } from './picks.tsx';
import { useRecordChoices } from './use-record-choices.ts';

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
  const own = form.description.path === field.to ? (form.record?.id ?? null) : null;
  const unnamed = value.flatMap(({ id, name: known }) => (known === '' ? [id] : []));
  const { choices, labels, asked } = useRecordChoices(target, { own, chosen: unnamed });
  return (
    <Picks
      name={name}
      label={field.label}
      hint={field.hint}
      fault={faults[''] ?? Object.values(faults)[0]}
      most={maxReferences}
      placeholder={`Thêm ${target?.noun ?? ''}`}
      picked={value.map((one) => ({ value: String(one.id), label: labels.get(one.id) ?? (one.name || `Mã ${one.id}`) }))}
      choices={choices}
      asked={asked}
      onChange={(picked) => onChange(picked.map((pick) => ({ id: Number(pick.value), name: pick.label })))}
    />
  );
}
