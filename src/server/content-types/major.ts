import { type MajorCard, type MajorItem, type MajorPage, majorItem, majorPage } from '#shared/answers/major.ts';
import { strangeCodes } from '#shared/codes/judge-codes.ts';
import type { TableRow } from '#shared/fields/table.ts';
import { fold } from '#shared/text/fold.ts';
import { formatViNumber } from '#shared/formats/vi-number.ts';
import { major as description, subject } from '#shared/content-types/index.ts';
import { subjectPath } from '#shared/paths.ts';
import { mergedFaults } from '#server/crud/faults.ts';
import { byId } from '#server/crud/related.ts';
import type { Slots } from '#server/crud/model.ts';
import { pictureMeta, sections, tags } from '#server/database/codecs.ts';
import { compiledQuery } from '#server/database/compiled-query.ts';
import type { Database } from '#server/database/schema.ts';
import { publicList } from '#server/public/public-list.ts';
import type { ReadContext } from '#server/public/read-context.ts';
import { inOrder, shownMajors, shownPositions, shownSubjects } from '#server/public/visibility.ts';
import { pageSitemap } from '#server/seo/page-sitemap.ts';
import { alsoCalled, credential, pictured, provider, yearsDuration } from '#server/seo/schema-org.ts';
import { readAhead } from './admission-date.ts';
import { contentType } from './content-type.ts';
import { articlesListing, isLink, positionsListing } from './linked.ts';
import { checkedAhead, partlyFilled, risingRange, tableFaults } from './fact-faults.ts';
import { examinedIn, latest, majorFactColumns, majorFactsOf } from './major-facts.ts';
import { subjectCard, subjectCardColumns } from './subject.ts';

/** A fee without its year is no fact: nobody knows whether it still holds. */
const feeFields = ['hoc_phi_tu', 'hoc_phi_den', 'hoc_phi_nam'] as const;
const wholeFee = 'Học phí cần đủ ba ô: từ, đến, năm; hoặc để trống cả ba.';

/** Most often a point between decimals that was read as one between thousands: '8.125' on a scale of 10. */
const markAboveScale = ({ thang_diem: scale, diem_chuan: mark }: TableRow, place: number): string | null =>
  typeof scale === 'number' && typeof mark === 'number' && mark > scale
    ? `Dòng ${place}: điểm chuẩn ${formatViNumber(mark)} cao hơn thang điểm ${formatViNumber(scale)}.`
    : null;

/** Two marks for the same applicants of a year: one of them is wrong, and visitors would see both. */
const markTwice = (row: TableRow, place: number, rows: readonly TableRow[]): string | null => {
  const whose = ({ nam, phuong_thuc: method, to_hop: combinations, nhan_doi: doubled, thang_diem: scale }: TableRow) =>
    JSON.stringify([nam, fold(String(method ?? '')), ...[combinations, doubled].map((tags) => [tags].flat().toSorted()), scale]);
  const mine = whose(row);
  const first = row['nam'] === null ? -1 : rows.findIndex((one) => one['nam'] === row['nam'] && whose(one) === mine);
  return first < 0 || first === place - 1
    ? null
    : `Dòng ${place}: năm ${String(row['nam'])} với phương thức và tổ hợp này đã có ở dòng ${first + 1}.`;
};

const yearTwice = ({ nam }: TableRow, _place: number, rows: readonly TableRow[]): string | null =>
  nam !== null && rows.filter((row) => row['nam'] === nam).length > 1 ? `Năm ${String(nam)} có hơn một dòng.` : null;

const slots: Slots<typeof description> = {
  faults: (_db, values, before, now) =>
    Promise.resolve(
      mergedFaults(
        partlyFilled(description, feeFields, wholeFee, values, before),
        risingRange(values, before, 'hoc_phi_tu', 'hoc_phi_den'),
        tableFaults('tuyen_sinh', markAboveScale, values, before),
        tableFaults('tuyen_sinh', markTwice, values, before),
        tableFaults('chi_tieu', yearTwice, values, before),
        checkedAhead(values, now),
      ),
    ),
  warnings: strangeCodes,
};

export const majorCardColumns = [
  'nganh_hoc.id',
  'nganh_hoc.name',
  'nganh_hoc.slug',
  'nganh_hoc.ma_nganh',
  'nganh_hoc.description',
  'nganh_hoc.image',
  'nganh_hoc.image_meta',
] as const;

type CardRow = Omit<MajorCard, 'image_meta'> & { image_meta: string | null };

export const majorCard = (row: CardRow): MajorCard => ({ ...row, image_meta: pictureMeta(row.image_meta) });

const neighboursOf = compiledQuery((db, id: number, group: number) =>
  shownMajors(db)
    .select(majorCardColumns)
    .where('nganh_hoc.group_id', '=', group)
    .where('nganh_hoc.id', '!=', id)
    .$call(inOrder('nganh_hoc')),
);

const careersOf = compiledQuery((db, major: number) =>
  shownPositions(db)
    .innerJoin('record_link', 'record_link.record_id', 'vi_tri.id')
    .select(['nghe_nghiep.id', 'nghe_nghiep.name', 'nghe_nghiep.slug', 'nghe_nghiep.image', 'nghe_nghiep.image_meta'])
    .where(isLink('position', 'nganh_hoc_ids', 'major'))
    .where('record_link.target_id', '=', major)
    .distinct(),
);

/** Where a major leads: positions by their career, in the order of the site. */
async function readCareers(db: Database, major: number): Promise<MajorPage['nghe_nghieps']> {
  const positions = await positionsListing(db, 'major', major);
  if (positions.length === 0) return [];
  const careers = byId(await careersOf(db, major));
  return [...Map.groupBy(positions, ({ career_id }) => career_id)].flatMap(([id, those]) => {
    const career = careers.get(id);
    if (career === undefined) return [];
    const { image_meta, ...rest } = career;
    return { ...rest, parent_slug: null, image_meta: pictureMeta(image_meta), vi_tris: those.map(({ position }) => position) };
  });
}

const majorOf = compiledQuery((db, slug: string) =>
  shownMajors(db)
    .select(majorCardColumns)
    .select(majorFactColumns)
    .select(['nganh_hoc.other_names', 'nganh_hoc.youtube_url', 'nganh_hoc.detailed_content', 'nganh_hoc.order'])
    .select('nganh_hoc.mon_tieu_bieu')
    .select(['nhom_nganh.id as group_id', 'nhom_nganh.name as group_name', 'nhom_nganh.slug as group_slug'])
    .where('nganh_hoc.slug', '=', slug),
);

const subjectsOf = compiledQuery((db, major: number) =>
  shownSubjects(db)
    .select(subjectCardColumns)
    .select(['mon_hoc.tin_chi', 'mon_hoc.hoc_ky', 'mon_hoc.minh_hoa'])
    .where('mon_hoc.nganh_hoc_id', '=', major)
    .$call(inOrder('mon_hoc')),
);

/** What the degree says, where that is a fact. */
const degreeNamed = ({ bang_cap, minh_hoa }: Pick<MajorPage, 'bang_cap' | 'minh_hoa'>) =>
  bang_cap === '' || minh_hoa ? {} : { name: bang_cap };

/** What a year costs, where the figure is a fact. */
const offered = ({ hoc_phi: fee, minh_hoa }: Pick<MajorPage, 'hoc_phi' | 'minh_hoa'>) =>
  fee === null || minh_hoa
    ? {}
    : {
        offers: [
          {
            '@type': 'Offer',
            category: 'Tuition',
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              priceCurrency: 'VND',
              minPrice: fee.tu,
              maxPrice: fee.den,
              unitCode: 'ANN',
              validFrom: String(fee.nam),
            },
          },
        ],
      };

async function readMajor({ db, now }: ReadContext, slug: string): Promise<MajorPage | null> {
  const [found] = await majorOf(db, slug);
  if (!found) return null;
  const { group_id, group_name, group_slug, ...row } = found;
  const { facts, rest: major } = majorFactsOf(row);
  const [subjects, careers, articles, neighbours, ahead] = await Promise.all([
    subjectsOf(db, major.id),
    readCareers(db, major.id),
    articlesListing(db, now, 'major', major.id),
    neighboursOf(db, major.id, group_id),
    readAhead({ db, now }, major.id),
  ]);
  return {
    ...major,
    ...facts,
    mon_tieu_bieu: major.mon_tieu_bieu === 1,
    ...ahead,
    image_meta: pictureMeta(major.image_meta),
    other_names: tags(major.other_names),
    detailed_content: sections(major.detailed_content),
    group: { id: group_id, name: group_name, slug: group_slug },
    mon_hocs: subjects.map(({ tin_chi, hoc_ky, minh_hoa, ...row }) => ({
      ...subjectCard(row),
      tin_chi,
      hoc_ky,
      minh_hoa: minh_hoa === 1,
    })),
    nghe_nghieps: careers,
    bai_viets: articles,
    neighbours: neighbours.map(majorCard),
  };
}

const itemRows = (db: Database) =>
  shownMajors(db)
    .select(['nganh_hoc.id', 'nganh_hoc.name', 'nganh_hoc.slug', 'nganh_hoc.ma_nganh', ...majorFactColumns])
    .select(['nganh_hoc.other_names', 'nganh_hoc.search_names'])
    .select(['nhom_nganh.id as group_id', 'nhom_nganh.name as group_name', 'nhom_nganh.slug as group_slug'])
    .$call(inOrder('nhom_nganh', 'nganh_hoc'));
const itemsOf = compiledQuery(itemRows);
const knownOf = compiledQuery((db) => itemRows(db).select('nganh_hoc.description'));

/** In the order of the site: by group. */
async function readMajors({ db }: ReadContext): Promise<{ data: MajorItem[] }> {
  const rows = await itemsOf(db);
  return {
    data: rows.map((row) => {
      const { facts, rest } = majorFactsOf(row);
      const { bac, thoi_gian, hoc_phi, co_so, minh_hoa, ma_xet_tuyen, ten_xet_tuyen, chi_tieu, tuyen_sinh } = facts;
      const to_hop = tags(row.to_hop).map(examinedIn);
      const { group_id, group_name, group_slug, other_names: _, search_names: __, ...named } = rest;
      const group = { id: group_id, name: group_name, slug: group_slug };
      return {
        ...named,
        group,
        bac,
        thoi_gian,
        hoc_phi,
        co_so,
        to_hop,
        minh_hoa,
        ma_xet_tuyen,
        ten_xet_tuyen,
        chi_tieu: latest(chi_tieu),
        tuyen_sinh: latest(tuyen_sinh),
      };
    }),
  };
}

/** All that is known of all majors but their texts, with what they are called and looked for by. One query. */
export const readKnownMajors = async (db: Database) =>
  (await knownOf(db)).map((row) => {
    const { facts, rest } = majorFactsOf(row);
    const { other_names, search_names, group_slug: parent_slug, ...named } = rest;
    const to_hop = tags(row.to_hop).map(examinedIn);
    return { ...named, ...facts, parent_slug, to_hop, names: [...tags(other_names), ...tags(search_names)] };
  });

export const major = contentType(description, {
  slots,
  list: publicList({
    summary: 'All majors, with what it takes to choose among them',
    item: majorItem,
    isAround: true,
    read: readMajors,
  }),
  detail: { summary: 'A major with its subjects', answer: majorPage, read: readMajor },
  page: {
    above: ({ group }) => [group],
    kicker: ({ ma_nganh }) => (ma_nganh === '' ? 'Ngành học' : `Ngành ${ma_nganh}`),
    structuredData: (major, { origin, url, description: about, site }) => {
      const { name, other_names, slug, ma_nganh, image, group, mon_hocs: subjects, thoi_gian: years } = major;
      const degree = credential(major.bac);
      const occupations = major.nghe_nghieps.flatMap(({ vi_tris }) => vi_tris.map((position) => position.name));
      return [
        {
          '@type': 'EducationalOccupationalProgram',
          name,
          ...alsoCalled(other_names),
          description: about,
          url,
          provider: provider({ origin, site }),
          ...(ma_nganh !== '' && { identifier: ma_nganh }),
          ...(degree !== null && { educationalCredentialAwarded: { ...degree, ...degreeNamed(major) } }),
          ...(major.han_nop !== null && { applicationDeadline: major.han_nop.slice(0, 10) }),
          ...(years !== null && !major.minh_hoa && { timeToComplete: yearsDuration(years) }),
          ...(occupations.length > 0 && { occupationalCategory: occupations }),
          ...offered(major),
          ...pictured(origin, image),
          ...(subjects.length > 0 && {
            hasCourse: subjects.map((subject) => ({
              '@type': 'Course',
              name: subject.name,
              url: origin + subjectPath(group.slug, slug, subject.slug),
            })),
          }),
        },
      ];
    },
  },
  sitemap: pageSitemap(description, subject),
  llms: 'none',
  search: {
    code: 'ma_nganh',
    combinations: 'to_hop',
    tags: ['to_hop', 'co_so'],
    inTables: [{ column: 'tuyen_sinh', field: 'phuong_thuc' }],
    says: { hoc_phi_tu: 'học phí', tuyen_sinh: 'điểm chuẩn' },
    unsearched: ['da_biet', 'bang_cap', 'ma_xet_tuyen'],
    short: ['description', 'nang_khieu'],
  },
});
