/** Digits in the groups they are spoken in: '0901 234 567', '028 7654 3210', '1900 1234'. */
export function groupHotline(digits: string): string {
  const groups = digits.length === 11 ? [3, 4, 4] : digits.length === 8 ? [4, 4] : [4, 3, 3];
  let at = 0;
  const parts = groups.map((length) => digits.slice(at, (at += length)));
  return [...parts, digits.slice(at)].filter((part) => part !== '').join(' ');
}

/** With the country's code, so that the number can be called from anywhere; short numbers have none. */
export const hotlineHref = (digits: string): string => (digits.startsWith('0') ? `tel:+84${digits.slice(1)}` : `tel:${digits}`);
