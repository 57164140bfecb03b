import type { Database } from '#server/database/schema.ts';

const taking = new WeakSet<Database>();

/** Says that enquiries are taken, once the key that they are sealed by is there. To be said before anybody is answered. */
export const takeEnquiries = (db: Database): void => void taking.add(db);

export const takesEnquiries = (db: Database): boolean => taking.has(db);
