/**
 * Vietnamese alphabetical order, so that both databases sort names alike by comparing bytes:
 * neither SQLite nor a PostgreSQL without ICU knows that ă comes after a and đ after d.
 *
 * A key has three levels, each compared only when the one before is equal: letters (a < ă < â),
 * tones (ngang, huyền, hỏi, ngã, sắc, nặng), then the text itself.
 */
const letters = '0123456789aăâbcdđeêfghijklmnoôơpqrstuưvwxyz';
const tones = ['\u0300', '\u0309', '\u0303', '\u0301', '\u0323'];

/** Breve, circumflex and horn make separate letters; every other mark is a tone. */
const letterMarks = new Set(['\u0306', '\u0302', '\u031b']);

/** A text whose byte order is the dictionary order of `name`. */
export function sortKey(name: string): string {
  let primary = '';
  let secondary = '';
  for (const cluster of name
    .toLowerCase()
    .normalize('NFD')
    .match(/\P{M}\p{M}*/gu) ?? []) {
    const marks = [...cluster].slice(1);
    const letter = ([...cluster][0] + marks.filter((mark) => letterMarks.has(mark)).join('')).normalize('NFC');
    const place = letters.indexOf(letter);
    if (place >= 0) primary += String.fromCharCode(48 + place);
    else if (/\p{L}|\p{N}/u.test(letter)) primary += `~${letter}`;
    else primary += primary === '' || primary.endsWith('!') ? '' : '!';
    secondary += String(1 + tones.findIndex((tone) => marks.includes(tone)));
  }
  return `${primary} ${secondary} ${name}`.slice(0, 800);
}
