import { describe, expect, it } from 'vitest';
import { plainTotal, readOwnMarks, requiredMarks, totalFor } from './own-marks.ts';

const row = {
  nam: 2026,
  phuong_thuc: 'Thi tốt nghiệp',
  to_hop: ['D01'],
  thang_diem: 30,
  diem_chuan: 20.25,
  nguon: '',
  nhan_doi: [] as string[],
};
const drawn = { ...row, phuong_thuc: 'Thi kết hợp', to_hop: ['H00', 'H01'], thang_diem: 40, nhan_doi: ['Vẽ 1', 'Vẽ'] };
const test = { ...row, phuong_thuc: 'ĐGNL', to_hop: [], thang_diem: 1200, diem_chuan: 700 };
const h00 = ['Ngữ văn', 'Vẽ 1', 'Vẽ 2'];

it('is set beside marks of the same method whose combinations hold the chosen one', () => {
  const rows = [row, drawn, test, { ...row, nam: null }, { ...row, diem_chuan: null }, { ...row, thang_diem: null }];
  expect(requiredMarks(rows, 'thi-tot-nghiep', 'd01')).toEqual([row]);
  expect(requiredMarks(rows, 'thi-tot-nghiep', 'h00')).toEqual([]);
  expect(requiredMarks(rows, 'thi-tot-nghiep', null)).toEqual([]);
  expect(requiredMarks([{ ...row, to_hop: ['d 1: Ngữ văn, Toán, Tiếng Anh'] }], 'thi-tot-nghiep', 'd01')).toHaveLength(1);
  expect(requiredMarks(rows, 'dgnl', 'd01')).toEqual([test]);
  expect(requiredMarks(rows, 'dgnl', null)).toEqual([test]);
});

describe('a total', () => {
  it('of papers has twice what counts twice, and is on the scale of the row or none', () => {
    expect(totalFor(row, { papers: [7, 8, 7.5] }, ['Ngữ văn', 'Toán', 'Tiếng Anh'])).toBe(22.5);
    expect(totalFor(drawn, { papers: [7, 8, 7.5] }, h00)).toBe(30.5);
    expect(totalFor({ ...drawn, nhan_doi: [] }, { papers: [7, 8, 7.5] }, h00)).toBeNull();
    expect(totalFor({ ...drawn, thang_diem: 30 }, { papers: [7, 8, 7.5] }, h00)).toBeNull();
    expect(totalFor({ ...row, thang_diem: 40 }, { papers: [1, 2, 3, 4] }, [])).toBe(10);
    expect(totalFor(row, { papers: [0.1, 0.2, 0] }, [])).toBe(0.3);
  });

  it('of a sum is what it is, where no subject counts twice and the scale is the same', () => {
    expect(totalFor(row, { sum: 22, scale: 30 }, [])).toBe(22);
    expect(totalFor(drawn, { sum: 22, scale: 30 }, h00)).toBeNull();
    expect(totalFor(drawn, { sum: 32, scale: 40 }, h00)).toBeNull();
    expect(totalFor(test, { sum: 22, scale: 30 }, [])).toBeNull();
    expect(totalFor(test, { sum: 705, scale: 1200 }, [])).toBe(705);
  });

  it('without weights is on as many times ten as there are papers', () => {
    expect(plainTotal({ papers: [7, 8, 7.5] })).toEqual({ total: 22.5, scale: 30 });
    expect(plainTotal({ sum: 705, scale: 1200 })).toEqual({ total: 705, scale: 1200 });
  });
});

describe('what is given', () => {
  const combination = { name: 'H00', subjects: h00 };
  const read = (text: string, required = [row], of = combination) => readOwnMarks(text, required, of);

  it.each([
    ['0', { sum: 0, scale: 30 }],
    ['30', { sum: 30, scale: 30 }],
    ['30.01', { fault: 'Tổng 3 môn từ 0 đến 30. Có môn nhân đôi thì ghi điểm từng môn.' }],
    ['7,8,10', { papers: [7, 8, 10] }],
    ['7,8,10.01', { fault: 'Điểm mỗi môn từ 0 đến 10.' }],
    ['7;8', { fault: 'H00 có 3 môn: Ngữ văn, Vẽ 1, Vẽ 2. Ghi đủ điểm của từng môn.' }],
    ['7,8,7,8', { fault: 'H00 có 3 môn: Ngữ văn, Vẽ 1, Vẽ 2. Ghi đủ điểm của từng môn.' }],
    ['7,,8', { fault: 'Điểm là một số, ví dụ 22,5.' }],
    ['hai', { fault: 'Điểm là một số, ví dụ 22,5.' }],
    ['', { fault: 'Điểm là một số, ví dụ 22,5.' }],
  ])('%s is %j for three papers', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('of a combination of which nobody knows the subjects is three papers, or as many as are given', () => {
    expect(read('30.5', [row], { name: 'Q99', subjects: [] })).toHaveProperty('fault');
    expect(read('7,8,7,8', [row], { name: 'Q99', subjects: [] })).toEqual({ papers: [7, 8, 7, 8] });
    expect(read('22', [], { name: '', subjects: [] })).toEqual({ sum: 22, scale: 30 });
  });

  it.each([
    ['705', { sum: 705, scale: 1200 }],
    ['1200', { sum: 1200, scale: 1200 }],
    ['1201', { fault: 'Điểm theo phương thức này từ 0 đến 1200.' }],
    ['22.5', { fault: 'Điểm này không phải theo thang 1200: ghi nguyên điểm trên phiếu điểm.' }],
    ['7,8,7.5', { fault: 'Phương thức này xét một điểm chung: chỉ ghi một số.' }],
  ])('%s is %j for a test of its own', (text, expected) => {
    expect(read(text, [test])).toEqual(expected);
  });

  it('for marks of all combinations is a sum or papers', () => {
    const school = { ...row, to_hop: [] };
    expect(read('24.5', [school], { name: '', subjects: [] })).toEqual({ sum: 24.5, scale: 30 });
    expect(read('7,8,9', [school], { name: '', subjects: [] })).toEqual({ papers: [7, 8, 9] });
  });
});
