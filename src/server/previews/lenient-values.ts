import { isBlank } from '#shared/fields/described.ts';
import type { Field } from '#shared/fields/index.ts';
import { judgeField } from '#shared/fields/judge.ts';
import { isRecord } from '#shared/formats/json.ts';
import type { Description } from '#shared/content-types/description.ts';
import type { Body } from '#server/http/body.ts';
import type { Value, Values } from '#server/crud/record.ts';

/**
 * What of a form can be shown while it is typed: of a list without its faulty items, and a section that has no title yet with
 * words in its place. A field that breaks a rule otherwise is left out, and stays as it is stored.
 */
export function lenientValues({ fields }: Description, body: Body): Values {
  const given = Object.entries(fields).filter(([name, { kind }]) => Object.hasOwn(body, name) && kind !== 'slug');
  return Object.fromEntries(given.map(([name, field]) => [name, lenient(name, field, body[name])]));
}

function lenient(name: string, field: Field, given: unknown): Value | undefined {
  const judged = judgeField(name, field, given);
  if (judged.ok) return judged.value as Value | undefined;
  const again = judgeField(name, field, mended(given, Object.keys(judged.errors)));
  return again.ok ? (again.value as Value | undefined) : undefined;
}

/** Without the parts that are at fault ('content.2.list.0'), the innermost that is an item of a list. */
function mended(given: unknown, faults: readonly string[]): unknown {
  const copy = structuredClone(given);
  const wrong = new Map<unknown[], Set<number>>();
  for (const fault of faults) {
    const path = fault.split('.').slice(1);
    const last = path.findLastIndex((part) => /^\d+$/.test(part));
    const list = path.slice(0, Math.max(last, 0)).reduce(partOf, copy);
    if (last < 0 || !Array.isArray(list)) continue;
    const item: unknown = list[Number(path[last])];
    if (path[last + 1] === 'title' && isRecord(item) && isBlank(item['title'])) item['title'] = 'Chưa có tiêu đề';
    else wrong.set(list, (wrong.get(list) ?? new Set()).add(Number(path[last])));
  }
  for (const [list, places] of wrong) list.splice(0, list.length, ...list.filter((_, place) => !places.has(place)));
  return copy;
}

const partOf = (value: unknown, key: string): unknown =>
  Array.isArray(value) ? value[Number(key)] : isRecord(value) ? value[key] : undefined;
