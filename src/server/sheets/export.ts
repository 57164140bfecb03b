import type { SheetFormat } from '#shared/answers/sheets.ts';
import { type Cell, cellText } from '#shared/sheets/cells.ts';
import { type Column, exampleCell, explained, sheetColumns, writeCell } from '#shared/sheets/columns.ts';
import { byteOrderMark, csvLine } from '#shared/sheets/csv.ts';
import { toNeutral } from '#shared/sheets/neutral.ts';
import { sheetTexts } from '#shared/sheets/sheet-texts.ts';
import { capital } from '#shared/texts.ts';
import { bytesOfRows, idBatches } from '#server/crud/batch.ts';
import { decodeRow, fieldsOfKind, loose, recordColumns, type Values } from '#server/crud/record.ts';
import type { RecordType, RecordTypes } from '#server/crud/model.ts';
import type { Database } from '#server/database/schema.ts';
import type { Description } from '#shared/content-types/description.ts';
import type { Names } from '#shared/sheets/kinds.ts';
import { referencesIn } from '#server/crud/references.ts';
import { type SheetToWrite, writeXlsx } from './write-xlsx.ts';

export const columnsOf = (types: RecordTypes, { description }: RecordType): Column[] =>
  sheetColumns(description, (path) => types.at(path).description);

/** What a sheet of a content type is called in a workbook. */
export const sheetName = ({ description }: RecordType): string => capital(description.noun);

/** A sheet of records, in the order of `ids`. Those that are gone meanwhile are left out. */
export const recordSheet = (...[db, types, type, columns, ids]: Parameters<typeof recordRows>): SheetToWrite => ({
  name: sheetName(type),
  headings: columns.map(({ label }) => label),
  rows: recordRows(db, types, type, columns, ids),
});

export async function* recordRows(
  db: Database,
  types: RecordTypes,
  type: RecordType,
  columns: readonly Column[],
  ids: readonly number[],
): AsyncGenerator<Cell[]> {
  const { table } = type.description;
  const given = new Set(columns.map((column) => ('field' in column ? column.field : column.key)));
  const fields = Object.fromEntries(Object.entries(type.description.fields).filter(([name]) => given.has(name)));
  const { names, learn } = learntNames(db, types, fields);
  for await (const part of idBatches(ids, bytesOfRows(db, { table, fields }))) {
    const rows = await loose(db).selectFrom(table).select(recordColumns(fields)).where('id', 'in', part).execute();
    const records = new Map(rows.map((row) => [Number(row['id']), decodeRow(fields, row)]));
    await learn([...records.values()] as Values[]);
    for (const id of part) {
      const record = records.get(id);
      if (record !== undefined) yield columns.map((column) => writeCell(column, record, names));
    }
  }
}

/** The bytes of a file, as they are made. */
export async function* sheetBytes(format: SheetFormat, sheets: readonly SheetToWrite[]): AsyncGenerator<Uint8Array> {
  if (format === 'xlsx') {
    yield* writeXlsx(sheets);
    return;
  }
  const [sheet] = sheets;
  if (sheet === undefined) return;
  let text = byteOrderMark + csvLine(sheet.headings.map(toNeutral));
  for await (const row of sheet.rows) {
    text += csvLine(row.map((cell) => (typeof cell === 'number' ? cellText(cell) : toNeutral(cellText(cell)))));
    if (text.length < 64 * 1024) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}

/** The sheets of a template: headings with an example, and what the columns are. */
export const templateSheets = (type: RecordType, columns: readonly Column[]): SheetToWrite[] => [
  { name: sheetName(type), headings: columns.map(({ label }) => label), rows: [columns.map(exampleCell)] },
  {
    name: sheetTexts.guide,
    headings: sheetTexts.guideHeadings,
    rows: [
      ...sheetTexts.guideRules.map(([cell, meaning]) => [cell, null, meaning]),
      ...columns.map((column) => [
        column.label,
        (column.part === 'value' || column.part === 'name') && column.described.required === true ? sheetTexts.required : null,
        explained(column),
      ]),
    ],
  },
];

/** What those records are called that the records given to `learn` refer to by these fields, each asked for once. */
function learntNames(db: Database, types: RecordTypes, fields: Description['fields']) {
  const known = new Map<string, { title: string; slug: string }>();
  const names: Names = {
    title: (path, id) => known.get(`${path} ${id}`)?.title ?? '',
    slug: (path, id) => known.get(`${path} ${id}`)?.slug ?? '',
  };
  async function learn(records: readonly Values[]): Promise<void> {
    for (const [field, described] of Object.entries(fields)) {
      if (described.kind !== 'reference' && described.kind !== 'references') continue;
      const { path, table, title, fields: own } = types.at(described.to).description;
      const named = records.flatMap(({ [field]: value }) => (typeof value === 'number' ? [value] : referencesIn(value)));
      const ids = [...new Set(named)].filter((id) => !known.has(`${path} ${id}`));
      for await (const part of idBatches(ids)) {
        const columns = ['id', title, ...fieldsOfKind(own, 'slug')];
        const rows = await loose(db).selectFrom(table).select(columns).where('id', 'in', part).execute();
        for (const row of rows) known.set(`${path} ${row['id']}`, { title: String(row[title]), slug: String(row['slug'] ?? '') });
      }
    }
  }
  return { names, learn };
}
