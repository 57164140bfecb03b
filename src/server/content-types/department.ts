import { z } from 'zod';
import { department as description } from '#shared/content-types/department.ts';
import { byId, idsIn, relatedTo } from '#server/crud/related.ts';
import type { Slots } from '#server/crud/model.ts';
import { contentType, notPublic } from './content-type.ts';

const slots: Slots<typeof description> = {
  adds: { nghe_nghiep_name: z.string().nullable() },
  async attach(db, records) {
    const careers = await db
      .selectFrom('nghe_nghiep')
      .select(['id', 'name'])
      .where('id', 'in', idsIn(records, 'nghe_nghiep_id'))
      .execute();
    const found = byId(careers);
    return records.map((record) => ({ ...record, nghe_nghiep_name: relatedTo(found, record, 'nghe_nghiep_id')?.name ?? null }));
  },
};

/** Visitors read departments on the page of their career. */
export const department = contentType(description, {
  ...notPublic,
  slots,
  search: { short: [] },
});
