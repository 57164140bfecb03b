import { z } from 'zod';
import { hidden } from '#shared/fields/visibility.ts';
import { idsOf } from '#server/database/ids-of.ts';
import type { Database } from '#server/database/schema.ts';
import { hasVisibility } from './hidden-along.ts';
import { loose } from './record.ts';
import type { RecordType } from './model.ts';

/** What keeps a record from visitors although it is shown itself: the nearest hidden record that it belongs to. */
export const hiddenBy = z
  .object({ resource: z.string(), id: z.int(), title: z.string() })
  .nullable()
  .describe('The nearest hidden record that this one belongs to; null where there is none.');
type HiddenBy = z.infer<typeof hiddenBy>;

/** Whether records of a type are hidden with what they belong to. */
export const mayBeHidden = ({ parent }: RecordType): boolean => parent !== null && hasVisibility(parent.type);

/** What records of a type are hidden with, nearest first. What belongs to its own type does so at one level. */
function above(type: RecordType): NonNullable<RecordType['parent']>[] {
  const { parent } = type;
  if (parent === null || !mayBeHidden(type)) return [];
  return [parent, ...(parent.type === type ? [] : above(parent.type))];
}

/** Adds `hidden_by` to records. One query. */
export async function withHiddenBy<R extends { id: number }>(
  db: Database,
  type: RecordType,
  records: readonly R[],
): Promise<(R & { hidden_by?: HiddenBy })[]> {
  const levels = above(type);
  if (levels.length === 0 || records.length === 0) return [...records];
  let query = loose(db)
    .selectFrom(`${type.description.table} as above_0`)
    .select('above_0.id')
    .where('above_0.id', 'in', idsOf(records));
  for (const [index, { type, column }] of levels.entries()) {
    const { table, title } = type.description;
    const own = `above_${index + 1}`;
    query = query
      .innerJoin(`${table} as ${own}`, `${own}.id`, `above_${index}.${column}`)
      .select([
        `${own}.id as id_${index}`,
        `${own}.${title} as title_${index}`,
        `${own}.status as status_${index}`,
      ]) as typeof query;
  }
  const rows: readonly Readonly<Record<string, unknown>>[] = await query.execute();
  const found = new Map(
    rows.map((row) => {
      const nearest = levels.findIndex((_, index) => row[`status_${index}`] === hidden);
      const resource = levels[nearest]?.type.description.path;
      const by = { id: Number(row[`id_${nearest}`]), title: String(row[`title_${nearest}`]) };
      return [row['id'], resource === undefined ? null : { resource, ...by }];
    }),
  );
  return records.map((record) => ({ ...record, hidden_by: found.get(record.id) ?? null }));
}
