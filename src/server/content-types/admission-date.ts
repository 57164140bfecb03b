import { sql } from 'kysely';
import { z } from 'zod';
import { type AdmissionDateItem, admissionDateItem } from '#shared/answers/admissions.ts';
import { beginOf, dateState, endOf, nextMoment } from '#shared/admissions/date-state.ts';
import { daysText, whenText } from '#shared/admissions/date-words.ts';
import { isForMajors } from '#shared/admissions/majors.ts';
import { isForMethod } from '#shared/admissions/methods.ts';
import { admissionDate as description } from '#shared/content-types/admission-date.ts';
import { dayAt } from '#shared/formats/vi-date.ts';
import { shown } from '#shared/fields/visibility.ts';
import { isSlug } from '#shared/text/slugify.ts';
import { mergedFaults } from '#server/crud/faults.ts';
import type { Slots } from '#server/crud/model.ts';
import type { Faults, Stored, Values } from '#server/crud/record.ts';
import { sections, tags } from '#server/database/codecs.ts';
import { compiledQuery } from '#server/database/compiled-query.ts';
import { publicList } from '#server/public/public-list.ts';
import type { ReadContext } from '#server/public/read-context.ts';
import { contentType, notPublic } from './content-type.ts';
import { checkedAhead } from './fact-faults.ts';
import { concernedMajors, concernsMajor } from './linked.ts';

/** Refuses a date that ends before it begins. `before` is the record as it stands, null on create. */
function endsBeforeItBegins(values: Values, before: Stored | null): Faults {
  if (!('bat_dau' in values) && !('ket_thuc' in values)) return {};
  const now = { ...before, ...values };
  const [begin, end] = [now['bat_dau'], now['ket_thuc']];
  if (typeof begin !== 'string' || typeof end !== 'string' || endOf(end) > beginOf(begin)) return {};
  return { ket_thuc: ['Kết thúc phải sau lúc bắt đầu.'] };
}

/** The same day and minute of the next year; the 29th of February becomes the day before it. */
const yearLater = (date: unknown): string | null =>
  typeof date === 'string' ? `${Number(date.slice(0, 4)) + 1}${date.slice(4).replace(/^-02-29/, '-02-28')}` : null;

/** A date of the next admission, which nobody has checked. A year in a name turns with them. */
function ofNextYear({ name, nam, bat_dau, ket_thuc }: Stored): Values {
  const dates = { bat_dau: yearLater(bat_dau), ket_thuc: yearLater(ket_thuc), kiem_tra: null };
  if (typeof nam !== 'number') return dates;
  return {
    ...dates,
    nam: nam + 1,
    name: String(name).replaceAll(/\d+/g, (digits) => (Number(digits) === nam ? String(nam + 1) : digits)),
  };
}

const slots: Slots<typeof description> = {
  copied: ofNextYear,
  async isCopied(db, { name, nam, loai, ket_thuc }) {
    const same = db
      .selectFrom('moc_tuyen_sinh')
      .select('id')
      .where('name', '=', String(name))
      .where('nam', '=', Number(nam))
      .where(sql.ref<string>('loai'), '=', String(loai))
      .where('ket_thuc', '=', String(ket_thuc));
    return (await same.executeTakeFirst()) !== undefined;
  },
  faults: (_db, values, before, now) =>
    Promise.resolve(mergedFaults(endsBeforeItBegins(values, before), checkedAhead(values, now))),
};

const datesOf = compiledQuery((db) =>
  db
    .selectFrom('moc_tuyen_sinh')
    .select(['id', 'version', 'created_at', 'updated_at', 'name', 'loai', 'bat_dau', 'ket_thuc', 'nam', 'phuong_thuc'])
    .select(['nganh_hoc_ids', 'dia_diem', 'le_phi', 'ho_so', 'noi_dung', 'duong_dan', 'kiem_tra', 'minh_hoa'])
    .where('status', '=', shown)
    .where('ket_thuc', 'is not', null)
    .orderBy('ket_thuc')
    .orderBy('order')
    .orderBy('id'),
);

export type ReadDate = AdmissionDateItem & { version: number; created_at: string; updated_at: string };

/** The dates that visitors see, by their ends. One that is for majors of which visitors see none is not among them. Two queries. */
export async function readDates({ db, now }: ReadContext): Promise<ReadDate[]> {
  const [rows, majorsOf] = await Promise.all([datesOf(db), concernedMajors(db, 'admissionDate')]);
  return rows.flatMap(({ ket_thuc, nganh_hoc_ids, ...row }) => {
    const nganh_hocs = majorsOf(row.id, nganh_hoc_ids);
    if (nganh_hocs === null || ket_thuc === null) return [];
    const dated = { ...row, ket_thuc };
    const state = dateState(dated, now);
    return [
      {
        ...row,
        ket_thuc,
        nganh_hocs,
        phuong_thuc: tags(row.phuong_thuc),
        ho_so: tags(row.ho_so),
        noi_dung: sections(row.noi_dung),
        minh_hoa: row.minh_hoa === 1,
        ...state,
        when_text: whenText(dated),
        left_text: daysText({ ...dated, ...state }),
      },
    ];
  });
}

/** So many majors are asked for at a time; who asks for more is given the dates of all. */
const mostMajors = 50;

/** What lists of dates, and calendars, are narrowed by. What there is none of is left out. */
export const dateQuery = z.object({
  nganh: z
    .string()
    .transform((text) => {
      const slugs = text.split(',', mostMajors + 1);
      return slugs.length > mostMajors ? [] : slugs.filter(isSlug);
    })
    .optional()
    .describe(
      `Slugs of majors, by commas: dates for any of them, and those for all; what is no major narrows nothing. More than ${mostMajors} narrow nothing.`,
    ),
  'phuong-thuc': z
    .string()
    .transform((slug) => (isSlug(slug) ? slug : ''))
    .optional()
    .describe('A method of admission as a slug: dates for it, and those for all; what is no method narrows nothing.'),
});

export const narrowedDates = <D extends AdmissionDateItem>(
  dates: readonly D[],
  { nganh, 'phuong-thuc': method }: z.output<typeof dateQuery>,
): D[] => dates.filter((date) => isForMajors(date, nganh) && (!method || isForMethod(date.phuong_thuc, method)));

const datesOfMajor = compiledQuery((db, major: number, today: string) =>
  db
    .selectFrom('moc_tuyen_sinh')
    .select(['name', 'loai', 'bat_dau', 'ket_thuc', 'nganh_hoc_ids', 'minh_hoa'])
    .where('status', '=', shown)
    .where('ket_thuc', '>=', today)
    .where(concernsMajor('admissionDate', 'moc_tuyen_sinh', major))
    .orderBy('ket_thuc')
    .orderBy('order')
    .orderBy('id'),
);

/**
 * What a major has ahead: the date that concerns it next, and the last day on which one may apply at all; null where none is known,
 * or that is but an illustration. One query.
 */
export async function readAhead({ db, now }: ReadContext, major: number) {
  const rows = await datesOfMajor(db, major, dayAt(now));
  const dates = rows.flatMap(({ ket_thuc, ...row }) => {
    if (ket_thuc === null) return [];
    const dated = { ...row, ket_thuc };
    const state = dateState(dated, now);
    return state.state === 'over' ? [] : [{ ...dated, ...state }];
  });
  // A day to visit that is for everybody waits behind what has to be done.
  const canWait = ({ loai, nganh_hoc_ids }: (typeof dates)[number]) => loai === 'ngay-hoi' && nganh_hoc_ids === '[]';
  const [next] = dates.toSorted((a, b) => Number(canWait(a)) - Number(canWait(b)) || nextMoment(a) - nextMoment(b));
  const applying = dates.filter(({ loai, minh_hoa }) => loai === 'nhan-ho-so' && minh_hoa === 0);
  return {
    moc:
      next === undefined
        ? null
        : { name: next.name, when_text: whenText(next), left_text: daysText(next), minh_hoa: next.minh_hoa === 1 },
    han_nop: applying.at(-1)?.ket_thuc ?? null,
  };
}

export const admissionDate = contentType(description, {
  slots,
  ...notPublic,
  list: publicList({
    summary: 'The dates of admissions, by their ends',
    item: admissionDateItem,
    query: dateQuery,
    read: async (context, query) => ({
      data: narrowedDates(await readDates(context), query).map(
        ({ version: _, created_at: __, updated_at: ___, ...date }) => date,
      ),
    }),
  }),
});
