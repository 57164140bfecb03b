import { z } from 'zod';
import { text } from './parts.ts';
import { warnings } from './wire.ts';

/** What a spreadsheet would change, and what came of it. */

export const sheetFormats = ['xlsx', 'csv'] as const;
export type SheetFormat = (typeof sheetFormats)[number];

export const mediaTypes: Readonly<Record<SheetFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** What is done with a row: a new record, a changed one, one that stays as it is, or nothing because the row is refused. */
export const rowKinds = ['create', 'update', 'same', 'refused'] as const;
export type RowKind = (typeof rowKinds)[number];

const column = text.describe(
  'The key of a column: a field, `id`, `version`, or a reference by slug or number: `nganh_hoc_id_slug`, `bo_phan_id_ma`.',
);

/** A column of a sheet, and what it is understood as. */
export const sheetColumn = z.object({
  heading: text.describe('As it stands in the file.'),
  at: z.int().min(1).describe('Which column of the file, from 1.'),
  column: column.nullable().describe('Null: it is left out.'),
  label: text.nullable(),
  suggestions: z
    .array(z.object({ column, label: text }))
    .describe('What an unknown heading may have been meant for, the nearest first.'),
});
export type SheetColumn = z.infer<typeof sheetColumn>;

/** A field as it stands and as it would be, written as in a cell. */
export const cellChange = z.object({
  field: text,
  label: text,
  before: text.nullable().describe('Null: the record is new.'),
  after: text,
  is_cut: z.boolean().describe('Whether one of them is longer than what is shown.'),
});
export type CellChange = z.infer<typeof cellChange>;

export const plannedRow = z.object({
  row: z.int().min(1).describe('The line of the file, as a spreadsheet counts them: headings are line 1.'),
  kind: z.enum(rowKinds),
  id: z.int().nullable().describe('The record that the row is about; null where it is new or unknown.'),
  title: text.describe('What names the record.'),
  changes: z.array(cellChange),
  errors: z.record(z.string(), z.array(z.string())).describe('Why it is refused, by field.'),
  warnings: warnings.describe('What is worth a look before it is written, by field.'),
});
export type PlannedRow = z.infer<typeof plannedRow>;

export const rowCounts = z.object({ create: z.int(), update: z.int(), same: z.int(), refused: z.int() });
export type RowCounts = z.infer<typeof rowCounts>;

export const emptied = z.object({ fields: z.int(), records: z.int() });
export type Emptied = z.infer<typeof emptied>;

const planStates = ['ready', 'running', 'done', 'failed'] as const;

/** What a file would do, kept for a while for the account that sent it. */
export const sheetPlan = z.object({
  plan: text.describe('What it is called in later calls.'),
  resource: text.describe('The path of the content type.'),
  file: text.describe('The name of the file.'),
  state: z.enum(planStates).describe('`failed`: nothing was written, `message` says why; the file may be sent again.'),
  can_apply: z.boolean().describe('Its columns are known, no row is refused, and it was not applied yet.'),
  expires_at: text.describe('ISO 8601, UTC. After that the file has to be sent again.'),
  counts: rowCounts,
  emptied: emptied.describe('Fields that hold something and would hold nothing, and how many records have them.'),
  columns: z.array(sheetColumn),
  left_out: z.array(text).describe('Labels of columns that the file lacks: these fields stay as they are.'),
  notices: z
    .array(text)
    .describe('What of the file is not read, what is read though it is hidden there, and which cells are merged.'),
  progress: z.object({ done: z.int(), total: z.int() }).describe('Rows written so far, and to be written in all.'),
  batch: z.int().nullable().describe('Once it is done: the number by which it can be taken back.'),
  message: text.nullable().describe('Why it failed.'),
  warnings: z
    .array(text)
    .describe(
      'What is worth a look in the file, as `notices` tell it, and in the rows that would be written, each with its row and record; of 200 rows at most.',
    ),
  warned: z.int().describe('How many warnings there are in all.'),
  rows: z.array(plannedRow).describe('A page of the rows, in the order of the file.'),
});
export type SheetPlan = z.infer<typeof sheetPlan>;

/** What was written; rows that were refused were left out. */
export const sheetDone = z.object({ plan: text, counts: rowCounts });
export type SheetDone = z.infer<typeof sheetDone>;

/** Records that are others than when the file was looked at: `data` of a refusal with 409. */
export const changedSince = z.object({
  records: z.array(z.object({ row: z.int(), id: z.int().nullable(), title: text })),
});
export type ChangedSince = z.infer<typeof changedSince>;
