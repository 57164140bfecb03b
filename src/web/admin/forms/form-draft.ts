import type { Description } from '#shared/content-types/description.ts';
import { readDraftFile } from '../drafts/draft-files.ts';
import type { Draft } from '../drafts/draft-store.ts';
import type { Snapshot } from '../drafts/use-draft-keeper.ts';
import { isPicture } from '../inputs/image.tsx';
import { type FormValue, inputOf } from '../inputs/index.ts';
import type { StoredRecord } from '../inputs/input-kind.ts';
import { changedFields, filesOf, formFields, type FormValues } from './form-values.ts';

export const formName = (resource: Description, id: number | null): string => `${resource.path}:${id ?? 'new'}`;

/** What a draft keeps: the changed fields as they stand in the inputs, half-typed labels included. */
export function takeSnapshot(
  resource: Description,
  values: FormValues,
  first: FormValues,
  record: StoredRecord | null,
  version: number | null,
): Snapshot | null {
  const changed = changedFields(resource, values, first, record);
  if (changed.length === 0) return null;
  const kept = changed.map((name) => {
    const value = values[name];
    return [name, isPicture(value) ? { removed: value.removed, lost: value.file?.name ?? value.lost } : value];
  });
  return { version, values: Object.fromEntries(kept), files: filesOf(values) };
}

/** The values of a draft over those of the record as it stands now. */
export async function fillIn(resource: Description, draft: Draft, first: FormValues): Promise<FormValues> {
  const filled: Record<string, FormValue> = { ...first };
  for (const { name, field } of formFields(resource)) {
    if (!Object.hasOwn(draft.values, name)) continue;
    const value = inputOf(field).revive(draft.values[name]);
    if (value === null) continue;
    const before = first[name];
    if (isPicture(value) && isPicture(before)) {
      const file = value.lost === null ? null : await readDraftFile(draft.key, name);
      filled[name] = { ...value, stored: before.stored, file, lost: file === null ? value.lost : null };
    } else filled[name] = value;
  }
  return filled;
}
