import { type ScholarshipItem, scholarshipItem } from '#shared/answers/admissions.ts';
import { endOf } from '#shared/admissions/date-state.ts';
import { isForMajors } from '#shared/admissions/majors.ts';
import { scholarship as description, wholeFee } from '#shared/content-types/scholarship.ts';
import { shown } from '#shared/fields/visibility.ts';
import { mergedFaults } from '#server/crud/faults.ts';
import type { Slots } from '#server/crud/model.ts';
import type { Faults, Stored, Values } from '#server/crud/record.ts';
import { sections } from '#server/database/codecs.ts';
import { compiledQuery } from '#server/database/compiled-query.ts';
import { publicList } from '#server/public/public-list.ts';
import type { ReadContext } from '#server/public/read-context.ts';
import { dateQuery } from './admission-date.ts';
import { contentType, notPublic } from './content-type.ts';
import { checkedAhead, partlyFilled } from './fact-faults.ts';
import { concernedMajors } from './linked.ts';

/** Refuses more than all of a fee. */
function aboveWhole(values: Values, before: Stored | null): Faults {
  const now = { ...before, ...values };
  const [worth, unit] = [now['muc'], now['don_vi']];
  const isAsked = 'muc' in values || 'don_vi' in values;
  return isAsked && unit === 'phan-tram' && typeof worth === 'number' && worth > wholeFee
    ? { muc: [`Học bổng không được quá ${wholeFee}% học phí.`] }
    : {};
}

const slots: Slots<typeof description> = {
  faults: (_db, values, before, now) =>
    Promise.resolve(
      mergedFaults(
        partlyFilled(description, ['muc', 'don_vi'], 'Mức cần có đơn vị; hoặc để trống cả hai.', values, before),
        aboveWhole(values, before),
        checkedAhead(values, now),
      ),
    ),
};

const scholarshipsOf = compiledQuery((db) =>
  db
    .selectFrom('hoc_bong')
    .select(['id', 'name', 'gia_tri', 'muc', 'don_vi', 'so_suat', 'danh_cho', 'han', 'nganh_hoc_ids', 'noi_dung'])
    .select(['duong_dan', 'kiem_tra', 'minh_hoa'])
    .where('status', '=', shown)
    .orderBy('order')
    .orderBy('id'),
);

/** In their order. One that is for majors of which visitors see none is not among them. Two queries. */
export async function readScholarships({ db, now }: ReadContext): Promise<ScholarshipItem[]> {
  const [rows, majorsOf] = await Promise.all([scholarshipsOf(db), concernedMajors(db, 'scholarship')]);
  return rows.flatMap(({ nganh_hoc_ids, ...row }) => {
    const nganh_hocs = majorsOf(row.id, nganh_hoc_ids);
    if (nganh_hocs === null) return [];
    const is_over = row.han !== null && now.getTime() >= endOf(row.han);
    return [{ ...row, is_over, nganh_hocs, noi_dung: sections(row.noi_dung), minh_hoa: row.minh_hoa === 1 }];
  });
}

export const scholarship = contentType(description, {
  slots,
  ...notPublic,
  list: publicList({
    summary: 'Scholarships',
    item: scholarshipItem,
    query: dateQuery.pick({ nganh: true }),
    read: async (context, { nganh }) => ({
      data: (await readScholarships(context)).filter((each) => isForMajors(each, nganh)),
    }),
  }),
});
