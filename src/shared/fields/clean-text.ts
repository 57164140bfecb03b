/**
 * Text as it is stored: Unicode NFC, trimmed, line ends as \n, without control characters and the
 * invisible spaces and marks of direction that come along with copied text: in a name they would show its letters in another order. Lone surrogates become U+FFFD: PostgreSQL takes
 * neither them nor NUL. A text that draws nothing is empty.
 */
export function cleanText(text: string): string {
  const cleaned = text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex -- control characters are what is removed here
    .replace(/[\u0000-\u0008\u000B-\u001F\u007F\u200B\uFEFF\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .normalize('NFC')
    .trim();
  return /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{C}\p{M}\u2800]*$/u.test(cleaned) ? '' : cleaned;
}

/** The same on one line. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ');
