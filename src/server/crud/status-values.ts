import type { Description } from '#shared/content-types/description.ts';
import { hidden, shown } from '#shared/guidance/shown.ts';

/** What `status` holds of a record that visitors may see, and of one that they do not; null where a type has no such field. */
export function statusValues({ fields }: Description): { on: string | number; off: string | number } | null {
  const field = fields['status'];
  if (field?.kind === 'visibility') return { on: shown, off: hidden };
  const [off] = field?.kind === 'choice' ? field.values : [];
  const on = field?.kind === 'choice' ? field.values.at(-1) : undefined;
  return off === undefined || on === undefined ? null : { on: on.value, off: off.value };
}

/** Whether visitors do not see a record as far as its own row decides. */
export function isHidden(description: Description, status: unknown): boolean {
  const values = statusValues(description);
  return values !== null && status !== values.on;
}
