/**
 * The cells of what a spreadsheet puts on the clipboard: rows by line, cells by tab. A cell with a line break, a tab or a
 * quotation mark stands in quotation marks, those within it doubled.
 */
export function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  while (at <= text.length) {
    const quoted = text.charAt(at) === '"' ? quotedCell(text, at) : null;
    const end = quoted?.end ?? endOfCell(text, at);
    rows.at(-1)?.push(quoted?.cell ?? text.slice(at, end));
    const mark = text.charAt(end);
    at = end + 1;
    if (mark === '\t') continue;
    if (mark === '\r' && text.charAt(at) === '\n') at += 1;
    // The last line ends with a break, too.
    if (at >= text.length) break;
    rows.push([]);
  }
  return rows;
}

function endOfCell(text: string, from: number): number {
  let end = from;
  while (end < text.length && !'\t\n\r'.includes(text.charAt(end))) end += 1;
  return end;
}

/** Null where the mark only looks like the begin of a quoted cell. */
function quotedCell(text: string, from: number): { cell: string; end: number } | null {
  let cell = '';
  for (let at = from + 1; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter !== '"') cell += letter;
    else if (text.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else {
      const end = at + 1;
      return end === text.length || '\t\n\r'.includes(text.charAt(end)) ? { cell, end } : null;
    }
  }
  return null;
}

/** A cell as a spreadsheet reads it. */
export const toCell = (text: string): string => (/["\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
