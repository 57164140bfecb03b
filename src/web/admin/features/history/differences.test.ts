import { describe, expect, it } from 'vitest';
import { admissionDate, career, major, position } from '#shared/content-types/index.ts';
import { compareRecords, compareSections } from './differences.ts';
import type { LinePair } from './lines.ts';

const textsOf = (lines: readonly LinePair[] = []) => {
  const said = (pieces: LinePair['before']) => pieces && pieces.map(({ text }) => text).join('');
  return lines.map(({ before, after }) => [said(before), said(after)]);
};
const noName = () => '';
const section = (title: string, content = '', list: string[] = []) => ({ title, content, list });

describe('two versions of a record', () => {
  it('are compared in the order of the form, each field by its label', () => {
    const found = compareRecords(career, { name: 'Họa sĩ', status: 1 }, { name: 'Họa sĩ số', status: 0 }, noName);
    expect(found.map(({ label }) => label)).toEqual(Object.values(career.fields).map(({ label }) => label));
    expect(found.filter(({ same }) => !same).map(({ name }) => name)).toEqual(['name', 'status']);
    expect(found.find(({ name }) => name === 'status')).toMatchObject({
      lines: [{ before: [{ text: 'Hiển thị', marked: true }], after: [{ text: 'Ẩn', marked: true }] }],
    });
  });

  it('read the status of a career with its label beside it as what it is', () => {
    const found = compareRecords(career, { status: 1 }, { status: { value: 1, label: 'Hiển thị' } }, noName);
    expect(found.every(({ same }) => same)).toBe(true);
  });

  it('tell days and minutes as people write them, and rows by their labels', () => {
    const saidIn = (found: ReturnType<typeof compareRecords>, name: string) => {
      const compared = found.find((one) => one.name === name);
      const texts = (side: 'before' | 'after') =>
        compared?.kind === 'lines' ? compared.lines.map((line) => (line[side] ?? []).map(({ text }) => text).join('')) : [];
      return [texts('before'), texts('after')];
    };
    const dates = compareRecords(admissionDate, { ket_thuc: '2027-03-31' }, { ket_thuc: '2027-03-31T17:00+07:00' }, noName);
    expect(saidIn(dates, 'ket_thuc')).toEqual([['31/03/2027'], ['31/03/2027 17:00']]);
    const cost = { ten: 'Vẽ liệu', so_tien: 3_000_000, cach: 'mot-lan' };
    const costs = compareRecords(major, { chi_phi_khac: [] }, { chi_phi_khac: [cost] }, noName);
    expect(saidIn(costs, 'chi_phi_khac')[1]).toEqual(['Khoản: Vẽ liệu · Số tiền (đồng): 3.000.000 · Trả: Một lần']);
  });

  it('name what a record hangs on, and tell two of one name apart', () => {
    const named = compareRecords(position, { bo_phan_id: 1 }, { bo_phan_id: 2 }, (_, id) => (id === 1 ? 'Vẽ' : 'Dựng'));
    expect(named[0]).toMatchObject({ same: false, lines: [{ before: [{ text: 'Vẽ' }], after: [{ text: 'Dựng' }] }] });
    const alike = compareRecords(position, { bo_phan_id: 1 }, { bo_phan_id: 2 }, () => 'Vẽ');
    expect(alike[0]).toMatchObject({ same: false, lines: [{ before: [{ text: 'Vẽ (số 1)' }], after: [{ text: 'Vẽ (số 2)' }] }] });
  });

  it('show a picture that came', () => {
    const found = compareRecords(career, { image: null }, { image: '/uploads/a-640.webp' }, noName);
    const lines = [{ before: null, after: [{ text: '', image: '/uploads/a-640.webp', marked: true }], same: false }];
    expect(found.find(({ name }) => name === 'image')).toMatchObject({ same: false, lines });
  });
});

describe('the sections of two versions', () => {
  it('read marks where the section has them, and letters where it has none', () => {
    const [pair] = compareSections([section('A', '**b**')], [{ ...section('A', '**b**'), marked: true }]);
    expect(pair).toMatchObject({
      same: false,
      content: [{ before: [{ text: '**b**', marked: true }], after: [{ text: 'b', strong: true, marked: true }] }],
    });
  });

  it('tell that bullets were numbered, of a section that was there before', () => {
    const numbered = { ...section('A', '', ['một']), numbered: true as const };
    const [pair] = compareSections([section('A', '', ['một'])], [numbered]);
    expect(pair).toMatchObject({ same: false, isNumbered: { before: false, after: true }, bullets: [{ same: true }] });
    expect(textsOf(pair?.numbered)).toEqual([['Đánh số: Không', 'Đánh số: Có']]);
    expect(compareSections([], [numbered])[0]?.numbered).toEqual([]);
  });

  it('show a table by its rows', () => {
    const table = (...rows: string[][]) => ({ ...section('Lịch'), table: { head: ['Thứ', 'Môn'], rows } });
    const [pair] = compareSections([table(['Hai', 'Vẽ'])], [table(['Hai', 'Vẽ màu'], ['Ba', 'Nặn'])]);
    expect(textsOf(pair?.table)).toEqual([
      ['Thứ | Môn', 'Thứ | Môn'],
      ['Hai | Vẽ', 'Hai | Vẽ màu'],
      [null, 'Ba | Nặn'],
    ]);
    expect(compareSections([table()], [section('Lịch')])[0]).toMatchObject({ same: false, table: [{ after: null }] });
  });

  it('keep a picture beside itself when its caption changes, and mark one that came', () => {
    const pictured = (...pictures: { image: string; caption: string }[]) => ({ ...section('A'), pictures });
    const [a, b] = ['/uploads/a-640.webp', '/uploads/b-320.webp'];
    const [pair] = compareSections(
      [pictured({ image: a, caption: 'Xưởng in' })],
      [pictured({ image: b, caption: '' }, { image: a, caption: 'Xưởng in lụa' })],
    );
    expect(pair?.pictures).toMatchObject([
      { before: null, after: [{ image: b, marked: true }] },
      {
        before: [{ image: a, marked: false }, { text: 'Xưởng in' }],
        after: [{ image: a }, { text: 'Xưởng in ' }, { text: 'lụa', marked: true }],
      },
    ]);
  });

  const places = (pairs: ReturnType<typeof compareSections>) =>
    pairs.map(
      ({ before, after, moved, same }) => `${before ?? '–'}→${after ?? '–'}${moved ? ' moved' : ''}${same ? ' same' : ''}`,
    );

  it('stay beside each other when another one comes in between', () => {
    const before = [section('Giới thiệu', 'một'), section('Công việc', 'hai')];
    const after = [section('Giới thiệu', 'một'), section('Kỹ năng', 'mới'), section('Công việc', 'hai')];
    expect(places(compareSections(before, after))).toEqual(['1→1 same', '–→2', '2→3 same']);
  });

  it('stay beside each other when one is renamed and changed a little', () => {
    const long = 'vẽ tay, vẽ máy, làm việc với khách hàng và đội in ấn mỗi ngày';
    const before = [section('Mở đầu', 'xin chào'), section('Việc hằng ngày', long)];
    const after = [section('Công việc hằng ngày', `${long}, có lúc về muộn`)];
    expect(places(compareSections(before, after))).toEqual(['1→–', '2→1']);
  });

  it('say that one was moved, and leave the others in their places', () => {
    const [a, b, c] = [section('A', 'một hai'), section('B', 'ba bốn'), section('C', 'năm sáu')];
    expect(places(compareSections([a, b, c], [c, a, b]))).toEqual(['3→1 moved', '1→2 same', '2→3 same']);
  });

  it('mark the words of a bullet that changed', () => {
    const [pair] = compareSections([section('A', '', ['Biết vẽ', 'Biết đọc'])], [section('A', '', ['Biết vẽ giỏi', 'Biết đọc'])]);
    expect(pair?.bullets.map(({ same }) => same)).toEqual([false, true]);
    expect(pair?.bullets[0]?.after).toEqual([
      { text: 'Biết vẽ ', marked: false },
      { text: 'giỏi', marked: true },
    ]);
  });

  it('of the greatest number are compared at once', () => {
    const many = (word: string) =>
      Array.from({ length: 100 }, (_, index) => section(`Mục ${index}`, `${word} ${index} `.repeat(500)));
    expect(compareSections(many('vẽ'), many('viết'))).toHaveLength(100);
  });
});
