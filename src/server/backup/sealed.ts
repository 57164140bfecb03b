import type { StoredRow } from '#server/database/table-shapes.ts';
import { CopyRefused } from './refused.ts';

/** What only DATA_KEY opens, which no copy holds. */
export const sealedTables = ['data_key', 'enquiry', 'enquiry_note', 'enquiry_tally'];

/** Whether a place has the key that was noted by this hash. */
export type Opens = (checkHash: string) => boolean;

/** Refuses rows with enquiries where nothing could open them. `rows`: those of `data_key` come before those of `enquiry`. */
export async function refuseSealed(
  rows: AsyncIterable<{ table: string; rows: readonly StoredRow[] }>,
  opens: Opens = () => false,
): Promise<void> {
  let checkHash = '';
  for await (const { table, rows: some } of rows) {
    if (table === 'data_key') checkHash = String(some[0]?.['check_hash'] ?? '');
    if (table !== 'enquiry' || some.length === 0) continue;
    if (opens(checkHash)) return;
    throw new CopyRefused(
      'The enquiries of that site are sealed by a key that is not here: set DATA_KEY or DATA_KEY_FILE to it (where it had none set, that is the content of data.key in its data folder), or leave the enquiries out by --without-enquiries. Nothing was changed.',
    );
  }
}
