import type { CellChange } from '#shared/answers/sheets.ts';
import { required } from '#shared/fields/described.ts';
import { maxReferences } from '#shared/fields/references.ts';
import { judgeField } from '#shared/fields/judge.ts';
import { shown } from '#shared/guidance/shown.ts';
import { fold } from '#shared/text/fold.ts';
import { capital } from '#shared/texts.ts';
import { type Cell, cellMax, cellText, isBlankCell, isEmptying, plainText } from '#shared/sheets/cells.ts';
import {
  type Column,
  isBroken,
  isExample,
  isSameCell,
  readCell,
  saysItsDay,
  type ValueColumn,
  writeCell,
} from '#shared/sheets/columns.ts';
import type { Names } from '#shared/sheets/kinds.ts';
import { isTurned } from '#shared/sheets/dates.ts';
import { hasLostLetters, mayHaveLost, seemsLost } from '#shared/sheets/lost-letters.ts';
import { sheetTexts } from '#shared/sheets/sheet-texts.ts';
import { bytesOfRows, idBatches } from '#server/crud/batch.ts';
import { withKeptParts } from '#server/crud/chosen-pictures.ts';
import { faultsIn, mergedFaults } from '#server/crud/faults.ts';
import { judgeInsert } from '#server/crud/change.ts';
import {
  decodeRow,
  type Faults,
  fieldsOfKind,
  recordColumns,
  rowsById,
  type Stored,
  type Value,
  type Values,
} from '#server/crud/record.ts';
import type { RecordType } from '#server/crud/model.ts';
import { referencesIn } from '#server/crud/references.ts';
import { changeOf, type RowPlan } from './plan.ts';
import { type Draft, knownToDatabase, type OfType, severalMeant, type Work } from './draft-row.ts';
import { sameAsThen } from './same-as-then.ts';
import { badSheet } from './sheet.ts';

export async function judgeDrafts(work: Work, of: OfType, drafts: readonly Draft[]): Promise<void> {
  const { content } = work;
  const { description, slots } = of.type;
  const bytesOf = async (places: readonly number[]) => {
    const bytes = await bytesOfRows(
      content.db,
      description,
    )(places.flatMap((place) => drafts[place]?.known?.id ?? []).filter((id) => id > 0));
    return new Map(places.map((place) => [place, bytes.get(drafts[place]?.known?.id ?? 0) ?? 0]));
  };
  for await (const places of idBatches([...drafts.keys()], bytesOf)) {
    const part = places.flatMap((place) => drafts[place] ?? []);
    const ids = part.flatMap(({ known }) => (known !== null && known.id > 0 ? [known.id] : []));
    const rows = await rowsById(content.db, description.table, ids, recordColumns(description.fields));
    const records = new Map(rows.map((row) => [Number(row['id']), decodeRow(description.fields, row)]));
    const asThen = await sameAsThen(content.db, of.type, part, rows);
    for (const draft of part) {
      await judgeDraft(work, of, draft, records.get(draft.known?.id ?? 0) ?? null, asThen);
      await work.mayYield();
    }
  }
  // Rows that are refused may be left out.
  const sound = drafts.filter(({ plan }) => Object.keys(plan.errors).length === 0);
  const written = new Map(sound.flatMap(({ plan }) => (plan.id === null ? [] : [[plan.id, plan.values] as const])));
  const faults = await slots.faultsTogether?.(content.db, written, work.mayYield);
  if (faults !== undefined)
    for (const { plan } of drafts) if (plan.id !== null) plan.errors = mergedFaults(plan.errors, faults.get(plan.id) ?? {});
}

/**
 * Reads the cells of a row, and says what they change. `before` is the record as it stands, null for a new one; `asThen` are the
 * records that hold what they held when the file was made.
 */
async function judgeDraft(work: Work, of: OfType, draft: Draft, before: Stored | null, asThen: ReadonlySet<number>) {
  const { content, indexes } = work;
  const { names } = indexes;
  const { type, columns } = of;
  const { description } = type;
  const { plan, cells } = draft;
  let values: Values = {};
  for (const column of columns) {
    if (column.part === 'id' || column.part === 'version') continue;
    const { field, described } = column;
    if (column.part !== 'value') {
      // Both columns of a reference were read when its record was looked for.
      const value = plan.values[field];
      if (value === undefined || field in values || (before !== null && value === before[field])) continue;
      if (value === null) judgeValue(plan, values, field, described, null);
      else values[field] = value;
      continue;
    }
    const cell = cells.get(column.key) ?? null;
    if (described.kind === 'reference' || isBlankCell(cell)) continue;
    const was = before && writeCell(column, before, names);
    if (before !== null && (isSameCell(was, cell) || saysItsDay(column, was, cell))) continue;
    if (typeof cell === 'string' && mayHaveLost(cell)) refuseLostLetters(plainText(cell), before && plainText(was));
    if (isBroken(cell)) plan.errors[field] = [`${described.label}: ${sheetTexts.formulaError(cell.broken)}`];
    else if (described.kind === 'image') readPicture(work, plan, values, column, cell, before);
    else if (described.kind === 'references') await readReferences(work, plan, values, column, cell);
    else if (plan.errors['row'] === undefined && isExample(column, cell))
      plan.errors[field] = [sheetTexts.exampleLeft(described.label)];
    else {
      const read = readCell(column, cell);
      if ('fault' in read) plan.errors[field] = [read.fault];
      else if ('value' in read) judgeValue(plan, values, field, described, read.value);
      else if (before === null) plan.errors[field] = [sheetTexts.tooLong(described.label, cellMax - 1)];
      // As it will be written: what the cell does not write of a section stays.
      if (described.kind === 'sections' && before !== null) values = withKeptParts(description, values, before);
    }
    // A list of nothing says no more than a blank cell; a choice of nothing has a label.
    if (!['image', 'choice'].includes(described.kind) && isNothing(values[field]) && !isEmptying(cell)) delete values[field];
  }
  if (before === null) {
    // The row may well be about a record that is there.
    const isUnfound = ['id', ...fieldsOfKind(description.fields, 'slug')].some((name) => name in plan.errors);
    for (const [name, field] of Object.entries(description.fields))
      // Visitors see it at once: the plan says so.
      if (field.kind === 'visibility') values[name] ??= shown;
      else if (isUnfound) continue;
      else if ('required' in field && field.required === true && values[name] === undefined && plan.errors[name] === undefined)
        plan.errors[name] = [required(field.label)];
  } else {
    for (const [name, value] of Object.entries(values)) if (isSameValue(before[name], value)) delete values[name];
    plan.version = before.version;
    const isOlder = draft.fileVersion !== null && draft.fileVersion !== before.version;
    if (Object.keys(values).length > 0 && isOlder && !asThen.has(before.id))
      plan.errors['version'] = [sheetTexts.stale(capital(description.noun))];
  }
  plan.values = values;
  // The row stays as it is: its record may be at odds with a rule that came later.
  if (before !== null && Object.keys(values).length === 0) return;
  const judged = knownToDatabase(of, values, plan);
  const faults = before === null ? await judgeInsert(content, type, judged) : await faultsIn(content, type, judged, before);
  plan.errors = mergedFaults(plan.errors, ofCells(description, faults));
  const worthALook = type.slots.warnings?.(values, before) ?? {};
  plan.warnings = mergedFaults(plan.warnings ?? {}, worthALook, turnedDates(columns, values, before, names));
  plan.listsBefore = Object.fromEntries(
    ownLists(type).flatMap((name) => (name in values && before !== null ? [[name, referencesIn(before[name] as Value)]] : [])),
  );
  plan.changes = changesOf(columns, values, before, names, cells);
  plan.emptied = plan.changes.filter(
    ({ field, before: was }) => was && (isNothing(values[field]) || isEmptying(cells.get(field))),
  ).length;
}

/** Faults within sections are those of their cell. */
function ofCells({ fields }: RecordType['description'], faults: Faults): Faults {
  const told: Faults = {};
  for (const [at, messages] of Object.entries(faults)) {
    const [field = at] = at.split('.');
    const key = fields[field]?.kind === 'sections' ? field : at;
    // A line within a cell is none of the sheet.
    const inCell =
      fields[field]?.kind === 'table' ? messages.map((text) => text.replace(/^Dòng \d+(?=:)/, '$& trong ô')) : messages;
    told[key] = [...new Set([...(told[key] ?? []), ...inCell])];
  }
  return told;
}

/** Warns of dates that seem to have their day for their month. */
function turnedDates(columns: readonly Column[], values: Values, before: Stored | null, names: Names): Faults {
  if (before === null) return {};
  const turned = columns.flatMap((column) => {
    if (column.part !== 'value' || values[column.field] === undefined) return [];
    const [was, is] = [before, { ...before, ...values }].map((record) => writeCell(column, record, names));
    if (was === undefined || is === undefined || !isTurned(was, is)) return [];
    return [[column.field, [sheetTexts.turned(column.label, cellText(was), cellText(is))]]];
  });
  return Object.fromEntries(turned);
}

/** Refuses the whole file with 422: what else it lost is in no row that could be told by itself. */
function refuseLostLetters(text: string, before: string | null): void {
  if (before === null ? seemsLost(text) : hasLostLetters(text, before))
    throw badSheet(sheetTexts.lostLetters(before?.slice(0, mostShown) ?? null, text.slice(0, mostShown)));
}

/** Letters of a text that are shown in a sentence. */
const mostShown = 60;

const isNothing = (value: Value | undefined): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The fields of a content type that list records of itself. */
export const ownLists = ({ description: { fields, path } }: RecordType): string[] =>
  Object.entries(fields)
    .filter(([, field]) => field.kind === 'references' && field.to === path)
    .map(([name]) => name);

const isSameValue = (before: unknown, value: Value | undefined): boolean => {
  if (JSON.stringify(before) === JSON.stringify(value)) return true;
  // A spreadsheet shows seconds, and may keep minutes only.
  const whole = typeof value === 'string' ? /^.*T\d\d:\d\d:(\d\d)\.000Z$/.exec(value) : null;
  const kept = whole?.[1] === '00' ? 17 : 19;
  return whole !== null && typeof before === 'string' && before.slice(0, kept) === whole[0].slice(0, kept);
};

function judgeValue(plan: RowPlan, values: Values, field: string, described: ValueColumn['described'], given: unknown): void {
  const judged = judgeField(field, described, given);
  if (judged.ok) values[field] = judged.value as Value | undefined;
  else {
    const told = Object.entries(judged.errors).flatMap(([at, messages]) => {
      const line = described.kind === 'table' ? Number(at.split('.')[1]) + 1 : Number.NaN;
      return messages.map((message) => (line > 0 ? `${described.label}: ${sheetTexts.inCell(line, message)}` : message));
    });
    const messages = [...new Set(told)].slice(0, 5);
    plan.errors[field] = messages.map((message) =>
      message.includes(described.label) ? message : `${described.label}: ${message}`,
    );
  }
}

/** Parts of a list that are looked up, repeated and blank ones among them. */
const mostParts = 4 * maxReferences;

/** Slugs, or names where that leaves one record; none of them has these marks in its slug. */
async function readReferences(work: Work, plan: RowPlan, values: Values, column: ValueColumn, cell: Cell): Promise<void> {
  const { field, described } = column;
  if (described.kind !== 'references') return;
  const index = await work.indexes.at(described.to);
  const { noun } = work.content.types.at(described.to).description;
  const ids: number[] = [];
  const faults: string[] = [];
  const parts = (isEmptying(cell) ? '' : plainText(cell)).split(/[|｜;\n]/);
  if (parts.length > mostParts) {
    plan.errors[field] = [sheetTexts.tooMany(described.label, maxReferences)];
    return;
  }
  const told = parts.flatMap((part) =>
    index.withSlug(part) === undefined && index.meant(part).length === 0 ? part.split(',') : [part],
  );
  for (const part of told.map((one) => one.trim()).filter((one) => one !== '')) {
    const meant = index.meant(part);
    const found = index.withSlug(part) ?? (meant.length === 1 ? meant[0] : undefined);
    if (found !== undefined) ids.push(found.id);
    else if (faults.length < 5)
      faults.push(
        meant.length > 1
          ? `${described.label}: ${severalMeant(index, noun, part)}`
          : sheetTexts.unknownSlug(described.label, noun, part),
      );
  }
  if (faults.length > 0) {
    plan.errors[field] = faults;
    return;
  }
  const distinct = [...new Set(ids)];
  // The rule of the field counts them, and knows no records that are only to be made.
  const places = distinct.map((_, place) => place + 1);
  judgeValue(plan, values, field, described, places);
  if (plan.errors[field] === undefined) values[field] = distinct;
}

function readPicture(work: Work, plan: RowPlan, values: Values, column: ValueColumn, cell: Cell, before: Stored | null): void {
  const { field, described } = column;
  if (described.kind !== 'image') return;
  const text = plainText(cell);
  // As templates once said.
  if (isEmptying(cell) || fold(text) === 'xoa') {
    if (before !== null && before[field] !== null) values[field] = null;
  } else
    work.pictures.push({ plan, field, described, source: text, current: before === null ? null : String(before[field] ?? '') });
}

const changesOf = (
  columns: readonly Column[],
  values: Values,
  before: Stored | null,
  names: Names,
  cells: ReadonlyMap<string, Cell>,
): CellChange[] =>
  columns.flatMap((column) => {
    if (column.part !== 'value' && column.part !== 'name') return [];
    const { field, label } = column;
    if (!(field in values)) return [];
    const cell = cells.get(column.key) ?? null;
    const isEmptied = isEmptying(cell) || isNothing(values[field]);
    const after = cellText(writeCell(column, values, names)) || (isEmptied ? '' : plainText(cell));
    const was = before === null ? null : cellText(writeCell(column, before, names));
    if (was === null && after === '') return [];
    return [changeOf(field, label, was, after)];
  });
