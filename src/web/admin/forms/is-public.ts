import type { Description } from '#shared/content-types/description.ts';
import { shown } from '#shared/fields/visibility.ts';
import type { StoredRecord } from '../inputs/form-slots.ts';
import { inputOf } from '../inputs/index.ts';

/** Whether visitors see the record now, as far as it alone decides. */
export function isPublic({ fields }: Description, record: StoredRecord): boolean {
  const { status } = fields;
  if (status === undefined) return true;
  const facts = { name: 'status', field: status, record };
  const kept = inputOf(status).toWire(inputOf(status).read(record['status'], facts), record['status'], status);
  if (status.kind === 'visibility') return kept === shown;
  // The last value of a status is the one that visitors see, from the moment that stands beside it.
  if (status.kind !== 'choice' || kept !== status.values.at(-1)?.value) return false;
  const from = record['published_at'];
  return typeof from !== 'string' || Date.parse(from) <= Date.now();
}
