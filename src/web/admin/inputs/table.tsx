import { Input, InputBase, TextInput } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { blankOf, maxRows, type TableColumn, type TableField, type TableRow } from '#shared/fields/table.ts';
import { isRecord } from '#shared/formats/json.ts';
import { formatViNumber, parseViNumber } from '#shared/formats/vi-number.ts';
import { capital } from '#shared/texts.ts';
import { inputId, type InputKind } from './input-kind.ts';
import type { Faults, InputProps } from './form-slots.ts';
import { MoveButtons } from './sections-bullets.tsx';
import { joinTags, splitTags } from '#shared/fields/split-tags.ts';
import { QuietButton, SecondaryButton } from '#web/ui/buttons.tsx';
import { Offered, suggestedTexts, suggestsIn, Unlisted, useSuggested } from './suggestions.tsx';
import styles from './table.module.css';
import { useKeptFocus } from './use-kept-focus.ts';

/** Each cell as it is typed. `key` tells rows apart while they are moved. */
export type TableValue = { key: string; cells: Record<string, string> }[];

let keys = 0;
const newKey = () => `row-${(keys += 1)}`;

const shownIn = (value: unknown): string => {
  if (Array.isArray(value)) return joinTags(value.filter((item) => typeof item === 'string'));
  if (typeof value === 'number') return formatViNumber(value);
  return typeof value === 'string' ? value : '';
};

const cellsOf = (columns: TableField['columns'], row: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.keys(columns).map((key) => [key, shownIn(row[key])]));

/** What cannot be read goes as it was typed, so that the rule can say so. */
function sent(column: TableColumn, text: string): TableRow[string] {
  if (text.trim() === '') return blankOf(column);
  if (column.kind === 'number') return parseViNumber(text) ?? text;
  return column.kind === 'tags' ? splitTags(text) : text;
}

const labelIn = (column: TableColumn | undefined, text: string): string =>
  column?.kind === 'choice' ? (column.values.find(({ value }) => value === text)?.label ?? text) : text;

const isBlank = ({ cells }: TableValue[number]) => Object.values(cells).every((text) => text.trim() === '');

/** Rows that were added and not filled in are nothing to save. Those between others stay, so that faults are told at their places. */
const withoutBlankEnd = (rows: TableValue): TableValue => rows.slice(0, rows.findLastIndex((row) => !isBlank(row)) + 1);

export const table: InputKind<TableField, TableValue> = {
  read: (stored, { field: { columns } }) =>
    (Array.isArray(stored) ? stored : []).filter(isRecord).map((row) => ({ key: newKey(), cells: cellsOf(columns, row) })),
  toWire: (value, _stored, { columns }) =>
    withoutBlankEnd(value).map(({ cells }) =>
      Object.fromEntries(Object.entries(columns).map(([key, column]) => [key, sent(column, cells[key] ?? '')])),
    ),
  revive: (saved) =>
    Array.isArray(saved)
      ? saved.flatMap((row: unknown) =>
          isRecord(row) && isRecord(row['cells'])
            ? [
                {
                  key: newKey(),
                  cells: Object.fromEntries(Object.entries(row['cells']).map(([key, text]) => [key, shownIn(text)])),
                },
              ]
            : [],
        )
      : null,
  describe: (value, { columns }) =>
    value
      .map(({ cells }) =>
        Object.entries(cells)
          .flatMap(([key, text]) => labelIn(columns[key], text) || [])
          .join(' · '),
      )
      .join('; '),
  Input: TableInput,
};

function TableInput({ name, field, value, onChange, faults }: InputProps<TableField, TableValue>) {
  const root = useRef<HTMLFieldSetElement>(null);
  const keepFocus = useKeptFocus(root);
  const [said, setSaid] = useState('');
  const { columns, noun } = field;
  const offered = useSuggested(suggestsIn(field));
  const list = `${inputId(name)}-offered`;
  const cell = (key: string, column = Object.keys(columns)[0]) => `[data-row="${key}"] [data-column="${column}"]`;

  const add = (column?: string) => {
    const row = { key: newKey(), cells: cellsOf(columns, {}) };
    keepFocus(cell(row.key, column));
    onChange((before) => [...before, row]);
    setSaid(`Đã thêm ${noun} ${value.length + 1}.`);
  };
  const move = (index: number, step: -1 | 1) => {
    const row = value[index];
    if (!row) return;
    const [up, down] = ['up', 'down'].map((way) => `[data-row="${row.key}"] [data-move="${way}"]`) as [string, string];
    keepFocus(...(step < 0 ? [up, down] : [down, up]));
    onChange((before) => before.toSpliced(index, 1).toSpliced(index + step, 0, row));
    setSaid(`Đã chuyển ${noun} ${step < 0 ? 'lên' : 'xuống'} chỗ ${index + step + 1}.`);
  };
  /** Enter goes on to the next row, as in a spreadsheet; it would send the form otherwise. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number, column: string) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = value[index + 1];
    if (next) root.current?.querySelector<HTMLElement>(cell(next.key, column))?.focus();
    else if (value.length < maxRows && value[index] !== undefined && !isBlank(value[index])) add(column);
  };
  const remove = (index: number) => {
    const near = value[index + 1] ?? value[index - 1];
    keepFocus(...(near ? [cell(near.key)] : []), '[data-add-row]');
    onChange((before) => before.toSpliced(index, 1));
    setSaid(`Đã xóa ${noun} ${index + 1}.`);
  };

  return (
    <fieldset ref={root} className={`stack-4 ${styles['table']}`} data-field={name}>
      <legend>{field.label}</legend>
      {field.hint !== undefined && <Input.Description>{field.hint}</Input.Description>}
      {value.map((row, index) => {
        const id = `${inputId(name)}-${row.key}`;
        return (
          <div
            key={row.key}
            role="group"
            aria-labelledby={`${id}-head`}
            className={`stack-2 ${styles['row']}`}
            data-row={row.key}
          >
            <div className="row-1">
              <span id={`${id}-head`} className={`strong figures ${styles['number']}`}>
                {capital(noun)} {index + 1}
              </span>
              <MoveButtons index={index} count={value.length} describedBy={`${id}-head`} onMove={(step) => move(index, step)} />
              <QuietButton aria-describedby={`${id}-head`} onClick={() => remove(index)}>
                Xóa
              </QuietButton>
            </div>
            <div className={`stack-3 ${styles['cells']}`}>
              {Object.entries(columns).map(([key, column]) => (
                <Cell
                  key={key}
                  id={`${id}-${key}`}
                  column={column}
                  text={row.cells[key] ?? ''}
                  name={key}
                  list={column.kind === 'text' && column.suggests ? list : undefined}
                  fault={faultAt(faults, `${index}.${key}`)}
                  onKeyDown={(event) => onKeyDown(event, index, key)}
                  onChange={(text) =>
                    onChange((before) =>
                      before.map((one) => (one.key === row.key ? { ...one, cells: { ...one.cells, [key]: text } } : one)),
                    )
                  }
                />
              ))}
            </div>
          </div>
        );
      })}
      {offered.length > 0 && <Offered id={list} texts={offered} />}
      <Unlisted
        texts={suggestedTexts(
          field,
          value.map(({ cells }) => cells),
        )}
        offered={offered}
      />
      {faults[''] && (
        <Input.Error role="alert" tabIndex={-1} data-fault>
          {faults['']}
        </Input.Error>
      )}
      <div>
        <SecondaryButton data-add-row onClick={() => add()} disabled={value.length >= maxRows}>
          Thêm {noun}
        </SecondaryButton>
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </fieldset>
  );
}

/** Of the cell, or of an entry of its list. */
const faultAt = (faults: Faults, path: string): string | undefined =>
  faults[path] ?? Object.entries(faults).find(([at]) => at.startsWith(`${path}.`))?.[1];

type CellProps = {
  id: string;
  name: string;
  column: TableColumn;
  text: string;
  fault: string | undefined;
  /** The list of what is offered while one types. */
  list: string | undefined;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onChange: (text: string) => void;
};

function Cell({ id, name, column, text, fault, list, onKeyDown, onChange }: CellProps) {
  const shared = {
    id,
    label: column.label,
    error: fault,
    value: text,
    autoComplete: 'off',
    'data-column': name,
    wrapperProps: { 'data-wide': (column.kind === 'text' && column.max > 20) || undefined },
  };
  const change = ({ currentTarget: { value } }: { currentTarget: { value: string } }) => onChange(value);
  if (column.kind === 'choice')
    return (
      <InputBase {...shared} component="select" pointer onChange={change}>
        {column.values.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </InputBase>
    );
  return (
    <TextInput
      {...shared}
      list={list}
      inputMode={column.kind === 'number' ? 'decimal' : 'text'}
      placeholder={column.kind === 'tags' ? 'Cách nhau bằng dấu phẩy' : undefined}
      onKeyDown={onKeyDown}
      onChange={change}
    />
  );
}
