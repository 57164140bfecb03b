import { z } from 'zod';

/** What every field says of itself, whatever its kind. */
export type Described = {
  label: string;
  /** The API refuses a record without it. */
  required?: true;
  /** The create form asks for it; the API takes the record without it, so that it can follow. */
  requiredOnCreate?: true;
  /** A line of help under the input. */
  hint?: string;
};

/** What a kind of field gives the rest of the house. `initial` is the value of a new record whose body lacks the key. */
export type Kind<Field, Rule, Value> = {
  rule: (field: Field) => Rule;
  initial: (field: Field) => Value;
};

export const required = (label: string) => `${label} không được để trống`;
export const wrongType = (label: string, expected: string) => `${label} phải là ${expected}`;

/** The text of a field as it arrives. Null stands for an empty one, and is not a type of what is required. */
export const sentText = ({ label, required: asked }: Described): z.ZodType<string | null> =>
  asked === true
    ? z.string({ error: ({ input }) => (isAbsent(input) ? required(label) : wrongType(label, 'văn bản')) })
    : z.string(wrongType(label, 'văn bản')).nullable();

export const isAbsent = (input: unknown) => input === null || input === undefined;

/** Lets a rule look at a list some of whose parts are at fault, so that everything is told at once. */
export const evenOfFaulty = { when: ({ value }: { value: unknown }) => Array.isArray(value) };

export const tooLong = (label: string, max: number) => `${label} không được vượt quá ${max.toLocaleString('vi-VN')} ký tự`;
export const tooMany = (label: string, max: number) => `${label} không được có quá ${max} mục`;
export const tooManyParts = (label: string) => `${label} có quá nhiều mục`;
