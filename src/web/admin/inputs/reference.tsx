import { useQuery } from '@tanstack/react-query';
import type { ReferenceField } from '#shared/fields/reference.ts';
import type { Description } from '#shared/content-types/description.ts';
import { nounTexts } from '#shared/texts.ts';
import { isRecord } from '#shared/formats/json.ts';
import { findDescription } from '../work/records/description.ts';
import { partOf, relatedName, textOf, titleOf } from '../work/records/record.ts';
import { useFailureToast } from '../session/notify.ts';
import { SearchableSelect, type SelectProps } from '#web/ui/searchable-select.tsx';
import type { ChoiceSource, InputProps } from './form-slots.ts';
import { inputId, type InputKind, wrapped } from './input-kind.ts';
import { choiceOf, useRecordChoices } from './use-record-choices.ts';

/**
 * `name` is what a person knows the record by. `within` is the record by which choices are narrowed,
 * such as the career of a department. Only the id is sent.
 */
export type ReferenceValue = { id: number | null; name: string; within: number | null };

const idOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** The field of the target that leads to what narrows it: a department's `nghe_nghiep_id`. */
function narrowing({ to, dependsOn }: ReferenceField): { key: string; label: string; description: Description } | null {
  const description = findDescription(dependsOn);
  const found = Object.entries(findDescription(to)?.fields ?? {}).find(
    ([, field]) => field.kind === 'reference' && field.to === dependsOn,
  );
  return description && found ? { key: found[0], label: found[1].label, description } : null;
}

export const reference: InputKind<ReferenceField, ReferenceValue> = {
  /** The record brings what it hangs on along: `bo_phan_id` and `bo_phan: { id, name, nghe_nghiep_id }`. */
  read: (stored, { name, field, record }) => {
    const target = record === null ? null : partOf(record, name.replace(/_id$/, ''));
    const key = narrowing(field)?.key;
    return {
      id: idOf(stored),
      name: record === null ? '' : relatedName(record, name),
      within: key === undefined ? null : idOf(target?.[key]),
    };
  },
  toWire: ({ id }) => id,
  revive: (saved) =>
    isRecord(saved) ? { id: idOf(saved['id']), name: textOf(saved, 'name'), within: idOf(saved['within']) } : null,
  describe: ({ id, name }) => (id === null ? '' : name || `Mã ${id}`),
  Input: (props) => {
    const source = props.form.slots.choices?.[props.name];
    return source ? <FromSource {...props} source={source} /> : <FromLookup {...props} />;
  },
};

type Props = InputProps<ReferenceField, ReferenceValue>;

function FromSource({ source, ...props }: Props & { source: ChoiceSource }) {
  const id = props.form.record?.id ?? null;
  const queryKey = ['lookup', props.form.description.path, props.name, id];
  const { data = [], error, isFetching } = useQuery({ queryKey, queryFn: ({ signal }) => source.load(id, signal) });
  useFailureToast(error, source.failed);
  return (
    <Dropdown
      {...props}
      choices={data.map(choiceOf)}
      loading={isFetching}
      onPick={(picked) => {
        const chosen = data.find((one) => one.id === picked);
        props.onChange({ id: chosen?.id ?? null, name: chosen?.name ?? '', within: null });
      }}
    />
  );
}

function FromLookup(props: Props) {
  const { field, value, onChange, name } = props;
  const narrowed = narrowing(field);
  const target = findDescription(field.to) ?? null;
  const query = narrowed !== null && value.within !== null ? { [narrowed.key]: value.within } : undefined;
  const own = useRecordChoices(target, { chosen: value.id === null ? [] : [value.id], query });
  const wider = useRecordChoices(narrowed?.description ?? null, { chosen: value.within === null ? [] : [value.within] });

  const pick = (id: number | null) => {
    const chosen = id === null ? undefined : own.rows.get(id);
    // Picking a department of any career picks its career as well.
    const within = narrowed && chosen ? idOf(chosen[narrowed.key]) : value.within;
    onChange({ id, name: chosen && target ? titleOf(target, chosen) : '', within });
  };
  const dropdown = <Dropdown {...props} {...own} chosen={own.labels.get(value.id ?? 0)} onPick={pick} />;
  if (narrowed === null) return dropdown;

  return (
    <div className="stack-6">
      <SearchableSelect
        id={`${inputId(name)}-within`}
        label={narrowed.label}
        description={`Chọn trước để thu hẹp danh sách ${target?.noun ?? ''}.`}
        clearable
        openOnFocus={false}
        clearButtonProps={{ 'aria-label': `Bỏ chọn ${narrowed.label}` }}
        placeholder={nounTexts(narrowed.description.noun).all}
        choices={wider.choices}
        chosen={wider.labels.get(value.within ?? 0)}
        asked={wider.asked}
        value={value.within === null ? null : String(value.within)}
        onChange={(within) => onChange({ id: null, name: '', within: within === null ? null : Number(within) })}
      />
      {dropdown}
    </div>
  );
}

type DropdownProps = Props &
  Pick<SelectProps, 'choices' | 'chosen' | 'asked'> & { loading: boolean; onPick: (id: number | null) => void };

function Dropdown({ choices, chosen, asked, loading, onPick, ...props }: DropdownProps) {
  const { value, required, field } = props;
  return (
    <SearchableSelect
      {...wrapped(props)}
      clearable={!required}
      // The focus also comes with Tab or from a fault; the list opens on a click, an arrow key or typing.
      openOnFocus={false}
      clearButtonProps={{ 'aria-label': `Bỏ chọn ${field.label}` }}
      placeholder={loading ? 'Đang tải dữ liệu...' : required ? `Chọn ${field.label.toLocaleLowerCase('vi')}` : 'Không chọn'}
      choices={choices}
      chosen={chosen}
      asked={asked}
      value={value.id === null ? null : String(value.id)}
      onChange={(id) => onPick(id === null ? null : Number(id))}
    />
  );
}
