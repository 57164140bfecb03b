import { expect, it } from 'vitest';
import { unlistedMethods } from './methods.ts';

const listed = ['Xét học bạ', 'Thi tốt nghiệp THPT'];

it('tells of methods that a list lacks, each once, and of none while there is no list', () => {
  expect(unlistedMethods(['Học bạ', 'Xét học bạ', 'xét  HỌC BẠ', '', ' ', 'Học bạ', 'Tuyển thẳng'], listed)).toEqual([
    'Học bạ',
    'Tuyển thẳng',
  ]);
  expect(unlistedMethods(['Học bạ'], [])).toEqual([]);
  expect(unlistedMethods([], listed)).toEqual([]);
});
