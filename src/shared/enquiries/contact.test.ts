import { describe, expect, it } from 'vitest';
import { contactTexts, readContact } from './contact.ts';

const prefixes = [
  '032 033 034 035 036 037 038 039',
  '052 055 056 058 059',
  '070 076 077 078 079',
  '081 082 083 084 085 086 087 088 089',
  '090 091 092 093 094 096 097 098 099',
].flatMap((line) => line.split(' '));

describe('how somebody can be answered', () => {
  it.each(prefixes)('a number that begins with %s is one, however it is written', (prefix) => {
    const digits = `${prefix}1234567`;
    const rest = digits.slice(1);
    const spelled = [
      digits,
      `${prefix} 123 4567`,
      `${prefix}.123.4567`,
      `(${prefix}) 123-4567`,
      `+84${rest}`,
      `+84 ${rest.slice(0, 2)} ${rest.slice(2)}`,
      `84${rest}`,
      `  ${digits}\n`,
    ];
    for (const typed of spelled) expect([typed, readContact(typed)]).toEqual([typed, { kind: 'phone', value: digits }]);
  });

  it.each(['02838123456', '028 3812 3456', '+84 24 3825 1234', '0292 3 831 301'])('%s is a landline', (typed) => {
    expect(readContact(typed)).toMatchObject({ kind: 'phone', value: expect.stringMatching(/^02\d{9}$/) });
  });

  it.each([
    ['', contactTexts.missing],
    ['   ', contactTexts.missing],
    ['gọi em nhé', contactTexts.missing],
    ['0901 23O 567', contactTexts.letters],
    ['0901234567 (mẹ)', contactTexts.letters],
    ['0901 234 56', contactTexts.phoneLength],
    ['0901 234 5678', contactTexts.phoneLength],
    ['901234567', contactTexts.phoneLength],
    ['113', contactTexts.phoneLength],
    ['0'.repeat(250), contactTexts.phoneLength],
    ['0101234567', contactTexts.phoneStart],
    ['0201234567', contactTexts.phoneStart],
    ['0401234567', contactTexts.phoneStart],
    ['0601234567', contactTexts.phoneStart],
    ['ten@gmail', contactTexts.email],
    ['ten@@gmail.com', contactTexts.email],
    ['@gmail.com', contactTexts.email],
    ['ten gmail@gmail.com', contactTexts.email],
    ['a@b.vn\nBcc: khac@b.vn', contactTexts.email],
    ['<a@b.vn>', contactTexts.email],
    ['a@-b.vn', contactTexts.email],
    ['a@b.vn, c@d.vn', contactTexts.email],
    [`${'a'.repeat(250)}@b.vn`, contactTexts.email],
  ])('%j is none: %s', (typed, fault) => {
    expect(readContact(typed)).toEqual({ fault });
  });

  it.each([
    ['Ten.Em+hoi@Gmail.COM ', 'ten.em+hoi@gmail.com'],
    ['me_cua-nam@truong.edu.vn', 'me_cua-nam@truong.edu.vn'],
  ])('%j is an address', (typed, value) => {
    expect(readContact(typed)).toEqual({ kind: 'email', value });
  });
});
