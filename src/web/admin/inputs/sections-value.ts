import type { SectionTable } from '#shared/answers/parts.ts';
import type { SentSection } from '#shared/fields/sections.ts';
import { isRecord } from '#shared/formats/json.ts';
import { escapeMarks, withMarks, withoutMarks } from '#shared/text/marked-text.ts';
import { textOf } from './input-kind.ts';
import type { Written } from './sections-text-marks.ts';

/** `key` tells items apart while they are moved about; it is never sent. */
export type BulletValue = { key: string; text: string };
export type PictureItem = { key: string; image: string; caption: string };
export type SectionValue = {
  key: string;
  title: string;
  content: string;
  list: BulletValue[];
  marked: boolean;
  numbered: boolean;
  pictures: PictureItem[];
  table: SectionTable | null;
};

export const isSections = (value: unknown): value is SectionValue[] =>
  Array.isArray(value) && value.every((section) => isRecord(section) && 'key' in section && 'title' in section);

let made = 0;
const newKey = () => `k${(made += 1)}`;

export const newBullet = (text = ''): BulletValue => ({ key: newKey(), text });
export const newPicture = (image: string, caption = ''): PictureItem => ({ key: newKey(), image, caption });
export const newSection = (): SectionValue => ({
  key: newKey(),
  title: '',
  content: '',
  list: [],
  marked: false,
  numbered: false,
  pictures: [],
  table: null,
});

/** Sections from a record or a draft; whatever else is there is left out. */
export function readSections(stored: unknown): SectionValue[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter(isRecord).map(({ title, content, list, marked, numbered, pictures, table }) => ({
    key: newKey(),
    title: textOf(title),
    content: textOf(content),
    list: (Array.isArray(list) ? list : []).filter((bullet) => typeof bullet === 'string').map((bullet) => newBullet(bullet)),
    marked: marked === true,
    numbered: numbered === true,
    pictures: (Array.isArray(pictures) ? pictures : [])
      .filter(isRecord)
      .map(({ image, caption }) => newPicture(textOf(image), textOf(caption))),
    table: tableOf(table),
  }));
}

/** Every row as long as the longest. */
function tableOf(stored: unknown): SectionTable | null {
  if (!isRecord(stored)) return null;
  const [head = [], ...rows] = [stored['head'], ...(Array.isArray(stored['rows']) ? stored['rows'] : [])].map((row: unknown) =>
    Array.isArray(row) ? row.map(textOf) : [],
  );
  return evenTable([head, ...rows]);
}

/** The first of the rows is the head. */
export function evenTable(all: readonly (readonly string[])[]): SectionTable | null {
  const width = Math.max(0, ...all.map((row) => row.length));
  const [head, ...rows] = all.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ''));
  return head === undefined || width === 0 ? null : { head, rows };
}

/** Places are kept, empty ones too: the API names faults by them. What a section does not have is sent as empty: it is taken away. */
export const toSections = (value: readonly SectionValue[]): SentSection[] =>
  value.map(({ title, content, list, marked, numbered, pictures, table }) => ({
    title,
    content,
    list: list.map(({ text }) => text),
    ...(marked && { marked }),
    numbered,
    pictures: pictures.map(({ image, caption }) => ({ image, caption })),
    table,
  }));

/** A section whose texts are read with marks, and read as they did. */
export function markedSection(section: SectionValue): SectionValue {
  if (section.marked) return section;
  const { content, list } = withMarks({ content: section.content, list: section.list.map(({ text }) => text) });
  return { ...section, content, list: section.list.map((one, at) => ({ ...one, text: list[at] ?? '' })), marked: true };
}

/** A section with one of its texts written anew: the content, or a bullet by its key. With the first marks all its texts have them. */
export function withText(section: SectionValue, { text, marked }: Written, bullet?: string): SectionValue {
  const own = marked ? markedSection(section) : section;
  const stored = own.marked && !marked ? escapeMarks(text) : text;
  if (bullet === undefined) return { ...own, content: stored };
  return { ...own, list: own.list.map((one) => (one.key === bullet ? { ...one, text: stored } : one)) };
}

/** A section with further bullets from a place on, as they are written. */
export function withBullets(section: SectionValue, at: number, bullets: readonly BulletValue[], marked: boolean): SectionValue {
  const own = marked ? markedSection(section) : section;
  const added = own.marked && !marked ? bullets.map((one) => ({ ...one, text: escapeMarks(one.text) })) : bullets;
  return { ...own, list: own.list.toSpliced(at, 0, ...added) };
}

/** What a section is called where it is but named. */
export const titleOrNumber = ({ title }: SectionValue, index: number): string => title.trim() || `Mục ${index + 1}`;

/** A line of what stands in a section, to know it by while it is folded; '' when there is nothing below the title. */
export function firstLine({ content, list, marked }: SectionValue): string {
  const line = [content, ...list.map(({ text }) => text)].flatMap((text) => text.trim().split('\n')[0] || []).at(0) ?? '';
  return marked ? withoutMarks(line) : line;
}

export const isEmptySection = ({ title, content, list, pictures, table }: SectionValue) =>
  pictures.length === 0 &&
  table === null &&
  [title, content, ...list.map(({ text }) => text)].every((text) => text.trim() === '');

/** A list with the item at `from` moved to `to`; the same list when there is no such place. */
export function moved<T>(list: T[], from: number, to: number): T[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return list;
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, item);
}
