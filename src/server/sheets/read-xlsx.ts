import { SaxesParser } from 'saxes';
import { sheetLimits } from '#shared/sheets/limits.ts';
import { type Cell, cellText } from '#shared/sheets/cells.ts';
import { dateOfSerial, from1904 } from '#shared/sheets/dates.ts';
import { fromNeutral } from '#shared/sheets/neutral.ts';
import { sheetTexts } from '#shared/sheets/sheet-texts.ts';
import { badSheet, mostMerged, type Sheet } from './sheet.ts';
import { type ZipEntry, readZip } from './zip.ts';

/**
 * The values of a workbook. It is read as it is inflated, so that what is held in memory is its cells and not its XML. Formulas
 * are not calculated: what was shown last is what counts.
 */

/** Bytes that a workbook may have when it is opened, and files in it. */
const limits = { bytes: 200 * 1024 ** 2, entries: 2_000 };
/** Bytes of parts about the whole book: the list of sheets, and formats. */
const smallPart = 8 * 1024 ** 2;
/** Characters from one tag to the next. */
const longestStretch = 4_000_000;
/** Elements within each other. */
const deepest = 1_000;

type Attributes = Readonly<Record<string, string>>;

const isTrue = (value: string | undefined) => /^(1|true)$/.test(value ?? '');

export async function readXlsx(bytes: Buffer): Promise<Sheet[]> {
  const zip = await readZip(bytes, limits);
  const small = (name: string) => {
    const entry = zip.get(name);
    if (entry !== undefined && entry.size > smallPart) throw badSheet(sheetTexts.inflated);
    return entry;
  };
  const named: Attributes[] = [];
  let is1904 = false;
  const bookPart = small('xl/workbook.xml');
  if (bookPart === undefined) throw badSheet(sheetTexts.notASheet);
  await parse(bookPart, {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 ||= isTrue(attributes['date1904']);
      if (name === 'sheet') named.push(attributes);
      if (named.length > sheetLimits.sheets) throw badSheet(sheetTexts.tooManySheets(sheetLimits.sheets));
    },
  });
  const targets = new Map<string | undefined, string>();
  await parse(small('xl/_rels/workbook.xml.rels'), {
    open: (name, { Id, Target = '' }) => void (name === 'Relationship' && targets.set(Id, Target)),
  });
  const formats = await cellFormats(small('xl/styles.xml'));
  const budget = { letters: 0, rows: 0 };
  const texts = await sharedTexts(zip.get('xl/sharedStrings.xml'), budget);
  const sheets: Sheet[] = [];
  const read = new Set<ZipEntry>();
  for (const { name = '', state = '', ...attributes } of named) {
    const target = targets.get(attributes['r:id'] ?? attributes['id']) ?? '';
    const entry = zip.get(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    if (entry === undefined || read.has(entry) || !/worksheets\//.test(entry.name)) continue;
    read.add(entry);
    sheets.push({ name, isHidden: /hidden$/i.test(state), ...(await cellsOf(entry, { texts, formats, is1904 }, budget)) });
  }
  return sheets;
}

type Handlers = {
  open?: (name: string, attributes: Attributes) => void;
  /** A text right behind the beginning of an element; how it is read aloud (`rPh`) is none. */
  text?: (name: string, text: string) => void;
  close?: (name: string) => void;
  fault?: () => void;
};

/** Reads a part as it is inflated; names of elements come without their prefix. */
async function parse(entry: ZipEntry | undefined, { open, text, close, fault }: Handlers): Promise<void> {
  if (entry === undefined) return;
  const parser = new SaxesParser({ position: false, xmlns: false });
  const path: string[] = [];
  let last = '';
  let lastAt = 0;
  let spoken = 0;
  parser.on('opentag', ({ name, attributes }) => {
    lastAt = parser.position;
    last = name.slice(name.indexOf(':') + 1);
    if (path.push(last) > deepest) throw badSheet(sheetTexts.damaged);
    if (last === 'rPh') spoken += 1;
    open?.(last, attributes);
  });
  const heard = (given: string) => {
    if (spoken === 0) text?.(last, given);
  };
  parser.on('text', heard);
  parser.on('cdata', heard);
  parser.on('closetag', () => {
    lastAt = parser.position;
    last = '';
    const name = path.pop() ?? '';
    if (name === 'rPh') spoken -= 1;
    close?.(name);
  });
  // Entities of one's own are what bombs of XML are made of; no spreadsheet has any.
  parser.on('doctype', () => {
    throw badSheet(sheetTexts.damaged);
  });
  // What other programs read all the same is read here too.
  parser.on('error', () => fault?.());
  const decoder = new TextDecoder();
  for await (const part of entry.read()) {
    parser.write(decoder.decode(part, { stream: true }));
    if (parser.position - lastAt > longestStretch) throw badSheet(sheetTexts.tooManyLetters);
  }
  parser.close();
}

/** The text that Excel means: what XML cannot hold it writes in a way of its own ('_x000D_'). */
const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([\da-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(String(hex), 16)))
    : text;

/** How a format of cells shows a number; with at least so many digits where it is a number. */
type Format = 'date' | 'percent' | 'number' | number;

async function cellFormats(entry: ZipEntry | undefined): Promise<Format[]> {
  const own = new Map<string | undefined, Format>();
  const used: string[] = [];
  let isOfCells = false;
  await parse(entry, {
    open(name, { numFmtId, formatCode = '' }) {
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'numFmt') own.set(numFmtId, formatOf(formatCode));
      if (name === 'xf' && isOfCells) used.push(numFmtId ?? '0');
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return used.map((id) => own.get(id) ?? builtIn(Number(id)));
}

const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

const builtIn = (id: number): Format => (isBuiltInDate(id) ? 'date' : id === 9 || id === 10 ? 'percent' : 'number');

/** By letters of a date, or a sign of percent, outside of quotes, of brackets and of what stands for itself. */
function formatOf(code: string): Format {
  if (/^0{2,20}$/.test(code)) return code.length;
  const bare = code.replaceAll(/\\.|"[^"]*"?|\[[^\]]*\]?/gs, '');
  return /[ymdh]/i.test(bare) ? 'date' : bare.includes('%') ? 'percent' : 'number';
}

type Budget = { letters: number; rows: number };

function spend(budget: Budget, letters: number): void {
  budget.letters += letters;
  if (budget.letters > sheetLimits.characters) throw badSheet(sheetTexts.tooManyLetters);
}

async function sharedTexts(entry: ZipEntry | undefined, budget: Budget): Promise<string[]> {
  const texts: string[] = [];
  let runs = '';
  await parse(entry, {
    text(name, text) {
      if (name !== 't') return;
      spend(budget, text.length);
      runs += text;
    },
    close(name) {
      if (name !== 'si') return;
      texts.push(unescaped(runs));
      runs = '';
    },
  });
  return texts;
}

type Book = { texts: readonly string[]; formats: readonly Format[]; is1904: boolean };
/** What stands in a cell; `value` is there where it says one, if only an empty one. */
type Found = { attributes: Attributes; text: string; value: string | undefined; isFormula: boolean; isOver: boolean };

async function cellsOf(entry: ZipEntry, book: Book, budget: Budget): Promise<Pick<Sheet, 'rows' | 'merged'>> {
  const sheet: Pick<Sheet, 'rows' | 'merged'> = { rows: [], merged: [] };
  const { is1904 } = book;
  let row = { number: 0, cells: [] as Cell[], isHidden: false, is1904 };
  let column = -1;
  let cell: Found | null = null;
  let hasEnded = false;
  const put = (value: Cell) => {
    if (value === null || value === '') return;
    if (column >= sheetLimits.columns) throw badSheet(sheetTexts.tooManyColumns(sheetLimits.columns));
    if (typeof value === 'string') spend(budget, value.length);
    while (row.cells.length < column) row.cells.push(null);
    row.cells[column] = value;
  };
  await parse(entry, {
    open(name, attributes) {
      hasEnded = false;
      if (name === 'row') {
        const told = Number(attributes['r']);
        const number = Number.isSafeInteger(told) && told > 0 ? told : row.number + 1;
        row = { number, cells: [], isHidden: isTrue(attributes['hidden']), is1904 };
        column = -1;
      } else if (name === 'mergeCell') {
        const [range] = /^[A-Z]{1,3}\d{1,7}:[A-Z]{1,3}\d{1,7}$/.exec(attributes['ref'] ?? '') ?? [];
        if (range !== undefined && sheet.merged.length < mostMerged) sheet.merged.push(range);
      } else if (name === 'c' && cell === null) {
        column = columnOf(attributes['r'] ?? '') ?? column + 1;
        cell = { attributes, text: '', value: undefined, isFormula: false, isOver: false };
      } else if (cell === null) return;
      // Cells do not lie within each other: what follows in one is not read.
      else if (name === 'c') cell.isOver = true;
      else if (name === 'f') cell.isFormula = true;
      else if (name === 'v') cell.value ??= '';
    },
    text(name, text) {
      if (cell === null || cell.isOver) return;
      if (name === 't') cell.text += text;
      if (name === 'v') cell.value += text;
      if (cell.text.length > sheetLimits.characters) throw badSheet(sheetTexts.tooManyLetters);
    },
    close(name) {
      hasEnded = name === 'c' && cell !== null;
      if (name === 'c' && cell !== null) {
        put(valueOf(cell, book));
        cell = null;
      }
      if (name !== 'row' || row.cells.length === 0) return;
      budget.rows += 1;
      // Headings of some sheets stand beside the rows of all.
      if (budget.rows > 2 * sheetLimits.rows) throw badSheet(sheetTexts.tooManyRows(sheetLimits.rows));
      sheet.rows.push(row);
    },
    // A cell that ends with its row has no end of its own.
    fault() {
      if (hasEnded) throw badSheet(sheetTexts.damaged);
    },
  });
  return sheet;
}

/** 0 for 'A1'; null for what names no column. */
function columnOf(reference: string): number | null {
  const [letters] = /^[A-Z]{1,3}/.exec(reference) ?? [];
  if (letters === undefined) return null;
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function valueOf({ attributes, text, value, isFormula }: Found, { texts, formats, is1904 }: Book): Cell {
  const type = attributes['t'] ?? 'n';
  if (type === 'inlineStr') return fromNeutral(unescaped(text));
  if (value === undefined || (type === 'n' && value === '')) return isFormula ? { broken: '=' } : null;
  switch (type) {
    case 's':
      return fromNeutral(texts[Number(value)] ?? '');
    case 'str':
      return fromNeutral(unescaped(value));
    case 'b':
      return isTrue(value);
    case 'e':
      return { broken: unescaped(value) };
    case 'd':
      return { at: value.slice(0, 19).replace(/T00:00(:00)?$/, '') };
    default: {
      const told = Number(value);
      if (!Number.isFinite(told)) return { broken: value };
      // As it is seen: sums are off in digits that no spreadsheet shows, and 0.5 in the file is 50%.
      const number = Number.isInteger(told) ? told : Number(told.toPrecision(15));
      const format = formats[Number(attributes['s'] ?? '0')];
      if (typeof format === 'number' && Number.isInteger(number) && number >= 0) return String(number).padStart(format, '0');
      if (format === 'percent') return `${cellText(Math.round(number * 1e8) / 1e6)}%`;
      // Later days than these have five digits in their year.
      if (format !== 'date' || number < 0 || number > 2_900_000) return number;
      return { at: dateOfSerial(number + (is1904 ? from1904 : 0)).replace(/T00:00:00$/, '') };
    }
  }
}
