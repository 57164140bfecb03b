import { readCombination } from './combination-tag.ts';
import { contradictsList, judgeCombination } from './judge-combination.ts';
import { judgeMajorCode, type MajorCode } from './judge-major-code.ts';
import { isRecord } from '#shared/formats/json.ts';
import { codeFields, type CodeWarning, strangeCode } from './warning.ts';

/** What the codes of a major are judged by. Years of admission that are not known are taken for `year`. */
export type MajorCodes = MajorCode & {
  to_hop: readonly string[];
  tuyen_sinh: readonly { nam: number | null; to_hop: readonly string[] }[];
  da_biet: readonly string[];
};

/** What is told about all codes of a major in this year. What is told of `to_hop` is not told of a year of admission again. */
export function judgeCodes({ to_hop, tuyen_sinh, ...major }: MajorCodes, year: number): CodeWarning[] {
  const all = [
    ...codeFields.flatMap((field) => judgeMajorCode(major, field)),
    ...to_hop.flatMap((tag) => judgeCombination(tag, year)),
    ...tuyen_sinh
      .flatMap((row) => row.to_hop.flatMap((tag) => judgeCombination(tag, row.nam ?? year)))
      .map((warning): CodeWarning => ({ ...warning, field: 'tuyen_sinh' })),
  ];
  const told = new Map<string, CodeWarning>();
  for (const warning of all) {
    const what = `${warning.key} ${warning.text}`;
    if (!told.has(what)) told.set(what, warning);
  }
  return [...told.values()];
}

/**
 * What is said, by field, of a code of the major, or the one that applicants type, that is changed into one that nobody can apply with, and of combinations that are added and
 * are none, or name subjects of another, for which no applicant would find the major or the wrong one would: they are saved all the same. `before` is the record as it stands, null
 * for a new one.
 */
export function strangeCodes(values: Readonly<Record<string, unknown>>, before: Readonly<Record<string, unknown>> | null) {
  const now = codesOf({ ...before, ...values });
  const stored = codesOf(before ?? {});
  const changed = codeFields.filter((field) => now[field].trim() !== stored[field].trim());
  const codes = changed.flatMap((field) => {
    const told = judgeMajorCode({ ...now, bac: '' }, field).filter(({ isStrange }) => isStrange);
    return told.length === 0 ? [] : [[field, told.map((one) => strangeCode(field, one))] as const];
  });
  const combinationsOf = { to_hop: now.to_hop, tuyen_sinh: now.tuyen_sinh.flatMap((row) => row.to_hop) };
  const known = new Set([...stored.to_hop, ...stored.tuyen_sinh.flatMap((row) => row.to_hop)]);
  const strange = Object.entries(combinationsOf).flatMap(([field, tags]) => {
    const added = [...new Set(tags)].filter((tag) => !known.has(tag) && isStrange(tag));
    for (const tag of added) known.add(tag);
    const texts = added.flatMap((tag) => judgeCombination(tag, 0).map(({ text }) => `Tổ hợp lạ: ${text}`));
    return texts.length === 0 ? [] : [[field, texts.slice(0, mostTold)] as const];
  });
  return Object.fromEntries([...codes, ...strange]);
}

function isStrange(tag: string): boolean {
  const read = readCombination(tag);
  return read === null || contradictsList(read);
}

/** Combinations of a field that are told of at once. */
const mostTold = 5;

/** The fields that change when what is proposed is taken. */
export function takeSuggestion(
  { to_hop, tuyen_sinh }: Pick<MajorCodes, 'to_hop' | 'tuyen_sinh'>,
  { given, suggestion }: Pick<CodeWarning, 'given' | 'suggestion'>,
): Readonly<Record<string, unknown>> {
  if (suggestion === undefined) return {};
  if (suggestion.field !== 'to_hop') return { [suggestion.field]: suggestion.value };
  const replaced = (tags: readonly string[]) => [...new Set(tags.flatMap((tag) => (tag === given ? suggestion.value : [tag])))];
  return {
    ...(to_hop.includes(given) && { to_hop: replaced(to_hop) }),
    ...(tuyen_sinh.some((row) => row.to_hop.includes(given)) && {
      tuyen_sinh: tuyen_sinh.map((row) => ({ ...row, to_hop: replaced(row.to_hop) })),
    }),
  };
}

export const hasCodes = ({ fields }: { fields: Readonly<Record<string, unknown>> }): boolean => Object.hasOwn(fields, 'ma_nganh');

/** The codes of a major as a record or a form holds them; what has another type is taken for nothing. */
export function codesOf(values: Readonly<Record<string, unknown>>): MajorCodes {
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : '');
  return {
    ma_nganh: text('ma_nganh'),
    ma_xet_tuyen: text('ma_xet_tuyen'),
    name: text('name'),
    bac: text('bac'),
    to_hop: textsIn(values['to_hop']),
    tuyen_sinh: (Array.isArray(values['tuyen_sinh']) ? values['tuyen_sinh'] : [])
      .filter(isRecord)
      .map((row) => ({ ...row, nam: typeof row['nam'] === 'number' ? row['nam'] : null, to_hop: textsIn(row['to_hop']) })),
    da_biet: textsIn(values['da_biet']),
  };
}

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
