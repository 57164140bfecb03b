import { expect, it } from 'vitest';
import { phoneDigits } from '#shared/formats/phone-digits.ts';
import { isPhone, siteFaults, tidySite } from './rules.ts';

it.each([
  ['0901 234 567', '0901234567'],
  ['+84 901.234.567', '0901234567'],
  ['(028) 7654-3210', '02876543210'],
  ['1900 1234', '19001234'],
])('%s is kept as %s', (written, digits) => {
  expect(phoneDigits(written)).toBe(digits);
  expect(isPhone(digits)).toBe(true);
});

it.each(['', '901234567', '01234567', '012345678901', '0901x34567', '1700123', '190012345678'])('%s is no number', (digits) => {
  expect(isPhone(phoneDigits(digits))).toBe(false);
});

it('a number is kept once, however it was written', () => {
  expect(tidySite({ hotlines: ['0901 234 567', '+84901234567'], name: 'Trường' })).toEqual({
    hotlines: ['0901234567'],
    name: 'Trường',
  });
});

it('a way to ask needs its number, whichever of the two is changed', () => {
  const before = { hotlines: ['0901234567'], zalo: '', email: 'a@b.vn', ways: ['call', 'email'] };
  expect(siteFaults({ ways: ['zalo'] }, before)).toEqual({ zalo: ['Muốn khách nhắn Zalo thì cần số Zalo'] });
  expect(siteFaults({ hotlines: [] }, before)).toEqual({ hotlines: ['Muốn khách gọi điện thì cần ít nhất một hotline'] });
  expect(siteFaults({ hotlines: [], ways: ['email'] }, before)).toEqual({});
  // What was wrong before is not the fault of another change.
  expect(siteFaults({ name: 'Trường' }, { ...before, hotlines: [] })).toEqual({});
});

it('hours are read as people write them, and kept as they are compared', () => {
  const rows = [
    { thu: '1', tu: '8:00', den: '11:30' },
    { thu: '1', tu: ' 13:30', den: '17:00' },
  ];
  expect(siteFaults({ gio_tra_loi: rows }, null)).toEqual({});
  expect(tidySite({ gio_tra_loi: rows }).gio_tra_loi).toEqual([
    { thu: '1', tu: '08:00', den: '11:30' },
    { thu: '1', tu: '13:30', den: '17:00' },
  ]);
});

it.each([
  [{ tu: '8h', den: '17:00' }, { tu: 'Giờ phải có dạng 08:00' }],
  [
    { tu: '24:00', den: '25:00' },
    { tu: 'Giờ phải có dạng 08:00', den: 'Giờ phải có dạng 08:00' },
  ],
  [{ tu: '08:60', den: '17:00' }, { tu: 'Giờ phải có dạng 08:00' }],
  [{ tu: '17:00', den: '08:00' }, { den: 'Giờ đến phải sau giờ bắt đầu' }],
  [{ tu: '08:00', den: '8:00' }, { den: 'Giờ đến phải sau giờ bắt đầu' }],
])('the hours %o are refused where they are wrong', (row, faults) => {
  const fine = { thu: '2', tu: '08:00', den: '17:00' };
  expect(siteFaults({ gio_tra_loi: [fine, { thu: '1', ...row }] }, null)).toEqual(
    Object.fromEntries(Object.entries(faults).map(([end, message]) => [`gio_tra_loi.1.${end}`, [message]])),
  );
});

it('days off are read as people write them, and kept as they are compared', () => {
  const rows = [
    { tu: '4/2/2027', den: '2027-02-12', ten: 'Tết' },
    { tu: '02/09/2027', den: '', ten: '' },
  ];
  expect(siteFaults({ ngay_nghi: rows }, null)).toEqual({});
  expect(tidySite({ ngay_nghi: rows }).ngay_nghi).toEqual([
    { tu: '2027-02-04', den: '2027-02-12', ten: 'Tết' },
    { tu: '2027-09-02', den: '', ten: '' },
  ]);
});

it.each([
  [{ tu: '30/2/2027', den: '' }, { tu: 'Ngày phải có thật, dạng 04/02/2027' }],
  [
    { tu: '2027', den: 'Tết' },
    { tu: 'Ngày phải có thật, dạng 04/02/2027', den: 'Ngày phải có thật, dạng 04/02/2027' },
  ],
  [{ tu: '12/02/2027', den: '04/02/2027' }, { den: 'Ngày cuối không được trước ngày đầu' }],
])('the days off %o are refused where they are wrong', (row, faults) => {
  expect(siteFaults({ ngay_nghi: [{ ten: '', ...row }] }, null)).toEqual(
    Object.fromEntries(Object.entries(faults).map(([end, message]) => [`ngay_nghi.0.${end}`, [message]])),
  );
});
