import type { Description } from '#shared/content-types/description.ts';
import type { JournalEntry } from '#server/database/journal.ts';
import { fieldsOfKind, type Row } from './record.ts';
import { statusValues } from './status-values.ts';

/** Whether none of these changes is one that visitors may see. */
export const areUnseen = (changes: readonly JournalEntry[]): boolean => changes.every(({ unseen }) => unseen === true);

type Said = Pick<JournalEntry, 'action' | 'changed' | 'earlier'>;

/**
 * Whether every answer to visitors stays as it was: a draft beside a record, or a change of what they saw neither before nor
 * after it. Answers that are kept outlive such a change, so where it is not certain, this is false.
 */
export function isUnseen(description: Description, row: Row, { action, changed, earlier }: Said): boolean {
  if (earlier !== undefined || action === 'draft') return true;
  const values = statusValues(description);
  if (values === null || row['status'] !== values.off) return false;
  const slugs = fieldsOfKind(description.fields, 'slug');
  // A link may lead to the address of a hidden record, and shows otherwise when one appears there or goes.
  return changed === undefined ? slugs.length === 0 : ![...slugs, 'status'].some((name) => changed.includes(name));
}
