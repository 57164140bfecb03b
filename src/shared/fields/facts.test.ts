import { describe, expect, it } from 'vitest';
import { major, position } from '#shared/content-types/index.ts';
import type { Field } from './index.ts';
import { judgeField } from './judge.ts';
import { maxReferences } from './references.ts';
import { maxRows, wholeRows } from './table.ts';

const judged = (field: Field, given: unknown) => {
  const found = judgeField('x', field, given);
  return found.ok ? found.value : found.errors;
};

describe('a list of records', () => {
  const field = position.fields.nganh_hoc_ids;
  it('keeps its order and each record once, also from a form', () => {
    expect(judged(field, [3, '1', 3, ' 2 '])).toEqual([3, 1, 2]);
    for (const given of ['', null, []]) expect(judged(field, given)).toEqual([]);
  });
  it('takes no more than its most, and nothing that is no id', () => {
    const ids = Array.from({ length: maxReferences + 1 }, (_, index) => index + 1);
    expect(judged(field, ids.slice(1))).toHaveLength(maxReferences);
    expect(judged(field, [...ids.slice(1), 2, 3])).toHaveLength(maxReferences);
    expect(judged(field, ids)).toEqual({ x: ['Học ngành nào không được có quá 50 mục'] });
    for (const given of [[0], [-1], [1.5], ['x'], [null], 5, 'x', {}, [2 ** 31]])
      expect(Object.keys(Object(judged(field, given)))[0], JSON.stringify(given)).toMatch(/^x/);
  });
});

describe('a choice of several', () => {
  const field = position.fields.holland;
  it('keeps the order in which they were chosen, up to its most', () => {
    expect(judged(field, ['S', 'A', 'S', 'C'])).toEqual(['S', 'A', 'C']);
    expect(judged(field, ['S', 'A', 'C', 'E'])).toEqual({ x: ['Nhóm sở thích (Holland) không được có quá 3 mục'] });
    expect(Object.keys(Object(judged(field, ['X'])))).toEqual(['x.0']);
  });
});

describe('a number', () => {
  it('keeps to its range and steps, and may be unknown', () => {
    const field = major.fields.thoi_gian;
    expect(['4,5', 4.5, '4.5', '', null].map((given) => judged(field, given))).toEqual([4.5, 4.5, 4.5, null, null]);
    const fault = { x: ['Thời gian học phải là số từ 0,5 đến 10, từng 0,5 một'] };
    for (const given of [4.3, 0, 10.5, 'bốn', '1e1', Number.NaN]) expect(judged(field, given), String(given)).toEqual(fault);
  });
});

describe('a day', () => {
  const field = position.fields.kiem_tra;
  it('is one of the calendar', () => {
    expect(['2026-08-21', ' 2026-08-21 ', '', null].map((given) => judged(field, given))).toEqual([
      '2026-08-21',
      '2026-08-21',
      null,
      null,
    ]);
    for (const given of ['2026-02-30', '21/08/2026', '0026-08-21', '2026-8-1', 5])
      expect(Object.keys(Object(judged(field, given))), String(given)).toEqual(['x']);
  });
});

describe('a yes or no', () => {
  const field = position.fields.minh_hoa;
  it('reads the spellings of a form', () => {
    expect([true, 1, '1', 'true'].map((given) => judged(field, given))).toEqual([true, true, true, true]);
    expect([false, 0, '0', 'false', '', null].map((given) => judged(field, given))).toEqual(Array(6).fill(false));
    expect(Object.keys(Object(judged(field, 'có')))).toEqual(['x']);
  });
});

describe('rows of a table', () => {
  const field = major.fields.chi_tieu;
  it('that say nothing are dropped, and cells that are left out are empty', () => {
    expect(judged(field, [{}, { nam: 2026 }, { nam: null, so: '' }])).toEqual([{ nam: 2026, so: null }]);
    for (const given of ['', null, []]) expect(judged(field, given)).toEqual([]);
  });
  it('have the first of their choices where none is given', () => {
    expect(judged(major.fields.chi_phi_khac, [{ ten: 'Vẽ liệu' }])).toEqual([{ ten: 'Vẽ liệu', so_tien: null, cach: 'moi-nam' }]);
    expect(judged(major.fields.chi_phi_khac, [{ ten: 'Vẽ liệu', cach: 'khac' }])).toHaveProperty('x.0.cach');
  });
  it('name the cell that is wrong, and are so many at most', () => {
    expect(judged(field, [{ nam: 2026 }, { nam: 1999, so: -1 }])).toEqual({
      'x.1.nam': ['Năm phải là số nguyên từ 2000 đến 2100'],
      'x.1.so': ['Số chỉ tiêu phải là số nguyên từ 0 đến 100.000'],
    });
    expect(
      Object.keys(
        Object(
          judged(
            field,
            Array.from({ length: maxRows + 1 }, () => ({ nam: 2026 })),
          ),
        ),
      ),
    ).toEqual(['x']);
    for (const given of [5, 'x', [5], [[]], [null]])
      expect(Object.keys(Object(judged(field, given)))[0], JSON.stringify(given)).toMatch(/^x/);
  });
});

it('rows that were stored before there was a column have it, blank', () => {
  const rows = wholeRows(major.fields.tuyen_sinh, [{ nam: 2026, to_hop: ['H00'] }]);
  expect(rows).toEqual([
    { nam: 2026, phuong_thuc: '', to_hop: ['H00'], thang_diem: null, diem_chuan: null, nguon: '', nhan_doi: [] },
  ]);
  expect(Object.keys(rows[0] ?? {})).toEqual(Object.keys(major.fields.tuyen_sinh.columns));
});
