import type { z } from 'zod';
import { holdsCredentials, httpUrl } from '#shared/addresses/http-url.ts';
import { cleanLine } from './clean-text.ts';
import { type Described, type Kind, ofLength, sentText } from './described.ts';

/** An absolute http or https address. */
export type UrlField = Described & { kind: 'url' };

export const urlMaxLength = 1_000;

/** The rule of fields that hold an address; `accepts` says which addresses. */
export const addressRule = (field: Described, accepts: (value: string) => boolean, message: string) =>
  sentText(field)
    .transform((value) => cleanLine(value ?? ''))
    .pipe(
      ofLength(field, urlMaxLength)
        .refine((value) => value === '' || accepts(value), message)
        .refine((value) => !holdsCredentials(value), `${field.label} không được chứa tên đăng nhập hoặc mật khẩu`),
    )
    .transform((value) => (value === '' ? null : value));

export const url: Kind<UrlField, z.ZodType<string | null>, string | null> = {
  rule: (field) =>
    addressRule(field, (value) => httpUrl(value) !== null, `${field.label} phải là địa chỉ bắt đầu bằng http:// hoặc https://`),
  initial: () => null,
};
