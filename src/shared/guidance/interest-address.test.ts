import { expect, it, test } from 'vitest';
import { interestResultPath, sumsInFragment } from './interest-address.ts';

test('a result has an address of its own, and is read from it again', () => {
  const sums = { R: 0, I: 15, A: 20, S: 9, E: 1, C: 10 };
  expect(interestResultPath(sums)).toBe('/kham-pha#0-15-20-9-1-10');
  expect(sumsInFragment('#0-15-20-9-1-10')).toEqual(sums);
});

it.each([
  '',
  '#',
  '#ket-qua',
  '#1-2-3-4-5',
  '#1-2-3-4-5-6-7',
  '#1-2-3-4-5-',
  '#1-2-3-4-5-21',
  '#1-2-3-4-5-100',
  '#01-2-3-4-5-6',
  '#-1-2-3-4-5-6',
  '#1.5-2-3-4-5-6',
  '#1-2-3-4-5-6 ',
  '#1-2-3-4-5-٣',
  '#%31-2-3-4-5-6',
  '#1-2-3-4-5-6\n',
  '1-2-3-4-5-6',
  `#${'1-'.repeat(50_000)}`,
  '#<script>',
  '#%E0%A4%A',
])('%j is no result', (fragment) => {
  expect(sumsInFragment(fragment)).toBeNull();
});
