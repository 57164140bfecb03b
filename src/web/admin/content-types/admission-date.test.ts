import { expect, it } from 'vitest';
import { admissionDateSlots } from './admission-date.ts';

it.each([
  [[{ nam: 2027 }, { nam: 2027 }], 'Chép 14 mốc của 2027 sang 2028?'],
  [[{ nam: '2027' }], 'Chép 14 mốc của 2027 sang 2028?'],
  [[{ nam: 2027 }, { nam: 2028 }], 'Chép 14 mốc sang năm sau?'],
  [[{ nam: '' }], 'Chép 14 mốc sang năm sau?'],
  [[{ nam: null }], 'Chép 14 mốc sang năm sau?'],
  [[{}], 'Chép 14 mốc sang năm sau?'],
])('of %j asks %j', (known, title) => {
  expect(admissionDateSlots.list?.copies?.question(14, known).title).toBe(title);
});
