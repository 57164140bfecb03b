import type { Database } from '#server/database/schema.ts';

/**
 * What reading for a visitor takes. `now` decides which scheduled articles are out. `from`: when the record of a preview will be, ISO
 * 8601, which is read as if it were out already.
 */
export type ReadContext = { db: Database; now: Date; from?: string | null };
