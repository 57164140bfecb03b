import type { Section } from '#shared/answers/parts.ts';
import { joinList, splitList } from './list-text.ts';

/**
 * Sections in a cell:
 *
 *     ## Tiêu đề
 *     Đoạn văn.
 *     - dòng
 *     | cột | cột |
 *     | ô | ô |
 *     ![chú thích](/uploads/ab12-1280.webp)
 *
 * Entries of a numbered list are `1. dòng`, the first row of a table is its head. A line of a paragraph that begins as one of these
 * does has a backslash before it, so have a bar in a cell and a bracket in a caption. The title of a section with marks (bold,
 * italic, links) begins with `##*`.
 */
export const sectionsText = (sections: readonly Section[]): string =>
  sections
    .map(({ title, content, list, marked: hasMarks, numbered, table, pictures = [] }) =>
      [
        `${hasMarks ? '##*' : '##'} ${title}`,
        ...(content === '' ? [] : content.split('\n').map((line) => (marked.test(line) ? `\\${line}` : line))),
        ...list.map((entry, at) => `${numbered ? `${at + 1}.` : '-'} ${entry}`),
        ...(table === undefined ? [] : tableLines(table)),
        ...pictures.map(({ image, caption }) => `![${caption.replaceAll(/[\\[\]]/g, String.raw`\$&`)}](${image})`),
      ].join('\n'),
    )
    .join('\n\n');

/** The line that many programs write under the head of a table. */
const ruled = /^\|(?:[ \t]*:?-{2,}:?[ \t]*\|)+[ \t]*$/;

function tableLines({ head, rows }: NonNullable<Section['table']>): string[] {
  const [first, ...others] = [head, ...rows].map((cells) => `| ${joinList(cells)} |`);
  // What looks like that line is taken for a row below one.
  return [first ?? '', ...(ruled.test(others[0] ?? '') ? ['|---|'] : []), ...others];
}

const marked = /^\\*(?:##|-|\||!\[|\d{1,3}\.(?:[ \t\u00A0]|$))/;
const unmarked = /^\\+(?:##|-|\||!\[|\d{1,3}\.(?:[ \t\u00A0]|$))/;

type Read = Required<Pick<Section, 'title' | 'list'>> & {
  lines: string[];
  marked: boolean;
  /** Entries of the list that have numbers. */
  numbered: number;
  rows: string[][];
  /** Whether the head has its line. */
  ruled: boolean;
  pictures: NonNullable<Section['pictures']>;
};

/** The sections of such a text; null where a paragraph stands behind a list, a table or a picture, which end a section. */
export function readSections(text: string): Section[] | null {
  const sections: Read[] = [];
  const begin = (title: string, hasMarks: boolean): Read => {
    const begun: Read = { title, lines: [], list: [], marked: hasMarks, numbered: 0, rows: [], ruled: false, pictures: [] };
    sections.push(begun);
    return begun;
  };
  const current = () => sections.at(-1) ?? begin('', false);
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    const title = /^##(\*?)(?:[ \t\u00A0]|$)/.exec(line);
    const entry = /^(?:-|\d{1,3}\.)(?:[ \t\u00A0]|$)/.exec(line)?.[0];
    const picture = /^!\[((?:\\.|[^\\\]])*)\]\(([^\s()]+)\)[ \t]*$/.exec(line);
    if (title) begin(line.slice(title[0].length).trim(), title[1] === '*');
    else if (entry !== undefined) {
      const section = current();
      section.list.push(line.slice(entry.length).trim());
      if (!entry.startsWith('-')) section.numbered += 1;
    } else if (line.startsWith('|')) {
      const section = current();
      if (section.rows.length === 1 && !section.ruled && ruled.test(line)) section.ruled = true;
      else section.rows.push(cellsOf(line));
    } else if (picture) {
      const [, caption = '', image = ''] = picture;
      current().pictures.push({ image, caption: caption.replaceAll(/\\(.)/g, '$1') });
    } else if (line.trim() === '') {
      // Blank lines between sections are no paragraphs.
      sections.at(-1)?.lines.push('');
    } else {
      const section = current();
      if (section.list.length + section.rows.length + section.pictures.length > 0) return null;
      section.lines.push(unmarked.test(line) ? line.slice(1) : line);
    }
  }
  return sections.map(({ title, lines, list, marked: hasMarks, numbered, rows: [head, ...rows], pictures }) => ({
    title,
    content: lines.join('\n').trim(),
    list,
    ...(hasMarks && { marked: true as const }),
    ...(numbered > 0 && numbered === list.length && { numbered: true as const }),
    ...(pictures.length > 0 && { pictures }),
    ...(head !== undefined && { table: { head, rows } }),
  }));
}

/** The cells between the bars of a line. */
function cellsOf(line: string): string[] {
  const cells = splitList(line.trim().slice(1));
  return cells.length > 1 && cells.at(-1) === '' ? cells.slice(0, -1) : cells;
}
