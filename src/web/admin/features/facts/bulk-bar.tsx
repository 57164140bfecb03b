import { Button, NativeSelect } from '@mantine/core';
import { useMemo, useState } from 'react';
import { initialOf, isList } from '#shared/fields/index.ts';
import type { Description } from '#shared/content-types/description.ts';
import { QuietButton, SmallButton } from '#web/ui/buttons.tsx';
import { type FormValue, inputOf } from '../../inputs/index.ts';
import { isSame } from '../../work/merge/is-same.ts';
import { today } from '../../work/records/today.ts';
import type { FactColumn } from './grid-state.ts';
import { judgedValue, type Pasted } from './pasted.ts';
import styles from './facts.module.css';

/** How a list that is set for many rows goes with what stands there. */
type How = 'replace' | 'add' | 'remove';

type Props = {
  description: Description;
  columns: readonly FactColumn[];
  count: number;
  /** Gives each chosen row a value of this column, made from the one that stands there. */
  onSet: (column: FactColumn, valueFrom: (before: unknown) => Pasted) => void;
  onClear: () => void;
};

/** What is done with the chosen rows: one column set for all of them, or said to be right still. */
export function BulkBar({ description, columns, count, onSet, onClear }: Props) {
  const [chosenName, setName] = useState(columns[0]?.name ?? '');
  const column = columns.find(({ name }) => name === chosenName) ?? columns[0];
  const checked = columns.find(({ name }) => name === 'kiem_tra');
  if (column === undefined) return null;
  return (
    <section className={`stack-3 noted ${styles['bulk']}`} aria-label="Các dòng đã chọn">
      <div className={'row-2-4'}>
        <p className="strong" role="status">
          Đã chọn {count} dòng
        </p>
        {checked && <SmallButton onClick={() => onSet(checked, () => ({ value: today() }))}>Vẫn đúng</SmallButton>}
        <QuietButton size="compact-md" onClick={onClear}>
          Bỏ chọn
        </QuietButton>
      </div>
      <div className="flow-3 ends">
        <NativeSelect
          label="Cột"
          value={column.name}
          data={columns.map(({ name, field }) => ({ value: name, label: field.label }))}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <ValueForAll key={column.name} description={description} column={column} onSet={onSet} />
      </div>
    </section>
  );
}

const noFaults = {};

function ValueForAll({ description, column, onSet }: { description: Description; column: FactColumn; onSet: Props['onSet'] }) {
  const { name, field } = column;
  const input = inputOf(field);
  const empty = () => input.read(initialOf(field), { name, field, record: null });
  const [value, setValue] = useState<FormValue>(empty);
  const [how, setHow] = useState<How>('replace');
  const [fault, setFault] = useState<string | null>(null);
  const isListed = isList(field) && field.kind !== 'table';
  const form = useMemo(() => ({ description, record: null, slots: {}, nameNow: () => '' }), [description]);
  const { Input } = input;
  // Nobody empties a column of many rows by mistake.
  const isEmpty = how === 'replace' && field.kind !== 'flag' && isSame(input.toWire(value, null, field), initialOf(field));

  const set = () => {
    const judged = judgedValue(name, field, input.toWire(value, null, field));
    if ('fault' in judged) {
      setFault(judged.fault);
      return;
    }
    onSet(column, (before) => judgedValue(name, field, isListed ? merged(before, judged.value, how) : judged.value));
    setValue(empty());
  };

  return (
    <>
      {isListed && (
        <NativeSelect
          label="Cách đặt"
          value={how}
          data={[
            { value: 'replace', label: 'Thay những gì đang có' },
            { value: 'add', label: 'Thêm vào' },
            { value: 'remove', label: 'Gỡ ra' },
          ]}
          onChange={({ currentTarget }) => setHow(currentTarget.value as How)}
        />
      )}
      <div className={`shrinks ${styles['bulkValue']}`}>
        <Input
          name={`dat-${name}`}
          field={field}
          value={value}
          onChange={(next) => {
            setFault(null);
            setValue((before) => (typeof next === 'function' ? next(before) : next));
          }}
          faults={fault === null ? noFaults : { '': fault }}
          required={false}
          form={form}
        />
      </div>
      <Button variant={isEmpty ? 'default' : 'filled'} onClick={set}>
        {isEmpty ? 'Xóa trống ở các dòng đã chọn' : 'Đặt cho các dòng đã chọn'}
      </Button>
    </>
  );
}

/** Two lists put together as was asked. */
function merged(before: unknown, given: unknown, how: How): unknown {
  if (how === 'replace' || !Array.isArray(before) || !Array.isArray(given)) return how === 'remove' ? before : given;
  const isIn = (list: readonly unknown[], item: unknown) => list.some((one) => isSame(one, item));
  return how === 'add'
    ? [...before, ...given.filter((item: unknown) => !isIn(before, item))]
    : before.filter((item: unknown) => !isIn(given, item));
}
