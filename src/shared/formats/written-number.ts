/** What a number of a field may be. */
type NumberRange = { from: number; to: number; step?: number | undefined; unit?: string | undefined };

const units = ['vnđ', 'vnd', 'đồng', 'đ', '₫', '%'];
const multiples: readonly (readonly [string, number])[] = [
  ['triệu', 1_000_000],
  ['tr', 1_000_000],
  ['nghìn', 1_000],
  ['ngàn', 1_000],
  ['k', 1_000],
];

/**
 * The number that a person or a spreadsheet wrote: '12.000.000', '12,000,000 đ', '12 triệu', '24,5'. Where a text can be read in
 * two ways ('24.500'), the way that the field allows is meant, the Vietnamese one first. Null for what cannot be read.
 */
export function readWrittenNumber(text: string, range: NumberRange): number | null {
  const readings = readingsOf(text, range.unit);
  return readings.find((number) => fits(number, range)) ?? readings[0] ?? null;
}

function fits(number: number, { from, to, step = 1 }: NumberRange): boolean {
  const steps = number / step;
  return number >= from && number <= to && Math.abs(steps - Math.round(steps)) < 1e-6;
}

function readingsOf(text: string, unit: string | undefined): number[] {
  let rest = text.normalize('NFC').toLocaleLowerCase('vi').replace(/\s/g, '');
  const cut = (end: string): boolean => {
    if (end === '' || !rest.endsWith(end) || rest.length === end.length) return false;
    rest = rest.slice(0, -end.length);
    return true;
  };
  for (const one of [...units, (unit ?? '').toLocaleLowerCase('vi').replace(/\s/g, '')]) if (cut(one)) break;
  const times = multiples.find(([word]) => cut(word))?.[1] ?? 1;
  const sign = rest.startsWith('-') || rest.startsWith('−') ? -1 : 1;
  if (sign < 0) rest = rest.slice(1);
  return [grouped(rest, '.', ','), grouped(rest, ',', '.'), decimal(rest)]
    .filter((number) => number !== null)
    .map((number) => Math.round(sign * number * times * 1e6) / 1e6);
}

/** '1.234.567,8' with '.' between thousands and ',' before decimals. */
function grouped(text: string, thousand: string, point: string): number | null {
  const [whole = '', decimals = '', ...more] = text.split(point);
  const [first = '', ...groups] = whole.split(thousand);
  const isRead =
    more.length === 0 &&
    /^\d{1,3}$/.test(first) &&
    groups.length > 0 &&
    groups.every((group) => /^\d{3}$/.test(group)) &&
    (decimals === '' ? !text.includes(point) : /^\d+$/.test(decimals));
  return isRead ? Number(`${first}${groups.join('')}.${decimals || '0'}`) : null;
}

const decimal = (text: string): number | null => (/^\d{1,15}([.,]\d{1,10})?$/.test(text) ? Number(text.replace(',', '.')) : null);
