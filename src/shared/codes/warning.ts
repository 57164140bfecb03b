/** The fields of a major that hold one code: its own, and the one that applicants type where that is another. */
export const codeFields = ['ma_nganh', 'ma_xet_tuyen'] as const;
export type CodeField = (typeof codeFields)[number];

/** What is told about a code, with what could be written instead. */
export type CodeWarning = {
  /** What `da_biet` of the major holds once the school said that it knows: 'ma_nganh:7210499', 'to_hop:D78'. */
  key: string;
  /** The field it is about, and the code as it was written there. */
  field: CodeField | 'to_hop' | 'tuyen_sinh';
  given: string;
  /** A note may well be right: the code is in no list, but no list is complete. */
  tone: 'warning' | 'note';
  text: string;
  /** Nobody can apply with such a code: it counts as wrong, also where the school knows of it. */
  isStrange?: true;
  suggestion?: Suggestion;
};

/** For combinations what takes the place of the one that was judged; for others the value of the field. */
export type Suggestion = { label: string } & (
  | { field: CodeField | 'name' | 'bac'; value: string }
  | { field: 'to_hop'; value: readonly string[] }
);

/** Longest that a tag may be. */
const keyMax = 255;

export const warningKey = (field: CodeField | 'to_hop', code: string): string => `${field}:${code}`.slice(0, keyMax);

/** Those of which the school did not say that it knows, and those that this does not help. */
export const unsilenced = (warnings: readonly CodeWarning[], known: readonly string[]): CodeWarning[] =>
  warnings.filter(({ key, isStrange }) => isStrange === true || !known.includes(key));

const strangeNames = { ma_nganh: 'Mã lạ', ma_xet_tuyen: 'Mã xét tuyển lạ' } as const;

export const strangeCode = (field: CodeField, { given, text }: Pick<CodeWarning, 'given' | 'text'>): string =>
  `${strangeNames[field]} “${given}”: ${text}`;

/** Whether a text, of a row of a sheet perhaps, tells of a strange code of a major. */
export const tellsStrangeCode = (text: string): boolean =>
  Object.values(strangeNames).some((name) => text.startsWith(`${name} “`) || text.includes(`: ${name} “`));
