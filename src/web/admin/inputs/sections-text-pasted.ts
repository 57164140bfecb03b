import { escapeMarks, withMarks } from '#shared/text/marked-text.ts';
import type { Pasted } from './sections-text-paste.ts';
import { isEmptySection, newBullet, newSection, type SectionValue } from './sections-value.ts';

/** What is chosen in the content of a section, or where the caret stands. */
export type TextSelection = { key: string; start: number; end: number };

const joined = (...texts: string[]) =>
  texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join('\n\n');

/** A section whose texts are read with marks, and read as they did. */
export function markedSection(section: SectionValue): SectionValue {
  if (section.marked) return section;
  const { content } = withMarks({ content: section.content, list: [] });
  return { ...section, content, list: section.list.map((one) => ({ ...one, text: escapeMarks(one.text) })), marked: true };
}

/** The sections with what was pasted into the content of one: what stands before its first title there, the rest behind. */
export const withPasted = (
  all: readonly SectionValue[],
  { key, start, end }: TextSelection,
  { sections, marked }: Pasted,
): SectionValue[] =>
  all.flatMap((section) => {
    if (section.key !== key) return [section];
    const isEmpty = isEmptySection(section);
    const [first] = sections;
    const taken = first && (first.title === null || isEmpty) ? first : null;
    const write = (text: string) => (section.marked && !marked ? escapeMarks(text) : text);
    const own = marked ? markedSection(section) : section;
    // Escaping may have made the text longer: the caret is found again from what stands before it.
    const head = section.content.slice(0, start);
    const tail = section.content.slice(end);
    const read = (text: string) => (own.content === section.content ? text : escapeMarks(text));
    const begun: SectionValue =
      taken === null
        ? own
        : {
            ...own,
            title: section.title || (taken.title ?? ''),
            content: joined(read(head), write(taken.content), read(tail)),
            list: [...own.list, ...taken.list.map((text) => newBullet(write(text)))],
          };
    const rest = sections.slice(taken === null ? 0 : 1).map(({ title, content, list }): SectionValue => ({
      ...newSection(),
      title: title ?? '',
      content,
      list: list.map((text) => newBullet(text)),
      marked,
    }));
    return [begun, ...rest];
  });

/** The same with the letters of the clipboard alone. */
export const withPlain = (all: readonly SectionValue[], { key, start, end }: TextSelection, plain: string): SectionValue[] =>
  all.map((section) => {
    if (section.key !== key) return section;
    const written = section.marked ? escapeMarks(plain) : plain;
    return { ...section, content: section.content.slice(0, start) + written + section.content.slice(end) };
  });
