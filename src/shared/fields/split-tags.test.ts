import { expect, it } from 'vitest';
import { endsTag, joinTags, splitTags } from './split-tags.ts';

it.each([
  ['A00, A01;D01', ['A00', 'A01', 'D01']],
  ['A00\nA01\tD01 , ', ['A00', 'A01', 'D01']],
  ['X06: Toán, Vật lí, Tin học', ['X06: Toán, Vật lí, Tin học']],
  ['A00, X06: Toán, Vật lí; H00', ['A00', 'X06: Toán, Vật lí', 'H00']],
  ['  hai   chữ ', ['hai chữ']],
  ['', []],
])('%j is %j', (text, tags) => {
  expect(splitTags(text)).toEqual(tags);
  expect(splitTags(joinTags(tags))).toEqual(tags);
});

it('a comma ends a label, but not behind a colon', () => {
  expect(['A00', 'A00,', 'X06: Toán,', ','].map(endsTag)).toEqual([false, true, false, true]);
});
