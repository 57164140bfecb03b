import type { Description } from '#shared/content-types/description.ts';
import type { Field } from '#shared/fields/index.ts';
import { judgeField } from '#shared/fields/judge.ts';
import { callApi } from '../session/client.ts';
import { inputOf } from '../inputs/index.ts';
import { isMadeSlug } from '../inputs/slug.tsx';
import type { StoredRecord } from '../inputs/form-slots.ts';
import { isSame } from '../work/merge/is-same.ts';
import { formFields } from './values.ts';
import type { Work } from './work.ts';

/** What the server says of a save whose answer nobody waited for: the record it made, or that it holds none of it. */
export type FoundSave = { kind: 'arrived'; record: StoredRecord } | { kind: 'newer' } | { kind: 'not' };

/** Whether a record says what a form sent, as far as fields go: pictures are given other names when they are stored. */
export function holds(description: Description, { values, record: before }: Work, record: StoredRecord): boolean {
  return formFields(description).every(({ name, field }) => {
    const value = values[name];
    if (value === undefined || field.kind === 'image') return true;
    if (field.kind === 'slug' && before === null && isMadeSlug(value)) return true;
    const input = inputOf(field);
    const sent = normal(name, field, input.toWire(value, before?.[name], field));
    // The server makes a slug, and a moment, of its own where none was sent.
    if ((field.kind === 'slug' || field.kind === 'datetime') && (sent === '' || sent === null || sent === undefined)) return true;
    const kept = input.toWire(input.read(record[name], { name, field, record }), record[name], field);
    return isSame(sent, normal(name, field, kept));
  });
}

/** As it would be stored; what breaks its rule stays as it is. */
function normal(name: string, field: Field, sent: unknown): unknown {
  const judged = judgeField(name, field, sent);
  return judged.ok ? judged.value : sent;
}

export async function lookForSave(description: Description, sent: Work, signal: AbortSignal): Promise<FoundSave> {
  const read = async (id: number) =>
    (await callApi('GET /admin/:resource/:id', { at: { resource: description.path, id }, signal })).data;
  if (sent.record !== null) {
    const record = await read(sent.record.id);
    if (record.version === (sent.version ?? sent.record.version)) return { kind: 'not' };
    return holds(description, sent, record) ? { kind: 'arrived', record } : { kind: 'newer' };
  }
  const newest = { sort_by: 'id', sort_order: 'desc', per_page: newestLooked };
  const { data } = await callApi('GET /admin/:resource/all', {
    at: { resource: description.path },
    query: newest,
    signal,
  });
  const title = description.fields[description.title];
  const called = title && normal(description.title, title, sent.values[description.title]);
  for (const { id } of data.filter((row) => row[description.title] === called)) {
    const record = await read(id);
    if (holds(description, sent, record)) return { kind: 'arrived', record };
  }
  return { kind: 'not' };
}

/** A record that was just made is among the newest, whatever others make meanwhile. */
const newestLooked = 10;
