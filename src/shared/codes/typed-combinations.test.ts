import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCombinations } from './typed-combinations.ts';

it.each([
  ['khối A', 'A00'],
  ['thi khối d học ngành gì', 'thi D01 học ngành gì'],
  ['KHỐI A1', 'A01'],
  ['khối V', '00v'],
  ['khối H hay V', '00h hay 00v'],
  ['khối A, D, v', 'A00, D01, 00v'],
  ['khối v h', '00v 00h'],
  ['khối a d học ngành gì', 'A00 D01 học ngành gì'],
  ['khối A và khối D1', 'A00 và D01'],
  ['tổ hợp xét tuyển D 01 và đồ họa', 'D01 và đồ họa'],
  ['to hop mon a01', 'A01'],
  ['khối thi A', 'A00'],
  ['Khối ngành H, V', '00h, 00v'],
  ['khoi xet tuyen d1 hay khối dự thi V', 'D01 hay 00v'],
  ['khối thi K', '00k'],
  ['khối tuyển sinh B', 'B00'],
  ['khối môn c học ngành gì', 'C00 học ngành gì'],
  ['tổ hợp môn thi D 01', 'D01'],
  ['H-00', 'H00'],
  ['toán lý hóa học ngành gì', 'A00 ngành gì'],
  ['Anh, Ngữ văn, Toán', 'D01'],
  ['toán văn vẽ', 'H01'],
  ['khối ｄ, Ｖ', 'D01, 00v'],
  ['Ｄ０１', 'D01'],
  // What only looks like one.
  ['khối lượng', 'khối lượng'],
  ['khối a h học ngành gì', 'A00 h học ngành gì'],
  ['khối à', 'khối à'],
  ['khối thi à', 'khối thi à'],
  ['khối ngành mỹ thuật', 'khối ngành mỹ thuật'],
  ['khối ngành nào thi a', 'khối ngành nào thi a'],
  ['khối ngành Y dược', 'khối ngành Y dược'],
  ['khối ngành e-learning', 'khối ngành e-learning'],
  ['khối thi k có vẽ', 'khối thi k có vẽ'],
  ['khối ngành C++', 'khối ngành C++'],
  ['giấy A4, A1', 'giấy A4, A1'],
  ['khối d 22 điểm', 'D01 22 điểm'],
  ['toán văn về', 'toán văn về'],
  ['toán và lý', 'toán và lý'],
  ['', ''],
])('%j is read as %j', (typed, written) => expect(readCombinations(typed).text).toBe(written));

it('tells what was not called by its code', () => {
  expect(readCombinations('khối V, D hay H00, toán lý hóa').called).toEqual([
    { typed: 'khối V', code: 'V' },
    { typed: 'D', code: 'D01' },
    { typed: 'toán lý hóa', code: 'A00' },
  ]);
  expect(readCombinations('khối thi H').called).toEqual([{ typed: 'khối thi H', code: 'H' }]);
});

it('reads whatever is typed, no more than 200 characters of it', () => {
  const word = fc.constantFrom(
    'khối',
    'thi',
    'tổ',
    'hợp',
    'A',
    'd',
    '01',
    'toán',
    'lý',
    'hóa',
    'hay',
    ',',
    'giáo',
    'dục',
    '\u0301',
    '😀',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(word, fc.string()), { maxLength: 90 }), (typed) => {
      const { text, called } = readCombinations(typed.join(' '));
      expect(text.length).toBeLessThanOrEqual(200);
      expect(called.every(({ typed: part, code }) => typed.join(' ').includes(part) && /^[A-Z](?:\d\d)?$/.test(code))).toBe(true);
    }),
    { numRuns: 200, seed: 35 },
  );
});
