import type { Cell } from '#shared/sheets/cells.ts';
import { serialOfDate } from '#shared/sheets/dates.ts';
import { toNeutral } from '#shared/sheets/neutral.ts';
import { escapeXml } from '#shared/text/xml.ts';
import { writeZip } from './zip.ts';

/** A sheet to write: its headings, and its rows as they are read. */
export type SheetToWrite = {
  name: string;
  headings: readonly string[];
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>;
};

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Formats of cells by their place in `styles`. */
const style = { plain: 0, heading: 1, day: 2, moment: 3, text: 4 } as const;

const styles = `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs></styleSheet>`;

/**
 * A workbook in pieces. Texts stand in their cells and not in a table of shared ones, so that a row can be written before the
 * next is read: what a workbook of 20,000 rows takes in memory is some hundred rows.
 */
export function writeXlsx(sheets: readonly SheetToWrite[]): AsyncGenerator<Buffer> {
  const numbered = sheets.map((sheet, index) => ({ ...sheet, number: index + 1 }));
  const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const each = (xml: (sheet: (typeof numbered)[number]) => string) => numbered.map(xml).join('');
  const book = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>${each(({ number }) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${types}.worksheet+xml"/>`)}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relation}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relation}"><sheets>${each(({ name, number }) => `<sheet name="${escaped(name)}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships">${each(({ number }) => `<Relationship Id="rId${number}" Type="${relation}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="rId${sheets.length + 1}" Type="${relation}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styles,
  };
  return writeZip([
    ...Object.entries(book).map(([name, xml]) => ({ name, parts: [head + xml] })),
    ...numbered.map((sheet) => ({ name: `xl/worksheets/sheet${sheet.number}.xml`, parts: sheetParts(sheet) })),
  ]);
}

/** Letters that are gathered before they are packed. */
const enough = 64 * 1024;

async function* sheetParts({ headings, rows }: SheetToWrite): AsyncGenerator<string> {
  let text = `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${Math.max(1, headings.length)}" width="24" customWidth="1"/></cols><sheetData>${rowText(1, headings, style.heading)}`;
  let number = 1;
  for await (const row of rows) {
    number += 1;
    text += rowText(number, row, style.text);
    if (text.length < enough) continue;
    yield text;
    text = '';
  }
  yield `${text}</sheetData></worksheet>`;
}

const rowText = (number: number, cells: readonly Cell[], textStyle: number): string =>
  `<row r="${number}">${cells.map((cell, column) => cellXml(cell, `${letters(column)}${number}`, textStyle)).join('')}</row>`;

function cellXml(cell: Cell, at: string, textStyle: number): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c r="${at}" t="b"><v>${Number(cell)}</v></c>`;
  if (typeof cell === 'object' && 'at' in cell)
    return `<c r="${at}" s="${cell.at.includes('T') ? style.moment : style.day}"><v>${serialOfDate(cell.at)}</v></c>`;
  const text = typeof cell === 'string' ? cell : cell.broken;
  return `<c r="${at}" s="${textStyle}" t="inlineStr"><is><t xml:space="preserve">${escaped(toNeutral(text))}</t></is></c>`;
}

function letters(column: number): string {
  let name = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  return name;
}

const escaped = (text: string): string =>
  escapeXml(
    text
      .toWellFormed()
      .replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
      .replaceAll('\r', '_x000D_'),
  );
