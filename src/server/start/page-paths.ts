import type { PagesOf } from '#server/crud/find-records.ts';
import type { ReadContext } from '#server/public/read-context.ts';
import { shownPages } from '#server/public/shown-pages.ts';
import { rowsWithParents } from '#server/public/visibility.ts';

/** Reads where the pages of records are, and of those that visitors do not see where they will be. */
export const pagePaths =
  (reading: () => ReadContext): PagesOf =>
  async ({ description, hasPage }, values) => {
    if (!hasPage) return new Map();
    const only = { column: 'id', values } as const;
    const shown = new Set((await shownPages(description)(reading(), only)).map(({ id }) => id));
    const all = await shownPages(description, rowsWithParents)(reading(), only);
    return new Map(all.map(({ id, path }) => [id, { path, isShown: shown.has(id) }]));
  };
