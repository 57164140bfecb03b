import { type MajorGroupItem, majorGroupItem, type MajorGroupPage, majorGroupPage } from '#shared/answers/major-group.ts';
import { majorGroup as description } from '#shared/content-types/major-group.ts';
import { shown } from '#shared/fields/visibility.ts';
import { majorGroupPath, majorGroupsPath } from '#shared/paths.ts';
import { pictureMeta } from '#server/database/codecs.ts';
import { compiledQuery } from '#server/database/compiled-query.ts';
import type { Database } from '#server/database/schema.ts';
import { publicList } from '#server/public/public-list.ts';
import type { ReadContext } from '#server/public/read-context.ts';
import { shownMajors } from '#server/public/visibility.ts';
import { addressOf } from '#server/seo/record-page.ts';
import { contentType } from './content-type.ts';
import { majorCard, majorCardColumns } from './major.ts';

const shownGroups = (db: Database) =>
  db
    .selectFrom('nhom_nganh')
    .select(['id', 'name', 'slug', 'description', 'order', 'image', 'image_meta'])
    .where('status', '=', shown);

async function majorGroupList(db: Database): Promise<MajorGroupItem[]> {
  const rows = await shownGroups(db).orderBy('order').orderBy('id').execute();
  return rows.map((row) => ({ ...row, image_meta: pictureMeta(row.image_meta) }));
}

const groupOf = compiledQuery((db, slug: string) => shownGroups(db).where('slug', '=', slug));

const majorsOf = compiledQuery((db, group: number) =>
  shownMajors(db)
    .select(majorCardColumns)
    .where('nganh_hoc.group_id', '=', group)
    .orderBy('nganh_hoc.order')
    .orderBy('nganh_hoc.id'),
);

/** A major group with its majors; null when visitors do not know it. */
async function readMajorGroup({ db }: ReadContext, slug: string): Promise<MajorGroupPage | null> {
  const [group] = await groupOf(db, slug);
  if (!group) return null;
  const majors = await majorsOf(db, group.id);
  return { ...group, image_meta: pictureMeta(group.image_meta), nganh_hoc: majors.map(majorCard) };
}

export const majorGroup = contentType(description, {
  slots: {},
  list: publicList({
    summary: 'Major groups',
    item: majorGroupItem,
    isAround: true,
    read: async ({ db }) => ({ data: await majorGroupList(db) }),
  }),
  detail: { summary: 'A major group with its majors', answer: majorGroupPage, read: readMajorGroup },
  page: {
    trail: ({ name, slug }) => [
      { name: 'Ngành học', path: majorGroupsPath },
      { name, path: majorGroupPath(slug) },
    ],
    share: ({ name, image }) => ({ name, kicker: 'Nhóm ngành', picture: image }),
    structuredData: 'none',
  },
  listPage: 'none',
  async sitemap({ db }) {
    const [groups, majors] = await Promise.all([
      db
        .selectFrom('nhom_nganh')
        .select(['id', 'slug', 'updated_at'])
        .where('status', '=', shown)
        .orderBy('order')
        .orderBy('id')
        .execute(),
      shownMajors(db).select(['nganh_hoc.group_id', 'nganh_hoc.updated_at']).execute(),
    ]);
    const below = Map.groupBy(majors, ({ group_id }) => group_id);
    return groups.map((row) => addressOf(majorGroupPath(row.slug), row, below.get(row.id)));
  },
  llms: {
    title: 'Nhóm ngành',
    read: async ({ db }) =>
      (await majorGroupList(db)).map(({ name, slug, description: about }) => ({ name, path: majorGroupPath(slug), about })),
  },
  search: 'none',
  comesDue: 'none',
});
