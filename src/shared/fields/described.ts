import { z } from 'zod';

/** What the description of a field holds, whatever its kind. */
export type Described = {
  label: string;
  /** The API refuses a record without it. */
  required?: true;
  /** The create form asks for it; the API takes the record without it, so that it can follow. */
  requiredOnCreate?: true;
  /** A line of help under the input. */
  hint?: string;
};

/** What inputs offer: the methods of admission that the settings of the site list. */
export type Suggested = 'methods';

/** What each kind of field provides. `initial` is the value of a new record whose body lacks the key. */
export type Kind<Field, Rule, Value> = {
  rule: (field: Field) => Rule;
  initial: (field: Field) => Value;
};

export const required = (label: string) => `${label} không được để trống`;
export const wrongType = (label: string, expected: string) => `${label} phải là ${expected}`;

/** The text of a field as it arrives. Null means empty and is refused where the field is required. */
export const sentText = ({ label, required: isRequired }: Described): z.ZodType<string | null> =>
  isRequired === true
    ? z.string({ error: ({ input }) => (isAbsent(input) ? required(label) : wrongType(label, 'văn bản')) })
    : z.string(wrongType(label, 'văn bản')).nullable();

/** The length a text may have once it is tidied. */
export const ofLength = ({ label, required: isRequired }: Described, max: number) =>
  z
    .string()
    .min(isRequired ? 1 : 0, required(label))
    .max(max, tooLong(label, max));

/** Whether a value says nothing: null, an empty text, a list of nothing. */
export const isBlank = (value: unknown): boolean =>
  isAbsent(value) || value === '' || (Array.isArray(value) && value.every(isBlank));

/** Reads a value; what `read` makes nothing of is refused with the message. */
export const readOr =
  <Given, Read>(read: (value: Given) => Read | undefined, message: string) =>
  (value: Given, context: z.core.$RefinementCtx): Read => {
    const found = read(value);
    if (found !== undefined) return found;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };

/** The whole number that a form sends as text; NaN for any other text. */
export const wholeNumber = (value: number | string): number =>
  typeof value === 'number' ? value : /^\s*\d{1,15}\s*$/.test(value) ? Number(value) : Number.NaN;

export const isAbsent = (input: unknown) => input === null || input === undefined;

/** A list, which may also be taken away by an empty text or null. */
export const listOrNone = <T>(list: z.ZodType<T[]>, message: string) =>
  z.union([list, z.literal(''), z.null()], message).transform((value): T[] => value || []);

/** Not `max`, which reports no faults inside a list that is too long. Runs also where items broke their rules, which zod would not. */
export const atMost = (label: string, max: number) => ({
  error: tooMany(label, max),
  when: ({ value }: { value: unknown }) => Array.isArray(value),
});

export const tooLong = (label: string, max: number) => `${label} không được vượt quá ${max.toLocaleString('vi-VN')} ký tự`;
export const tooMany = (label: string, max: number) => `${label} không được có quá ${max} mục`;
export const tooManyParts = (label: string) => `${label} có quá nhiều mục`;
