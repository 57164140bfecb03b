import { isSlug } from '#shared/rules/slugify.ts';
import { z } from 'zod';
import { judge } from '#shared/fields/judge.ts';
import { maxId } from '#shared/fields/reference.ts';
import { defaultPageSize, maxPageSize } from '#shared/rules/page-sizes.ts';
import { unprocessable } from '#server/http/errors.ts';
import type { Window } from '#server/database/paging.ts';

/** What a public list may be asked; the API document is made from the same schemas. */

const digits = (name: string, expected: string) =>
  z
    .string()
    .regex(/^\d+$/, `${name} phải là ${expected}`)
    .transform((text) => Math.min(Number(text), Number.MAX_SAFE_INTEGER))
    .pipe(z.int().min(1, `${name} phải là ${expected}`));

const maxSearchPageSize = 50;

const page = digits('page', 'số nguyên từ 1 trở lên').optional();
/** More than `max` is served as `max`. */
const perPage = (max: number) =>
  digits('per_page', 'số nguyên từ 1 trở lên')
    .overwrite((size) => Math.min(size, max))
    .optional()
    .describe(`More than ${max} is served as ${max}.`);

/** The parameters of a list that may be asked for page by page. */
export const paging = z.object({ page, per_page: perPage(maxPageSize) });

/** The same of a search, which gives fewer at a time. */
export const searchPaging = z.object({ page, per_page: perPage(maxSearchPageSize) });

/** A parameter that holds the id of a record. */
export const idParameter = (name: string, expected: string) =>
  digits(name, expected)
    .pipe(z.int().min(1).max(maxId, `${name} phải là ${expected}`))
    .optional();

/** A parameter that holds a slug. What cannot be one matches no record and is not shown to a database: PostgreSQL refuses a NUL. */
export const slugParameter = z
  .string()
  .transform((slug) => (isSlug(slug) ? slug : ''))
  .optional();

/** The query of a call. Empty counts as absent; a key given twice is refused, because either value would be a guess. `labelOf` names a key in sentences. */
export function readPublicQuery<S extends z.ZodObject>(
  schema: S,
  given: URLSearchParams,
  labelOf = (key: string): string => key,
): z.output<S> {
  const errors: Record<string, string[]> = {};
  const values: Record<string, string> = {};
  for (const key of Object.keys(schema.shape)) {
    const all = given.getAll(key);
    if (all.length > 1) errors[key] = [`${labelOf(key)} chỉ được gửi một lần`];
    else if (all[0]) values[key] = all[0];
  }
  const read = judge(schema, values);
  if (!read.ok) for (const [key, faults] of Object.entries(read.errors)) (errors[key] ??= []).push(...faults);
  if (!read.ok || Object.keys(errors).length > 0) throw unprocessable(errors);
  return read.value as z.output<S>;
}

/** Null when neither a page nor its size was asked for: such a list is given whole. */
export function windowOf(query: { page?: number | undefined; per_page?: number | undefined }): Window | null {
  if (query.page === undefined && query.per_page === undefined) return null;
  return { page: query.page ?? 1, perPage: query.per_page ?? defaultPageSize };
}
