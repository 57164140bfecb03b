import { z } from 'zod';
import { type MenuItem, menuItem } from '#shared/answers/menu.ts';
import { menu as description } from '#shared/content-types/menu.ts';
import { hidden, shown } from '#shared/fields/visibility.ts';
import { heldIn, wordsOf } from '#shared/search/holds-words.ts';
import type { Database } from '#server/database/schema.ts';
import { type Faults, decodeRow, recordColumns, loose, type Stored } from '#server/crud/record.ts';
import { hiddenBy } from '#server/crud/hidden-by.ts';
import { byId, idsIn, relatedTo } from '#server/crud/related.ts';
import { shapeOf } from '#server/crud/record-shape.ts';
import type { Slots } from '#server/crud/model.ts';
import { metaOf } from '#server/database/paging.ts';
import { publicList } from '#server/public/public-list.ts';
import { contentType, notPublic } from './content-type.ts';
import { inLastPlace } from './last-place.ts';

const parent = z.object({ id: z.int(), title: z.string() }).nullable();

const slots: Slots<typeof description> = {
  // An entry without an address leads to the page of its slug. A dropdown leads on to its entries, which are looked at themselves.
  leadsTo: {
    columns: ['slug', 'type'],
    field: 'slug',
    address: ({ url, slug, type }) => ((url == null || url === '') && type !== 'dropdown' ? `/${String(slug)}` : null),
  },
  firstValues: inLastPlace(description),
  adds: { parent, children: z.array(z.object({ ...shapeOf(description.fields), parent, hidden_by: hiddenBy })) },

  /**
   * A tree. An item that passes the filter while its parent does not stands at the top, with its
   * `parent` beside it: an editor looking for hidden items finds all of them. Without `page` and
   * `per_page` everything comes at once.
   */
  async listQuery(db, query) {
    const all = await allMenus(db, query.sortBy, query.descending);
    const status = query.filters.get('status');
    const keyword = query.filters.get('keyword');
    const holds = keyword === undefined ? null : wordsOf(String(keyword));
    const passing = withParents(all, all).filter(
      (item) =>
        (status === undefined || item['status'] === status) &&
        (holds === null || holds(heldIn(`${String(item['title'])} ${String(item['slug'])}`))),
    );
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

  /** Two levels: only a dropdown without a parent holds others, and what has a parent holds none. */
  async faults(db, values, before) {
    const parentId = values['parent_id'] === undefined ? (before?.['parent_id'] ?? null) : values['parent_id'];
    const type = values['type'] ?? before?.['type'];
    if (before !== null && parentId === before.id) return { parent_id: ['Menu không thể là menu cha của chính nó'] };
    const faults: Faults = {};
    const child =
      before !== null &&
      (await db.selectFrom('menu').select('id').where('parent_id', '=', before.id).limit(1).executeTakeFirst()) !== undefined;
    if (child && type !== 'dropdown') faults['type'] = ['Menu này đang có menu con nên phải là Dropdown'];
    if (typeof parentId !== 'number') return faults;
    if (child) return { ...faults, parent_id: ['Menu này đang có menu con nên không thể nằm trong menu khác'] };
    // One that became so before this rule can still be renamed.
    const asked = values['type'] !== undefined || values['parent_id'] !== undefined;
    if (asked && type === 'dropdown') faults['type'] = ['Menu con không thể là Dropdown: menu chỉ có hai cấp'];
    const parent = await db.selectFrom('menu').select(['type', 'parent_id']).where('id', '=', parentId).executeTakeFirst();
    if (parent && (parent.type !== 'dropdown' || parent.parent_id !== null)) {
      faults['parent_id'] = ['Menu cha phải là một menu Dropdown ở cấp đầu tiên'];
    }
    return faults;
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
  const found = byId(all.map(({ id, title, status }) => ({ id, title: String(title), status })));
  return items.map((item) => {
    const above = relatedTo(found, item, 'parent_id');
    const named = above && { id: above.id, title: above.title };
    const keeps = above?.status === hidden;
    return { ...item, parent: named, hidden_by: keeps ? { resource: description.path, ...named } : null };
  });
}

const withChildren = (item: Stored, all: readonly Stored[]): Stored => ({
  ...item,
  children: all.filter((other) => other['parent_id'] === item.id),
});

/** The page that a dropdown leads to, if there is one, where it has no address and may have no entries that visitors see. */
const ownPage = ({ type, url, slug, children }: MenuItem): string[] =>
  type === 'dropdown' && url === null && children.every((child) => child.url !== null) ? [`/${slug}`] : [];

export const menu = contentType(description, {
  ...notPublic,
  slots,
  list: publicList({
    summary: 'The menu as a tree, without what leads to a hidden page',
    item: menuItem,
    isAround: true,
    /**
     * What leads to a hidden page comes back as that is shown. A child whose parent is gone hangs nowhere. A dropdown that has
     * neither an address, nor entries, nor a page of its slug would be a press that leads nowhere.
     */
    follow: {
      addressesIn: (items) => items.flatMap((item) => [item.url, ...ownPage(item), ...item.children.map((child) => child.url)]),
      followed: (items, { now, isHidden, isMissing }) =>
        items
          .filter(({ url }) => !isHidden(url))
          .map(({ url, children, ...item }) => ({
            ...item,
            url: now(url),
            children: children.filter((child) => !isHidden(child.url)).map((child) => ({ ...child, url: now(child.url) })),
          }))
          .filter((item) => item.children.length > 0 || ownPage(item).every((path) => !isHidden(path) && !isMissing(path))),
    },
    /** A child whose parent is hidden hangs nowhere, and so is gone. */
    async read({ db }) {
      const rows = await db
        .selectFrom('menu')
        .select(['id', 'title', 'url', 'slug', 'order', 'type', 'parent_id'])
        .where('status', '=', shown)
        .orderBy('order')
        .orderBy('id')
        .execute();
      const children = Map.groupBy(rows, ({ parent_id }) => parent_id);
      const data = (children.get(null) ?? []).map(({ parent_id: _, type, ...item }) => ({
        ...item,
        type: type === 'dropdown' ? ('dropdown' as const) : ('link' as const),
        children: (children.get(item.id) ?? []).map(({ parent_id: _, type: __, ...child }) => child),
      }));
      return { data };
    },
  }),
});
