import type { Section } from '#shared/answers/parts.ts';
import { isRecord } from '#shared/formats/json.ts';
import { withoutMarks } from '#shared/text/marked-text.ts';

import { textOf } from './input-kind.ts';

/** `key` tells items apart while they are moved about; it is never sent. */
export type BulletValue = { key: string; text: string };
export type SectionValue = { key: string; title: string; content: string; list: BulletValue[]; marked: boolean };

export const isSections = (value: unknown): value is SectionValue[] =>
  Array.isArray(value) && value.every((section) => isRecord(section) && 'key' in section && 'title' in section);

let made = 0;
const newKey = () => `k${(made += 1)}`;

export const newBullet = (text = ''): BulletValue => ({ key: newKey(), text });
export const newSection = (): SectionValue => ({ key: newKey(), title: '', content: '', list: [], marked: false });

/** Sections from a record or a draft; whatever else is there is left out. */
export function readSections(stored: unknown): SectionValue[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter(isRecord).map(({ title, content, list, marked }) => ({
    key: newKey(),
    title: textOf(title),
    content: textOf(content),
    list: (Array.isArray(list) ? list : []).filter((bullet) => typeof bullet === 'string').map((bullet) => newBullet(bullet)),
    marked: marked === true,
  }));
}

/** Places are kept, empty ones too: the API names faults by them. */
export const toSections = (value: readonly SectionValue[]): Section[] =>
  value.map(({ title, content, list, marked }) => ({
    title,
    content,
    list: list.map(({ text }) => text),
    ...(marked && { marked }),
  }));

/** What a section is called where it is but named. */
export const titleOrNumber = ({ title }: SectionValue, index: number): string => title.trim() || `Mục ${index + 1}`;

/** A line of what stands in a section, to know it by while it is folded; '' when there is nothing below the title. */
export function firstLine({ content, list, marked }: SectionValue): string {
  const line = [content, ...list.map(({ text }) => text)].flatMap((text) => text.trim().split('\n')[0] || []).at(0) ?? '';
  return marked ? withoutMarks(line) : line;
}

export const isEmptySection = ({ title, content, list }: SectionValue) =>
  [title, content, ...list.map(({ text }) => text)].every((text) => text.trim() === '');

/** A list with the item at `from` moved to `to`; the same list when there is no such place. */
export function moved<T>(list: T[], from: number, to: number): T[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return list;
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, item);
}

/** How a person reads sections beside another version of them. */
export function describeSections(value: readonly SectionValue[]): string {
  return value
    .map(({ title, content, list }) =>
      [title, content, ...list.map(({ text }) => `• ${text}`)].filter((line) => line !== '').join('\n'),
    )
    .join('\n\n');
}
