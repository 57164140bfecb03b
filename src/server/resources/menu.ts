import { z } from 'zod';
import { menu as description } from '#shared/resources/index.ts';
import type { Database } from '../database/schema.ts';
import { unprocessable } from '../errors.ts';
import { decodeRow, recordColumns, loose, type Stored } from '../engine/record.ts';
import { byId, idsIn, relatedTo } from '../engine/related.ts';
import { shapeOf } from '../engine/record-shape.ts';
import type { Slots } from '../engine/slots.ts';
import { metaOf } from '../views/query.ts';

const parent = z.object({ id: z.int(), title: z.string() }).nullable();

export const menu: Slots = {
  adds: { parent, children: z.array(z.object({ ...shapeOf(description.fields), parent })) },

  /**
   * A tree. An item that passes the filter while its parent does not stands at the top, with its
   * `parent` beside it: an editor looking for hidden items finds all of them. Without `page` and
   * `per_page` everything comes at once.
   */
  async listQuery(db, query) {
    const all = await allMenus(db, query.sortBy, query.descending);
    const status = query.filters.get('status');
    const passing = withParents(all, all).filter((item) => status === undefined || item['status'] === status);
    const shown = new Set(idsIn(passing, 'id'));
    const hangs = (item: Stored) => typeof item['parent_id'] === 'number' && shown.has(item['parent_id']);
    const tops = passing.filter((item) => !hangs(item)).map((item) => withChildren(item, passing));
    if (!query.paged) return { data: tops, meta: metaOf({ page: 1, perPage: Math.max(1, tops.length) }, tops.length) };
    const start = (query.page - 1) * query.perPage;
    return { data: tops.slice(start, start + query.perPage), meta: metaOf(query, tops.length) };
  },

  async attach(db, records) {
    const all = await allMenus(db, 'order', false);
    const related = withParents(all, all);
    return withParents(records, all).map((item) => withChildren(item, related));
  },

  /** Two levels: only a dropdown without a parent holds others. */
  async beforeSave({ db }, values, before) {
    const parentId = values['parent_id'] === undefined ? (before?.['parent_id'] ?? null) : values['parent_id'];
    const type = values['type'] ?? before?.['type'];
    if (before !== null) {
      if (parentId === before.id) throw unprocessable({ parent_id: ['Menu không thể là menu cha của chính nó'] });
      const child = await db.selectFrom('menu').select('id').where('parent_id', '=', before.id).limit(1).executeTakeFirst();
      if (child && type !== 'dropdown') throw unprocessable({ type: ['Menu này đang có menu con nên phải là Dropdown'] });
      if (child && parentId !== null)
        throw unprocessable({ parent_id: ['Menu này đang có menu con nên không thể nằm trong menu khác'] });
    }
    if (typeof parentId === 'number') {
      const parent = await db.selectFrom('menu').select(['type', 'parent_id']).where('id', '=', parentId).executeTakeFirst();
      if (parent && (parent.type !== 'dropdown' || parent.parent_id !== null)) {
        throw unprocessable({ parent_id: ['Menu cha phải là một menu Dropdown ở cấp đầu tiên'] });
      }
    }
    return values;
  },
};

/** A site has a few dozen menu items at most; they are read together. */
async function allMenus(db: Database, sortBy: string, descending: boolean): Promise<Stored[]> {
  const rows = await loose(db)
    .selectFrom('menu')
    .select(recordColumns(description.fields))
    .orderBy(sortBy === description.title ? 'sort_name' : sortBy, descending ? 'desc' : 'asc')
    .orderBy('id')
    .execute();
  return rows.map((row) => decodeRow(description.fields, row));
}

function withParents(items: readonly Stored[], all: readonly Stored[]): Stored[] {
  const found = byId(all.map(({ id, title }) => ({ id, title })));
  return items.map((item) => ({ ...item, parent: relatedTo(found, item, 'parent_id') }));
}

const withChildren = (item: Stored, all: readonly Stored[]): Stored => ({
  ...item,
  children: all.filter((other) => other['parent_id'] === item.id),
});
