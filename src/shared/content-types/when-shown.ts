import type { Description } from './description.ts';

/** The fields that say whether and when visitors see a record, rather than what it says. */
export const whenShown = ({ fields }: Description): string[] =>
  Object.entries(fields).flatMap(([name, { kind }]) => (name === 'status' || kind === 'datetime' ? [name] : []));
