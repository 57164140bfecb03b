import type { z } from 'zod';
import { tooManyParts } from './described.ts';
import { type Field, ruleOf } from './index.ts';

/** A valid value as it is stored, or the faults by field name, nested ones as `content.0.title`. */
export type Judged = { ok: true; value: unknown } | { ok: false; errors: Record<string, string[]> };

/** Validates one field; the form and the API both call this. */
export function judgeField(name: string, field: Field, given: unknown): Judged {
  if (hasTooManyParts(given)) return { ok: false, errors: { [name]: [tooManyParts(field.label)] } };
  return judge(ruleOf(field), given, name);
}

/** More than 100 sections of 100 bullets have. Each wrong part would be a fault of its own, and a body can hold millions. */
const maxParts = 20_000;
const maxFaults = 200;

function hasTooManyParts(given: unknown): boolean {
  const unseen = [given];
  for (let seen = 0; unseen.length > 0; seen += 1) {
    if (seen > maxParts) return true;
    const value = unseen.pop();
    if (typeof value !== 'object' || value === null) continue;
    const parts: unknown[] = Array.isArray(value) ? value : Object.values(value);
    if (parts.length > maxParts) return true;
    for (const part of parts) unseen.push(part);
  }
  return false;
}

/** What is said where a rule says nothing of its own: not what zod says, which is English. */
const inGeneral = { error: () => 'Giá trị không hợp lệ' };

/** Validates any value; `name` is put before the path of each fault. */
export function judge(rule: z.ZodType, given: unknown, name?: string): Judged {
  const result = rule.safeParse(given, inGeneral);
  if (result.success) return { ok: true, value: result.data };
  const errors: Record<string, string[]> = {};
  const wrongTypes = new Set<string>();
  for (const { path, message, code } of result.error.issues.slice(0, maxFaults).flatMap(deepest).slice(0, maxFaults)) {
    const key = [...(name === undefined ? [] : [name]), ...path].join('.');
    // A value of the wrong type breaks other rules as well, which would not help the sender.
    if (wrongTypes.has(key)) continue;
    if (code === 'invalid_type') wrongTypes.add(key);
    const messages = (errors[key] ??= []);
    if (!messages.includes(message)) messages.push(message);
  }
  return { ok: false, errors };
}

type Fault = { path: PropertyKey[]; message: string; code?: string | undefined };

/**
 * A list may also be sent as an empty text. When a list was sent, the faults inside it help, not the one that says it is
 * neither.
 */
function deepest(issue: z.core.$ZodIssue): Fault[] {
  if (issue.code !== 'invalid_union') return [issue];
  const inside = issue.errors.find((branch) => branch.some(({ path }) => path.length > 0));
  if (!inside) return [issue];
  return inside.flatMap(deepest).map((fault) => ({ ...fault, path: [...issue.path, ...fault.path] }));
}
