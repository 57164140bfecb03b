import type { Description } from '#shared/content-types/description.ts';

/** The columns of a list that a sheet has too, by their keys: what the server counts is in none. */
export const shownColumns = ({ fields, list }: Description): string[] =>
  list.columns.filter((key) => key === 'id' || Object.hasOwn(fields, key));
