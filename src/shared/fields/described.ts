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

export const isAbsent = (input: unknown) => input === null || input === undefined;

/** Runs a rule on a list some of whose items broke theirs, which zod would not, so that all faults are reported at once. */
export const despiteFaultyItems = { when: ({ value }: { value: unknown }) => Array.isArray(value) };

export const tooLong = (label: string, max: number) => `${label} không được vượt quá ${max.toLocaleString('vi-VN')} ký tự`;
export const tooMany = (label: string, max: number) => `${label} không được có quá ${max} mục`;
export const tooManyParts = (label: string) => `${label} có quá nhiều mục`;
