import { expressionBuilder } from 'kysely';
import {
  type SubjectCard,
  type SubjectItem,
  subjectItem as itemShape,
  type SubjectPage,
  subjectPage,
} from '#shared/answers/subject.ts';
import { major, majorGroup, subject as description } from '#shared/content-types/index.ts';
import { subjectPath, subjectsPath } from '#shared/paths.ts';
import { mergedFaults } from '#server/crud/faults.ts';
import type { Slots } from '#server/crud/model.ts';
import { ids, pictureMeta, sections, tags } from '#server/database/codecs.ts';
import { compiledQuery } from '#server/database/compiled-query.ts';
import type { Database, Schema } from '#server/database/schema.ts';
import { publicList, readWindow } from '#server/public/public-list.ts';
import { paging } from '#shared/calls/reading.ts';
import { shownPages } from '#server/public/shown-pages.ts';
import type { ReadContext } from '#server/public/read-context.ts';
import { inOrder, shownSubjects } from '#server/public/visibility.ts';
import { addressOf, latestOf } from '#server/seo/record-page.ts';
import { alsoCalled, pictured, provider } from '#server/seo/schema-org.ts';
import { contentType } from './content-type.ts';
import { checkedAhead } from './fact-faults.ts';
import { positionsListing, subjectsListed, subjectsListing } from './linked.ts';
import { prerequisiteCircle, prerequisiteCircles } from './prerequisite-circle.ts';

const where = expressionBuilder<Schema, 'mon_hoc'>();

const slots: Slots<typeof description> = {
  faults: async (db, values, before, now) =>
    mergedFaults(await prerequisiteCircle(db, values, before), checkedAhead(values, now)),
  faultsTogether: prerequisiteCircles,
  filters: {
    group_id: (id) => where('nganh_hoc_id', 'in', where.selectFrom('nganh_hoc').select('id').where('group_id', '=', Number(id))),
  },
};

export const subjectCardColumns = [
  'mon_hoc.id',
  'mon_hoc.name',
  'mon_hoc.slug',
  'mon_hoc.short_description',
  'mon_hoc.hinh_anh',
  'mon_hoc.hinh_anh_meta',
] as const;

const itemRows = (db: Database) =>
  shownSubjects(db)
    .select(subjectCardColumns)
    .select(['mon_hoc.order', 'nganh_hoc.id as major_id', 'nganh_hoc.name as major_name', 'nganh_hoc.slug as major_slug'])
    .select(['nhom_nganh.id as group_id', 'nhom_nganh.name as group_name', 'nhom_nganh.slug as group_slug']);

type CardRow = Omit<SubjectCard, 'hinh_anh_meta'> & { hinh_anh_meta: string | null };
type ItemRow = Awaited<ReturnType<ReturnType<typeof itemRows>['execute']>>[number];

export const subjectCard = (row: CardRow): SubjectCard => ({ ...row, hinh_anh_meta: pictureMeta(row.hinh_anh_meta) });

function subjectItem(row: ItemRow): SubjectItem {
  const { order, major_id, major_name, major_slug, group_id, group_name, group_slug, ...card } = row;
  const group = { id: group_id, name: group_name, slug: group_slug };
  return { ...subjectCard(card), order, nganh_hoc: { id: major_id, name: major_name, slug: major_slug, group } };
}

const subjectOf = compiledQuery((db, slug: string) =>
  itemRows(db)
    .select(['mon_hoc.tin_chi', 'mon_hoc.hoc_ky', 'mon_hoc.kiem_tra', 'mon_hoc.minh_hoa'])
    .select(['mon_hoc.other_names', 'mon_hoc.description', 'mon_hoc.detailed_content', 'mon_hoc.video_url'])
    .where('mon_hoc.slug', '=', slug),
);

const knownOf = compiledQuery((db) =>
  shownSubjects(db)
    .select(['mon_hoc.name', 'mon_hoc.slug', 'mon_hoc.other_names', 'mon_hoc.search_names', 'nganh_hoc.id as major_id'])
    .select(['mon_hoc.id', 'mon_hoc.tien_quyet_ids'])
    .select(['nganh_hoc.name as major_name', 'nganh_hoc.slug as major_slug', 'nhom_nganh.slug as group_slug'])
    .select(['mon_hoc.hoc_ky', 'mon_hoc.tin_chi', 'mon_hoc.minh_hoa', 'nganh_hoc.mon_tieu_bieu', 'mon_hoc.short_description'])
    .$call(inOrder('nhom_nganh', 'nganh_hoc', 'mon_hoc')),
);

/** What subjects are called, when they are taught and behind which others, and of which major they are. One query. */
export const readKnownSubjects = async (db: Database) =>
  (await knownOf(db)).map(({ other_names, search_names, tien_quyet_ids, minh_hoa, mon_tieu_bieu, ...named }) => ({
    ...named,
    before: ids(tien_quyet_ids),
    mon_tieu_bieu: mon_tieu_bieu === 1,
    minh_hoa: minh_hoa === 1,
    names: [...tags(other_names), ...tags(search_names)],
  }));

const neighboursOf = compiledQuery((db, id: number, major: number) =>
  shownSubjects(db)
    .select(subjectCardColumns)
    .where('mon_hoc.nganh_hoc_id', '=', major)
    .where('mon_hoc.id', '!=', id)
    .$call(inOrder('mon_hoc')),
);

async function readSubject({ db }: ReadContext, slug: string): Promise<SubjectPage | null> {
  const [found] = await subjectOf(db, slug);
  if (!found) return null;
  const { other_names, description, detailed_content, video_url, tin_chi, hoc_ky, kiem_tra, minh_hoa, ...item } = found;
  const [neighbours, positions, before, after] = await Promise.all([
    neighboursOf(db, item.id, item.major_id),
    positionsListing(db, 'subject', item.id),
    subjectsListed(db, 'subject', 'tien_quyet_ids', item.id),
    subjectsListing(db, item.id),
  ]);
  const ofMajor = positions.length > 0 ? [] : await positionsListing(db, 'major', item.major_id);
  return {
    ...subjectItem(item),
    other_names: tags(other_names),
    tin_chi,
    hoc_ky,
    kiem_tra,
    minh_hoa: minh_hoa === 1,
    vi_tris: positions.map(({ position }) => position),
    vi_tris_of_major: ofMajor.map(({ position }) => position),
    tien_quyet: before,
    hoc_tiep: after,
    description,
    detailed_content: sections(detailed_content),
    video_url,
    neighbours: neighbours.map(subjectCard),
  };
}

export const subject = contentType(description, {
  slots,
  list: publicList({
    summary: 'Subjects; all of them unless a page is asked for',
    item: itemShape,
    query: paging,
    meta: 'paged',
    read: ({ db }, query) => readWindow(db, itemRows(db).$call(inOrder('mon_hoc')), shownSubjects(db), query, subjectItem),
  }),
  detail: { summary: 'A subject', answer: subjectPage, read: readSubject },
  page: {
    above: ({ nganh_hoc: major }) => [major.group, major],
    kicker: ({ nganh_hoc: major }) => `Môn học, ngành ${major.name}`,
    structuredData: (
      { name, other_names, hinh_anh, tien_quyet: before, tin_chi: credits, minh_hoa },
      { origin, url, description: about, site },
    ) => [
      {
        '@type': 'Course',
        name,
        ...alsoCalled(other_names),
        description: about,
        url,
        provider: provider({ origin, site }),
        inLanguage: 'vi',
        ...(before.length > 0 && {
          coursePrerequisites: before.map((one) => ({
            '@type': 'Course',
            name: one.name,
            url: origin + subjectPath(one.group_slug, one.parent_slug, one.slug),
          })),
        }),
        ...(credits !== null && !minh_hoa && { numberOfCredits: credits }),
        ...pictured(origin, hinh_anh),
      },
    ],
  },
  /** The list of subjects names majors and groups as well. */
  async sitemap(context) {
    const [subjects = [], ...above] = await Promise.all(
      [description, major, majorGroup].map((each) => shownPages(each)(context)),
    );
    return [
      { path: subjectsPath, changed: latestOf([...subjects, ...above.flat()]) },
      ...subjects.map((page) => addressOf(page.path, page)),
    ];
  },
  llms: {
    title: 'Môn học',
    read: () => Promise.resolve([{ name: 'Tất cả môn học', path: subjectsPath, about: 'Xếp theo nhóm ngành và ngành học.' }]),
  },
  search: {
    short: ['short_description'],
    paragraph: 'description',
  },
});
