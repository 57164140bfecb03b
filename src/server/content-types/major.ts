import { byId, idsIn, relatedTo } from '#server/crud/related.ts';
import { referenceShape } from '#server/crud/record-shape.ts';
import type { Slots } from '#server/crud/slots.ts';

export const major: Slots = {
  adds: { group: referenceShape.nullable() },
  async attach(db, records) {
    const groups = await db
      .selectFrom('nhom_nganh')
      .select(['id', 'name', 'slug'])
      .where('id', 'in', idsIn(records, 'group_id'))
      .execute();
    const found = byId(groups);
    return records.map((record) => ({ ...record, group: relatedTo(found, record, 'group_id') }));
  },
};
