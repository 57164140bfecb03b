import { required, wrongType } from '#shared/fields/described.ts';
import type { Field } from '#shared/fields/index.ts';
import { judgeField } from '#shared/fields/judge.ts';
import type { Resource } from '#shared/resource.ts';
import { unprocessable } from '../errors.ts';
import type { Body } from './body.ts';
import type { Value, Values } from './record.ts';

/** What a body asks for: values that passed their rules, and pictures still to be stored. */
export type Asked = { values: Values; pictures: ReadonlyMap<string, File>; version: number | null };

/** Unknown keys are ignored, absent ones leave the field as it is. Refuses with 422, all faults at once. */
export function readValues(resource: Resource, body: Body, creating: boolean): Asked {
  const values: Values = {};
  const pictures = new Map<string, File>();
  const errors: Record<string, string[]> = {};

  for (const [name, field] of Object.entries(resource.fields)) {
    if (!Object.hasOwn(body, name)) {
      if (creating && isRequired(field)) errors[name] = [required(field.label)];
      continue;
    }
    const given = body[name];
    if (field.kind === 'image' && given instanceof File) {
      // A browser sends an unchosen file as an empty one without a name.
      if (given.size > 0 || given.name !== '') pictures.set(name, given);
      continue;
    }
    const judged = judgeField(name, field, given);
    if (judged.ok) values[name] = judged.value as Value | undefined;
    else Object.assign(errors, judged.errors);
  }

  const version = readVersion(body['version']);
  if (version === undefined) errors['version'] = [wrongType('version', 'số nguyên')];
  if (Object.keys(errors).length > 0) throw unprocessable(errors);
  return { values, pictures, version: version ?? null };
}

const isRequired = (field: Field) => 'required' in field && field.required === true;

/** Null when the caller does not say which version it has read, undefined when that cannot be read. */
export function readVersion(given: unknown): number | null | undefined {
  if (given === undefined || given === null || given === '') return null;
  const version = typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : given;
  return typeof version === 'number' && Number.isSafeInteger(version) && version >= 0 ? version : undefined;
}
