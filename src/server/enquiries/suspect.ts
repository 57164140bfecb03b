import { linksMax } from '#shared/enquiries/enquiry-limits.ts';
import { fold } from '#shared/text/fold.ts';

/** What a text alone tells of whether it is advertising. */

/** Three ways to write one; `.edu.vn` is one ending. */
const linkSigns = [
  /https?:/gi,
  /www\./gi,
  /\.(?:(?:com|edu|net|org|gov)(?:\.vn)?|vn|info|xyz|top|ru|cn|shop|club|online|site)\b/gi,
];

export const hasManyLinks = (text: string): boolean => linkSigns.some((sign) => (text.match(sign)?.length ?? 0) > linksMax);

/** By what texts are like each other: their letters, folded. A text without any is like itself alone. */
export const lettersOf = (text: string): string => fold(text).replaceAll(/[^\p{L}]+/gu, '') || text;
