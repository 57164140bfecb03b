/** What a spreadsheet writes for a letter that the encoding of its file lacks: on Windows, and on a Mac. */
const lostSigns = /[?_]/;

/** Whether it is worth a comparison. */
export const mayHaveLost = (text: string): boolean => lostSigns.test(text);

/** Whether a text that stands beside no other seems to have lost letters: it has a mark within a word, and none of the letters that only Vietnamese has. */
export const seemsLost = (text: string): boolean =>
  !/[\u1E00-\u1EFF]/.test(text) && text.split(/\s+/).some((word) => /\p{L}\?\p{Ll}/u.test(word) && !/[/.&=]/.test(word));

/**
 * Whether a text is the other with '?' or '_' for letters that no encoding of Western Europe has: a spreadsheet that saves CSV in
 * one writes 'Thi?t k?', and 'd' or 'o' for 'đ' and 'ơ'. Only letters that are no ASCII may differ beside those.
 */
export function hasLostLetters(text: string, before: string): boolean {
  if (!mayHaveLost(text) || text.length !== before.length) return false;
  let lost = 0;
  for (let at = 0; at < text.length; at += 1) {
    const was = before[at] ?? '';
    if (text[at] === was) continue;
    if (was < '\u0080' || !/\p{L}/u.test(was)) return false;
    if (lostSigns.test(text[at] ?? '') && was > '\u00FF') lost += 1;
  }
  return lost > 0;
}
