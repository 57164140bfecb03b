import { type TableColumn, type TableField, type TableRow } from '#shared/fields/table.ts';
import { cellText, groupsByComma, numberIn } from './cells.ts';
import { joinLabels, joinList, splitLabels, splitList } from './list-text.ts';
import { choiceLabel, readChoice } from './choices.ts';

/** Rows of a table in a cell, a line each, its cells in the order of the columns: '2025 | Xét điểm thi | H00, V01 | 30 | 24,5'. */
export const tableText = ({ columns }: TableField, rows: readonly TableRow[]): string =>
  rows.map((row) => joinList(Object.entries(columns).map(([name, column]) => valueText(column, row[name] ?? null)))).join('\n');

function valueText(column: TableColumn, value: TableRow[string]): string {
  // Behind 'X06: Toán' a comma would go on with the same label.
  if (Array.isArray(value)) return joinLabels(value, value.some((label) => /[,:]/.test(label)) ? '; ' : ', ');
  if (typeof value === 'number') return cellText(value);
  return column.kind === 'choice' ? choiceLabel(column, value ?? '') : (value ?? '');
}

/** Rows for the rule of the field to judge; the number of the first line that has more cells than there are columns otherwise. */
export function readTable({ columns }: TableField, text: string): Record<string, unknown>[] | { tooLong: number } {
  const rows: Record<string, unknown>[] = [];
  for (const [index, line] of text.replace(/\r\n?/g, '\n').split('\n').entries()) {
    if (line.trim() === '') continue;
    const cells = splitList(line);
    const entries = Object.entries(columns);
    if (cells.length > entries.length) return { tooLong: index + 1 };
    rows.push(Object.fromEntries(entries.map(([name, column], at) => [name, readValue(column, cells[at] ?? '')])));
  }
  return rows;
}

function readValue(column: TableColumn, text: string): unknown {
  if (column.kind === 'tags') return splitLabels(text);
  if (column.kind === 'number') return groupsByComma(column.step, text) ? Number.NaN : numberIn(text, column);
  return column.kind === 'choice' ? (readChoice(column, text) ?? text) : text;
}
