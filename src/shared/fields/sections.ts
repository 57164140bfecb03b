import { z } from 'zod';
import type { Section, SectionPicture, SectionTable } from '#shared/answers/parts.ts';
import { isRecord } from '#shared/formats/json.ts';
import { linksOfMarks } from '#shared/text/marked-text.ts';
import { cleanLine, cleanText } from './clean-text.ts';
import { atMost, type Described, isBlank, type Kind, listOrNone, readOr, required, tooLong, wrongType } from './described.ts';
import { flag } from './flag.ts';
import { pictureAddress } from './image.ts';

/** Blocks of title, content, bullets or numbered entries, a table and pictures: the long text of a page. */
export type SectionsField = Described & { kind: 'sections' };

export const maxSections = 100;
export const maxBullets = 100;
export const sectionTitleMax = 255;
export const sectionContentMax = 50_000;
export const bulletMax = 1_000;
/** Links of one section: each is looked up when the page is read. */
export const maxSectionLinks = 200;

/** Pictures of one section, and of all together. */
export const maxSectionPictures = 20;
export const maxPictures = 100;
export const captionMax = 300;

/** Rows below the head. */
export const maxTableRows = 40;
export const maxTableColumns = 8;
export const cellMax = 500;

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

/** Where in what was sent a block or a picture stood: those before it that said nothing are left out. */
const sentPlaces = new WeakMap<object, number>();
const sentAs = <T extends object>(value: T, at: number): T => (sentPlaces.set(value, at), value);
export const sentPlace = (value: object, otherwise: number): number => sentPlaces.get(value) ?? otherwise;

export const notInLibrary = 'Ảnh của mục phải là một ảnh trong kho: hãy chọn ảnh trong kho, hoặc tải ảnh lên kho trước.';

const onePicture = z
  .object(
    {
      image: z
        .unknown()
        .optional()
        .transform(readOr((value) => (isBlank(value) ? '' : pictureAddress(value)), notInLibrary)),
      caption: part('Chú thích ảnh', captionMax),
    },
    wrongType('Ảnh của mục', 'một ảnh và chú thích'),
  )
  .refine(({ image, caption }) => image !== '' || caption === '', { path: ['image'], error: required('Ảnh của mục') });

const pictures = z
  .array(onePicture)
  .transform((list) => list.map((each, at) => sentAs(each, at)).filter(({ image }) => image !== ''))
  .refine((list) => list.length <= maxSectionPictures, `Mỗi mục chỉ được có tối đa ${maxSectionPictures} ảnh`);

const wrongTable = wrongType('Bảng', 'một hàng tiêu đề và các hàng bên dưới');
const cells = (label: string) => listOrNone(z.array(part(label, cellMax)), wrongType('Hàng của bảng', 'danh sách các ô'));
const table = z
  .object(
    {
      head: cells('Tiêu đề cột').default([]),
      rows: listOrNone(z.array(cells('Ô của bảng')), wrongTable).default([]),
    },
    wrongTable,
  )
  .superRefine(({ head, rows }, context) => {
    const fault = (message: string, ...path: PropertyKey[]) => context.addIssue({ code: 'custom', message, path });
    if (head.length > maxTableColumns) fault(`Bảng không được có quá ${maxTableColumns} cột`, 'head');
    if (rows.filter(saysAny).length > maxTableRows)
      fault(`Bảng không được có quá ${maxTableRows} hàng dưới hàng tiêu đề`, 'rows');
    for (const [at, row] of rows.entries())
      if (saysAny(row.slice(head.length))) fault('Hàng này có nhiều ô hơn số cột của bảng', 'rows', at);
  })
  .transform(({ head, rows }): SectionTable | null => {
    const said = rows.filter(saysAny).map((row) => head.map((_, column) => row[column] ?? ''));
    return saysAny(head) || said.length > 0 ? { head, rows: said } : null;
  });

const saysAny = (row: readonly string[]): boolean => row.some((cell) => cell !== '');

/** A section as it is sent: of what is optional an absent key leaves what is stored, an empty one takes it away. */
export type SentSection = Omit<Section, 'numbered' | 'table'> & { numbered?: boolean; table?: SectionTable | null };

const section = z
  .object(
    {
      title: part('Tiêu đề mục', sectionTitleMax),
      content: part('Nội dung mục', sectionContentMax, cleanText),
      list: listOrNone(bullets, wrongType('Gạch đầu dòng', 'danh sách văn bản'))
        .optional()
        .transform((value) => (value || []).filter((bullet) => bullet !== '')),
      marked: flag.rule({ kind: 'flag', label: 'Đọc dấu định dạng' }).optional(),
      numbered: flag.rule({ kind: 'flag', label: 'Đánh số' }).optional(),
      pictures: listOrNone(pictures, wrongType('Ảnh của mục', 'danh sách các ảnh')).optional(),
      table: z
        .union([table, z.literal(''), z.null()], wrongTable)
        .transform((value) => value || null)
        .optional(),
    },
    wrongType('Mục', 'một khối gồm tiêu đề, nội dung và gạch đầu dòng'),
  )
  .refine(isTitled, { path: ['title'], error: required('Tiêu đề mục'), when: () => true })
  // Absent where it says nothing, so that a text without marks is stored and answered as it was before there were any.
  .transform(({ marked, ...rest }): SentSection => (marked === true ? { ...rest, marked } : rest))
  .refine(hasFewLinks, {
    path: ['content'],
    error: `Mỗi mục chỉ được có tối đa ${maxSectionLinks} liên kết`,
  });

function hasFewLinks({ marked, content, list }: SentSection): boolean {
  if (marked !== true) return true;
  let count = 0;
  return [content, ...list].every((text) => (count += linksOfMarks(text).length) <= maxSectionLinks);
}

/** A block that says nothing is dropped; one that says anything needs its title. */
const isEmpty = ({ title, content, list, pictures: shown = [], table: cellsOf = null }: SentSection) =>
  title === '' && content === '' && list.length === 0 && shown.length === 0 && cellsOf === null;

/** Whether a block that is not empty has a title; its parts may be of any type here, whose faults are reported at the parts. */
function isTitled(value: unknown): boolean {
  if (!isRecord(value) || !isBlank(value['title'])) return true;
  return [value['content'], value['list'], value['pictures'], value['table']].every(saysNothing);
}

const saysNothing = (value: unknown): boolean =>
  isRecord(value) ? Object.values(value).every(saysNothing) : Array.isArray(value) ? value.every(saysNothing) : isBlank(value);

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

export const tooManyPictures = `Các mục chỉ được có tối đa ${maxPictures} ảnh cộng lại`;

export const picturesOf = (list: readonly Pick<Section, 'pictures'>[]): SectionPicture[] =>
  list.flatMap((block) => block.pictures ?? []);

/**
 * Sections as they are stored, with the optional keys only where they say something. What was sent without one of them keeps that
 * of the first stored section of the same title that no section before it has taken.
 */
export function settledSections(sent: readonly SentSection[], stored: readonly Section[] = []): Section[] {
  const unused = [...stored];
  return sent.map((given) => {
    const at = unused.findIndex(({ title }) => title === given.title);
    const [before] = at === -1 ? [] : unused.splice(at, 1);
    const { title, content, list, marked } = given;
    const shown = given.pictures ?? before?.pictures ?? [];
    const cellsOf = given.table === undefined ? before?.table : given.table;
    return {
      title,
      content,
      list,
      ...(marked === true && { marked }),
      ...((given.numbered ?? before?.numbered) === true && list.length > 0 && { numbered: true as const }),
      ...(shown.length > 0 && { pictures: shown }),
      ...(cellsOf && { table: cellsOf }),
    };
  });
}

export const sections: Kind<SectionsField, z.ZodType<SentSection[]>, Section[]> = {
  rule: (field) =>
    z
      .custom<unknown>((value) => markedLetters(value) <= maxMarked, `${field.label}: ${tooMuchMarked}`)
      .refine((value) => linesOf(value) <= maxLines, `${field.label}: ${tooManyLines}`)
      .pipe(
        listOrNone(
          z.array(section).refine((list) => list.length <= maxSections, atMost(field.label, maxSections)),
          wrongType(field.label, 'danh sách các mục'),
        ).transform((value) => value.map((block, at) => sentAs(block, at)).filter((block) => !isEmpty(block))),
      )
      .refine((list) => picturesOf(list).length <= maxPictures, `${field.label}: ${tooManyPictures}`),
  initial: () => [],
};
