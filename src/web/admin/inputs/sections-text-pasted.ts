import { escapeMarks } from '#shared/text/marked-text.ts';
import type { Pasted } from './sections-text-paste.ts';
import { evenTable, isEmptySection, markedSection, newBullet, newSection, type SectionValue } from './sections-value.ts';

/** Where something is pasted: what stands before it in the content of a section, and behind it, as they are stored. */
type TextSelection = { key: string; head: string; tail: string };

const joined = (...texts: string[]) =>
  texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join('\n\n');

/** Sections with something pasted in them, and pictures of the clipboard that belong to some of them. */
export type WithPasted = { all: SectionValue[]; pictures: { key: string; file: File }[] };

/** The sections with what was pasted into the content of one: what stands before its first title there, the rest behind. */
export function withPasted(
  all: readonly SectionValue[],
  { key, head, tail }: TextSelection,
  { sections, marked }: Pasted,
): WithPasted {
  const pictures: WithPasted['pictures'] = [];
  const made = all.flatMap((section) => {
    if (section.key !== key) return [section];
    const [first] = sections;
    const isFree = section.table === null || first?.table === null;
    const taken = first && isFree && (first.title === null || isEmptySection(section)) ? first : null;
    const write = (text: string) => (section.marked && !marked ? escapeMarks(text) : text);
    const own = marked ? markedSection(section) : section;
    const read = (text: string) => (own.marked === section.marked ? text : escapeMarks(text));
    const begun: SectionValue =
      taken === null
        ? own
        : {
            ...own,
            title: section.title || (taken.title ?? ''),
            // What is no text does not part the text in which the caret stands.
            content: taken.content === '' ? own.content : joined(read(head), write(taken.content), read(tail)),
            list: [...own.list, ...taken.list.map((text) => newBullet(write(text)))],
            numbered: own.list.length === 0 ? taken.numbered : own.numbered,
            table: taken.table ? evenTable(taken.table) : own.table,
          };
    const rest = sections.slice(taken === null ? 0 : 1).map(({ title, content, list, numbered, table }): SectionValue => ({
      ...newSection(),
      title: title ?? '',
      content,
      list: list.map((text) => newBullet(text)),
      marked,
      numbered,
      table: table && evenTable(table),
    }));
    const places = taken === null ? rest : [begun, ...rest];
    for (const [at, place] of places.entries())
      for (const file of sections[at]?.pictures ?? []) pictures.push({ key: place.key, file });
    return [begun, ...rest];
  });
  return { all: made, pictures };
}
