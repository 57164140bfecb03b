import { z } from 'zod';
import { searchTypes } from '#shared/pages.ts';
import { maxId } from '#shared/fields/reference.ts';
import { defaultPageSize, type ListMeta, maxPageSize } from '#shared/answers/wire.ts';
import { unprocessable } from '#server/http/errors.ts';
import { isSlug } from './slug.ts';

/** What a public list may be asked; the API document is made from the same schemas. */

const digits = (name: string, expected: string) =>
  z
    .string()
    .regex(/^\d+$/, `${name} phải là ${expected}`)
    .transform((text) => Math.min(Number(text), Number.MAX_SAFE_INTEGER))
    .pipe(z.int().min(1, `${name} phải là ${expected}`));

const page = digits('page', 'số nguyên từ 1 trở lên').optional();
/** More than `max` is served as `max`. */
const perPage = (max: number) =>
  digits('per_page', 'số nguyên từ 1 trở lên')
    .overwrite((size) => Math.min(size, max))
    .optional()
    .describe(`More than ${max} is served as ${max}.`);

/** Text that cannot be a slug names no category, and is nothing to show a database: PostgreSQL refuses a NUL. */
const nobodysSlug = '';

export const articlesQuery = z.object({
  category_id: digits('category_id', 'mã số của một danh mục')
    .pipe(z.int().min(1).max(maxId, 'category_id phải là mã số của một danh mục'))
    .optional(),
  category_slug: z
    .string()
    .transform((slug) => (isSlug(slug) ? slug : nobodysSlug))
    .optional(),
  page,
  per_page: perPage(maxPageSize),
});

export const subjectsQuery = z.object({ page, per_page: perPage(maxPageSize) });

export const searchPageSize = 20;
export const maxSearchPageSize = 50;

export const searchQuery = z.object({
  q: z.string().optional(),
  type: z.enum(searchTypes, `type phải là một trong: ${searchTypes.join(', ')}`).optional(),
  page,
  per_page: perPage(maxSearchPageSize),
});

export const suggestionsQuery = searchQuery.pick({ q: true });

/** The query of a call. Empty counts as absent; a key given twice is refused, because either value would be a guess. */
export function readQuery<S extends z.ZodObject>(schema: S, given: URLSearchParams): z.output<S> {
  const errors: Record<string, string[]> = {};
  const values: Record<string, string> = {};
  for (const key of Object.keys(schema.shape)) {
    const all = given.getAll(key);
    if (all.length > 1) errors[key] = [`${key} chỉ được gửi một lần`];
    else if (all[0]) values[key] = all[0];
  }
  const read = schema.safeParse(values);
  if (!read.success) {
    for (const { path, message } of read.error.issues) (errors[String(path[0])] ??= []).push(message);
  }
  if (!read.success || Object.keys(errors).length > 0) throw unprocessable(errors);
  return read.data;
}

/** The part of a list a visitor asked for. */
export type Window = { page: number; perPage: number };

/** Null when neither a page nor its size was asked for: such a list is given whole. */
export function windowOf(query: { page?: number | undefined; per_page?: number | undefined }): Window | null {
  if (query.page === undefined && query.per_page === undefined) return null;
  return { page: query.page ?? 1, perPage: query.per_page ?? defaultPageSize };
}

/** Rows before the window. Held below what PostgreSQL and SQLite take as a number; no list is that long. */
export const offsetOf = ({ page, perPage }: Window): number => Math.min((page - 1) * perPage, maxId);

export const metaOf = ({ page, perPage }: Window, total: number): ListMeta => ({
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / perPage)),
  per_page: perPage,
  total,
});
