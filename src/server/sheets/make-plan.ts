import type { SheetColumn } from '#shared/answers/sheets.ts';
import { sheetLimits } from '#shared/sheets/limits.ts';
import { type Cell, cellMax, isBlankCell, plainText } from '#shared/sheets/cells.ts';
import { type Column, countedFrom1904 } from '#shared/sheets/columns.ts';
import { columnNamed, suggestedFor } from '#shared/sheets/headings.ts';
import { hasLostLetters } from '#shared/sheets/lost-letters.ts';
import { fold } from '#shared/text/fold.ts';
import { sheetTexts } from '#shared/sheets/sheet-texts.ts';
import type { RecordType, WriteContext } from '#server/crud/model.ts';
import { referencesIn } from '#server/crud/references.ts';
import { lastSeq } from '#server/database/journal.ts';
import { unprocessable } from '#server/http/errors.ts';
import { columnsOf } from './export.ts';
import { takePictures } from './take-pictures.ts';
import type { Plan, RowPlan, TypePlan } from './plan.ts';
import { recordIndexes } from './record-index.ts';
import { badSheet, type Row } from './sheet.ts';
import { yielding } from './yielding.ts';
import type { ZippedPictures } from './picture-sources.ts';
import { type Draft, draftOf, type Seen, type Work } from './draft-row.ts';
import { judgeDrafts } from './judge-rows.ts';
import { doubtOfHeadings, doubtsOfRows } from './wrong-file.ts';

/** A sheet to be looked at: `mapping` says of columns, by their number from 1, what they are; '' leaves one out. */
export type GivenSheet = {
  type: RecordType;
  rows: AsyncIterable<readonly Row[]>;
  mapping: ReadonlyMap<number, string>;
  notices?: string[];
};

type Given = { sheets: readonly GivenSheet[]; zipped: ZippedPictures };

/**
 * What sheets would change, in the order in which they are given: types that others hang on come first. Nothing is written but
 * the files of new pictures. Rows are judged by the rules of their fields and by what saves ask the database; records that the
 * sheets would make count as if they were there. A sheet none of whose columns is known has no rows in its plan, until somebody
 * says what they are. Refuses with 422 what cannot be understood as a whole.
 */
export async function makePlan(content: WriteContext, { sheets, zipped }: Given): Promise<Plan> {
  const seq = await lastSeq(content.db);
  let made = 0;
  const work: Work = {
    content,
    indexes: recordIndexes(content.db, content.types),
    nextId: () => (made -= 1),
    mayYield: yielding(),
    pictures: [],
  };
  const types: TypePlan[] = [];
  for (const sheet of sheets) types.push(await planOf(work, sheet));
  const pictures = await takePictures(content, work.pictures, zipped);
  await refuseWithNeeded(types, work.mayYield);
  for (const { rows } of types) for (const row of rows) settle(row);
  return { seq, types, pictures };
}

/** Refuses rows that belong to a record, or list one, which a refused row would have made, and those whose slug such a row keeps. */
async function refuseWithNeeded(types: readonly TypePlan[], mayYield: () => Promise<void>): Promise<void> {
  const needing = new Map<RowPlan | undefined, { row: RowPlan; field: string; label: string }[]>();
  const made = new Map(types.flatMap(({ rows }) => rows.map((row) => [row.id ?? 0, row])));
  for (const { type, rows } of types) {
    const fields = Object.entries(type.description.fields).filter(([, { kind }]) => /^reference|^slug$/.test(kind));
    const own = new Map(rows.toReversed().map((row) => [row.id, row]));
    for (const row of rows) {
      for (const [field, { kind, label }] of fields) {
        const value = row.values[field];
        const ids = (typeof value === 'number' ? [value] : referencesIn(value)).filter((id) => id < 0);
        const keeper = row.slugOf === undefined ? [] : [own.get(row.slugOf)];
        for (const needed of kind === 'slug' ? keeper : ids.map((id) => made.get(id))) {
          const those = needing.get(needed) ?? [];
          needing.set(needed, those);
          those.push({ row, field, label });
        }
      }
      await mayYield();
    }
  }
  const refused = types.flatMap(({ rows }) => rows.filter(isFaulty));
  // An array is walked to its end, what is added on the way too.
  for (const needed of refused) {
    for (const { row, field, label } of needing.get(needed) ?? []) {
      if (!isFaulty(row)) refused.push(row);
      row.errors[field] ??= [sheetTexts.parentRefused(label, needed.title)];
    }
  }
}

const isFaulty = ({ errors }: RowPlan): boolean => Object.keys(errors).length > 0;

/** What comes of a row once all is known of it. */
function settle(row: RowPlan): void {
  if (isFaulty(row)) {
    row.kind = 'refused';
    row.values = {};
    row.changes = [];
    row.emptied = 0;
    row.warnings = {};
  } else if (row.id !== null && row.id > 0) row.kind = Object.keys(row.values).length > 0 ? 'update' : 'same';
}

async function planOf(work: Work, { type, rows, mapping, notices = [] }: GivenSheet): Promise<TypePlan> {
  const { description } = type;
  const columns = columnsOf(work.content.types, type);
  const index = await work.indexes.at(description.path);
  await work.indexes.learn(description.fields);

  let found: ReturnType<typeof recognised> | null = null;
  const asks: string[] = [];
  let isFilled = false;
  const drafts: Draft[] = [];
  const seen: Seen = { records: new Map(), made: new Map(), unslugged: new Map(), slugs: new Map() };
  const above: string[] = [];
  for await (const part of rows) {
    for (const row of found === null ? fromHeadings(columns, part) : part) {
      if (found === null) {
        if (row !== part[0]) above.push(sheetTexts.belowTitle(row.number));
        found = recognised(columns, row.cells, mapping);
        asks.push(...doubtOfHeadings(work.content.types, type, found.columns, new Set(mapping.keys())));
        continue;
      }
      // A print repeats the headings on each of its pages.
      if (found.columns.every(({ heading, at }) => plainText(row.cells[at - 1] ?? null) === heading)) continue;
      isFilled ||= !row.cells.every(isBlankCell);
      if (drafts.length >= sheetLimits.rows) throw badSheet(sheetTexts.tooManyRows(sheetLimits.rows));
      const cells = new Map([...found.at].map(([key, at]) => [key, row.cells[at] ?? null]));
      if (row.is1904 === true)
        for (const column of columns)
          if (cells.has(column.key)) cells.set(column.key, countedFrom1904(column, cells.get(column.key) ?? null));
      if ([...cells.values()].every(isBlankCell)) continue;
      const { headed } = found;
      const beyond = row.cells.find((cell, place) => !headed.has(place + 1) && !isBlankCell(cell));
      const draft = await draftOf(work, { type, columns, index, seen }, row.number, cells);
      if (beyond !== undefined) draft.plan.errors['row'] = [sheetTexts.moreCells(plainText(beyond))];
      if (plainText(cells.get(type.description.title) ?? null) === sheetTexts.example)
        draft.plan.errors['row'] = [sheetTexts.isExample];
      if (draft.plan.kind === 'create' && isTotal(draft.plan.title)) draft.plan.errors['row'] = [sheetTexts.isTotal];
      drafts.push(draft);
      await work.mayYield();
    }
  }
  if (found === null || !isFilled || (found.at.size > 0 && drafts.length === 0)) throw badSheet(sheetTexts.empty);
  await judgeDrafts(work, { type, columns, index }, drafts);
  if (asks.length === 0) asks.push(...(await doubtsOfRows(work, { type, columns, index }, drafts)));
  const { at, columns: headings } = found;
  return {
    type,
    columns: headings,
    leftOut: columns.filter(({ key, part }) => part === 'value' && !at.has(key)).map(({ label }) => label),
    notices: [...notices, ...above, ...asks],
    asks,
    rows: drafts.map(({ plan }) => plan),
  };
}

/** Whether a row adds up those above it: 'Tổng cộng', 'TỔNG: 12 ngành'. */
const isTotal = (title: string): boolean =>
  /^(?:tong(?: cong| so)?|cong|(?:grand )?total)(?: ?:.*| [\d.,]+)?$/s.test(fold(title));

/** Rows of a title that may stand above the headings. */
const mostTitles = 9;

/** The first rows from the headings on: those above name no column. One name may be by chance, unless all above is one cell wide. */
function fromHeadings(columns: readonly Column[], rows: readonly Row[]): readonly Row[] {
  let isBelowTitle = false;
  for (const [place, { cells }] of rows.slice(0, mostTitles + 1).entries()) {
    const filled = cells.filter((cell) => !isBlankCell(cell));
    const named = filled.filter(
      (cell) => typeof cell === 'string' && columnNamed(columns, plainText(cell.slice(0, cellMax))) !== null,
    ).length;
    if (named > 1 || (named === 1 && (place === 0 || (isBelowTitle && filled.length > 1)))) return rows.slice(place);
    isBelowTitle = filled.length === 1 && (place === 0 || isBelowTitle);
  }
  return rows;
}

/** Which column of the file is what; it may be that none is known. Refuses with 422. */
function recognised(columns: readonly Column[], headings: readonly Cell[], mapping: ReadonlyMap<number, string>) {
  const at = new Map<string, number>();
  const told: SheetColumn[] = [];
  const byKey = new Map(columns.map((column) => [column.key, column]));
  for (const key of mapping.values())
    if (key !== '' && !byKey.has(key)) throw unprocessable({ columns: [sheetTexts.unknownColumn(key)] });
  const width = Math.max(headings.length, ...[...mapping.keys()].filter((number) => number <= sheetLimits.columns));
  for (let place = 0; place < width; place += 1) {
    const heading = plainText(headings[place] ?? null).slice(0, 200);
    const chosen = mapping.get(place + 1);
    if (heading === '' && chosen === undefined) continue;
    const column = chosen === undefined ? columnNamed(columns, heading) : (byKey.get(chosen) ?? null);
    const lost = column === null && chosen === undefined && columns.find(({ label }) => hasLostLetters(heading, label));
    if (lost) throw badSheet(sheetTexts.lostLetters(lost.label, heading));
    if (column !== null) {
      if (at.has(column.key)) throw badSheet(sheetTexts.twiceHeading(column.label));
      at.set(column.key, place);
    }
    told.push({
      heading,
      at: place + 1,
      column: column?.key ?? null,
      label: column?.label ?? null,
      suggestions:
        column === null && chosen === undefined
          ? suggestedFor(columns, heading).map(({ key, label }) => ({ column: key, label }))
          : [],
    });
  }
  if (told.length === 0) throw badSheet(sheetTexts.noHeadings);
  // A column that was recognised is not suggested for another.
  for (const one of told) one.suggestions = one.suggestions.filter(({ column }) => !at.has(column));
  return { at, columns: told, headed: new Set(told.map((one) => one.at)) };
}
