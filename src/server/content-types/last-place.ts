import type { Description } from '#shared/content-types/description.ts';
import { orderMax } from '#shared/content-types/limits.ts';
import { parentField } from '#shared/content-types/parent-field.ts';
import { loose, type Values } from '#server/crud/record.ts';
import type { Database } from '#server/database/schema.ts';

/** The slot of a content type whose new records stand behind their siblings unless told: at 0 they would come first on the site. */
export const inLastPlace =
  (description: Description) =>
  async (db: Database, given: Values): Promise<Values> => {
    if (given['order'] !== undefined) return {};
    const parent = parentField(description);
    const id = parent === null ? null : given[parent];
    const above = typeof id === 'number' ? id : null;
    const last = await loose(db)
      .selectFrom(description.table)
      .select(({ fn }) => fn.max<number | null>('order').as('order'))
      .$if(parent !== null, (siblings) => siblings.where(parent ?? '', above === null ? 'is' : '=', above))
      .executeTakeFirst();
    return { order: Math.min(orderMax, Number(last?.order ?? 0) + 1) };
  };
