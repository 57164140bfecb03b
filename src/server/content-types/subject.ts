import { expressionBuilder } from 'kysely';
import { z } from 'zod';
import type { Schema } from '#server/database/schema.ts';
import { byId, idsIn, relatedTo } from '#server/crud/related.ts';
import { referenceShape } from '#server/crud/record-shape.ts';
import type { Slots } from '#server/crud/slots.ts';

const where = expressionBuilder<Schema, 'mon_hoc'>();

export const subject: Slots = {
  adds: { nganh_hoc: referenceShape.extend({ group_id: z.int(), group: referenceShape }).nullable() },
  filters: {
    group_id: (id) => where('nganh_hoc_id', 'in', where.selectFrom('nganh_hoc').select('id').where('group_id', '=', Number(id))),
  },
  async attach(db, records) {
    const rows = await db
      .selectFrom('nganh_hoc')
      .innerJoin('nhom_nganh', 'nhom_nganh.id', 'nganh_hoc.group_id')
      .select([
        'nganh_hoc.id',
        'nganh_hoc.name',
        'nganh_hoc.slug',
        'nganh_hoc.group_id',
        'nhom_nganh.name as group_name',
        'nhom_nganh.slug as group_slug',
      ])
      .where('nganh_hoc.id', 'in', idsIn(records, 'nganh_hoc_id'))
      .execute();
    const majors = rows.map(({ group_name, group_slug, ...major }) => ({
      ...major,
      group: { id: major.group_id, name: group_name, slug: group_slug },
    }));
    const found = byId(majors);
    return records.map((record) => ({ ...record, nganh_hoc: relatedTo(found, record, 'nganh_hoc_id') }));
  },
};
