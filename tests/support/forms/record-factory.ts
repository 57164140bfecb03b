import type { Description } from '#shared/content-types/description.ts';
import { initialOf } from '#shared/fields/index.ts';
import type { StoredRecord } from '#web/admin/inputs/form-slots.ts';

/** A record with the first value of each field, and what they say of it. */
export const recordOf = (description: Description, values: Record<string, unknown> = {}): StoredRecord => ({
  ...Object.fromEntries(Object.entries(description.fields).map(([name, field]) => [name, initialOf(field)])),
  id: 1,
  version: 1,
  ...values,
});
