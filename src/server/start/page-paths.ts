import type { PagesOf } from '#server/crud/find-records.ts';
import { decodeRow, fieldsOfKind, loose, recordColumns } from '#server/crud/record.ts';
import { pathsOf, type SiteAddresses } from '#server/journal/site-addresses.ts';
import type { ReadContext } from '#server/public/read-context.ts';
import type { RecordPages } from '#server/seo/page-head.ts';

/** Reads where the pages of records are, and of those that visitors do not see where they will be. */
export const pagePaths =
  (reading: () => ReadContext, addresses: SiteAddresses, pages: RecordPages): PagesOf =>
  async ({ description, slots }, ids) => {
    const context = reading();
    const { name, path, table, fields } = description;
    const address = addresses.records.get(name);
    const shown = address === undefined ? new Map<number, string>() : await pathsOf(context, address.page, ids);
    const found = new Map<number, { path: string | null; isShown: boolean }>();
    for (const [id, at] of shown) found.set(id, { path: at, isShown: true });
    const hidden = ids.filter((id) => !shown.has(id));
    if (hidden.length === 0) return found;
    // Long texts are no part of an address.
    const long = new Set([...fieldsOfKind(fields, 'sections'), ...fieldsOfKind(fields, 'paragraph')]);
    const rows = await loose(context.db)
      .selectFrom(table)
      .select(recordColumns(fields).filter((column) => !long.has(column)))
      .where('id', 'in', hidden)
      .execute();
    const records = rows.map((row) => decodeRow(fields, row));
    for (const record of (await slots.attach?.(context.db, records)) ?? records)
      found.set(record.id, { path: pages.get(path)?.pathOf(record) ?? null, isShown: false });
    return found;
  };
