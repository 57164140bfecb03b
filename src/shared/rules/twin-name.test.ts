import { expect, it } from 'vitest';
import { twinName } from './twin-name.ts';

it.each([
  ['Vẽ kỹ thuật', 've-ky-thuat', 'Vẽ kỹ thuật'],
  ['Vẽ kỹ thuật', 've-ky-thuat-2', 'Vẽ kỹ thuật (2)'],
  ['Hình họa 2', 'hinh-hoa-2', 'Hình họa 2'],
  ['Hình họa 2', 'hinh-hoa-2-3', 'Hình họa 2 (3)'],
  ['Vẽ kỹ thuật', 've-tay-2', 'Vẽ kỹ thuật'],
])('%s at %s is titled %s', (name, slug, title) => {
  expect(twinName(name, slug)).toBe(title);
});
