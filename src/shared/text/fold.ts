/**
 * Text as a visitor types it on a phone: no accents, lower case. Unicode decomposition leaves đ
 * alone, so it is mapped by hand.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase();
}
