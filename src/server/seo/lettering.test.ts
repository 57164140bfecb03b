import { expect, test } from 'vitest';
import { cutToWidth, fitted, outlineOf, tidy, wrapped } from './lettering.ts';

const style = { size: 40, weight: 700 } as const;
const vowels = ['a', 'ă', 'â', 'e', 'ê', 'i', 'o', 'ô', 'ơ', 'u', 'ư', 'y'];
const tones = ['', '\u0301', '\u0300', '\u0309', '\u0303', '\u0323'];
const lower = [...vowels.flatMap((vowel) => tones.map((tone) => (vowel + tone).normalize('NFC'))), ...'bcdđghklmnpqrstvxwfjz'];
const letters = [...lower, ...lower.map((letter) => letter.toLocaleUpperCase('vi')), ...'0123456789.,:;?!()/–—“”…'];

/** The numbers of path data: where anything is drawn, across and down. */
function extent(path: string) {
  const numbers = [...path.matchAll(/-?\d+\.\d/g)].map(Number);
  const across = numbers.filter((_, index) => index % 2 === 0);
  const down = numbers.filter((_, index) => index % 2 === 1);
  return { left: Math.min(...across), right: Math.max(...across), top: Math.min(...down), bottom: Math.max(...down) };
}

test('every letter of Vietnamese is drawn, each in its own shape', () => {
  const shapes = new Map(letters.map((letter) => [outlineOf(letter, style, 0), letter]));
  expect(letters.filter((letter) => outlineOf(letter, style, 0) === '')).toEqual([]);
  expect(shapes.size).toBe(letters.length);
});

test.each(['Thiết kế đồ họa', 'Ẳ ộ Ễ Ệ', 'nguyên âm', letters.join(' ')])('the lines of %s never touch', (text) => {
  const { size, leading } = fitted(text, { width: 300, height: 4000, sizes: [40], weight: 700 });
  const extents = [...text].filter((letter) => letter !== ' ').map((letter) => extent(outlineOf(letter, style, 0)));
  const rise = Math.max(...extents.map(({ top }) => -top));
  const hang = Math.max(...extents.map(({ bottom }) => bottom));
  expect(rise).toBeGreaterThan(size * 0.5);
  expect(rise + hang).toBeLessThan(size * leading);
  expect(leading).toBeLessThan(1.6);
});

test('letters that come apart are put together before they are drawn', () => {
  expect(wrapped('Thiết kế đồ họa'.normalize('NFD'), style, 1000)).toEqual(['Thiết kế đồ họa']);
});

test('what the typeface lacks leaves no hole', () => {
  expect(wrapped('😀 Bài hẹn 🎨 giờ 中', style, 1000)).toEqual(['Bài hẹn giờ']);
  expect(tidy('🎨🎨')).toBe('');
});

test('what the typeface lacks is left out', () => {
  expect(outlineOf('A😀中\u0001', style, 0)).toBe(outlineOf('A', style, 0));
});

test.each([
  'CHUYÊN VIÊN NGHIÊN CỨU TRẢI NGHIỆM NGƯỜI DÙNG Ấ Ễ Ộ Ữ ẶNG',
  'Nghiêng'.repeat(36),
  'Ấ Ễ Ộ '.repeat(42),
  'W'.repeat(150),
])('%s fits its column, nothing is lost', (text) => {
  const box = { width: 568, height: 330 };
  const { size, lines, leading } = fitted(text, { ...box, sizes: [92, 60, 40, 24], weight: 700 });
  expect(lines.length * size * leading).toBeLessThanOrEqual(box.height);
  expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  for (const line of lines) expect(extent(outlineOf(line, { size, weight: 700 }, 0)).right, line).toBeLessThanOrEqual(box.width);
});

test('a text too long even for the smallest letters ends in an ellipsis', () => {
  const { lines } = fitted('Hướng nghiệp và học thiết kế. '.repeat(40), { width: 400, height: 220, sizes: [40], weight: 700 });
  expect(lines).toHaveLength(4);
  expect(lines.at(-1)).toMatch(/^Hướng|^[a-z]/);
  expect(lines.at(-1)?.endsWith('…')).toBe(true);
});

test('one line is cut where it would be wider', () => {
  const cut = cutToWidth('Vị trí, nghề Thiết kế trải nghiệm và giao diện', style, 400);
  expect(cut).toMatch(/^Vị trí, nghề.*…$/);
  expect(extent(outlineOf(cut, style, 0)).right).toBeLessThanOrEqual(400);
  expect(cutToWidth('Ngắn', style, 400)).toBe('Ngắn');
});
