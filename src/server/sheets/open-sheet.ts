import { sheetLimits } from '#shared/sheets/limits.ts';
import { byteOrderMark, parseCsv } from '#shared/sheets/csv.ts';
import { fromNeutral } from '#shared/sheets/neutral.ts';
import { sheetTexts } from '#shared/sheets/sheet-texts.ts';
import { readXlsx } from './read-xlsx.ts';
import { badSheet, type Row, type Sheet } from './sheet.ts';
import { BadZip } from './zip.ts';

/** What a file holds, judged by how it begins and not by its name. Refuses with 422. */
export async function openSheet(bytes: Buffer): Promise<Sheet[]> {
  if (bytes.length >= 4 && bytes.readUInt32LE(0) === 0x04034b50) {
    try {
      return await readXlsx(bytes);
    } catch (error) {
      if (!(error instanceof BadZip)) throw error;
      throw badSheet(sheetTexts[error.why === 'large' ? 'inflated' : error.why]);
    }
  }
  // The container of old spreadsheets, and of locked ones.
  if (bytes.subarray(0, 4).equals(Buffer.from('d0cf11e0', 'hex')))
    throw badSheet(sheetTexts[bytes.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'locked' : 'notASheet']);
  return [{ name: '', rows: readCsv(decodeText(bytes)), merged: [] }];
}

/** What formulas show that came to nothing, and columns that are too narrow, as a text of CSV. */
const cameToNothing = /^(?:#{3,}|#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!)|Err:\d{3})$/;

/** Blank cells that a line may end with: spreadsheets write some thousands. */
const mostCells = 20_000;

function readCsv(text: string): Row[] {
  const rows: Row[] = [];
  let number = 0;
  let letters = 0;
  for (const cells of parseCsv(text, mostCells)) {
    if (cells === null) throw badSheet(sheetTexts.openQuote);
    number += 1;
    if (cells.length > mostCells) throw badSheet(sheetTexts.tooManyColumns(sheetLimits.columns));
    while (cells.at(-1) === '') cells.pop();
    if (cells.length === 0) continue;
    if (cells.length > sheetLimits.columns) throw badSheet(sheetTexts.tooManyColumns(sheetLimits.columns));
    if (rows.length > sheetLimits.rows) throw badSheet(sheetTexts.tooManyRows(sheetLimits.rows));
    for (const cell of cells) letters += cell.length;
    if (letters > sheetLimits.characters) throw badSheet(sheetTexts.tooManyLetters);
    rows.push({ number, cells: cells.map((cell) => (cameToNothing.test(cell) ? { broken: cell } : fromNeutral(cell))) });
  }
  return rows;
}

/** Text in the encodings that Vietnamese spreadsheets are saved in. Refuses with 422 what is no text. */
function decodeText(bytes: Buffer): string {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  // oxlint-disable-next-line no-control-regex -- no text has these
  if (/[\u0000-\u0008\u000E-\u001A]/.test(text.slice(0, 4_096))) throw badSheet(sheetTexts.notASheet);
  const bare = text.startsWith(byteOrderMark) ? text.slice(1) : text;
  // A page that a program has named .xls, and the XML of Excel 2003.
  if (/^\s{0,100}<(?:!doctype|html|head|meta|table|\?xml)\b/i.test(bare)) throw badSheet(sheetTexts.notASheet);
  return bare.normalize('NFC');
}

function encodingOf(bytes: Buffer): string {
  const begin = bytes.subarray(0, 2).toString('hex');
  if (begin === 'fffe') return 'utf-16le';
  if (begin === 'feff') return 'utf-16be';
  const some = bytes.subarray(0, 1_024);
  const zeros = [0, 1].map((first) => some.filter((byte, at) => at % 2 === first && byte === 0).length);
  if ((zeros[1] ?? 0) > some.length / 8 && zeros[0] === 0) return 'utf-16le';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    if (isBrokenUtf8(bytes)) throw badSheet(sheetTexts.damaged);
    return 'windows-1258';
  }
}

/** Whether more letters are right in UTF-8 than wrong, which those of other encodings are not. */
function isBrokenUtf8(bytes: Buffer): boolean {
  const text = new TextDecoder().decode(bytes);
  let right = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    if (letter >= 0x80) right += letter === 0xfffd ? -1 : 1;
  }
  return right > 0;
}
