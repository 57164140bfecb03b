import type { Database } from '#server/database/schema.ts';

/** What reading for a visitor takes. `now` decides which scheduled articles are out. */
export type ReadContext = { db: Database; now: Date };
