import type { CellChange, Emptied, RowCounts, RowKind, SheetColumn } from '#shared/answers/sheets.ts';
import { sheetLimits } from '#shared/sheets/limits.ts';
import type { Faults, Values } from '#server/crud/record.ts';
import type { RecordType } from '#server/crud/model.ts';
import type { Warned } from '#server/crud/warned.ts';

/** What is done with a row of a sheet. */
export type RowPlan = {
  row: number;
  kind: RowKind;
  /** Negative for a record that is to be made; null where a refused row names none. */
  id: number | null;
  /** The version that the row was compared with. */
  version: number | null;
  title: string;
  /** What is written. Ids of records that are to be made are negative. */
  values: Values;
  /** The lists of records of the same type as they stand, of fields that are written. */
  listsBefore: Readonly<Record<string, readonly number[]>>;
  /** The record that has its slug, and is given another one by a row of the same sheet. */
  slugOf?: number;
  changes: CellChange[];
  /** How many fields of its record it empties. */
  emptied?: number;
  errors: Faults;
  /** What is worth a look in the values, by field. A plan of version 1.0 has none. */
  warnings?: Faults;
};

/** `asks`: those of the notices that are asked about before anything is written. A plan of version 1.0 has none. */
export type TypePlan = {
  type: RecordType;
  columns: SheetColumn[];
  leftOut: string[];
  notices: string[];
  asks?: string[];
  rows: RowPlan[];
};

/** What a file would do. `seq`: the last entry of the journal when it was looked at. */
export type Plan = { seq: number; types: TypePlan[]; pictures: ReadonlyMap<string, string[]> };

/** Whether any column of a sheet is known: else there is nothing to say of its rows. */
export const isUnderstood = ({ columns }: Pick<TypePlan, 'columns'>): boolean => columns.some(({ column }) => column !== null);

export const rowsOf = ({ types }: Plan): RowPlan[] => types.flatMap(({ rows }) => rows);

export function countsOf(plan: Plan): RowCounts {
  const counts: RowCounts = { create: 0, update: 0, same: 0, refused: 0 };
  for (const { kind } of rowsOf(plan)) counts[kind] += 1;
  return counts;
}

/** The rows that are written. */
export const writtenRows = (plan: Pick<Plan, 'types'>): RowPlan[] =>
  plan.types.flatMap(({ rows }) => rows.filter(({ kind }) => kind === 'create' || kind === 'update'));

/** What is worth a look in what is written, by line and field, of as many lines as are shown at once. */
export const warnedIn = (plan: Plan): Warned =>
  new Map(
    writtenRows(plan)
      .filter(({ warnings = {} }) => Object.keys(warnings).length > 0)
      .slice(0, sheetLimits.shown)
      .map(({ row, warnings = {} }) => [row, warnings]),
  );

/** How much of it there is in all lines. */
export const warningsOf = (plan: Plan): number =>
  writtenRows(plan).reduce((all, { warnings = {} }) => all + Object.values(warnings).flat().length, 0);

export function emptiedBy(plan: Plan): Emptied {
  const emptied = rowsOf(plan).flatMap((row) => row.emptied || []);
  return { fields: emptied.reduce((all, count) => all + count, 0), records: emptied.length };
}

/** Letters of a cell that are shown of a change. */
const shown = 500;

export const changeOf = (field: string, label: string, before: string | null, after: string): CellChange => ({
  field,
  label,
  before: before?.slice(0, shown) ?? null,
  after: after.slice(0, shown),
  is_cut: after.length > shown || (before?.length ?? 0) > shown,
});
