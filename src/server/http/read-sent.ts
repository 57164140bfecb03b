import type { Context } from 'hono';
import type { z } from 'zod';
import { judge } from '#shared/fields/judge.ts';
import { type Body, readBody, type BodyOptions } from './body.ts';
import { unprocessable } from './errors.ts';

/** The query of a call. Empty counts as absent; a key given twice is refused, because either value would be a guess. `labelOf` names a key in sentences. */
export function readQuery<S extends z.ZodObject>(schema: S, given: URLSearchParams, labelOf = (key: string): string => key) {
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

/** The body of a call by its schema; a broken rule is refused with 422. */
export async function readFields<S extends z.ZodObject>(context: Context, schema: S, reading: BodyOptions = {}) {
  const body: Body = await readBody(context, reading);
  const judged = judge(schema, body);
  if (!judged.ok) throw unprocessable(judged.errors);
  return judged.value as z.output<S>;
}
