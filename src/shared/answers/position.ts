import { z } from 'zod';
import { nextDate } from './admissions.ts';
import { checked, linkedMajor, linkedSubject } from './linked.ts';
import { otherNames, pictured, reference, shownSection, text } from './parts.ts';

export const positionCard = reference.extend({
  short_description: text,
  ...pictured('thumbnail'),
});
export type PositionCard = z.infer<typeof positionCard>;

export const positionPage = positionCard.extend({
  other_names: otherNames,
  detailed_description: z.array(shownSection),
  fields: z.array(text).describe('Tags.'),
  ...pictured('image'),
  youtube_url: text.nullable(),
  order: z.int(),
  hoc_van: text.describe("The level it asks for: 'cao-dang', 'dai-hoc' …; empty when it is not known."),
  cong_cu: z.array(text).describe('Tools of every day.'),
  luong: z
    .object({ tu: z.int(), den: z.int(), muc: text, nguon: text, nam: z.int() })
    .nullable()
    .describe(
      'What is paid a month, in đồng: to whom, by which source, of which year. Null when it is not known or older than three years.',
    ),
  ...checked,
  nganh_hocs: z.array(linkedMajor).describe('What to study for it, the nearest first.'),
  mon_hocs: z.array(linkedSubject).describe('The subjects that it uses.'),
  moc: nextDate.nullable().describe('The next date of an admission that concerns the first of its majors.'),
  department_name: text.describe("Without a leading 'Bộ phận', capitalised."),
  career: reference,
  neighbours: z.array(positionCard).describe('The other positions of the department, in order.'),
});
export type PositionPage = z.infer<typeof positionPage>;
