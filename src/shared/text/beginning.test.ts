import { expect, it } from 'vitest';
import { beginningOf } from './beginning.ts';

it.each([
  ['  Một  dòng\nnữa ', 20, 'Một dòng nữa'],
  ['Một dòng dài', 10, 'Một dòng…'],
  ['Khôngdấucách', 5, 'Khôn…'],
])('%j in %i characters is %j', (text, most, wanted) => expect(beginningOf(text, most)).toBe(wanted));
