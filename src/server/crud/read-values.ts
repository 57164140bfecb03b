import { required, wrongType } from '#shared/fields/described.ts';
import type { Field } from '#shared/fields/index.ts';
import { judgeField } from '#shared/fields/judge.ts';
import type { Description } from '#shared/content-types/description.ts';
import type { Body } from '#server/http/body.ts';
import { sentLabel } from '#shared/calls/labels.ts';
import { sentName } from '#server/http/decode-form.ts';
import type { Faults, Value, Values } from './record.ts';

/** What a body asks for: values that passed their rules, pictures still to be stored, and what broke a rule. */
export type SentValues = { values: Values; pictures: ReadonlyMap<string, File>; version: number | null; faults: Faults };

/** Unknown keys are ignored, absent ones leave the field as it is. A record that is new has no version yet. */
export function readValues({ fields }: Description, body: Body, creating: boolean): SentValues {
  const values: Values = {};
  const pictures = new Map<string, File>();
  const faults: Faults = {};

  for (const [name, field] of Object.entries(fields)) {
    if (!Object.hasOwn(body, name)) {
      if (creating && isRequired(field)) faults[name] = [required(field.label)];
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
    else for (const [at, messages] of Object.entries(judged.errors)) faults[sentName(body, at)] = messages;
  }

  const version = creating ? null : readVersion(body['version']);
  if (version === undefined) faults['version'] = [noVersion];
  return { values, pictures, version: version ?? null, faults };
}

const isRequired = (field: Field) => 'required' in field && field.required === true;

export const noVersion = wrongType(sentLabel('version'), 'số nguyên');

/**
 * Null when the caller does not say which version it has read, undefined when that cannot be read.
 * An empty one is no version: taking it for none would switch the check off behind the caller's back.
 */
export function readVersion(given: unknown): number | null | undefined {
  if (given === undefined) return null;
  const version = typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : given;
  return typeof version === 'number' && Number.isSafeInteger(version) && version >= 0 ? version : undefined;
}
