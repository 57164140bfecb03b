import type { Description } from '#shared/content-types/description.ts';
import { inputOf } from '../inputs/index.ts';
import { textOf } from '../inputs/input-kind.ts';
import type { StoredRecord } from '../inputs/form-slots.ts';
import { useNow } from '../inputs/moments/use-now.ts';
import { chosenState } from '../work/records/moments.ts';
import { leadTo } from './lead-to.ts';
import styles from './save-bar.module.css';
import type { FormValues } from './values.ts';

type Props = {
  description: Description;
  values: FormValues;
  /** As last read; null for a new one. */
  record: StoredRecord | null;
  /** The status and its moments, by the names of their fields. */
  names: readonly string[];
};

/** What the form says of the status and its moments, wherever one has scrolled to; a press leads to where they are changed. */
export function StateSummary({ description, values, record, names }: Props) {
  const { appearsAt } = description;
  const now = useNow(textOf(values[appearsAt ?? '']));
  const told = names.flatMap((name) => {
    const field = description.fields[name];
    const value = appearsAt !== undefined && name === 'status' ? chosenState(values, record, now) : values[name];
    const text = field && value !== undefined ? inputOf(field).describe(value, field) : '';
    return field && text !== '' ? [{ name, label: field.label, text }] : [];
  });
  if (told.length === 0) return null;
  return (
    <button
      type="button"
      className={`inline ${styles['state']}`}
      onClick={({ currentTarget }) => leadTo(currentTarget.form, names[0] ?? '')}
    >
      {told.map(({ name, label, text }) => (
        <span key={name}>
          <span className="quiet">{label}: </span>
          {text}
        </span>
      ))}
    </button>
  );
}
