import { sheetLimits } from '#shared/answers/sheets.ts';
import type { Cell } from '#shared/sheets/cells.ts';
import { dateOfSerial } from '#shared/sheets/dates.ts';
import { fromNeutral } from '#shared/sheets/neutral.ts';
import { BadSheet, type Row, type Sheet } from './sheet.ts';
import { type ZipEntry, readEntry, readZip } from './zip.ts';

/**
 * The values of a workbook. It is read as it is inflated, a row at a time, so that what is held in memory is its cells and not its
 * XML. Formulas are not calculated: what was shown last is what counts.
 */

/** Bytes that a workbook may have when it is opened, and files in it. */
const limits = { bytes: 200 * 1024 ** 2, entries: 2_000 };
/** Parts that are read whole: the list of sheets, and formats. */
const smallPart = 8 * 1024 ** 2;
/** Characters that a row, or a shared text, may take as XML. */
const longestElement = 4_000_000;

export async function readXlsx(bytes: Buffer): Promise<Sheet[]> {
  const zip = readZip(bytes, limits);
  const book = await partOf(zip, 'xl/workbook.xml');
  if (book === null) throw new BadSheet('notASheet');
  const relations = new Map(
    elements((await partOf(zip, 'xl/_rels/workbook.xml.rels')) ?? '', 'Relationship').map(({ attributes }) => [
      attributes.get('Id'),
      attributes.get('Target') ?? '',
    ]),
  );
  const is1904 = elements(book, 'workbookPr').some(({ attributes }) => /^(1|true)$/.test(attributes.get('date1904') ?? ''));
  const dates = dateStyles((await partOf(zip, 'xl/styles.xml')) ?? '');
  const budget = { letters: 0, rows: 0 };
  const texts = await sharedTexts(zip.get('xl/sharedStrings.xml'), budget);
  const sheets: Sheet[] = [];
  const named = elements(book, 'sheet');
  if (named.length > sheetLimits.sheets) throw new BadSheet('tooManySheets');
  const read = new Set<ZipEntry>();
  for (const { attributes } of named) {
    const target = relations.get(attributes.get('r:id') ?? attributes.get('id')) ?? '';
    const entry = zip.get(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    if (entry === undefined || read.has(entry) || !/worksheets\//.test(entry.name)) continue;
    read.add(entry);
    const rows: Row[] = [];
    for await (const row of rowsOf(entry, { texts, dates, is1904 }, budget)) rows.push(row);
    sheets.push({ name: attributes.get('name') ?? '', rows, isHidden: /hidden$/i.test(attributes.get('state') ?? '') });
  }
  return sheets;
}

async function partOf(zip: Map<string, ZipEntry>, name: string): Promise<string | null> {
  const entry = zip.get(name);
  if (entry === undefined) return null;
  if (entry.size > smallPart) throw new BadSheet('inflated');
  const text = (await readEntry(entry)).toString('utf8');
  // Entities of one's own are what bombs of XML are made of; no spreadsheet has any.
  if (text.includes('<!DOCTYPE')) throw new BadSheet('damaged');
  return text;
}

type Element = { attributes: Map<string, string>; end: number };

/** The elements of a name, whatever their prefix. */
function elements(xml: string, name: string): Element[] {
  const found: Element[] = [];
  for (const match of xml.matchAll(/<(?:\w+:)?(\w+)((?:\s[^<>]*)?)>/g)) {
    if (match[1] === name) found.push({ attributes: attributesOf(match[2] ?? ''), end: match.index + match[0].length });
  }
  return found;
}

function attributesOf(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (let from = 0; ;) {
    const equals = text.indexOf('=', from);
    let open = equals + 1;
    while (text[open] === ' ') open += 1;
    const quote = text[open] ?? '';
    const end = equals === -1 || !['"', "'"].includes(quote) ? -1 : text.indexOf(quote, open + 1);
    if (end === -1) return attributes;
    attributes.set(text.slice(from, equals).trim(), unescaped(text.slice(open + 1, end)));
    from = end + 1;
  }
}

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** The text that XML stands for, and Excel's own way to write what XML cannot hold ('_x000D_'). */
function unescaped(text: string): string {
  const plain = text.includes('&')
    ? text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
        if (name !== undefined) return entities.get(String(name)) ?? whole;
        const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
        return code <= 0x10ffff ? String.fromCodePoint(code) : '';
      })
    : text;
  return plain.includes('_x')
    ? plain.replaceAll(/_x([\da-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(String(hex), 16)))
    : plain;
}

/** Which formats of cells show a number as a date. */
function dateStyles(xml: string): boolean[] {
  const own = new Map(
    elements(xml, 'numFmt').map(({ attributes }) => [
      attributes.get('numFmtId'),
      isDateFormat(attributes.get('formatCode') ?? ''),
    ]),
  );
  const from = /<(?:\w+:)?cellXfs[\s>]/.exec(xml)?.index ?? xml.length;
  const to = /<\/(?:\w+:)?cellXfs>/.exec(xml)?.index ?? xml.length;
  return elements(xml.slice(from, to), 'xf').map(({ attributes }) => {
    const id = attributes.get('numFmtId') ?? '0';
    return own.get(id) ?? isBuiltInDate(Number(id));
  });
}

const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Whether a format has letters of a date outside of quotes, of brackets and of what stands for itself. */
function isDateFormat(code: string): boolean {
  let closing = '';
  for (let at = 0; at < code.length; at += 1) {
    const letter = code[at] ?? '';
    if (closing !== '') closing = letter === closing ? '' : closing;
    else if (letter === '\\') at += 1;
    else if (letter === '"') closing = '"';
    else if (letter === '[') closing = ']';
    else if (/[ymdh]/i.test(letter)) return true;
  }
  return false;
}

type Budget = { letters: number; rows: number };

function spend(budget: Budget, letters: number): void {
  budget.letters += letters;
  if (budget.letters > sheetLimits.characters) throw new BadSheet('tooManyLetters');
}

/**
 * The elements of one name in a part, each as its head and what is inside, as they are inflated. Elements of that name do not lie
 * within each other.
 */
async function* elementsOf(entry: ZipEntry, name: string): AsyncGenerator<{ head: string; inside: string }> {
  const decoder = new TextDecoder();
  let rest = '';
  let prefix: string | null = null;
  // What holds no whole element is looked through again when there is twice as much of it: a long one costs its length, and not its square.
  let wanted = 0;
  const parts = entry.read();
  for (;;) {
    const { value, done } = await parts.next();
    rest += done === true ? decoder.decode() : decoder.decode(value, { stream: true });
    if (done !== true && rest.length < wanted) continue;
    wanted = 2 * rest.length;
    if (prefix === null) {
      const root = /<(\w+:)?(?:worksheet|sst)[\s>]/.exec(rest);
      if (root === null && done !== true && rest.length < longestElement) continue;
      if (rest.includes('<!DOCTYPE')) throw new BadSheet('damaged');
      prefix = root?.[1] ?? '';
    }
    const open = `<${prefix}${name}`;
    const close = `</${prefix}${name}>`;
    let at = 0;
    for (;;) {
      const start = nextTag(rest, open, at);
      if (start === -1) {
        // The beginning of a tag may be at the end of what is there.
        at = Math.max(at, rest.length - open.length - 1);
        break;
      }
      const head = rest.indexOf('>', start);
      const isEmpty = head !== -1 && rest[head - 1] === '/';
      const end = head === -1 ? -1 : isEmpty ? head + 1 : rest.indexOf(close, head);
      at = start;
      if (end === -1) break;
      yield {
        head: rest.slice(start + open.length, isEmpty ? head - 1 : head),
        inside: isEmpty ? '' : rest.slice(head + 1, end),
      };
      at = isEmpty ? end : end + close.length;
    }
    rest = rest.slice(at);
    wanted = 2 * rest.length;
    if (rest.length > longestElement) throw new BadSheet('tooManyLetters');
    if (done === true) return;
  }
}

/** Where a tag of exactly this name begins. */
function nextTag(text: string, open: string, from: number): number {
  for (let at = text.indexOf(open, from); at !== -1; at = text.indexOf(open, at + 1)) {
    const after = text[at + open.length];
    if (after === undefined || after === '>' || after === '/' || /\s/.test(after)) return at;
  }
  return -1;
}

async function sharedTexts(entry: ZipEntry | undefined, budget: Budget): Promise<string[]> {
  const texts: string[] = [];
  if (entry === undefined) return texts;
  for await (const { inside } of elementsOf(entry, 'si')) {
    const text = textIn(inside);
    spend(budget, text.length);
    texts.push(text);
  }
  return texts;
}

/** The text of an element, of all its runs; how it is read aloud (`rPh`) is no part of it. */
function textIn(xml: string): string {
  let text = '';
  let isSpoken = false;
  for (const match of xml.matchAll(/<(\/?)(?:\w{1,20}:)?(\w{1,20})(?:\s[^<>]*)?\/?>([^<]*)/g)) {
    if (match[2] === 'rPh') isSpoken = match[1] === '';
    else if (match[2] === 't' && match[1] === '' && !isSpoken) text += match[3] ?? '';
  }
  return unescaped(text);
}

type Book = { texts: readonly string[]; dates: readonly boolean[]; is1904: boolean };

async function* rowsOf(entry: ZipEntry, book: Book, budget: Budget): AsyncGenerator<Row> {
  let number = 0;
  for await (const { head, inside } of elementsOf(entry, 'row')) {
    const attributes = attributesOf(head);
    const told = Number(attributes.get('r'));
    number = Number.isSafeInteger(told) && told > 0 ? told : number + 1;
    const cells = cellsOf(inside, book, budget);
    if (cells.length === 0) continue;
    budget.rows += 1;
    // Headings of some sheets stand beside the rows of all.
    if (budget.rows > 2 * sheetLimits.rows) throw new BadSheet('tooManyRows');
    yield { number, cells, isHidden: /^(1|true)$/.test(attributes.get('hidden') ?? '') };
  }
}

function cellsOf(xml: string, book: Book, budget: Budget): Cell[] {
  const cells: Cell[] = [];
  let column = -1;
  const open = /<(?:\w+:)?c((?:\s[^<>]*)?)>/g;
  const close = /<\/(?:\w+:)?c>/g;
  for (let match = open.exec(xml); match !== null; match = open.exec(xml)) {
    const head = match[1] ?? '';
    const attributes = attributesOf(head);
    const named = columnOf(attributes.get('r') ?? '');
    column = named ?? column + 1;
    if (head.endsWith('/')) continue;
    const start = open.lastIndex;
    close.lastIndex = start;
    const end = close.exec(xml);
    if (end === null) throw new BadSheet('damaged');
    // Cells do not lie within each other: what one holds is not looked through again.
    open.lastIndex = close.lastIndex;
    const inside = xml.slice(start, end.index);
    const cell = valueOf(inside, attributes, book);
    if (cell === null || cell === '') continue;
    if (column >= sheetLimits.columns) throw new BadSheet('tooManyColumns');
    if (typeof cell === 'string') spend(budget, cell.length);
    while (cells.length < column) cells.push(null);
    cells[column] = cell;
  }
  return cells;
}

/** 0 for 'A1'; null for what names no column. */
function columnOf(reference: string): number | null {
  const [letters] = /^[A-Z]{1,3}/.exec(reference) ?? [];
  if (letters === undefined) return null;
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function valueOf(inside: string, attributes: Map<string, string>, { texts, dates, is1904 }: Book): Cell {
  const type = attributes.get('t') ?? 'n';
  if (type === 'inlineStr') return fromNeutral(textIn(inside));
  const value = /<(?:\w+:)?v(?:\s[^<>]*)?>([^<]*)</.exec(inside)?.[1];
  if (value === undefined) return /<(?:\w+:)?f[\s>/]/.test(inside) ? { broken: '=' } : null;
  switch (type) {
    case 's':
      return fromNeutral(texts[Number(value)] ?? '');
    case 'str':
      return fromNeutral(unescaped(value));
    case 'b':
      return value === '1';
    case 'e':
      return { broken: unescaped(value) };
    case 'd':
      return { at: value.slice(0, 19).replace(/T00:00(:00)?$/, '') };
    default: {
      const number = Number(value);
      if (!Number.isFinite(number)) return { broken: value };
      const isDate = dates[Number(attributes.get('s') ?? '0')] === true;
      // Later days than these have five digits in their year.
      if (!isDate || number < 0 || number > 2_900_000) return number;
      return { at: dateOfSerial(number + (is1904 ? 1_462 : 0)).replace(/T00:00:00$/, '') };
    }
  }
}
