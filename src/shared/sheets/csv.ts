/** What columns are set apart by in the CSV that is given out: Excel expects it where numbers have a comma. */
const separator = ';';

/** Excel takes a file for UTF-8 only when it begins with this. */
export const byteOrderMark = '\uFEFF';

/** One line of CSV with its end. */
export const csvLine = (texts: readonly string[]): string =>
  `${texts.map((text) => (/[";,\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join(separator)}\r\n`;

/** What sets columns apart, outside of quotes: a tab that two lines have, else what both have, and the first most often. */
function separatorOf(text: string): string {
  const unquoted = text.slice(0, 100_000).replaceAll(/"[^"]*"?/g, '');
  const [first = '', second = ''] = unquoted.split(/[\r\n]+/, 2);
  if (first.includes('\t') && second.includes('\t')) return '\t';
  const times = (mark: string) => first.split(mark).length + (first.includes(mark) && second.includes(mark) ? 1_000_000 : 0);
  return [separator, ',', '\t'].reduce((most, mark) => (times(mark) > times(most) ? mark : most));
}

/**
 * The lines of a CSV text, each with the number of the line of a sheet that it is; a line end within quotes begins none. A first
 * line 'sep=;' names the separator. A quote that is never closed is told by `null` at the end; a line of more than `most` cells
 * ends the text.
 */
export function* parseCsv(given: string, most = Infinity): Generator<string[] | null> {
  const named = /^sep=([;,\t])\r?\n/i.exec(given.slice(0, 8));
  const mark = named?.[1] ?? separatorOf(given);
  const end = given.length;
  let at = named?.[0].length ?? 0;
  let cells: string[] = [];
  while (at < end) {
    let cell = '';
    if (given[at] === '"') {
      // A quoted cell, in which two quotes are one.
      at += 1;
      for (;;) {
        const quote = given.indexOf('"', at);
        if (quote === -1) {
          yield null;
          return;
        }
        cell += given.slice(at, quote);
        at = quote + 1;
        if (given[at] !== '"') break;
        cell += '"';
        at += 1;
      }
    }
    let stop = at;
    while (stop < end && given[stop] !== mark && given[stop] !== '\n' && given[stop] !== '\r') stop += 1;
    cells.push(cell + given.slice(at, stop));
    at = stop;
    if (given[at] === mark) {
      at += 1;
      if (at === end || cells.length > most) cells.push('');
      else continue;
    }
    if (at < end || cells.length > 0) yield cells;
    if (cells.length > most) return;
    cells = [];
    at += given[at] === '\r' && given[at + 1] === '\n' ? 2 : 1;
  }
}
