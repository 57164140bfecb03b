import type { Section } from '#shared/answers/parts.ts';

/**
 * Sections in a cell:
 *
 *     ## Tiêu đề
 *     Đoạn văn.
 *     - dòng
 *
 * A line of a paragraph that begins as a title or a bullet does has a backslash before it. The title of a section with marks
 * (bold, italic, links) begins with `##*`.
 */
export const sectionsText = (sections: readonly Section[]): string =>
  sections
    .map(({ title, content, list, marked: hasMarks }) =>
      [
        `${hasMarks ? '##*' : '##'} ${title}`,
        ...(content === '' ? [] : content.split('\n').map((line) => (marked.test(line) ? `\\${line}` : line))),
        ...list.map((bullet) => `- ${bullet}`),
      ].join('\n'),
    )
    .join('\n\n');

const marked = /^\\*(?:##|-)/;
const unmarked = /^\\+(?:##|-)/;

/** The sections of such a text; null where a paragraph stands behind a bullet, because a section has its bullets at its end. */
export function readSections(text: string): Section[] | null {
  const sections: { title: string; lines: string[]; list: string[]; marked: boolean }[] = [];
  const current = () => {
    const last = sections.at(-1);
    if (last !== undefined) return last;
    const first = { title: '', lines: [], list: [], marked: false };
    sections.push(first);
    return first;
  };
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    const title = /^##(\*?)(?:[ \t]|$)/.exec(line);
    if (title) sections.push({ title: line.slice(title[0].length).trim(), lines: [], list: [], marked: title[1] === '*' });
    else if (/^-(?:[ \t]|$)/.test(line)) current().list.push(line.slice(1).trim());
    else if (line.trim() === '') {
      // Blank lines between sections are no paragraphs.
      sections.at(-1)?.lines.push('');
    } else {
      const section = current();
      if (section.list.length > 0) return null;
      section.lines.push(unmarked.test(line) ? line.slice(1) : line);
    }
  }
  return sections.map(({ title, lines, list, marked: hasMarks }) => ({
    title,
    content: lines.join('\n').trim(),
    list,
    ...(hasMarks && { marked: true as const }),
  }));
}
