import { type CellChange, type SheetColumn, sheetLimits } from '#shared/answers/sheets.ts';
import { parentField } from '#shared/content-types/parent-field.ts';
import { required } from '#shared/fields/described.ts';
import { judgeField } from '#shared/fields/judge.ts';
import { fold } from '#shared/rules/fold.ts';
import { slugify } from '#shared/rules/slugify.ts';
import { capital } from '#shared/texts.ts';
import { type Cell, cellText, isBlankCell, plainText } from '#shared/sheets/cells.ts';
import { type Column, isBroken, isSameCell, type Names, readCell, type ValueColumn, writeCell } from '#shared/sheets/columns.ts';
import { columnNamed, suggestedFor } from '#shared/sheets/headings.ts';
import { sheetTexts } from '#shared/sheets/texts.ts';
import { type Faults, faultsIn, together } from '#server/crud/faults.ts';
import { judgeInsert } from '#server/crud/change.ts';
import { decodeRow, fieldsOfKind, loose, recordColumns, type Stored, type Value, type Values } from '#server/crud/record.ts';
import type { RecordType } from '#server/crud/record-types.ts';
import { referencesIn } from '#server/crud/references.ts';
import type { WriteContext } from '#server/crud/write-context.ts';
import { lastSeq } from '#server/database/journal.ts';
import { unprocessable } from '#server/http/errors.ts';
import { columnsOf } from './export.ts';
import { type PictureWork, takePictures } from './take-pictures.ts';
import { changeOf, type Plan, type RowPlan, type TypePlan } from './plan.ts';
import { type Known, nameKey, type RecordIndex, recordIndexes } from './record-index.ts';
import type { Row } from './sheet.ts';
import { turns } from './turns.ts';
import type { ZipEntry } from './zip.ts';

/** A sheet to be looked at: `mapping` says of columns, by their number from 1, what they are; '' leaves one out. */
export type GivenSheet = {
  type: RecordType;
  rows: AsyncIterable<readonly Row[]>;
  mapping: ReadonlyMap<number, string>;
};

type Given = { sheets: readonly GivenSheet[]; zipped: ReadonlyMap<string, ZipEntry> };

/** A row on its way to its plan. */
type Draft = {
  plan: RowPlan;
  cells: ReadonlyMap<string, Cell>;
  known: Known | null;
  /** The version that the file was made from. */
  fileVersion: number | null;
};

type Work = {
  content: WriteContext;
  indexOf: (path: string) => Promise<RecordIndex>;
  /** Those that were asked for. */
  names: Names;
  nextId: () => number;
  takeTurn: () => Promise<void>;
  pictures: PictureWork[];
};

/**
 * What sheets would change, in the order in which they are given: types that others hang on come first. Nothing is written but
 * the files of new pictures. Rows are judged by the rules of their fields and by what saves ask the database; records that the
 * sheets would make count as if they were there. Refuses with 422 what cannot be understood as a whole.
 */
export async function makePlan(content: WriteContext, { sheets, zipped }: Given): Promise<Plan> {
  const seq = await lastSeq(content.db);
  const read = new Map<string, RecordIndex>();
  const indexes = recordIndexes(content.db, content.types);
  let made = 0;
  const work: Work = {
    content,
    async indexOf(path) {
      const index = await indexes(path);
      read.set(path, index);
      return index;
    },
    names: {
      title: (path, id) => titleOf(read.get(path)?.withId(id)),
      slug: (path, id) => read.get(path)?.withId(id)?.slug ?? '',
    },
    nextId: () => (made -= 1),
    takeTurn: turns(),
    pictures: [],
  };
  const types: TypePlan[] = [];
  for (const sheet of sheets) types.push(await planOf(work, sheet));
  const pictures = await takePictures(content, work.pictures, zipped);
  for (const { rows } of types) for (const row of rows) settle(row);
  return { seq, types, pictures };
}

const titleOf = (known: Known | undefined): string => known?.newTitle ?? known?.title ?? '';

/** What comes of a row once all is known of it. */
function settle(row: RowPlan): void {
  if (Object.keys(row.errors).length > 0) {
    row.kind = 'refused';
    row.values = {};
    row.changes = [];
  } else if (row.id !== null && row.id > 0) row.kind = Object.keys(row.values).length > 0 ? 'update' : 'same';
}

async function planOf(work: Work, { type, rows, mapping }: GivenSheet): Promise<TypePlan> {
  const { description } = type;
  const columns = columnsOf(work.content.types, type);
  const index = await work.indexOf(description.path);
  for (const { kind, ...field } of Object.values(description.fields))
    if ((kind === 'reference' || kind === 'references') && 'to' in field && typeof field.to === 'string')
      await work.indexOf(field.to);

  let found: { at: Map<string, number>; columns: SheetColumn[] } | null = null;
  const drafts: Draft[] = [];
  const seen: Seen = { records: new Map(), made: new Map(), slugs: new Map() };
  for await (const part of rows) {
    for (const row of part) {
      if (found === null) {
        found = recognised(columns, row.cells, mapping);
        continue;
      }
      if (drafts.length >= sheetLimits.rows) throw unprocessable({ file: [sheetTexts.tooManyRows(sheetLimits.rows)] });
      const cells = new Map([...found.at].map(([key, at]) => [key, row.cells[at] ?? null]));
      if ([...cells.values()].every(isBlankCell)) continue;
      drafts.push(await draftOf(work, { type, columns, index, seen }, row.number, cells));
      await work.takeTurn();
    }
  }
  if (found === null || drafts.length === 0) throw unprocessable({ file: [sheetTexts.empty] });
  await judgeDrafts(work, { type, columns, index }, drafts);
  const { at, columns: headings } = found;
  return {
    type,
    columns: headings,
    leftOut: columns.filter(({ key, part }) => part === 'value' && !at.has(key)).map(({ label }) => label),
    rows: drafts.map(({ plan }) => plan),
  };
}

/** Which column of the file is what. Refuses with 422. */
function recognised(columns: readonly Column[], headings: readonly Cell[], mapping: ReadonlyMap<number, string>) {
  const at = new Map<string, number>();
  const told: SheetColumn[] = [];
  const byKey = new Map(columns.map((column) => [column.key, column]));
  for (const key of mapping.values())
    if (key !== '' && !byKey.has(key)) throw unprocessable({ cot: [sheetTexts.unknownColumn(key)] });
  const width = Math.max(headings.length, ...[...mapping.keys()].filter((number) => number <= sheetLimits.columns));
  for (let place = 0; place < width; place += 1) {
    const heading = plainText(headings[place] ?? null).slice(0, 200);
    const chosen = mapping.get(place + 1);
    if (heading === '' && chosen === undefined) continue;
    const column = chosen === undefined ? columnNamed(columns, heading) : (byKey.get(chosen) ?? null);
    if (column !== null) {
      if (at.has(column.key)) throw unprocessable({ file: [sheetTexts.twiceHeading(column.label)] });
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
  if (at.size === 0) throw unprocessable({ file: [sheetTexts.noHeadings] });
  // A column that was recognised is not suggested for another.
  for (const one of told) one.suggestions = one.suggestions.filter(({ column }) => !at.has(column));
  return { at, columns: told };
}

/** Rows of the same sheet: which records they are about, what they would make, and the slugs that they give. */
type Seen = { records: Map<number, number>; made: Map<string, number>; slugs: Map<string, number> };
type OfType = { type: RecordType; columns: readonly Column[]; index: RecordIndex };

/** Which record a row is about, and what it belongs to. */
async function draftOf(
  work: Work,
  of: OfType & { seen: Seen },
  number: number,
  cells: ReadonlyMap<string, Cell>,
): Promise<Draft> {
  const { type, columns, index, seen } = of;
  const { description } = type;
  const errors: Faults = {};
  const values: Values = {};
  const idCell = cells.get('id') ?? null;
  const id = wholeNumber(idCell);
  let known: Known | null = null;
  if (!isBlankCell(idCell)) {
    known = (id === null ? undefined : index.withId(id)) ?? null;
    if (id === null) errors['id'] = [sheetTexts.badId];
    else if (known === null) errors['id'] = [sheetTexts.noRecord(description.noun, 'mã số', id)];
  }
  const parent = parentField(description);
  const parentOf = async (current: Known | null) => {
    for (const field of fieldsOfKind(description.fields, 'reference')) {
      const read = await readReference(work, columns, field, cells, current, parent === field);
      if (read === undefined) continue;
      if (typeof read === 'string') errors[field] = [read];
      else values[field] = read?.id ?? null;
    }
  };
  const [slugField] = fieldsOfKind(description.fields, 'slug');
  const slug = slugField === undefined ? '' : plainText(cells.get(slugField) ?? null).toLowerCase();
  const title = plainText(cells.get(description.title) ?? null);
  if (known === null && slug !== '') known = index.withSlug(slug) ?? null;
  await parentOf(known);
  const isNamed = !isBlankCell(idCell) || slug !== '';
  if (!isNamed && known === null && title !== '') {
    const home = parent === null ? undefined : values[parent];
    const those = index.named(title).filter((one) => one.id > 0 && (home === undefined || one.parent === home));
    if (those.length > 1)
      errors[description.title] = [
        sheetTexts.ambiguousName(
          description.noun,
          title,
          those.slice(0, 5).map((one) => one.id),
        ),
      ];
    else known = those[0] ?? null;
  }
  const version = cells.get('version') ?? null;
  const fileVersion = wholeNumber(version);
  if (!isBlankCell(version) && fileVersion === null) errors['version'] = [sheetTexts.badVersion];

  const before = known === null ? undefined : seen.records.get(known.id);
  if (known !== null && before !== undefined)
    errors[idCell === null || isBlankCell(idCell) ? description.title : 'id'] = [sheetTexts.twiceSame(before)];
  else if (known !== null) seen.records.set(known.id, number);
  if (slug !== '' && slugField !== undefined) {
    const other = seen.slugs.get(slug);
    if (other !== undefined && before === undefined) errors[slugField] = [sheetTexts.twiceSlug(other)];
    seen.slugs.set(slug, other ?? number);
  }
  const plan: RowPlan = {
    row: number,
    kind: known === null ? 'create' : 'same',
    id: known?.id ?? null,
    version: null,
    title: title === '' ? (known?.title ?? '') : title.slice(0, 255),
    values,
    listsBefore: {},
    changes: [],
    errors,
  };
  if (known === null && Object.keys(errors).length === 0) {
    if (slug === '') {
      const key = JSON.stringify([nameKey(title), parent === null ? null : values[parent]]);
      const twin = seen.made.get(key);
      if (twin !== undefined && title !== '') errors[description.title] = [sheetTexts.twiceNew(twin)];
      seen.made.set(key, twin ?? number);
    }
    const home = parent === null ? null : values[parent];
    const made = {
      id: work.nextId(),
      title,
      slug: slug === '' && slugField !== undefined ? '' : slug,
      parent: typeof home === 'number' ? home : null,
    };
    plan.id = made.id;
    known = made;
    index.add(made);
    if (slugField !== undefined && slug === '' && title !== '') index.alsoAt(made, slugify(title));
  } else if (known !== null && title !== '') index.rename(known, title);
  return { plan, cells, known, fileVersion };
}

/** A whole number above 0; null for what is none. */
function wholeNumber(cell: Cell): number | null {
  const number = typeof cell === 'number' ? cell : /^\d{1,10}$/.test(plainText(cell)) ? Number(plainText(cell)) : Number.NaN;
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}

/**
 * The record that a row names in two columns: null for none, undefined where the file has neither column, a sentence where it
 * cannot be told which. `current` is the record of the row, which decides where a name is that of several.
 */
async function readReference(
  work: Work,
  columns: readonly Column[],
  field: string,
  cells: ReadonlyMap<string, Cell>,
  current: Known | null,
  isParent: boolean,
): Promise<Known | null | undefined | string> {
  const own = columns.filter((column) => 'field' in column && column.field === field && cells.has(column.key));
  const [first] = own;
  if (first === undefined || !('described' in first) || first.described.kind !== 'reference') return undefined;
  const { label, to } = first.described;
  const { noun } = work.content.types.at(to).description;
  const index = await work.indexOf(to);
  const cellOf = (part: Column['part']) => cells.get(own.find((column) => column.part === part)?.key ?? '') ?? null;
  for (const column of own) {
    const cell = cells.get(column.key) ?? null;
    if (isBroken(cell)) return `${label}: ${sheetTexts.formulaError(cell.broken)}`;
  }
  const name = plainText(cellOf('name'));
  const slug = plainText(cellOf('slug'));
  const number = cellOf('number');
  let found: Known | undefined;
  if (slug !== '') {
    found = index.withSlug(slug);
    if (found === undefined) return sheetTexts.unknownSlug(label, noun, slug);
  } else if (!isBlankCell(number)) {
    const id = wholeNumber(number);
    found = id === null ? undefined : index.withId(id);
    if (found === undefined) return sheetTexts.unknownNumber(label, noun, plainText(number));
  }
  if (found !== undefined) {
    const names = [found.title, found.newTitle ?? found.title].map(nameKey);
    if (name !== '' && !names.includes(nameKey(name))) return sheetTexts.twoRecords(label, name, titleOf(found));
  } else if (name === '') return null;
  else {
    const those = index.named(name);
    found = those.length === 1 ? those[0] : those.find((one) => isParent && one.id === current?.parent);
    if (found === undefined)
      return those.length === 0
        ? sheetTexts.unknownName(label, noun, name)
        : `${label}: ${sheetTexts.ambiguousName(
            noun,
            name,
            those.slice(0, 5).map(({ id }) => id),
          )}`;
  }
  return found.isRefused === true ? sheetTexts.parentRefused(label, titleOf(found)) : found;
}

/** Rows whose records are read at once. */
const atOnce = 100;

async function judgeDrafts(work: Work, of: OfType, drafts: readonly Draft[]): Promise<void> {
  const { content } = work;
  const { description, slots } = of.type;
  for (let start = 0; start < drafts.length; start += atOnce) {
    const part = drafts.slice(start, start + atOnce);
    const ids = part.flatMap(({ known }) => (known !== null && known.id > 0 ? [known.id] : []));
    const rows =
      ids.length === 0
        ? []
        : await loose(content.db)
            .selectFrom(description.table)
            .select(recordColumns(description.fields))
            .where('id', 'in', ids)
            .execute();
    const records = new Map(rows.map((row) => [Number(row['id']), decodeRow(description.fields, row)]));
    for (const draft of part) {
      await judgeDraft(work, of, draft, records.get(draft.known?.id ?? 0) ?? null);
      await work.takeTurn();
    }
  }
  const written = new Map(drafts.flatMap(({ plan }) => (plan.id === null ? [] : [[plan.id, plan.values] as const])));
  const faults = await slots.faultsTogether?.(content.db, written, work.takeTurn);
  if (faults !== undefined)
    for (const { plan } of drafts) if (plan.id !== null) plan.errors = together(plan.errors, faults.get(plan.id) ?? {});
  for (const { plan, known } of drafts)
    if (known !== null && known.id < 0 && Object.keys(plan.errors).length > 0) known.isRefused = true;
}

/** Reads the cells of a row, and says what they change. `before` is the record as it stands, null for a new one. */
async function judgeDraft(work: Work, of: OfType, draft: Draft, before: Stored | null): Promise<void> {
  const { content, names } = work;
  const { type, columns } = of;
  const { description } = type;
  const { plan, cells } = draft;
  const values: Values = {};
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
    if (described.kind === 'reference' || !cells.has(column.key)) continue;
    const cell = cells.get(column.key) ?? null;
    if (before !== null && isSameCell(writeCell(column, before, names), cell)) continue;
    if (described.kind === 'image') readPicture(work, plan, values, column, cell, before);
    else if (described.kind === 'references') await readReferences(work, plan, values, column, cell);
    else {
      const read = readCell(column, cell);
      if ('fault' in read) plan.errors[field] = [read.fault];
      else if ('value' in read) judgeValue(plan, values, field, described, read.value);
    }
  }
  if (before === null) {
    for (const [name, field] of Object.entries(description.fields))
      if ('required' in field && field.required === true && values[name] === undefined && plan.errors[name] === undefined)
        plan.errors[name] = [required(field.label)];
  } else {
    for (const [name, value] of Object.entries(values)) if (isSameValue(before[name], value)) delete values[name];
    plan.version = before.version;
    if (Object.keys(values).length > 0 && draft.fileVersion !== null && draft.fileVersion !== before.version)
      plan.errors['version'] = [sheetTexts.stale(capital(description.noun))];
  }
  plan.values = values;
  // The row stays as it is: its record may be at odds with a rule that came later.
  if (before !== null && Object.keys(values).length === 0) return;
  const judged = withoutMade(description.path, type, values, plan.id);
  const faults = before === null ? await judgeInsert(content, type, judged) : await faultsIn(content, type, judged, before);
  plan.errors = together(plan.errors, faults);
  plan.listsBefore = Object.fromEntries(
    ownLists(type).flatMap((name) => (name in values && before !== null ? [[name, referencesIn(before[name] as Value)]] : [])),
  );
  plan.changes = changesOf(columns, values, before, names, cells);
}

/** The fields of a content type that list records of itself. */
export const ownLists = ({ description: { fields, path } }: RecordType): string[] =>
  Object.entries(fields)
    .filter(([, field]) => field.kind === 'references' && field.to === path)
    .map(([name]) => name);

/**
 * The values without records that are only to be made, which the database does not know. Lists of records of the same type are
 * judged together with those of all other rows, but for the record itself.
 */
function withoutMade(path: string, { description }: RecordType, values: Values, id: number | null): Values {
  const left: Values = { ...values };
  for (const [name, field] of Object.entries(description.fields)) {
    const value = left[name];
    if (field.kind === 'reference' && typeof value === 'number' && value < 0) left[name] = null;
    if (field.kind === 'references' && value !== undefined)
      left[name] = referencesIn(value).filter((one) => one > 0 && (field.to !== path || one === id));
  }
  return left;
}

const isSameValue = (before: unknown, value: Value | undefined): boolean => {
  if (JSON.stringify(before) === JSON.stringify(value)) return true;
  // A spreadsheet shows, and may keep, minutes only.
  return (
    typeof before === 'string' &&
    typeof value === 'string' &&
    /T\d\d:\d\d:00\.000Z$/.test(value) &&
    before.slice(0, 17) === value.slice(0, 17)
  );
};

function judgeValue(plan: RowPlan, values: Values, field: string, described: ValueColumn['described'], given: unknown): void {
  const judged = judgeField(field, described, given);
  if (judged.ok) values[field] = judged.value as Value | undefined;
  else {
    const messages = [...new Set(Object.values(judged.errors).flat())].slice(0, 5);
    plan.errors[field] = messages.map((message) =>
      message.includes(described.label) ? message : `${described.label}: ${message}`,
    );
  }
}

/** Slugs, or names where that leaves one record; none of them has these marks in its slug. */
async function readReferences(work: Work, plan: RowPlan, values: Values, column: ValueColumn, cell: Cell): Promise<void> {
  const { field, described } = column;
  if (described.kind !== 'references') return;
  if (isBroken(cell)) {
    plan.errors[field] = [`${described.label}: ${sheetTexts.formulaError(cell.broken)}`];
    return;
  }
  const index = await work.indexOf(described.to);
  const { noun } = work.content.types.at(described.to).description;
  const ids: number[] = [];
  const faults: string[] = [];
  const told = plainText(cell)
    .split(/[|;\n]/)
    .flatMap((part) => (index.withSlug(part) === undefined && index.named(part).length === 0 ? part.split(',') : [part]));
  for (const part of told.map((one) => one.trim()).filter((one) => one !== '')) {
    const those = index.withSlug(part) ?? (index.named(part).length === 1 ? index.named(part)[0] : undefined);
    if (those !== undefined) ids.push(those.id);
    else if (faults.length < 5)
      faults.push(
        index.named(part).length > 1
          ? `${described.label}: ${sheetTexts.ambiguousName(
              noun,
              part,
              index
                .named(part)
                .slice(0, 5)
                .map(({ id }) => id),
            )}`
          : sheetTexts.unknownSlug(described.label, noun, part),
      );
  }
  if (faults.length > 0) {
    plan.errors[field] = faults;
    return;
  }
  const distinct = [...new Set(ids)];
  // The rule of the field counts them, and knows no records that are only to be made.
  judgeValue(
    plan,
    values,
    field,
    described,
    distinct.map((_, place) => place + 1),
  );
  if (plan.errors[field] === undefined) values[field] = distinct;
}

function readPicture(work: Work, plan: RowPlan, values: Values, column: ValueColumn, cell: Cell, before: Stored | null): void {
  const { field, described } = column;
  if (isBlankCell(cell) || described.kind !== 'image') return;
  const text = plainText(cell);
  if (isBroken(cell)) plan.errors[field] = [`${described.label}: ${sheetTexts.formulaError(cell.broken)}`];
  else if (fold(text) === fold(sheetTexts.remove)) {
    if (before !== null && before[field] !== null) values[field] = null;
  } else
    work.pictures.push({ plan, field, described, source: text, current: before === null ? null : String(before[field] ?? '') });
}

function changesOf(
  columns: readonly Column[],
  values: Values,
  before: Stored | null,
  names: Names,
  cells: ReadonlyMap<string, Cell>,
): CellChange[] {
  return columns.flatMap((column) => {
    if (column.part !== 'value' && column.part !== 'name') return [];
    const { field, label } = column;
    if (!(field in values)) return [];
    const after = cellText(writeCell(column, values, names)) || plainText(cells.get(column.key) ?? null);
    const was = before === null ? null : cellText(writeCell(column, before, names));
    if (was === null && after === '') return [];
    return [changeOf(field, label, was, after)];
  });
}
