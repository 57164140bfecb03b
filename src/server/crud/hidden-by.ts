import { z } from 'zod';
import { hidden } from '#shared/fields/visibility.ts';
import type { Database } from '#server/database/schema.ts';
import { hasVisibility } from './hidden-along.ts';
import { loose, type Stored } from './record.ts';
import type { RecordType } from './model.ts';

/** What keeps a record from visitors although it is shown itself: the nearest hidden record that it belongs to. */
export const hiddenBy = z
  .object({ resource: z.string(), id: z.int(), title: z.string() })
  .nullable()
  .describe('The nearest hidden record that this one belongs to; null where there is none.');
type HiddenBy = z.infer<typeof hiddenBy>;

/** Whether records of a type are hidden with what they belong to. */
export const mayBeHidden = ({ parent }: RecordType): boolean => parent !== null && hasVisibility(parent.type);

/** Adds `hidden_by` to records: one query for each level above them. */
export async function withHiddenBy(db: Database, type: RecordType, records: readonly Stored[]): Promise<Stored[]> {
  if (!mayBeHidden(type)) return [...records];
  const found = new Map<number, HiddenBy>();
  // By the id of what a record belongs to at the level that is looked at.
  let open = new Map<number, number[]>();
  const add = (to: typeof open, parentId: unknown, ids: readonly number[]) => {
    if (typeof parentId === 'number') to.set(parentId, [...(to.get(parentId) ?? []), ...ids]);
  };
  for (const record of records) add(open, record[type.parent?.column ?? ''], [record.id]);
  for (let level = type.parent; level !== null && open.size > 0;) {
    const { path, table, title } = level.type.description;
    // What belongs to its own type does so at one level.
    const above = level.type === type || !mayBeHidden(level.type) ? null : level.type.parent;
    const rows = await loose(db)
      .selectFrom(table)
      .select(['id', title, 'status', ...(above === null ? [] : [above.column])])
      .where('id', 'in', [...open.keys()])
      .execute();
    const next: typeof open = new Map();
    for (const row of rows) {
      const ids = open.get(Number(row['id'])) ?? [];
      if (row['status'] === hidden)
        for (const id of ids) found.set(id, { resource: path, id: Number(row['id']), title: String(row[title]) });
      else if (above !== null) add(next, row[above.column], ids);
    }
    open = next;
    level = above;
  }
  return records.map((record) => ({ ...record, hidden_by: found.get(record.id) ?? null }));
}
