import { byId, idsIn, relatedTo } from '../engine/related.ts';
import { referenceShape } from '../engine/record-shape.ts';
import type { Slots } from '../engine/slots.ts';

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
