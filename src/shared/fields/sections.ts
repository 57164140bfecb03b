import { z } from 'zod';
import type { Section } from '#shared/answers/parts.ts';
import { isRecord } from '#shared/formats/json.ts';
import { linksOfMarks } from '#shared/text/marked-text.ts';
import { cleanLine, cleanText } from './clean-text.ts';
import { atMost, type Described, isBlank, type Kind, listOrNone, required, tooLong, wrongType } from './described.ts';
import { flag } from './flag.ts';

/** Blocks of title, content and bullets: the long text of a page. */
export type SectionsField = Described & { kind: 'sections' };

export const maxSections = 100;
export const maxBullets = 100;
export const sectionTitleMax = 255;
export const sectionContentMax = 50_000;
export const bulletMax = 1_000;
/** Links of one section: each is looked up when the page is read. */
export const maxSectionLinks = 200;

/** Letters of a text that are read for marks: to read them takes microseconds each, at every look at the page. */
export const maxMarked = 100_000;

/** Lines of all sections together: each is a paragraph of the page. */
export const maxLines = 10_000;

const part = (label: string, max: number, clean = cleanLine) =>
  z
    .string(wrongType(label, 'văn bản'))
    .nullish()
    .transform((value) => clean(value ?? ''))
    .pipe(z.string().max(max, tooLong(label, max)));

const bullets = z
  .array(part('Gạch đầu dòng', bulletMax))
  .refine((list) => list.filter((bullet) => bullet !== '').length <= maxBullets, atMost('Gạch đầu dòng', maxBullets));

const section = z
  .object(
    {
      title: part('Tiêu đề mục', sectionTitleMax),
      content: part('Nội dung mục', sectionContentMax, cleanText),
      list: listOrNone(bullets, wrongType('Gạch đầu dòng', 'danh sách văn bản'))
        .optional()
        .transform((value) => (value || []).filter((bullet) => bullet !== '')),
      marked: flag.rule({ kind: 'flag', label: 'Đọc dấu định dạng' }).optional(),
    },
    wrongType('Mục', 'một khối gồm tiêu đề, nội dung và gạch đầu dòng'),
  )
  .refine(isTitled, { path: ['title'], error: required('Tiêu đề mục'), when: () => true })
  // Absent where it says nothing, so that a text without marks is stored and answered as it was before there were any.
  .transform(({ marked, ...rest }): Section => (marked === true ? { ...rest, marked } : rest))
  .refine(hasFewLinks, {
    path: ['content'],
    error: `Mỗi mục chỉ được có tối đa ${maxSectionLinks} liên kết`,
  });

function hasFewLinks({ marked, content, list }: Section): boolean {
  if (marked !== true) return true;
  let count = 0;
  return [content, ...list].every((text) => (count += linksOfMarks(text).length) <= maxSectionLinks);
}

/** A block without title, content and bullets is dropped; one with content or bullets needs its title. */
const isEmpty = (value: Section) => value.title === '' && value.content === '' && value.list.length === 0;

/** Whether a block that is not empty has a title; its parts may be of any type here, whose faults are reported at the parts. */
function isTitled(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  const { title, content, list }: { title?: unknown; content?: unknown; list?: unknown } = value;
  return !isBlank(title) || (isBlank(content) && isBlank(list));
}

/** Letters of the sections that say they have marks, of a value of any shape: they are counted before any of them is read. */
function markedLetters(value: unknown): number {
  if (!Array.isArray(value)) return 0;
  return value.filter(isRecord).reduce((sum, { marked, content, list }) => {
    if (marked === undefined || flag.rule({ kind: 'flag', label: '' }).safeParse(marked).data !== true) return sum;
    const texts = [content, ...(Array.isArray(list) ? (list as unknown[]) : [])];
    return sum + texts.reduce<number>((letters, text) => letters + (typeof text === 'string' ? text.length : 0), 0);
  }, 0);
}

/** Lines of the contents of a value of any shape. */
function linesOf(value: unknown): number {
  if (!Array.isArray(value)) return 0;
  return value.filter(isRecord).reduce((sum, { content }) => {
    let lines = 0;
    if (typeof content === 'string')
      for (let at = content.indexOf('\n'); at !== -1; at = content.indexOf('\n', at + 1)) lines += 1;
    return sum + lines;
  }, 0);
}

const tooManyLines = `Các mục chỉ được có tối đa ${maxLines.toLocaleString('vi-VN')} dòng cộng lại`;
const tooMuchMarked = `Các mục có chữ đậm, nghiêng, liên kết chỉ được dài tối đa ${maxMarked.toLocaleString('vi-VN')} ký tự cộng lại`;

export const sections: Kind<SectionsField, z.ZodType<Section[]>, Section[]> = {
  rule: (field) =>
    z
      .custom<unknown>((value) => markedLetters(value) <= maxMarked, `${field.label}: ${tooMuchMarked}`)
      .refine((value) => linesOf(value) <= maxLines, `${field.label}: ${tooManyLines}`)
      .pipe(
        listOrNone(
          z.array(section).refine((list) => list.length <= maxSections, atMost(field.label, maxSections)),
          wrongType(field.label, 'danh sách các mục'),
        ).transform((value) => value.filter((block) => !isEmpty(block))),
      ),
  initial: () => [],
};
