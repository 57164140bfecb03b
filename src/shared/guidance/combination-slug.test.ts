import { expect, it } from 'vitest';
import { combinationSlug, isCombination } from './combination-slug.ts';

it.each([
  ['D01', 'd01'],
  ['d1', 'd01'],
  ['D-01', 'd01'],
  ['khối A1', 'a01'],
  ['Tổ hợp H00', 'h00'],
  ['X06: Toán, Vật lí, Tin học', 'x06'],
  ['xét tuyển riêng', 'xet-tuyen-rieng'],
  ['D0123', 'd0123'],
  ['khoi-khoi-a', 'a'],
  ['', ''],
])('%s stands in addresses as %s', (text, slug) => {
  expect(combinationSlug(text)).toBe(slug);
  expect(combinationSlug(slug)).toBe(slug);
  expect(isCombination(slug)).toBe(/^[a-z]\d\d$/.test(slug));
});
