import { expect, it } from 'vitest';
import { importTexts } from './sheet-texts.ts';

it('a question counts what is worth a look, and names five of it', () => {
  const named = Array.from({ length: 200 }, (_, at) => `Chỗ ${at}`);
  const { title, text } = importTexts.worthALook(named, 1_203);
  expect([title, text]).toEqual([
    '1.203 chỗ cần xem lại',
    'Chỗ 0. Chỗ 1. Chỗ 2. Chỗ 3. Chỗ 4. Và 1.198 chỗ khác. Bạn vẫn muốn nhập?',
  ]);
  expect(importTexts.worthALook(['Một chỗ'], 1).text).toBe('Một chỗ. Bạn vẫn muốn nhập?');
});
