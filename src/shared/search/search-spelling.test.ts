import { expect, it } from 'vitest';
import { accentKey } from './search-accents.ts';
import { spelledAs } from './search-spelling.ts';

it('spells words as a text has them side by side', () => {
  const texts = ['Họa sĩ minh họa', 'Đồ và hóa. Thiết kế đồ họa cho UI/UX.'];
  expect(spelledAs(['minh', 'hoa'], texts)).toBe('minh họa');
  expect(spelledAs(['thiet', 'ke', 'do', 'hoa'], texts)).toBe('thiết kế đồ họa');
  expect(spelledAs(['ui', 'ux'], texts)).toBe('UI UX');
  expect(spelledAs(['adobe', 'photoshop'], ['Adobe Photoshop'])).toBe('Adobe Photoshop');
});

it('spells words that stand apart one by one, and keeps what is nowhere', () => {
  expect(spelledAs(['hoa', 'do', 'web'], ['Họa sĩ', 'vẽ Đồ vật'])).toBe('họa Đồ web');
});

it('spells the form of a decomposed text composed', () => {
  expect(spelledAs(['hoa'], ['họa'.normalize('NFD')])).toBe('họa');
});

it('keeps accents that were typed where a text has them', () => {
  const texts = ['Quần áo và thời đại', 'Từ áo đại đến áo dài'];
  expect(spelledAs(['ao', 'dai'], texts)).toBe('áo đại');
  expect(spelledAs(['ao', 'dai'], texts, ['áo', 'dài'].map(accentKey))).toBe('áo dài');
  expect(spelledAs(['ao', 'dai'], texts.slice(0, 1), ['áo', 'dài'].map(accentKey))).toBe('áo đại');
});
