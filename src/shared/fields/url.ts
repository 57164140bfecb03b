import { z } from 'zod';
import { httpUrl } from '#shared/rules/http-url.ts';
import { cleanLine } from './clean-text.ts';
import { type Described, type Kind, required, sentText, tooLong } from './described.ts';

/** An absolute http or https address. */
export type UrlField = Described & { kind: 'url' };

export const urlMaxLength = 1_000;

/** The rule of fields that hold an address; `accepts` says which addresses. */
export const addressRule = (field: Described, accepts: (value: string) => boolean, message: string) =>
  sentText(field)
    .transform((value) => cleanLine(value ?? ''))
    .pipe(
      z
        .string()
        .min(field.required ? 1 : 0, required(field.label))
        .max(urlMaxLength, tooLong(field.label, urlMaxLength))
        .refine((value) => value === '' || accepts(value), message),
    )
    .transform((value) => (value === '' ? null : value));

export const url: Kind<UrlField, z.ZodType<string | null>, string | null> = {
  rule: (field) =>
    addressRule(field, (value) => httpUrl(value) !== null, `${field.label} phải là địa chỉ bắt đầu bằng http:// hoặc https://`),
  initial: () => null,
};
