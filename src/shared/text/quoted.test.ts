import { expect, it } from 'vitest';
import { quoted } from './quoted.ts';

it.each([
  ['Vẽ kỹ thuật', '“Vẽ kỹ thuật”'],
  ['Nghề "hot" nhất', '“Nghề ‘hot’ nhất”'],
  ['“Vẽ” và “Tô”', '“‘Vẽ’ và ‘Tô’”'],
  ['"""', '“‘’‘”'],
  ['', '“”'],
])('%j is quoted once: %s', (title, expected) => {
  expect(quoted(title)).toBe(expected);
});
