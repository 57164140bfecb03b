const grouped = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,6})?$/;
const plain = /^\d{1,15}(?:[.,]\d{1,6})?$/;

/**
 * A number as people in Vietnam type it: '12.000.000', '12000000', '3,5', '3.5'. A full stop before exactly three digits groups
 * them. Null for what is none.
 */
export function parseViNumber(text: string): number | null {
  const typed = text.trim().replaceAll(/[\s\u00a0]/g, '');
  if (grouped.test(typed)) return Number(typed.replaceAll('.', '').replace(',', '.'));
  return plain.test(typed) ? Number(typed.replace(',', '.')) : null;
}

const threes = (digits: string): string[] =>
  Array.from({ length: digits.length / 3 }, (_, index) => digits.slice(index * 3, index * 3 + 3));

/** '12.000.000', '3,5'; years and scales, below 10,000, are not grouped: '2026'. `parseViNumber` reads it back. */
export function formatViNumber(value: number): string {
  const [whole = '', decimals] = String(value).split('.');
  const first = whole.length % 3;
  const groups = whole.length > 4 ? [whole.slice(0, first), ...threes(whole.slice(first))].filter(Boolean).join('.') : whole;
  return decimals === undefined ? groups : `${groups},${decimals}`;
}
