import { expressionBuilder } from 'kysely';
import { type PositionCard, type PositionPage, positionPage } from '#shared/answers/position.ts';
import { position as description } from '#shared/content-types/position.ts';
import { isPayOld } from '#shared/facts/pay-age.ts';
import { payLevelName } from '#shared/guidance/fact-names.ts';
import { yearOf } from '#shared/formats/vi-date.ts';
import { departmentTitle } from '#shared/guidance/department-title.ts';
import { mergedFaults } from '#server/crud/faults.ts';
import type { Slots } from '#server/crud/model.ts';
import { ids, pictureMeta, sections, tags } from '#server/database/codecs.ts';
import { compiledQuery } from '#server/database/compiled-query.ts';
import type { Database, Schema } from '#server/database/schema.ts';
import type { ReadContext } from '#server/public/read-context.ts';
import { inOrder, shownPositions } from '#server/public/visibility.ts';
import { pageSitemap } from '#server/seo/page-sitemap.ts';
import { alsoCalled, credential, pictured } from '#server/seo/schema-org.ts';
import { readAhead } from './admission-date.ts';
import { contentType } from './content-type.ts';
import { majorsListed, subjectsListed } from './linked.ts';
import { checkedAhead, partlyFilled, risingRange, yearAhead } from './fact-faults.ts';

/** A figure counts only with what it is of, whose it is and of which year. */
const payFields = ['luong_tu', 'luong_den', 'luong_muc', 'luong_nguon', 'luong_nam'] as const;
const wholePay = 'Thu nhập cần đủ năm ô: từ, đến, của ai, nguồn, năm; hoặc để trống cả năm.';

const where = expressionBuilder<Schema, 'vi_tri'>();

const slots: Slots<typeof description> = {
  filters: {
    nghe_nghiep_id: (id) =>
      where('bo_phan_id', 'in', where.selectFrom('bo_phan').select('id').where('nghe_nghiep_id', '=', Number(id))),
  },
  faults: (_db, values, before, now) =>
    Promise.resolve(
      mergedFaults(
        partlyFilled(description, payFields, wholePay, values, before),
        risingRange(values, before, 'luong_tu', 'luong_den'),
        yearAhead(description, 'luong_nam', values, now),
        checkedAhead(values, now),
      ),
    ),
};

export const positionCardColumns = [
  'vi_tri.id',
  'vi_tri.name',
  'vi_tri.slug',
  'vi_tri.short_description',
  'vi_tri.thumbnail',
  'vi_tri.thumbnail_meta',
] as const;

type CardRow = Omit<PositionCard, 'thumbnail_meta'> & { thumbnail_meta: string | null };

export const positionCard = (row: CardRow): PositionCard => ({ ...row, thumbnail_meta: pictureMeta(row.thumbnail_meta) });

const positionOf = compiledQuery((db, slug: string) =>
  shownPositions(db)
    .select(positionCardColumns)
    .select(['vi_tri.bo_phan_id', 'vi_tri.detailed_description', 'vi_tri.fields', 'vi_tri.image', 'vi_tri.image_meta'])
    .select(['vi_tri.hoc_van', 'vi_tri.cong_cu', 'vi_tri.luong_tu', 'vi_tri.luong_den', 'vi_tri.luong_muc', 'vi_tri.luong_nguon'])
    .select(['vi_tri.luong_nam', 'vi_tri.kiem_tra', 'vi_tri.minh_hoa'])
    .select(['vi_tri.other_names', 'vi_tri.youtube_url', 'vi_tri.order', 'bo_phan.name as department'])
    .select(['nghe_nghiep.id as career_id', 'nghe_nghiep.name as career_name', 'nghe_nghiep.slug as career_slug'])
    .where('vi_tri.slug', '=', slug),
);

const neighboursOf = compiledQuery((db, id: number, department: number) =>
  shownPositions(db)
    .select(positionCardColumns)
    .where('vi_tri.bo_phan_id', '=', department)
    .where('vi_tri.id', '!=', id)
    .$call(inOrder('vi_tri')),
);

const knownOf = compiledQuery((db) =>
  shownPositions(db)
    .select(['vi_tri.id', 'vi_tri.name', 'vi_tri.slug', 'vi_tri.other_names', 'vi_tri.search_names', 'vi_tri.nganh_hoc_ids'])
    .select(['vi_tri.luong_tu as tu', 'vi_tri.luong_den as den', 'vi_tri.luong_muc as muc', 'vi_tri.luong_nguon as nguon'])
    .select(['vi_tri.luong_nam as nam', 'vi_tri.minh_hoa', 'nghe_nghiep.id as career_id', 'nghe_nghiep.slug as parent_slug'])
    .select(['vi_tri.hoc_van', 'vi_tri.cong_cu', 'vi_tri.short_description', 'vi_tri.mon_hoc_ids'])
    .select(['bo_phan.id as department_id', 'bo_phan.name as department', 'bo_phan.short_description as department_text'])
    .$call(inOrder('nghe_nghiep', 'bo_phan', 'vi_tri')),
);

/** What positions are called and ask for, the ids of their majors, and what they pay (`payOf` tells it at a moment). One query. */
export const readKnownPositions = async (db: Database) =>
  (await knownOf(db)).map(
    ({ other_names, search_names, cong_cu, nganh_hoc_ids, mon_hoc_ids, minh_hoa, tu, den, muc, nguon, nam, ...named }) => ({
      ...named,
      other_names: tags(other_names),
      names: [...tags(other_names), ...tags(search_names)],
      cong_cu: tags(cong_cu),
      majors: ids(nganh_hoc_ids),
      subjects: ids(mon_hoc_ids),
      minh_hoa: minh_hoa === 1,
      pay: { tu, den, muc, nguon, nam },
    }),
  );

type Pay = { [K in 'tu' | 'den' | 'nam']: number | null } & { muc: string; nguon: string };

/** What a position pays, as far as it is told at a moment: figures that are old are not. */
export function payOf({ tu, den, muc, nguon, nam }: Pay, now: Date): PositionPage['luong'] {
  if (tu === null || den === null || nam === null || muc === '' || nguon === '') return null;
  return isPayOld(nam, yearOf(now)) ? null : { tu, den, muc, nguon, nam };
}

/** Only figures that are facts, and with whose they are. */
const estimatedPay = ({ luong: pay, minh_hoa }: Pick<PositionPage, 'luong' | 'minh_hoa'>) =>
  pay === null || minh_hoa || pay.nguon === ''
    ? {}
    : {
        estimatedSalary: [
          {
            '@type': 'MonetaryAmount',
            name: `${payLevelName(pay.muc)}, ${pay.nguon}, ${pay.nam}`,
            currency: 'VND',
            value: { '@type': 'QuantitativeValue', minValue: pay.tu, maxValue: pay.den, unitText: 'MONTH' },
          },
        ],
        occupationLocation: [{ '@type': 'Country', name: 'VN' }],
      };

async function readPosition({ db, now }: ReadContext, slug: string): Promise<PositionPage | null> {
  const [found] = await positionOf(db, slug);
  if (!found) return null;
  const { bo_phan_id, department, career_id, career_name, career_slug, ...rest } = found;
  const { luong_tu, luong_den, luong_muc, luong_nguon, luong_nam, ...position } = rest;
  const [neighbours, majors, subjects] = await Promise.all([
    neighboursOf(db, position.id, bo_phan_id),
    majorsListed(db, 'position', position.id),
    subjectsListed(db, 'position', 'mon_hoc_ids', position.id),
  ]);
  const [first] = majors;
  return {
    ...position,
    thumbnail_meta: pictureMeta(position.thumbnail_meta),
    image_meta: pictureMeta(position.image_meta),
    detailed_description: sections(position.detailed_description),
    fields: tags(position.fields),
    cong_cu: tags(position.cong_cu),
    luong: payOf({ tu: luong_tu, den: luong_den, muc: luong_muc, nguon: luong_nguon, nam: luong_nam }, now),
    minh_hoa: position.minh_hoa === 1,
    nganh_hocs: majors,
    mon_hocs: subjects,
    moc: first === undefined ? null : (await readAhead({ db, now }, first.id)).moc,
    other_names: tags(position.other_names),
    department_name: departmentTitle(department),
    career: { id: career_id, name: career_name, slug: career_slug },
    neighbours: neighbours.map(positionCard),
  };
}

export const position = contentType(description, {
  slots,
  list: 'none',
  detail: { summary: 'A position', answer: positionPage, read: readPosition },
  page: {
    above: ({ career }) => [career],
    kicker: ({ career }) => `Vị trí, nghề ${career.name}`,
    structuredData: (position, { origin, url, description: about }) => {
      const { name, other_names, fields, cong_cu: tools, career, image, thumbnail, hoc_van } = position;
      const skills = [...new Set([...fields, ...tools])];
      const schooling = credential(hoc_van);
      return [
        {
          '@type': 'Occupation',
          name,
          ...alsoCalled(other_names),
          description: about,
          mainEntityOfPage: url,
          occupationalCategory: career.name,
          ...(skills.length > 0 && { skills }),
          ...(schooling !== null && { educationRequirements: schooling }),
          ...estimatedPay(position),
          ...pictured(origin, image ?? thumbnail),
        },
      ];
    },
  },
  sitemap: pageSitemap(description),
  llms: 'none',
  search: {
    tags: ['fields', 'cong_cu'],
    unsearched: ['luong_nguon'],
    short: ['short_description'],
  },
});
