import { z } from 'zod';
import { required, wrongType } from '#shared/fields/described.ts';
import { maxId } from '#shared/fields/reference.ts';
import { maxPageSize } from '#shared/paging/page-sizes.ts';
import { isSlug } from '#shared/text/slugify.ts';
import { sentLabel } from './labels.ts';

/** What parameters and keys of calls are read by. A query holds text alone, and so does a form. */

/** A number of a query. Digits beyond what a number holds count as the largest. */
const digits = (name: string, expected: string) =>
  z
    .string()
    .regex(/^\d+$/, `${name} phải là ${expected}`)
    .transform((text) => Math.min(Number(text), Number.MAX_SAFE_INTEGER))
    .pipe(z.int().min(1, `${name} phải là ${expected}`));

const maxSearchPageSize = 50;
const positive = 'số nguyên từ 1 trở lên';

/** The parameters of a list that may be asked for page by page. More than `max` at a time is served as `max`. */
const pagingBy = (labelOf: (key: string) => string, max = maxPageSize) =>
  z.object({
    page: digits(labelOf('page'), positive).optional(),
    per_page: digits(labelOf('per_page'), positive)
      .overwrite((size) => Math.min(size, max))
      .optional()
      .describe(`More than ${max} is served as ${max}.`),
  });

/** Of a list that anyone may ask for: whoever writes a program reads its sentences. */
export const paging = pagingBy((key) => key);

/** The same of a search, which gives fewer at a time. */
export const searchPaging = pagingBy((key) => key, maxSearchPageSize);

/** Which page of what is given part by part. */
export const pageNumber = digits(sentLabel('page'), positive).optional();

/** The same of a list of the back office. */
export const adminPaging = pagingBy(sentLabel);

export const idParameter = (name: string, expected = positive) =>
  digits(name, expected)
    .pipe(z.int().min(1).max(maxId, `${name} phải là ${expected}`))
    .optional();

/** A parameter that holds a slug. What cannot be one matches no record and is not shown to a database: PostgreSQL refuses a NUL. */
export const slugParameter = z
  .string()
  .transform((slug) => (isSlug(slug) ? slug : ''))
  .optional();

/** A text that has to be sent. */
export const sent = (label: string) =>
  z.string({ error: ({ input }) => (input === undefined || input === null ? required(label) : wrongType(label, 'văn bản')) });

/** A number from 0 on that has to be sent, as JSON or as text. */
export const wholeNumber = (label: string) =>
  z.union(
    [
      z.int().min(0),
      z
        .string()
        .regex(/^\d{1,15}$/)
        .transform(Number),
    ],
    wrongType(label, 'số nguyên'),
  );

/** The version that was read. */
export const versionRead = wholeNumber(sentLabel('version'))
  .optional()
  .describe('The version that was read; the call is refused (409) when it is stale. Without it, it is not.');

/** True or false, as JSON or as text. */
export const flag = (label: string) =>
  z
    .union([z.boolean(), z.literal([0, 1]), z.enum(['true', 'false', '1', '0'])], `${label} phải là true hoặc false`)
    .transform((value) => value === true || value === 1 || value === 'true' || value === '1');

/** Where a list goes on. */
export const before = digits(sentLabel('before'), positive)
  .optional()
  .describe('Goes on where `meta.next` of the last answer says.');

export const resource = z.string().optional().describe('The path of a content type.');
