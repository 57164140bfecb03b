import type { Description } from '#shared/content-types/description.ts';
import { recordPath, shownPath } from '#shared/content-types/record-path.ts';
import { shown } from '#shared/fields/visibility.ts';
import { hiddenByText } from './description.ts';
import { isAhead } from './moments.ts';
import { type AdminRow, partOf } from './record.ts';

/** Whether visitors see the record now. */
export function isPublic({ fields: { status }, shownWith }: Description, record: AdminRow): boolean {
  if (hiddenByText(record) !== null) return false;
  const needed = shownWith !== undefined && record[shownWith];
  if (Array.isArray(needed) && needed.length === 0) return false;
  if (status === undefined) return true;
  // The detail of a career gives its status with a label beside it.
  const kept = partOf(record, 'status')?.['value'] ?? record['status'];
  if (status.kind === 'visibility') return kept === shown;
  // The last value of a status is the one that visitors see, from the moment that stands beside it.
  return status.kind === 'choice' && kept === status.values.at(-1)?.value && !isAhead(record['published_at']);
}

/** The address at which visitors see it; null where they do not. */
export const publicPage = (description: Description, record: AdminRow): string | null =>
  isPublic(description, record) ? (recordPath(description, record) ?? shownPath(description, record.id)) : null;
