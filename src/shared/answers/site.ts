import { z } from 'zod';
import { pictured } from './parts.ts';

/** What a visitor may be offered to ask the school by. */
const adviceWays = ['call', 'zalo', 'email'] as const;

const facts = z.object({
  name: z.string(),
  short_name: z.string(),
  tagline: z.string(),
  description: z.string(),
  /** Digits only. */
  hotlines: z.array(z.string()),
  zalo: z.string(),
  email: z.string(),
  ways: z.array(z.enum(adviceWays)),
  hours: z.string(),
  gio_tra_loi: z
    .array(z.object({ thu: z.string(), tu: z.string(), den: z.string() }))
    .describe("When somebody answers: `thu` is a weekday, '1' Monday to '7' Sunday; 'HH:MM' each."),
  ngay_nghi: z.array(z.object({ tu: z.string(), den: z.string(), ten: z.string() })).describe('Days on which nobody answers.'),
  muc_dich: z.string().describe('What enquiries are kept for.'),
  thang_luu: z.int().describe('For how many months after the last word they are kept.'),
  website: z.string().nullable(),
  offices: z.array(z.object({ city: z.string(), address: z.string() })),
  tax_code: z.string(),
  founded_on: z.iso.date().nullable(),
  ma_truong: z.string(),
  nam_tuyen_sinh: z.int().nullable(),
  noi_nop: z.string().nullable(),
  phuong_thuc: z.array(z.string()),
  quy_tac_uu_tien: z
    .array(
      z.object({
        nam: z.int(),
        thang_diem: z.int(),
        tu_diem: z.number(),
        so_chia: z.number(),
        cong_toi_da: z.number(),
        nguon: z.string(),
      }),
    )
    .describe('How priority and bonus points count, by year and scale: whole below `tu_diem`, less from there on.'),
  uu_tien_minh_hoa: z.boolean().describe('Whether these are illustrations rather than rules.'),
  facebook: z.string().nullable(),
  tiktok: z.string().nullable(),
  youtube: z.string().nullable(),
});

export const siteAnswer = facts.extend({
  ...pictured('logo'),
  ...pictured('share_picture'),
  nhan_cau_hoi: z.boolean().describe('Whether enquiries are taken.'),
});

export type SiteFacts = z.infer<typeof facts>;
export type SiteAnswer = z.infer<typeof siteAnswer>;

/** As much of it as every page carries along; what one page needs is asked for there. */
export type Site = Omit<SiteAnswer, 'quy_tac_uu_tien' | 'uu_tien_minh_hoa' | keyof AskingFacts>;

/** What is said to whoever asks the school: when somebody answers, what it is kept for and for how long. */
export type AskingFacts = Pick<SiteAnswer, 'gio_tra_loi' | 'ngay_nghi' | 'muc_dich' | 'thang_luu'>;
