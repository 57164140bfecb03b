import { expressionBuilder } from 'kysely';
import { z } from 'zod';
import type { Schema } from '#server/database/schema.ts';
import { byId, idsIn, relatedTo } from '#server/crud/related.ts';
import { referenceShape } from '#server/crud/record-shape.ts';
import type { Slots } from '#server/crud/slots.ts';

const where = expressionBuilder<Schema, 'vi_tri'>();

export const position: Slots = {
  adds: {
    bo_phan: z.object({ id: z.int(), name: z.string(), nghe_nghiep_id: z.int(), nghe_nghiep: referenceShape }).nullable(),
  },
  filters: {
    nghe_nghiep_id: (id) =>
      where('bo_phan_id', 'in', where.selectFrom('bo_phan').select('id').where('nghe_nghiep_id', '=', Number(id))),
  },
  async attach(db, records) {
    const rows = await db
      .selectFrom('bo_phan')
      .innerJoin('nghe_nghiep', 'nghe_nghiep.id', 'bo_phan.nghe_nghiep_id')
      .select([
        'bo_phan.id',
        'bo_phan.name',
        'bo_phan.nghe_nghiep_id',
        'nghe_nghiep.name as career_name',
        'nghe_nghiep.slug as career_slug',
      ])
      .where('bo_phan.id', 'in', idsIn(records, 'bo_phan_id'))
      .execute();
    const departments = rows.map(({ career_name, career_slug, ...department }) => ({
      ...department,
      nghe_nghiep: { id: department.nghe_nghiep_id, name: career_name, slug: career_slug },
    }));
    const found = byId(departments);
    return records.map((record) => ({ ...record, bo_phan: relatedTo(found, record, 'bo_phan_id') }));
  },
};
