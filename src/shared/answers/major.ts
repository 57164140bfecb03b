import { z } from 'zod';
import { nextDate } from './admissions.ts';
import { checked, linkedArticle, linkedCareer, linkedPosition } from './linked.ts';
import { otherNames, pictured, reference, shownSection, text } from './parts.ts';
import { subjectCard } from './subject.ts';

export const majorCard = reference.extend({
  ma_nganh: text,
  description: text,
  ...pictured('image'),
});
export type MajorCard = z.infer<typeof majorCard>;

/** What is known of a major beside its texts. Empty and null: not known. */
export const majorFacts = {
  ma_xet_tuyen: text.describe("What is typed into the ministry's system to apply, where that is not `ma_nganh`; else empty."),
  ten_xet_tuyen: text.describe('What the list of the ministry calls that; empty where it lacks it.'),
  bang_cap: text.describe('What the degree says.'),
  bac: text.describe("The level: 'trung-cap', 'cao-dang', 'dai-hoc', 'thac-si', 'tien-si', or empty."),
  thoi_gian: z.number().nullable().describe('Years.'),
  to_hop: z
    .array(z.object({ ma: text, mon: z.array(text).describe('Its subjects; none where no list names them.') }))
    .describe('Combinations of subjects by which it admits.'),
  hoc_phi: z
    .object({ tu: z.int(), den: z.int(), nam: z.int() })
    .nullable()
    .describe('Fees of a year, in đồng, and of which year they are.'),
  chi_phi_khac: z
    .array(z.object({ ten: text, so_tien: z.number().nullable(), cach: z.enum(['moi-nam', 'mot-lan']) }))
    .describe('Other costs, in đồng, of each year or once.'),
  co_so: z.array(text).describe('Where it is taught.'),
  nang_khieu: text.describe('What is tested beside, when, and how to register.'),
  phuong_thuc_xet: z
    .array(z.object({ phuong_thuc: text, noi_dung: text }))
    .describe('How each method works here, in a sentence.'),
  chi_tieu: z
    .array(z.object({ nam: z.int().nullable(), so: z.int().nullable() }))
    .describe('Places of a year, the newest first.'),
  tuyen_sinh: z
    .array(
      z.object({
        nam: z.int().nullable(),
        phuong_thuc: text,
        to_hop: z.array(text),
        thang_diem: z.int().nullable(),
        diem_chuan: z.number().nullable(),
        nguon: text,
        nhan_doi: z.array(text).describe('Subjects that count twice, as its combinations name them.'),
      }),
    )
    .describe('The marks that admitted in earlier years, the newest first. Marks on different scales cannot be compared.'),
  ...checked,
};
export type MajorFacts = z.infer<z.ZodObject<typeof majorFacts>>;

export const majorPage = majorCard.extend({
  ...majorFacts,
  nghe_nghieps: z
    .array(linkedCareer.extend({ vi_tris: z.array(linkedPosition) }))
    .describe('Where it leads: positions by their career.'),
  bai_viets: z.array(linkedArticle).describe('What was written about it.'),
  neighbours: z.array(majorCard).describe('The other majors of its group, in order.'),
  other_names: otherNames,
  group: reference,
  youtube_url: text.nullable(),
  detailed_content: z.array(shownSection),
  order: z.int(),
  mon_tieu_bieu: z.boolean().describe('Whether its subjects are but some of the curriculum.'),
  moc: nextDate.nullable().describe('The next date of an admission that concerns it.'),
  han_nop: text.nullable().describe('The last day on which one may apply, where that is known and no illustration.'),
  mon_hocs: z.array(
    subjectCard.extend({
      tin_chi: z.int().nullable(),
      hoc_ky: z.int().nullable(),
      minh_hoa: z.boolean().describe('Whether its term and credits are illustrations rather than facts.'),
    }),
  ),
});
export type MajorPage = z.infer<typeof majorPage>;

export const majorItem = reference.extend({
  ma_nganh: text,
  group: reference,
  bac: majorFacts.bac,
  thoi_gian: majorFacts.thoi_gian,
  hoc_phi: majorFacts.hoc_phi,
  co_so: majorFacts.co_so,
  to_hop: z
    .array(
      z.object({
        ma: text.describe("Its code: 'H00'."),
        mon: z.array(text).describe('Its subjects; none where no list names them.'),
        thi: z.array(text).describe("What has to be sat, each once, and every test of drawing as 'Vẽ'."),
      }),
    )
    .describe('Combinations of subjects by which it admits.'),
  minh_hoa: majorFacts.minh_hoa,
  ma_xet_tuyen: majorFacts.ma_xet_tuyen,
  ten_xet_tuyen: majorFacts.ten_xet_tuyen,
  chi_tieu: majorFacts.chi_tieu.describe('Places of the latest year.'),
  tuyen_sinh: majorFacts.tuyen_sinh.describe('The marks that admitted in the latest year.'),
});
export type MajorItem = z.infer<typeof majorItem>;
