import { expect, it } from 'vitest';
import { admissionYears } from './admission-years.ts';

const way = (nam: number | null, phuong_thuc: string) => ({
  nam,
  phuong_thuc,
  to_hop: [],
  thang_diem: 30,
  diem_chuan: 21,
  nguon: '',
  nhan_doi: [],
});

it('stands year by year, the newest first, with the places of the year', () => {
  const years = admissionYears({
    chi_tieu: [
      { nam: 2024, so: 90 },
      { nam: 2025, so: null },
      { nam: 2023, so: 80 },
    ],
    tuyen_sinh: [way(2024, 'Học bạ'), way(2026, 'Học bạ'), way(null, 'Khác'), way(2024, 'Thi tốt nghiệp')],
  });
  expect(years.map(({ year, places, ways }) => [year, places, ways.map(({ phuong_thuc }) => phuong_thuc)])).toEqual([
    [2026, null, ['Học bạ']],
    [2024, 90, ['Học bạ', 'Thi tốt nghiệp']],
    [2023, 80, []],
    [null, null, ['Khác']],
  ]);
});

it('is empty where nothing is known', () => {
  expect(admissionYears({ chi_tieu: [{ nam: 2025, so: null }], tuyen_sinh: [] })).toEqual([]);
});
