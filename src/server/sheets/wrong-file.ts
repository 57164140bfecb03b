import type { SheetColumn } from '#shared/answers/sheets.ts';
import { isBlankCell, plainText } from '#shared/sheets/cells.ts';
import type { Column } from '#shared/sheets/columns.ts';
import { isMonthFirst } from '#shared/sheets/dates.ts';
import { bare, columnNamed } from '#shared/sheets/headings.ts';
import { hasSheet } from '#shared/sheets/sheet-paths.ts';
import { sheetTexts } from '#shared/sheets/sheet-texts.ts';
import { mergedFaults } from '#server/crud/faults.ts';
import { fieldsOfKind } from '#server/crud/record.ts';
import type { RecordType, RecordTypes } from '#server/crud/model.ts';
import type { Draft, OfType, Work } from './draft-row.ts';
import { columnsOf } from './export.ts';
import { nameKey } from './record-index.ts';
import { badSheet } from './sheet.ts';
import { isOfOtherYear, yearOf } from './years.ts';

/** What the list of enquiries says of people, which no content does. */
const ofEnquiries = new Set(['Số điện thoại hoặc email', 'Đồng ý lúc'].map(bare));

const others = (types: RecordTypes, type: RecordType): RecordType[] =>
  types.all.filter((one) => one !== type && hasSheet(one.description));

/**
 * What is to be asked of headings of which another content type knows more; columns that somebody has said what they are count
 * for neither. Refuses with 422 what was given out of another one as a whole, and enquiries.
 */
export function doubtOfHeadings(types: RecordTypes, type: RecordType, told: readonly SheetColumn[], said: ReadonlySet<number>) {
  if (told.some(({ heading }) => ofEnquiries.has(bare(heading)))) throw badSheet(sheetTexts.ofEnquiries);
  const headings = told.flatMap(({ at, heading }) => (said.has(at) || heading === '' ? [] : [heading]));
  const knownTo = (one: RecordType) => {
    const columns = columnsOf(types, one);
    return headings.flatMap((heading) => columnNamed(columns, heading) ?? []);
  };
  const own = knownTo(type);
  const [best] = others(types, type)
    .map((one) => ({ one, known: knownTo(one) }))
    .sort((a, b) => b.known.length - a.known.length);
  if (best === undefined || best.known.length <= own.length) return [];
  const { noun } = best.one.description;
  if (best.known.length === headings.length && best.known.some(({ part }) => part === 'version'))
    throw badSheet(sheetTexts.otherType(noun, type.description.noun));
  return [sheetTexts.likelier(noun, type.description.noun)];
}

/** As many an editor may well rename. */
const fewest = 3;

/** What is to be asked of rows that seem to be of another content type, or have come apart; of a few, each is told at its row. */
export async function doubtsOfRows(work: Work, of: OfType, drafts: readonly Draft[]): Promise<string[]> {
  const ofRecords = await doubtsOfRecords(work, of, drafts);
  warnOfYears(of, drafts);
  return [...ofRecords, ...of.columns.flatMap((column) => doubtOfDates(column, drafts))];
}

/** A column of dates of which one can only be read with its month first: others may be, and be read as another day. */
function doubtOfDates(column: Column, drafts: readonly Draft[]): string[] {
  if (column.part !== 'value' || !['date', 'datetime'].includes(column.described.kind)) return [];
  const found = drafts.find(({ cells }) => isMonthFirst(plainText(cells.get(column.key) ?? null)));
  if (found === undefined) return [];
  return [sheetTexts.monthFirst(column.label, plainText(found.cells.get(column.key) ?? null), found.plan.row)];
}

/**
 * Tells once of rows that make records beside those of another year, and of rows that turn records into those of another year. A row
 * that is about a record by its name, does not say its year, and moves a date into another one, may well be a new one; in
 * one that keeps its year beside other days, the year may have been forgotten.
 */
function warnOfYears({ type: { description } }: OfType, drafts: readonly Draft[]): void {
  const { fields, yearIn } = description;
  const yearField = fields[yearIn ?? ''];
  if (yearIn === undefined || yearField === undefined) return;
  for (const kind of ['create', 'same'] as const) {
    const those = drafts.flatMap(({ plan, known, namesake }) => {
      const was = kind === 'create' ? namesake : known;
      const year = yearOf(plan.values[yearIn]);
      const isSound = plan.kind === kind && Object.keys(plan.errors).length === 0;
      return isSound && was && isOfOtherYear(was, year) ? [{ plan, was, year }] : [];
    });
    const [first] = those;
    if (first) warn(first.plan, yearIn, sheetTexts.otherYears(kind, first.was, first.year, those.length - 1));
  }
  const ofYear = (day: string | null) => day?.slice(6, 10);
  const kept = drafts.flatMap(({ plan, known, cells }) => {
    if (known === null || known.id < 0 || Object.keys(plan.errors).length > 0) return [];
    const moved = plan.changes.filter(({ field, before, after }) => {
      const described = fields[field];
      // When something was last checked has no time, and is of no year.
      return described?.kind === 'date' && described.mayHaveTime && before && after !== '' && ofYear(before) !== ofYear(after);
    });
    if (isBlankCell(cells.get('id')) && isBlankCell(cells.get(yearIn))) {
      for (const change of moved) warn(plan, change.field, sheetTexts.otherYear(change, known, yearField.label));
      return [];
    }
    const away = yearIn in plan.values ? undefined : moved.find(({ after }) => ofYear(after) !== String(known.year));
    return away === undefined ? [] : [{ plan, away, known }];
  });
  const [first] = kept;
  if (first)
    warn(first.plan, first.away.field, sheetTexts.yearKept(first.away, yearField.label, first.known.year, kept.length - 1));
}

const warn = (plan: Draft['plan'], field: string, text: string): void =>
  void (plan.warnings = mergedFaults({ [field]: [text] }, plan.warnings ?? {}));

async function doubtsOfRecords(work: Work, { type, index }: OfType, drafts: readonly Draft[]): Promise<string[]> {
  const { noun, title, fields } = type.description;
  const [slug = ''] = fieldsOfKind(fields, 'slug');
  const textOf = ({ cells }: Draft, key: string) => plainText(cells.get(key) ?? null);
  const numbered = drafts.flatMap((draft) => {
    const known = isBlankCell(draft.cells.get('id')) ? undefined : index.withId(draft.known?.id ?? 0);
    return known === undefined ? [] : [{ draft, known, name: nameKey(textOf(draft, title)) }];
  });
  const renamed = numbered.filter(({ known, name }) => name !== '' && name !== nameKey(known.title));
  if (renamed.length > 0 && 2 * renamed.length >= numbered.length)
    for (const one of others(work.content.types, type)) {
      const theirs = await work.indexes.at(one.description.path);
      const found = renamed.filter(({ known, name }) => nameKey(theirs.withId(known.id)?.title ?? '') === name);
      await work.mayYield();
      if (2 * found.length > renamed.length) return [sheetTexts.likelier(one.description.noun, noun)];
    }
  const changed = drafts.filter(({ plan, known }) => known !== null && known.id > 0 && Object.keys(plan.values).length > 0);
  const taken = changed.flatMap(({ plan, known, namesake }) =>
    known !== null && namesake !== undefined && title in plan.values
      ? [{ plan, text: sheetTexts.nameOfOther(noun, namesake, known.title) }]
      : [],
  );
  const given = changed.flatMap(({ plan }) => {
    const holder = index.withId(plan.slugOf ?? 0);
    return holder === undefined ? [] : [{ plan, text: sheetTexts.slugOfOther(noun, holder) }];
  });
  for (const [what, field, those] of [['tên', title, taken] as const, ['slug', slug, given] as const]) {
    if (those.length >= fewest && 4 * those.length >= changed.length) return [sheetTexts.cameApart(what, noun, those.length)];
    for (const { plan, text } of those) warn(plan, field, text);
  }
  const turned = renamed.filter(({ draft, known }) => !['', known.slug].includes(textOf(draft, slug).toLowerCase()));
  if (turned.length >= fewest && 2 * turned.length >= drafts.length) return [sheetTexts.othersOf(noun, turned.length)];
  // Rows may have numbers of their own: what was given out says its slug or its version, and a list of new names says no more.
  const own = renamed.filter(({ draft: { plan, cells, fileVersion }, known, name }) => {
    const isGivenOut = fileVersion !== null || (known.slug !== '' && plainText(cells.get(slug) ?? null) === known.slug);
    const was = nameKey(known.title);
    const saysMore = cells.has('version') || Object.keys(plan.values).some((field) => ![title, slug].includes(field));
    const isRenamed = title in plan.values && Object.keys(plan.errors).length === 0;
    return isRenamed && !isGivenOut && saysMore && !name.includes(was) && !was.includes(name);
  });
  const [first] = own;
  if (first !== undefined && own.length >= fewest && 2 * own.length >= numbered.length)
    return [sheetTexts.numberedAnew(noun, own.length, first.known, first.draft.plan)];
  for (const { draft, known } of own) warn(draft.plan, title, sheetTexts.renamedByNumber(known));
  return [];
}
