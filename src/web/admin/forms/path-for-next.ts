import type { Description } from '#shared/content-types/description.ts';
import { parentField } from '#shared/content-types/parent-field.ts';
import { adminCreatePath } from '#shared/admin-paths.ts';
import { withQuery } from '#web/api.ts';
import { nextOrder } from '../records/next-order.ts';
import { formFields, type FormValues, toWire } from './values.ts';

/** Where the next record begins after one that was saved: below the same parent, behind all that stand there. */
export async function pathForNext(description: Description, values: FormValues): Promise<string> {
  const wire = toWire(description, values, null);
  const given = Object.fromEntries(
    formFields(description).flatMap(({ name, field }) => {
      const id = wire[name];
      return field.kind === 'reference' && typeof id === 'number' ? [[name, id] as const] : [];
    }),
  );
  const parent = parentField(description);
  const siblings = parent === null ? {} : { [parent]: given[parent] };
  // What is saved is saved: without its place in the order the form begins at the front.
  const order = 'order' in description.fields ? await nextOrder(description, siblings).catch(() => undefined) : undefined;
  return withQuery(adminCreatePath(description.path), { ...given, order });
}
