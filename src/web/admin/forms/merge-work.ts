import type { Description } from '#shared/content-types/description.ts';
import type { Section } from '#shared/answers/parts.ts';
import type { Field } from '#shared/fields/index.ts';
import { isPicture, isTouched, type PictureValue } from '../inputs/image.tsx';
import { type FormValue, inputOf } from '../inputs/index.ts';
import type { StoredRecord } from '../inputs/form-slots.ts';
import {
  dressedLines,
  type Line,
  pictureLines,
  plainLine,
  plainLines,
  sectionLines,
  sectionsLines,
  tableLines,
} from '../work/compare/dressed-text.ts';
import { isSame } from '../work/merge/is-same.ts';
import { type Contest, type Decide, mergeSections, mergeTags, mergeValue } from '../work/merge/merge-values.ts';
import type { Side, Versions } from '../work/merge/merge-lists.ts';
import { asStored } from './holds.ts';
import { formFields, readValues } from './values.ts';
import { startWork, type Work } from './work.ts';

/** Whose value each contested place keeps, by the id of the contest; by the name of a field where versions are only compared. */
export type Choices = Readonly<Record<string, Side>>;

/** What an editor is asked, with both sides as a person reads them; null: removed. */
export type Question = {
  id: string;
  /** The field, and the section in it. */
  label: string;
  mine: Line[] | null;
  theirs: Line[] | null;
  proposal: Side | null;
};

export type Merged = {
  /** The work on the record as somebody else left it, with what both did. */
  work: Work;
  /** What both changed, each in its own way. Where `choices` say nothing of one that proposes nothing, `work` holds the editor's own. */
  questions: readonly Question[];
  /** The labels of fields that hold something of the other's. */
  taken: readonly string[];
};

/**
 * Merges what the form holds with the record as somebody else left it. Where nobody knows what both began with, every field in
 * which they differ is asked about, and what the editor has touched stays the editor's unless decided otherwise.
 */
export function mergeWork(description: Description, work: Work, current: StoredRecord, choices: Choices = {}): Merged {
  const { values, base, record } = work;
  const next = startWork(description, current);
  const before = base === null ? work.first : readValues(description, { ...base, id: current.id, version: 0 });
  const questions: Question[] = [];
  const taken: string[] = [];
  const merged: Record<string, FormValue> = {};

  for (const { name, field } of formFields(description)) {
    const [mine, theirs, first] = [values[name], next.first[name], before[name]];
    if (mine === undefined || theirs === undefined || first === undefined) continue;
    const input = inputOf(field);
    const decide: Decide = (contest) => {
      const { id, mine: own, theirs: other, proposal } = contest;
      const isWhole = contest.part === 'value' && field.kind !== 'sections';
      const said = (value: FormValue, part: unknown) =>
        isWhole ? plainLines(input.describe(value, field)) : linesOf(contest, part);
      questions.push({ id, label: labelOf(field, contest), mine: said(mine, own), theirs: said(theirs, other), proposal });
      return choices[id] ?? proposal ?? 'mine';
    };
    if (isPicture(mine) && isPicture(theirs) && isPicture(first)) {
      merged[name] = mergePicture({ base: first, mine, theirs }, decide, name);
      continue;
    }
    const sides = {
      base: asStored(name, field, input.toWire(first, (base ?? record)?.[name], field)),
      mine: asStored(name, field, input.toWire(mine, record?.[name], field)),
      theirs: asStored(name, field, input.toWire(theirs, current[name], field)),
    };
    const value = base === null ? chooseWhole(sides, decide, name) : mergeField(field, sides, decide, name);
    if (isSame(value, sides.mine)) merged[name] = mine;
    else {
      merged[name] = isSame(value, sides.theirs) ? theirs : input.read(value, { name, field, record: null });
      taken.push(field.label);
    }
  }
  return { work: { ...next, values: merged }, questions, taken };
}

function mergeField(field: Field, versions: Versions<unknown>, decide: Decide, name: string): unknown {
  // Judged by the rule of the field, which is what gives these values their types.
  if (field.kind === 'tags') return mergeTags(versions as Versions<string[]>);
  if (field.kind === 'references') return mergeTags(versions as Versions<number[]>);
  if (field.kind === 'sections') return mergeSections(versions as Versions<Section[]>, decide, name);
  return mergeValue(versions, decide, name);
}

function chooseWhole({ base, mine, theirs }: Versions<unknown>, decide: Decide, id: string): unknown {
  if (isSame(mine, theirs)) return mine;
  const proposal: Side = isSame(mine, base) ? 'theirs' : 'mine';
  return decide({ id, section: null, part: 'value', mine, theirs, proposal }) === 'theirs' ? theirs : mine;
}

/** What is shown as stored is what the record has now, whichever is kept. */
function mergePicture({ base, mine, theirs }: Versions<PictureValue>, decide: Decide, name: string): PictureValue {
  const own = { ...mine, stored: theirs.stored };
  if (!isTouched(mine) && mine.lost === null) return theirs;
  if (theirs.stored === base.stored) return own;
  const contest: Contest = { id: name, section: null, part: 'value', mine, theirs, proposal: 'mine' };
  return decide(contest) === 'theirs' ? theirs : own;
}

/** A contested part of sections, or all of them, as one reads it; null: removed. */
function linesOf({ part, marked }: Contest, value: unknown): Line[] | null {
  if (value === null) return null;
  // What is merged are sections by the rule of their field, and the part says which part of one this is.
  if (part === 'value') return sectionsLines(value as Section[]);
  if (part === 'table') return tableLines(value as Section['table']);
  if (part === 'pictures') return pictureLines(value as Section['pictures']);
  if (part === 'numbered') return [plainLine(value === true ? 'Có' : 'Không')];
  if (typeof value !== 'string') return sectionLines(value as Section);
  return part === 'title' ? plainLines(value) : dressedLines(value, { marked });
}

const parts: Readonly<Record<Contest['part'], string>> = {
  value: '',
  title: 'Tiêu đề mục',
  content: 'Nội dung mục',
  bullet: 'Gạch đầu dòng',
  numbered: 'Đánh số',
  table: 'Bảng',
  pictures: 'Ảnh',
  removed: 'Xóa hay giữ',
};

const labelOf = ({ label }: Field, { section, part }: Contest): string =>
  [label, ...(section === null ? [] : [`mục “${section}”`]), ...(part === 'value' ? [] : [parts[part]])].join(' · ');
