import { expect, it } from 'vitest';
import { markTerms } from './mark-terms.ts';

/** The parts as one text, what is marked in brackets. */
const marked = (text: string, terms: string[], reach: 'word' | 'part' = 'word') =>
  markTerms(text, terms, reach)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');

it('marks whole words by their key, or by its beginning where the term goes on', () => {
  expect(marked('Thiết kế đồ họa, hoạ sĩ', ['hoa', 'ke'])).toBe('Thiết [kế] đồ [họa], [hoạ] sĩ');
  expect(marked('Kỹ năng và kĩ thuật', ['ki'])).toBe('[Kỹ] năng và [kĩ] thuật');
  expect(marked('Đồ họa động', ['do', 'hoa'])).toBe('[Đồ họa] động');
  expect(marked('Đồ chơi', ['d*'])).toBe('[Đồ] chơi');
  expect(marked('Đồ chơi', ['d'])).toBe('Đồ chơi');
});

it('marks words that count side by side only where they stand so', () => {
  expect(marked('Trải nghiệm và thử nghiệm', ['ux', 'trai nghiem'])).toBe('[Trải nghiệm] và thử nghiệm');
  expect(marked('Đại học, học đại', ['dai hoc'])).toBe('[Đại học], học đại');
});

it('marks words beside each other as one', () => {
  expect(marked('Thiết kế đồ họa', ['do', 'hoa'])).toBe('Thiết kế [đồ họa]');
  expect(marked('đồ-họa', ['do', 'hoa'])).toBe('[đồ]-[họa]');
});

it('marks as many letters as were typed, whatever the form of the text', () => {
  expect(marked('Thiết kế', ['thie*', 'k*'], 'part')).toBe('[Thiế]t [k]ế');
  expect(marked('Thiết kế', ['thiet', 'ke'], 'part')).toBe('[Thiết kế]');
  const decomposed = 'Thiết kế'.normalize('NFD');
  expect(marked(decomposed, ['thie*', 'k*'], 'part').normalize('NFC')).toBe('[Thiế]t [k]ế');
});

it('marks the whole code where its block was typed', () => {
  expect(marked('Ngành H00', ['h0*'], 'part')).toBe('Ngành [H00]');
});

it('takes the longest of the terms that fit', () => {
  expect(marked('họa sĩ', ['h*', 'hoa'], 'part')).toBe('[họa] sĩ');
});

it('gives back the whole text, whatever is in it', () => {
  for (const text of ['', '   ', '<b>&amp;</b>', '🎨 Đồ 🎨', '\u0301a', 'Ấ'.normalize('NFD').repeat(3)]) {
    for (const reach of ['word', 'part'] as const) {
      expect(
        markTerms(text, ['a', 'do*', '', '*'], reach)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }
  }
  expect(markTerms('không có gì', [], 'word')).toEqual([{ text: 'không có gì', marked: false }]);
});
