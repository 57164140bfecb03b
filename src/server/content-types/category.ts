import { z } from 'zod';
import { idsIn } from '#server/crud/related.ts';
import type { Slots } from '#server/crud/slots.ts';

export const category: Slots = {
  adds: { bai_viets_count: z.int() },
  /** All articles, whatever their status; visitors are told another number. */
  async attach(db, records) {
    const counts = await db
      .selectFrom('bai_viet')
      .select(({ fn }) => ['category_id', fn.countAll<number>().as('count')])
      .where('category_id', 'in', idsIn(records, 'id'))
      .groupBy('category_id')
      .execute();
    const found = new Map(counts.map(({ category_id, count }) => [category_id, count]));
    return records.map((record) => ({ ...record, bai_viets_count: found.get(record.id) ?? 0 }));
  },
};
