import type { Description } from '#shared/content-types/description.ts';
import type { ReferenceField } from '#shared/fields/reference.ts';
import { findDescription } from '../../work/records/description.ts';

/** A reference that has to be chosen anew before a record can come back. */
export type MissingReference = { name: string; field: ReferenceField; message: string };

/**
 * The references that a refused restore names by its faults (`errors`, by field). What the record hangs on may itself hang on
 * something that is gone for good: then another one is chosen in its place. Null where a fault is about anything else.
 */
export function missingReferences(
  { fields }: Description,
  errors: Readonly<Record<string, readonly string[]>>,
): MissingReference[] | null {
  const missing = new Map<string, MissingReference>();
  for (const [key, [message = '']] of Object.entries(errors)) {
    const found = Object.entries(fields).find(
      ([name, field]) => field.kind === 'reference' && (name === key || leadsTo(field, key)),
    );
    if (!found || found[1].kind !== 'reference') return null;
    missing.set(found[0], { name: found[0], field: found[1], message });
  }
  return missing.size === 0 ? null : [...missing.values()];
}

const leadsTo = ({ to }: ReferenceField, key: string) => findDescription(to)?.fields[key]?.kind === 'reference';
