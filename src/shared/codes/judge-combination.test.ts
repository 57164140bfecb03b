import { expect, it } from 'vitest';
import { combinationsNamed, subjectsOf } from './combination-tag.ts';
import { combinations } from './combinations.ts';
import { codesOf, judgeCodes, takeSuggestion } from './judge-codes.ts';
import { judgeCombination } from './judge-combination.ts';
import { unsilenced } from './warning.ts';

/** A combination and the year of admission; whether it is warned of, a part of what is told, and what is proposed. */
const cases: [tag: string, year: number, tone: 'warning' | 'note' | null, told?: string, proposed?: string[]][] = [
  ['A00', 2026, null],
  ['H00', 2026, null],
  ['V11', 2026, null],
  ['', 2026, null],
  [' D01 ', 2026, null],
  ['A00: Toán, Lý, Hóa', 2026, null],
  ['V00: Toán, Vật lí, Vẽ tĩnh vật', 2026, null],
  // Without papers since 2025.
  ['D78', 2024, null],
  ['D78', 2025, 'warning', 'không còn bài thi Khoa học xã hội'],
  ['D90', 2026, 'warning', 'không còn bài thi Khoa học tự nhiên'],
  ['D96', 2026, 'warning', 'không còn bài thi Khoa học xã hội'],
  ['H03', 2026, 'warning', 'không còn bài thi Khoa học tự nhiên'],
  ['H05', 2026, 'warning', 'không còn bài thi Khoa học xã hội'],
  // In no list.
  ['X06', 2026, 'note', 'Có thể ghi kèm các môn'],
  ['X06: Toán, Vật lí, Tin học', 2026, 'note', 'ghi các môn kèm theo: Toán, Vật lí, Tin học'],
  ['X06 (Toán, Lý, Tin)', 2026, 'note', 'Toán, Vật lí, Tin học'],
  ['V04', 2026, 'note', 'V04 không có trong danh sách'],
  ['Xét tuyển thẳng', 2026, 'note', 'không nhận ra'],
  ['A001', 2026, 'note', 'không nhận ra'],
  // Written in another way.
  ['a00', 2026, 'warning', 'viết đúng là “A00”', ['A00']],
  ['D1', 2026, 'warning', 'viết đúng là “D01”', ['D01']],
  ['D 01', 2026, 'warning', 'viết đúng là “D01”', ['D01']],
  ['h-00', 2026, 'warning', 'viết đúng là “H00”', ['H00']],
  ['x06: toán, lý, tin', 2026, 'warning', 'viết đúng là', ['X06: Toán, Vật lí, Tin học']],
  ['A00, A01, D01', 2026, 'warning', 'mỗi tổ hợp một mục', ['A00', 'A01', 'D01']],
  ['A00; A01 và D01', 2026, 'warning', 'mỗi tổ hợp một mục', ['A00', 'A01', 'D01']],
  ['A00 - A01', 2026, 'warning', 'mỗi tổ hợp một mục', ['A00', 'A01']],
  ['V00/V01', 2026, 'warning', 'mỗi tổ hợp một mục', ['V00', 'V01']],
  ['Toán, Lý, Hóa', 2026, 'warning', 'là tổ hợp A00', ['A00']],
  ['Toán + Văn + Anh', 2026, 'warning', 'là tổ hợp D01', ['D01']],
  ['Vẽ – Toán – Ngữ văn', 2026, 'warning', 'là tổ hợp H01', ['H01']],
  // Names of the old kind.
  ['Khối V', 2026, 'warning', 'gồm nhiều tổ hợp: V00, V01'],
  ['khối A1', 2026, 'warning', 'nay là tổ hợp A01', ['A01']],
  ['khối D', 2026, 'warning', 'nay là tổ hợp D01', ['D01']],
  // Subjects that are those of another.
  ['A00: Toán, Văn, Anh', 2026, 'warning', 'Các môn đó là tổ hợp D01', ['D01']],
  ['A00: Toán, Vật lí, Tin học', 2026, 'warning', 'khác với các môn ghi kèm', ['A00']],
  // A remark is no list of subjects.
  ['A00 (bỏ từ 2026)', 2026, 'note', 'không nhận ra'],
  ['D01 (trừ tiếng Nhật)', 2026, 'note', 'không nhận ra'],
  ['X06 (dự kiến)', 2026, 'note', 'không nhận ra'],
];

it.each(cases)('%j in %i: %j', (tag, year, tone, told, proposed) => {
  const [warning, ...others] = judgeCombination(tag, year);
  expect(others).toEqual([]);
  expect(warning?.tone ?? null).toBe(tone);
  expect(warning?.text ?? '').toContain(told ?? '');
  expect(warning?.suggestion?.value).toEqual(proposed);
});

it('spells the subjects out', () => {
  expect(subjectsOf('A01')).toEqual(['Toán', 'Vật lí', 'Tiếng Anh']);
  expect(subjectsOf('H00')).toEqual(['Ngữ văn', 'Năng khiếu vẽ Nghệ thuật 1', 'Năng khiếu vẽ Nghệ thuật 2']);
  expect(subjectsOf('H00: Văn, Hình họa, Trang trí màu')).toEqual(['Ngữ văn', 'Hình họa', 'Trang trí màu']);
  expect(subjectsOf('X06: Toán, Lý, Tin')).toEqual(['Toán', 'Vật lí', 'Tin học']);
  expect(subjectsOf('X06')).toEqual([]);
  expect(subjectsOf('Toán')).toEqual([]);
});

it('knows the combinations of a name of the old kind', () => {
  expect(combinationsNamed('khối V')).toEqual(combinations.map(({ code }) => code).filter((code) => code.startsWith('V')));
  expect(combinationsNamed('Khoi H')).toHaveLength(9);
  expect(combinationsNamed('khối D1')).toEqual(['D01']);
  expect(combinationsNamed('Khối C')).toEqual(['C00']);
  expect(combinationsNamed('khối')).toEqual([]);
  expect(combinationsNamed('khối lượng')).toEqual([]);
});

it('lists combinations that are written as they are read', () => {
  for (const { code, subjects } of combinations) {
    expect(subjectsOf(code)).toEqual(subjects);
    expect(judgeCombination(code, 2024)).toEqual([]);
    expect(judgeCombination(code, 2025)).toHaveLength(['D78', 'D90', 'D96', 'H03', 'H05'].includes(code) ? 1 : 0);
  }
});

it('keeps silent about what the school knows, and judges an earlier year by its own rules', () => {
  const major = codesOf({ ma_nganh: '7210403', name: 'Thiết kế mỹ thuật số', to_hop: ['D78', 'H00'] });
  const keys = (known: string[]) => unsilenced(judgeCodes(major, 2026), known).map(({ key }) => key);
  expect(keys([])).toEqual(['ma_nganh:7210403', 'to_hop:D78']);
  expect(keys(['ma_nganh:7210403'])).toEqual(['to_hop:D78']);
  expect(keys(['ma_nganh:7210403', 'to_hop:D78'])).toEqual([]);
  const admissions = (nam: number | null) =>
    judgeCodes(codesOf({ tuyen_sinh: [{ nam, to_hop: ['D78'] }] }), 2026).map(({ field }) => field);
  expect(admissions(2024)).toEqual([]);
  expect(admissions(2025)).toEqual(['tuyen_sinh']);
  expect(admissions(null)).toEqual(['tuyen_sinh']);
});

it('puts what is proposed where the code stood, in every year of admission too', () => {
  const major = codesOf({ to_hop: ['H00', 'd1'], tuyen_sinh: [{ nam: 2025, to_hop: ['d1'], nguon: 'x' }] });
  const [warning, ...others] = judgeCodes(major, 2026);
  expect([warning?.field, others]).toEqual(['to_hop', []]);
  expect(takeSuggestion(major, warning!)).toEqual({
    to_hop: ['H00', 'D01'],
    tuyen_sinh: [{ nam: 2025, to_hop: ['D01'], nguon: 'x' }],
  });
  const several = codesOf({ to_hop: ['A00, A01', 'A00'] });
  expect(takeSuggestion(several, judgeCodes(several, 2026)[0]!)).toEqual({ to_hop: ['A00', 'A01'] });
  const coded = codesOf({ ma_nganh: 'D210403', name: 'Thiết kế đồ họa' });
  expect(takeSuggestion(coded, judgeCodes(coded, 2026)[0]!)).toEqual({ ma_nganh: '7210403' });
});
