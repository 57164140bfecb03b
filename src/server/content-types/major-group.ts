import { type MajorGroupPage, majorGroupPage } from '#shared/answers/major-group.ts';
import { majorGroup as description } from '#shared/content-types/major-group.ts';
import { majorGroupPath, majorGroupsPath } from '#shared/paths.ts';
import { pictureMeta } from '#server/database/codecs.ts';
import { compiledQuery } from '#server/database/compiled-query.ts';
import type { ReadContext } from '#server/public/read-context.ts';
import { shownMajors } from '#server/public/visibility.ts';
import { addressOf, pathWith, slugIn } from '#server/seo/record-page.ts';
import { contentType } from './content-type.ts';
import { describedReading } from './described.ts';
import { majorCard, majorCardColumns } from './major.ts';

const reading = describedReading('nhom_nganh', 'Major groups');

const groupOf = compiledQuery((db, slug: string) => reading.columns(db).where('slug', '=', slug));

const majorsOf = compiledQuery((db, group: number) =>
  shownMajors(db)
    .select(majorCardColumns)
    .where('nganh_hoc.group_id', '=', group)
    .orderBy('nganh_hoc.order')
    .orderBy('nganh_hoc.id'),
);

async function readMajorGroup({ db }: ReadContext, slug: string): Promise<MajorGroupPage | null> {
  const [group] = await groupOf(db, slug);
  if (!group) return null;
  const majors = await majorsOf(db, group.id);
  return { ...group, image_meta: pictureMeta(group.image_meta), nganh_hoc: majors.map(majorCard) };
}

export const majorGroup = contentType(description, {
  slots: {},
  list: reading.list,
  detail: { summary: 'A major group with its majors', answer: majorGroupPage, read: readMajorGroup },
  page: {
    pathOf: (record) => pathWith(majorGroupPath, slugIn(record)),
    address: {
      pattern: majorGroupPath(':slug'),
      shown: async (context, ids) =>
        (await reading.among(context, ids)).map(({ id, slug }) => ({ id, path: majorGroupPath(slug) })),
    },
    trail: ({ name, slug }) => [
      { name: 'Ngành học', path: majorGroupsPath },
      { name, path: majorGroupPath(slug) },
    ],
    share: ({ name, image }) => ({ name, kicker: 'Nhóm ngành', picture: image }),
    structuredData: 'none',
  },
  listPage: 'none',
  async sitemap(context) {
    const { db } = context;
    const [groups, majors] = await Promise.all([
      reading.changes(context),
      shownMajors(db).select(['nganh_hoc.group_id', 'nganh_hoc.updated_at']).execute(),
    ]);
    const below = Map.groupBy(majors, ({ group_id }) => group_id);
    return groups.map((row) => addressOf(majorGroupPath(row.slug), row, below.get(row.id)));
  },
  llms: {
    title: 'Nhóm ngành',
    read: async (context) =>
      (await reading.listed(context)).map(({ name, slug, description: about }) => ({ name, path: majorGroupPath(slug), about })),
  },
  search: {
    type: 'nhomnganh',
    name: 'name',
    short: ['description'],
    thumbnail: 'image',
  },
  comesDue: 'none',
});
