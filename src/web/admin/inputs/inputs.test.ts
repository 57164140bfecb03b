import { describe, expect, it } from 'vitest';
import type { Field } from '#shared/fields/index.ts';
import { judgeField } from '#shared/fields/judge.ts';
import { admissionDate, article, major, position, subject } from '#shared/content-types/index.ts';
import { type FormValue, inputOf } from './index.ts';

const read = (field: Field, stored: unknown) => inputOf(field).read(stored, { name: 'x', field, record: null });
const sent = (field: Field, value: FormValue, stored?: unknown) => inputOf(field).toWire(value, stored, field);
/** What comes back of what was kept in the browser, which keeps plain data. */
const revived = (field: Field, value: unknown) => inputOf(field).revive(structuredClone(value));

const kept: readonly (readonly [string, Field, unknown])[] = [
  ['a list of records', position.fields.nganh_hoc_ids, [3, 1, 2]],
  ['a list of subjects', subject.fields.tien_quyet_ids, []],
  ['letters in order', position.fields.holland, ['A', 'I']],
  ['an amount', position.fields.luong_tu, 12_000_000],
  ['half years', major.fields.thoi_gian, 4.5],
  ['no number', major.fields.thoi_gian, null],
  ['a day', position.fields.kiem_tra, '2026-08-21'],
  ['a day that could have an hour', admissionDate.fields.bat_dau, '2026-08-21'],
  ['a minute', admissionDate.fields.ket_thuc, '2026-08-21T17:00+07:00'],
  ['costs', major.fields.chi_phi_khac, [{ ten: 'Vẽ liệu', so_tien: 3_000_000, cach: 'mot-lan' }]],
  ['no day', position.fields.kiem_tra, null],
  ['a yes', position.fields.minh_hoa, true],
  ['a no', position.fields.minh_hoa, false],
  ['a level that nobody wrote down', major.fields.bac, ''],
  [
    'rows of marks',
    major.fields.tuyen_sinh,
    [{ nam: 2026, phuong_thuc: 'Thi', to_hop: ['H00', 'V01'], thang_diem: 30, diem_chuan: 24.25, nguon: '', nhan_doi: [] }],
  ],
  ['years', major.fields.chi_tieu, [{ nam: 2026, so: null }]],
  ['what an article is about', article.fields.nghe_nghiep_ids, [7]],
];

describe('an input', () => {
  it.each(kept)('that nobody touches sends %s as it is stored', (_, field, stored) => {
    const wire = sent(field, read(field, stored), stored);
    expect(wire).toEqual(stored);
    expect(judgeField('x', field, wire)).toEqual({ ok: true, value: stored });
  });

  it.each(kept)('takes %s up again from what the browser has kept', (_, field, stored) => {
    const value = revived(field, read(field, stored));
    expect(value).not.toBeNull();
    expect(sent(field, value!, stored)).toEqual(stored);
  });

  it('does not take up what an older program has kept in another shape', () => {
    for (const [, field] of kept) {
      if (['references', 'choices', 'table'].includes(field.kind)) expect(revived(field, 'Một'), field.label).toBeNull();
      if (field.kind === 'flag') expect(revived(field, 'có'), field.label).toBeNull();
    }
    expect(revived(position.fields.nganh_hoc_ids, [{ id: 3, name: 'Ngành' }, { id: 'x' }, 4])).toEqual([
      { id: 3, name: 'Ngành' },
    ]);
    expect(revived(major.fields.chi_tieu, [{ cells: { nam: '2026' } }, 'x'])).toMatchObject([{ cells: { nam: '2026' } }]);
  });

  it('reads numbers as people type them, and sends what is none for the rule to say so', () => {
    const { luong_tu: pay } = position.fields;
    expect(read(pay, 12_000_000)).toBe('12.000.000');
    for (const typed of ['12.000.000', ' 12000000 ', '12 000 000']) expect(sent(pay, typed), typed).toBe(12_000_000);
    expect(sent(pay, 'mười triệu')).toBe('mười triệu');
    expect(judgeField('luong_tu', pay, 'mười triệu')).toEqual({
      ok: false,
      errors: { luong_tu: ['Thu nhập từ phải là số nguyên từ 100.000 đến 1.000.000.000'] },
    });
  });

  it('of rows names the cell that is wrong, whichever rows are empty', () => {
    const { tuyen_sinh: marks } = major.fields;
    const rows = [{ cells: {} }, { cells: { nam: '2026', diem_chuan: 'cao', to_hop: 'H00; V01,' } }];
    const wire = sent(marks, revived(marks, rows)!);
    expect(judgeField('tuyen_sinh', marks, wire)).toEqual({
      ok: false,
      errors: { 'tuyen_sinh.1.diem_chuan': ['Điểm chuẩn phải là số từ 0 đến 10.000'] },
    });
    const right = sent(marks, revived(marks, [{ cells: {} }, { cells: { nam: '2026', to_hop: 'H00; V01,' } }])!);
    expect(judgeField('tuyen_sinh', marks, right)).toEqual({
      ok: true,
      value: [
        { nam: 2026, phuong_thuc: '', to_hop: ['H00', 'V01'], thang_diem: null, diem_chuan: null, nguon: '', nhan_doi: [] },
      ],
    });
  });

  it('of a row sends the choice that it shows where nobody chose', () => {
    const { chi_phi_khac: costs } = major.fields;
    const wire = sent(costs, revived(costs, [{ cells: { ten: 'Vẽ liệu', so_tien: '3.000.000', cach: '' } }, { cells: {} }])!);
    expect(wire).toEqual([{ ten: 'Vẽ liệu', so_tien: 3_000_000, cach: 'moi-nam' }]);
    expect(judgeField('chi_phi_khac', costs, wire)).toEqual({ ok: true, value: wire });
  });

  it('sends a minute without an offset, and what is back as it was as it is stored', () => {
    const { ket_thuc: end } = admissionDate.fields;
    const stored = '2026-08-21T17:00+07:00';
    expect(read(end, stored)).toBe('2026-08-21T17:00');
    expect(sent(end, '2026-08-21T17:30', stored)).toBe('2026-08-21T17:30');
    expect(sent(end, '2026-08-21T17:00', stored)).toBe(stored);
    // An hour that has no day yet is for the rule.
    expect(Object.keys(judgeField('ket_thuc', end, sent(end, 'T17:30', stored)))).toContain('errors');
  });

  it('says what it holds as a person reads it', () => {
    const said = (field: Field, value: unknown) => inputOf(field).describe(value as FormValue, field);
    expect(
      said(position.fields.nganh_hoc_ids, [
        { id: 3, name: 'Kiến trúc' },
        { id: 4, name: '' },
      ]),
    ).toBe('Kiến trúc, Mã 4');
    expect(said(position.fields.minh_hoa, true)).toBe('Có');
    expect(said(position.fields.kiem_tra, '2026-08-21')).toBe('21/08/2026');
    expect(said(admissionDate.fields.ket_thuc, '2026-08-21T17:00')).toBe('21/08/2026 17:00');
    expect(said(major.fields.chi_phi_khac, [{ cells: { ten: 'Vẽ liệu', so_tien: '3', cach: 'mot-lan' } }])).toBe(
      'Vẽ liệu · 3 · Một lần',
    );
    expect(said(major.fields.chi_tieu, [{ cells: { nam: '2026', so: '120' } }, { cells: {} }])).toBe('2026 · 120; ');
  });
});
