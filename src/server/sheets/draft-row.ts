import { parentField } from '#shared/content-types/parent-field.ts';
import { slugify } from '#shared/text/slugify.ts';
import { type Cell, cellMax, isBlankCell, isEmptying, plainText } from '#shared/sheets/cells.ts';
import { type Column, isBroken } from '#shared/sheets/columns.ts';
import { sheetTexts } from '#shared/sheets/sheet-texts.ts';
import { type Faults, fieldsOfKind, type Values } from '#server/crud/record.ts';
import type { RecordType, WriteContext } from '#server/crud/model.ts';
import { referencesIn } from '#server/crud/references.ts';
import type { PictureWork } from './take-pictures.ts';
import type { RowPlan } from './plan.ts';
import { type Known, plainKey, type RecordIndex, type RecordIndexes, soundKey, titleOf } from './record-index.ts';
import { isOfOtherYear, yearIn } from './years.ts';

/** A row on its way to its plan. */
export type Draft = {
  plan: RowPlan;
  cells: ReadonlyMap<string, Cell>;
  known: Known | null;
  /** A record that was there, whose name the row gives to another. */
  namesake: Known | undefined;
  /** The version that the file was made from. */
  fileVersion: number | null;
};

export type Work = {
  content: WriteContext;
  indexes: RecordIndexes;
  nextId: () => number;
  mayYield: () => Promise<void>;
  pictures: PictureWork[];
};

/** Rows of the same sheet: which records they are about, what they would make, with or without a slug, and the slugs that they give. */
export type Seen = Record<'made' | 'unslugged' | 'slugs', Map<string, number>> & { records: Map<number, number> };
export type OfType = { type: RecordType; columns: readonly Column[]; index: RecordIndex };

/** Which record a row is about, and what it belongs to. */
export async function draftOf(work: Work, of: OfType & { seen: Seen }, number: number, given: ReadonlyMap<string, Cell>) {
  const { type, columns, index, seen } = of;
  const { description } = type;
  const errors: Faults = {};
  const cells = new Map(given);
  // Before anything is read of it: a cell of a million letters would hold up everyone.
  for (const { key, label, ...column } of columns) {
    const cell = cells.get(key);
    if (typeof cell !== 'string' || cell.length <= cellMax) continue;
    errors['field' in column ? column.field : key] = [sheetTexts.tooLong(label, cellMax)];
    cells.set(key, null);
  }
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
  const [slugField] = fieldsOfKind(description.fields, 'slug');
  const textOf = (field: string) => {
    const cell = cells.get(field) ?? null;
    // As it is written: without the comma that cells have.
    return isEmptying(cell) ? '' : typeof cell === 'number' ? String(cell) : plainText(cell);
  };
  const slug = slugField === undefined ? '' : textOf(slugField).toLowerCase();
  const title = textOf(description.title);
  if (known === null && slug !== '') known = index.withSlug(slug) ?? null;
  // A row before it has no slug, and would be given this one.
  if (known !== null && known.id < 0) known = null;
  const bySlug = isBlankCell(idCell) ? known : null;
  for (const field of fieldsOfKind(description.fields, 'reference')) {
    const read = await readReference(work, columns, field, cells, known, parent === field);
    if (typeof read === 'string') errors[field] = [read];
    else if (read !== undefined) values[field] = read?.id ?? null;
  }
  const isNamed = !isBlankCell(idCell) || slug !== '';
  const year = yearIn(columns, description.yearIn, cells);
  if (!isNamed && known === null && title !== '') {
    const home = parent === null ? undefined : values[parent];
    const isMeant = (one: Known) => one.id > 0 && (home === undefined || one.parent === home) && !isOfOtherYear(one, year);
    const those = index.named(title).filter(isMeant);
    const tells = [slugField, description.yearIn].flatMap((field) => description.fields[field ?? '']?.label.toLowerCase() ?? []);
    if (those.length > 1) errors[description.title] = [sheetTexts.ambiguousName(description.noun, title, those, tells)];
    else known = those[0] ?? null;
  }
  const version = cells.get('version') ?? null;
  const fileVersion = wholeNumber(version);
  if (!isBlankCell(version) && fileVersion === null) errors['version'] = [sheetTexts.badVersion];

  const before = known === null ? undefined : seen.records.get(known.id);
  const isCalled = title === '' || (known !== null && plainKey(title) === plainKey(known.title));
  if (bySlug !== null && before !== undefined && !isCalled) errors[slugField ?? 'slug'] = [sheetTexts.twiceBySlug(before)];
  else if (known !== null && before !== undefined)
    errors[isBlankCell(idCell) ? description.title : 'id'] = [sheetTexts.twiceSame(before)];
  else if (known !== null) seen.records.set(known.id, number);
  if (slug !== '' && slugField !== undefined) {
    const other = seen.slugs.get(slug);
    if (other !== undefined && before === undefined) errors[slugField] = [sheetTexts.twiceSlug(other)];
    seen.slugs.set(slug, other ?? number);
  }
  const namesakes = isCalled ? [] : index.alike(title).filter((one) => one.id > 0 && one !== known);
  const namesake = namesakes.find((one) => !isOfOtherYear(one, year)) ?? namesakes[0];
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
    warnings: {},
  };
  if (known === null && namesake && !isOfOtherYear(namesake, year))
    plan.warnings = { [description.title]: [sheetTexts.twinOf(description.noun, namesake)] };
  // What another record is called is told of all rows together.
  if (bySlug !== null && !isCalled && !namesake) plan.warnings = { [description.title]: [sheetTexts.renamedBySlug(bySlug)] };
  if (known === null && Object.keys(errors).length === 0) {
    const key = JSON.stringify([soundKey(title), parent === null ? null : values[parent], year]);
    // Two that say their slugs are two records.
    const twin = (slug === '' ? seen.made : seen.unslugged).get(key);
    if (twin !== undefined && title !== '') errors[description.title] = [sheetTexts.twiceNew(twin)];
    for (const rows of slug === '' ? [seen.made, seen.unslugged] : [seen.made]) rows.set(key, rows.get(key) ?? number);
    const home = parent === null ? null : values[parent];
    const made = { id: work.nextId(), title, slug, parent: typeof home === 'number' ? home : null, year };
    plan.id = made.id;
    known = made;
    index.add(made);
    if (slugField !== undefined && slug === '' && title !== '') {
      const own = slugify(title);
      const holder = index.withSlug(own);
      // Where a record has it already, the new one is given another; what is new is written before a record is given it.
      if (holder === undefined) seen.slugs.set(own, number);
      else if (holder.newSlug === own && holder.slug !== own)
        errors[slugField] = [sheetTexts.ownSlugGiven(seen.slugs.get(own) ?? number)];
      index.alsoAt(made, own);
    }
  } else if (known !== null) {
    if (title !== '') index.rename(known, title);
    if (slug !== '') index.alsoAt(known, slug);
    if (slug !== '' && before === undefined) known.newSlug = slug;
  }
  return { plan, cells, known, namesake, fileVersion };
}

/**
 * The values without what the database does not know yet: records that are only to be made, and that another row takes from its
 * record the slug which this one asks for (`slugOf`). Lists of records of the same type are judged together with those of all other
 * rows, but for the record itself.
 */
export function knownToDatabase({ type: { description }, index }: OfType, values: Values, plan: RowPlan): Values {
  const left: Values = { ...values };
  for (const [name, field] of Object.entries(description.fields)) {
    const value = left[name];
    if (field.kind === 'reference' && typeof value === 'number' && value < 0) left[name] = null;
    if (field.kind === 'references' && value !== undefined)
      left[name] = referencesIn(value).filter((one) => one > 0 && (field.to !== description.path || one === plan.id));
    const holder = field.kind === 'slug' && typeof value === 'string' ? index.withSlug(value) : undefined;
    if (holder?.slug !== value || holder?.newSlug === undefined || holder.newSlug === value || holder.id === plan.id) continue;
    plan.slugOf = holder.id;
    delete left[name];
  }
  return left;
}

/** A whole number above 0; null for what is none. */
function wholeNumber(cell: Cell): number | null {
  const number = typeof cell === 'number' ? cell : /^\d{1,10}$/.test(plainText(cell)) ? Number(plainText(cell)) : Number.NaN;
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}

/**
 * The record that a row names in two columns: null where it is to have none, undefined where neither column says anything, a
 * sentence where it cannot be told which. `current` is the record of the row, which decides where a name is that of several.
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
  const index = await work.indexes.at(to);
  const cellOf = (part: Column['part']) => cells.get(own.find((column) => column.part === part)?.key ?? '') ?? null;
  for (const column of own) {
    const cell = cells.get(column.key) ?? null;
    if (isBroken(cell)) return `${label}: ${sheetTexts.formulaError(cell.broken)}`;
  }
  const told = own.map(({ key }) => cells.get(key)).filter((cell) => !isBlankCell(cell));
  if (told.length === 0) return undefined;
  if (told.every(isEmptying)) return null;
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
    if (name !== '' && !index.meant(name).includes(found)) return sheetTexts.twoRecords(label, name, titleOf(found));
  } else {
    const those = index.meant(name);
    found = those.length === 1 ? those[0] : those.find((one) => isParent && one.id === current?.parent);
    if (found === undefined)
      return those.length === 0 ? sheetTexts.unknownName(label, noun, name) : `${label}: ${severalMeant(index, noun, name)}`;
  }
  return found;
}

/** Why a name that may mean several records cannot be taken for one of them. */
export function severalMeant(index: RecordIndex, noun: string, name: string): string {
  const those = index.meant(name).slice(0, 5);
  if (index.named(name).length > 0) return sheetTexts.ambiguousReference(noun, name, those);
  const alike = those.map((one) => ({ name: titleOf(one), id: one.id > 0 ? one.id : null }));
  return sheetTexts.alikeNames(noun, name, alike);
}
