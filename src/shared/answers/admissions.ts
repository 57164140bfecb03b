import { z } from 'zod';
import { checked } from './linked.ts';
import { id, reference, shownSection, text } from './parts.ts';

/** What an admission takes: its dates, and scholarships. */

const dayOrMinute = text.describe("A day, '2027-03-31', or a minute of it in Vietnam's time, '2027-03-31T17:00+07:00'.");

/** A major as far as it takes to name and address it. `parent_slug` is that of its group. */
export const namedMajor = reference.extend({ parent_slug: text });
export type NamedMajor = z.infer<typeof namedMajor>;

const concerned = {
  nganh_hocs: z.array(namedMajor).describe('The majors it is for; none: all.'),
};

/** Where today stands to a date. */
export const dateStates = ['open', 'ahead', 'over'] as const;

export const admissionDateItem = z.object({
  id,
  name: text,
  loai: text.describe("Its kind: 'nhan-ho-so', 'thi-nang-khieu', 'ngay-hoi' …; empty where none is told."),
  bat_dau: dayOrMinute.nullable(),
  ket_thuc: dayOrMinute,
  nam: z.int().nullable().describe('The year of the admission.'),
  phuong_thuc: z.array(text).describe('The methods it belongs to; none: all.'),
  ...concerned,
  dia_diem: text,
  le_phi: z.number().nullable().describe('In đồng; 0: nothing.'),
  ho_so: z.array(text).describe('What has to be handed in.'),
  noi_dung: z.array(shownSection),
  duong_dan: text.nullable().describe('Where it is done.'),
  state: z.enum(dateStates).describe('Whether it can be done now, later, or no more.'),
  days: z.int().describe('Days until it ends (open), until it is (ahead), since it ended (over); 0: today.'),
  when_text: text.describe("When it is, in words: 'đến 31/03/2027'."),
  left_text: text.describe("How long there is still, in words: 'còn 23 ngày'."),
  ...checked,
});
export type AdmissionDateItem = z.infer<typeof admissionDateItem>;

/** A date as pages of majors and positions name it. */
export const nextDate = admissionDateItem.pick({
  name: true,
  when_text: true,
  left_text: true,
  minh_hoa: true,
});
export type NextDate = z.infer<typeof nextDate>;

export const scholarshipItem = z.object({
  id,
  name: text,
  gia_tri: text.describe('What it is worth, in words.'),
  muc: z.number().nullable(),
  don_vi: text.describe("Of `muc`: 'dong', 'phan-tram' of the first year's fee, or empty."),
  so_suat: z.int().nullable().describe('How many are given.'),
  danh_cho: text.describe('For whom it is.'),
  han: dayOrMinute.nullable().describe('Until when one applies; null: no such day.'),
  is_over: z.boolean().describe('Whether that has passed.'),
  ...concerned,
  noi_dung: z.array(shownSection),
  duong_dan: text.nullable(),
  ...checked,
});
export type ScholarshipItem = z.infer<typeof scholarshipItem>;
