import { Button, Input } from '@mantine/core';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { SectionTable } from '#shared/answers/parts.ts';
import { maxTableColumns, maxTableRows } from '#shared/fields/sections.ts';
import { QuietButton, SmallButton } from '#web/ui/buttons.tsx';
import type { Faults } from './form-slots.ts';
import { evenTable, type SectionValue } from './sections-value.ts';
import styles from './sections.module.css';
import { cellsOf } from './tsv.ts';
import { UndoLine } from './undo-line.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

type Props = {
  id: string;
  table: SectionTable | null;
  faults: Faults;
  /** Of the table within the field: '0.table'. */
  path: string;
  onChange: (update: (section: SectionValue) => SectionValue) => void;
  say: (text: string) => void;
};

const emptyTable: SectionTable = { head: ['', ''], rows: [['', '']] };
const rowName = (row: number) => (row === 0 ? 'Hàng tiêu đề' : `Hàng ${row}`);
const cellAt = (row: number, column: number) => `[data-cell="${row}.${column}"]`;

/** The table of a section: a head and rows of plain words, filled in as in a spreadsheet. Row 0 is the head. */
export function SectionCells({ id, table, faults, path, onChange, say }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const keepFocus = useKeptFocus(root);
  /** The table before something of it was removed, for as long as nothing else is changed. */
  const [undo, setUndo] = useState<{ told: string; before: SectionTable; after: SectionTable | null } | null>(null);
  const all = table === null ? [] : [table.head, ...table.rows];
  const width = table?.head.length ?? 0;
  const set = (next: SectionTable | null) => onChange((before) => ({ ...before, table: next }));
  const remove = (after: SectionTable | null, told: string, focus: string) => {
    if (table === null) return;
    keepFocus(focus, '[data-add-table]');
    setUndo({ told, before: table, after });
    set(after);
    say(told);
  };
  const addRow = (column = 0) => {
    keepFocus(cellAt(all.length, column));
    set(evenTable([...all, []]));
    say(`Đã thêm hàng ${all.length}.`);
  };
  const go = (row: number, column: number) => root.current?.querySelector<HTMLElement>(cellAt(row, column))?.focus();

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, row: number, column: number) {
    if (event.nativeEvent.isComposing || event.keyCode === 229 || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowUp') go(row - 1, column);
    else if (event.key === 'ArrowDown') go(row + 1, column);
    else if (event.key !== 'Enter') return;
    else if (row + 1 < all.length) go(row + 1, column);
    else if (all.length <= maxTableRows && all[row]?.some((cell) => cell.trim() !== '')) addRow(column);
    event.preventDefault();
  }

  /** Cells of a spreadsheet fill those from here on. */
  function onPaste(event: ClipboardEvent<HTMLInputElement>, row: number, column: number) {
    const given = cellsOf(event.clipboardData.getData('text/plain'));
    if (given.length === 1 && given[0]?.length === 1) return;
    event.preventDefault();
    const next = all.map((cells) => [...cells]);
    let left = 0;
    for (const [down, cells] of given.entries())
      for (const [right, cell] of cells.entries()) {
        const isIn = row + down <= maxTableRows && column + right < maxTableColumns;
        if (isIn) (next[row + down] ??= [])[column + right] = cell.replaceAll(/\s+/g, ' ').trim();
        else if (cell.trim() !== '') left += 1;
      }
    const made = evenTable(Array.from(next, (cells) => Array.from(cells ?? [], (cell) => cell ?? '')));
    const rest = left === 0 ? '' : ` ${left} ô không vừa: bảng có tối đa ${maxTableColumns} cột và ${maxTableRows} hàng.`;
    const told = `Đã dán ${given.length} hàng vào bảng.${rest}`;
    if (table !== null) setUndo({ told, before: table, after: made });
    set(made);
    say(told);
  }

  const faultOf = (row: number, column: number) =>
    row === 0 ? faults[`${path}.head.${column}`] : faults[`${path}.rows.${row - 1}.${column}`];
  const told = [
    ...all.flatMap((cells, row) => cells.flatMap((_, column) => faultOf(row, column) ?? [])),
    ...[path, `${path}.head`, `${path}.rows`, ...all.map((_, row) => `${path}.rows.${row}`)].flatMap(
      (place) => faults[place] ?? [],
    ),
  ];
  const undone = undo !== null && undo.after === table && (
    <UndoLine
      told={undo.told}
      onUndo={() => {
        keepFocus(cellAt(0, 0));
        set(undo.before);
        setUndo(null);
        say('Đã hoàn tác trong bảng.');
      }}
    />
  );

  if (table === null)
    return (
      <div ref={root} className="row-2-4">
        <Button
          variant="subtle"
          size="compact-md"
          data-add-table
          onClick={() => {
            keepFocus(cellAt(0, 0));
            set(emptyTable);
            say('Đã thêm bảng.');
          }}
        >
          Thêm bảng
        </Button>
        {undone}
      </div>
    );
  return (
    <div ref={root} role="group" aria-labelledby={id} className="stack-2">
      <div id={id} className="strong">
        Bảng
      </div>
      <div className={styles['cells']}>
        <table>
          <tbody>
            {all.map((cells, row) => (
              // oxlint-disable-next-line react/no-array-index-key -- a row is its place
              <tr key={row}>
                {cells.map((cell, column) => {
                  const Cell = row === 0 ? 'th' : 'td';
                  return (
                    // oxlint-disable-next-line react/no-array-index-key -- a cell is its place
                    <Cell key={column} scope={row === 0 ? 'col' : undefined}>
                      <input
                        type="text"
                        autoComplete="off"
                        data-cell={`${row}.${column}`}
                        aria-label={`${rowName(row)}, cột ${column + 1}`}
                        placeholder={row === 0 ? `Cột ${column + 1}` : undefined}
                        aria-invalid={faultOf(row, column) === undefined ? undefined : true}
                        aria-describedby={told.length > 0 ? `${id}-faults` : undefined}
                        value={cell}
                        onKeyDown={(event) => onKeyDown(event, row, column)}
                        onPaste={(event) => onPaste(event, row, column)}
                        onChange={({ currentTarget: { value } }) =>
                          set(evenTable(all.map((one, at) => (at === row ? one.with(column, value) : one))))
                        }
                      />
                    </Cell>
                  );
                })}
                <td>
                  {row > 0 && (
                    <QuietButton
                      aria-label={`Xóa hàng ${row}`}
                      title={`Xóa hàng ${row}`}
                      onClick={() =>
                        remove(evenTable(all.toSpliced(row, 1)), `Đã xóa hàng ${row}.`, cellAt(Math.max(0, row - 1), 0))
                      }
                    >
                      ×
                    </QuietButton>
                  )}
                </td>
              </tr>
            ))}
            {width > 1 && (
              <tr>
                {table.head.map((_, column) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a column is its place
                  <td key={column} className={styles['columnEnd']}>
                    <QuietButton
                      aria-label={`Xóa cột ${column + 1}`}
                      title={`Xóa cột ${column + 1}`}
                      onClick={() =>
                        remove(
                          evenTable(all.map((cells) => cells.toSpliced(column, 1))),
                          `Đã xóa cột ${column + 1}.`,
                          cellAt(0, Math.max(0, column - 1)),
                        )
                      }
                    >
                      ×
                    </QuietButton>
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </div>
      {told.length > 0 && (
        <Input.Error id={`${id}-faults`} role="alert">
          {[...new Set(told)].join('. ')}
        </Input.Error>
      )}
      <div className="row-2-4">
        <SmallButton disabled={all.length > maxTableRows} onClick={() => addRow()}>
          Thêm hàng
        </SmallButton>
        <SmallButton
          disabled={width >= maxTableColumns}
          onClick={() => {
            keepFocus(cellAt(0, width));
            set(evenTable(all.map((cells, row) => (row === 0 ? [...cells, ''] : cells))));
            say(`Đã thêm cột ${width + 1}.`);
          }}
        >
          Thêm cột
        </SmallButton>
        <QuietButton onClick={() => remove(null, 'Đã xóa bảng.', '[data-add-table]')}>Xóa bảng</QuietButton>
        {undone}
      </div>
    </div>
  );
}
