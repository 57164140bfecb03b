import { z } from 'zod';
import { choice, type ChoiceField } from './choice.ts';
import { atMost, type Described, isBlank, type Kind, listOrNone, wrongType } from './described.ts';
import { number, type NumberField } from './number.ts';
import { tags, type TagsField } from './tags.ts';
import { text, type TextField } from './text.ts';

export type TableColumn = TextField | NumberField | TagsField | ChoiceField;

/** Rows of a few columns. `noun` is what one row is called. Rows that say nothing are dropped. */
export type TableField = Described & { kind: 'table'; noun: string; columns: Readonly<Record<string, TableColumn>> };

export type TableRow = Record<string, string | number | null | string[]>;

export const maxRows = 50;

/** Rows as their columns are now: what was stored before there was a column lacks it. */
export function wholeRows({ columns }: TableField, rows: readonly TableRow[]): TableRow[] {
  const blank = Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, blankOf(column)]));
  return rows.map((row) => ({ ...blank, ...row }));
}

const columnKinds: { [K in TableColumn['kind']]: Kind<Extract<TableColumn, { kind: K }>, z.ZodType, TableRow[string]> } = {
  text,
  number,
  tags,
  choice,
};
const kindOf = ({ kind }: TableColumn) => columnKinds[kind] as Kind<TableColumn, z.ZodType, TableRow[string]>;

/** What a column of a row that lacks it holds. */
export const blankOf = (column: TableColumn): TableRow[string] => kindOf(column).initial(column);

export const table: Kind<TableField, z.ZodType<TableRow[]>, TableRow[]> = {
  rule: (field) => {
    const message = wrongType(field.label, 'danh sách các dòng');
    const columns = Object.entries(field.columns).map(([name, column]) => [
      name,
      z.preprocess((value) => value ?? blankOf(column), kindOf(column).rule(column)),
    ]);
    const row = z.object(Object.fromEntries(columns) as Record<string, z.ZodType<TableRow[string]>>, message);
    const rows = z.array(row).refine((list) => list.length <= maxRows, atMost(field.label, maxRows));
    return listOrNone(rows, message).transform((value) =>
      value.filter(
        (each) => !Object.entries(field.columns).every(([name, column]) => isBlank(each[name]) || each[name] === blankOf(column)),
      ),
    );
  },
  initial: () => [],
};
