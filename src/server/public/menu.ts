import { shown } from '#shared/fields/visibility.ts';
import type { MenuItem } from '#shared/pages.ts';
import type { Database } from '#server/database/schema.ts';

/** The menu as a tree. A child whose parent is hidden hangs nowhere, and so is gone. */
export async function menuTree(db: Database): Promise<MenuItem[]> {
  const rows = await db
    .selectFrom('menu')
    .select(['id', 'title', 'url', 'slug', 'order', 'type', 'parent_id'])
    .where('status', '=', shown)
    .orderBy('order')
    .orderBy('id')
    .execute();
  const children = Map.groupBy(rows, ({ parent_id }) => parent_id);
  return (children.get(null) ?? []).map(({ parent_id: _, type, ...item }) => ({
    ...item,
    type: type === 'dropdown' ? 'dropdown' : 'link',
    children: (children.get(item.id) ?? []).map(({ parent_id: _, type: __, ...child }) => child),
  }));
}
