import type { z } from 'zod';
import { tooManyParts } from './described.ts';
import { type Field, ruleOf } from './index.ts';

/** A value as it is stored, or its faults by field name, nested ones as `content.0.title`. */
export type Judged = { ok: true; value: unknown } | { ok: false; errors: Record<string, string[]> };

/** Judges one field as both the form and the call do. */
export function judgeField(name: string, field: Field, given: unknown): Judged {
  if (isEndless(given)) return { ok: false, errors: { [name]: [tooManyParts(field.label)] } };
  return judge(ruleOf(field), given, name);
}

/** More than 100 sections of 100 bullets have. Each wrong part is a fault of its own, and a body holds millions. */
const maxParts = 20_000;
const maxFaults = 200;

function isEndless(given: unknown): boolean {
  const left = [given];
  for (let seen = 0; left.length > 0; seen += 1) {
    if (seen > maxParts) return true;
    const value = left.pop();
    if (typeof value !== 'object' || value === null) continue;
    const parts: unknown[] = Array.isArray(value) ? value : Object.values(value);
    if (parts.length > maxParts) return true;
    for (const part of parts) left.push(part);
  }
  return false;
}

/** Judges any value; `name` goes before the path of each fault. */
export function judge(rule: z.ZodType, given: unknown, name?: string): Judged {
  const result = rule.safeParse(given);
  if (result.success) return { ok: true, value: result.data };
  const errors: Record<string, string[]> = {};
  const typed = new Set<string>();
  for (const { path, message, code } of result.error.issues.slice(0, maxFaults).flatMap(deepest).slice(0, maxFaults)) {
    const key = [...(name === undefined ? [] : [name]), ...path].join('.');
    // What is of the wrong type breaks other rules by the way; they mean nothing to whoever sent it.
    if (typed.has(key)) continue;
    if (code === 'invalid_type') typed.add(key);
    const messages = (errors[key] ??= []);
    if (!messages.includes(message)) messages.push(message);
  }
  return { ok: false, errors };
}

type Fault = { path: PropertyKey[]; message: string; code?: string | undefined };

/**
 * A list may also be an empty text. When the list is the one that was meant, the faults inside it are
 * what helps, not that it is neither.
 */
function deepest(issue: z.core.$ZodIssue): Fault[] {
  if (issue.code !== 'invalid_union') return [issue];
  const inside = issue.errors.find((branch) => branch.some(({ path }) => path.length > 0));
  if (!inside) return [issue];
  return inside.flatMap(deepest).map((fault) => ({ ...fault, path: [...issue.path, ...fault.path] }));
}
