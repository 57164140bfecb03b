import { sheetLimits } from '#shared/sheets/limits.ts';
import { sheetTexts } from '#shared/sheets/sheet-texts.ts';
import { importTexts } from './sheet-texts.ts';

/** What a file is for: a sheet, or the pictures that are named in its cells. */
export type FileRole = 'sheet' | 'pictures';

/** By its name: a workbook begins as an archive does. */
export const roleOf = (name: string): FileRole => (/\.zip$/i.test(name) ? 'pictures' : 'sheet');

/** How many bytes tell what a file is. */
const read = 512;

const begins = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);
const isArchive = (bytes: Uint8Array) => begins(bytes, 0x50, 0x4b, 0x03, 0x04);
/** Workbooks of Excel 97 to 2003, and locked ones. */
const isOldBook = (bytes: Uint8Array) => begins(bytes, 0xd0, 0xcf, 0x11, 0xe0);
/** PDF, PNG, JPEG, GIF, RAR, 7z: what is dropped by mistake. */
const others: readonly (readonly number[])[] = [
  [0x25, 0x50, 0x44, 0x46],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x52, 0x61, 0x72, 0x21],
  [0x37, 0x7a, 0xbc, 0xaf],
];

type Chosen = { name: string; size: number; first: Uint8Array };

/** Why a file cannot be taken, or null: what the server would answer, told before it is sent. */
export function fileRefusal(role: FileRole, { name, size, first }: Chosen): string | null {
  if (size === 0) return importTexts.emptyFile(name);
  const most = role === 'sheet' ? sheetLimits.fileBytes : sheetLimits.picturesBytes;
  if (size > most) return importTexts.tooLarge(name, size, most);
  if (role === 'pictures') return isArchive(first) ? null : importTexts.notAZip;
  if (isOldBook(first)) return importTexts.oldOrLocked;
  if (isArchive(first)) return /\.(?:ods|numbers|docx|pptx)$/i.test(name) ? importTexts.otherProgram : null;
  return others.some((start) => begins(first, ...start)) ? sheetTexts.notASheet : null;
}

/**
 * Reads a chosen file whole: the copy can be sent again after the file on the disk was changed, which a browser refuses to
 * send. Gives why it is refused instead.
 */
export async function takeFile(role: FileRole, file: File): Promise<File | { refused: string }> {
  const { name, size, type } = file;
  try {
    const first = new Uint8Array(await file.slice(0, read).arrayBuffer());
    const refused = fileRefusal(role, { name, size, first });
    return refused === null ? new File([await file.arrayBuffer()], name, { type }) : { refused };
  } catch {
    return { refused: importTexts.unreadable(name) };
  }
}
