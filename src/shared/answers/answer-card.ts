import { z } from 'zod';
import { shownSection, text } from './parts.ts';

/** What a question that visitors type can be answered with from what the site knows, rather than with pages to read. */
export const answerKinds = [
  'fee',
  'marks',
  'combination',
  'admitted',
  'exam',
  'code',
  'date',
  'scholarship',
  'duration',
  'pay',
  'contact',
  'major',
  'question',
] as const;

export const answerCard = z.object({
  kind: z.enum(answerKinds),
  title: text.describe("What is answered: 'Học phí ngành Thiết kế đồ họa'."),
  value: text.describe('The answer in words; where it is not known, that it is not, and whom to ask. Empty where rows tell it.'),
  is_known: z.boolean().describe('Whether the answer is known. What is not is said in `value`.'),
  note: text.describe('Of which year it is, by what source, what it does not hold for. Empty where nothing is to be said.'),
  minh_hoa: z.boolean().describe('Whether its figures are illustrations rather than facts.'),
  rows: z
    .array(z.object({ name: text, value: text, path: text.nullable() }))
    .describe('Where several answer: each by its name and its page, below the origin of the site.'),
  tra_loi: z.array(shownSection).describe('Of a question that the site answers in words: the whole answer.'),
  path: text.describe('The page that tells more, below the origin of the site.'),
  link: text.describe("What the way there is called: 'Xem ngành Thiết kế đồ họa'."),
});
export type AnswerCard = z.infer<typeof answerCard>;

/** What there is room for while somebody types. */
export const shortAnswer = answerCard.pick({ kind: true, title: true, value: true, minh_hoa: true, path: true });
export type ShortAnswer = z.infer<typeof shortAnswer>;
