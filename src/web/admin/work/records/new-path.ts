import { adminCreatePath } from '#shared/admin-paths.ts';
import type { Description } from '#shared/content-types/description.ts';
import { type Query, withQuery } from '#web/api.ts';

/** Where a new record begins, below what is named among these filters or values. */
export const newPath = ({ path, fields }: Description, given: Readonly<Record<string, unknown>>): string =>
  withQuery(
    adminCreatePath(path),
    Object.fromEntries(Object.entries(given).filter(([key]) => fields[key]?.kind === 'reference')) as Query,
  );
