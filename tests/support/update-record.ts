import type { Description } from '#shared/content-types/description.ts';
import { updateValues } from '#server/crud/change.ts';
import type { WriteContext } from '#server/crud/model.ts';
import type { Changed, Value } from '#server/crud/record.ts';

/** `updateValues` of a record of the type that is described, with its values by the types of their fields. */
export const updateRecord = <D extends Description>(
  content: WriteContext,
  { path }: D,
  id: number,
  values: Changed<D>,
  version: number | null = null,
): Promise<void> =>
  updateValues(content, content.types.at(path), id, Object.fromEntries<Value | undefined>(Object.entries(values)), version);
