import { z } from 'zod';
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
  bac: text.describe("The level: 'trung-cap', 'cao-dang', 'dai-hoc', 'thac-si', 'tien-si', or empty."),
  thoi_gian: z.number().nullable().describe('Years.'),
  to_hop: z
    .array(z.object({ ma: text, mon: z.array(text).describe('Its subjects; none where no list names them.') }))
    .describe('Combinations of subjects by which it admits.'),
  hoc_phi: z
    .object({ tu: z.int(), den: z.int(), nam: z.int() })
    .nullable()
    .describe('Fees of a year, in đồng, and of which year they are.'),
  co_so: z.array(text).describe('Where it is taught.'),
  nang_khieu: text.describe('What is tested beside, when, and how to register.'),
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
});
export type MajorItem = z.infer<typeof majorItem>;
