import { describe, expect, it } from 'vitest';
import { examIn, examsOf } from '#shared/codes/exam.ts';
import { slugify } from '#shared/text/slugify.ts';
import {
  areFew,
  choicesOf,
  chooseMajors,
  combinationsWith,
  isTalentTest,
  majorsWith,
  usableWith,
  withCombinations,
} from './choose-majors.ts';

const major = (name: string, combinations: string[], more: { bac?: string; co_so?: string[] } = {}) => ({
  name,
  bac: 'dai-hoc',
  co_so: ['Cần Thơ'],
  to_hop: combinations.map((ma) => ({ ma, thi: examsOf(ma) })),
  ...more,
});

const graphic = major('Đồ họa', ['H00', 'H01', 'V01']);
const interior = major('Nội thất', ['V00', 'V01', 'H01', 'H02']);
const fashion = major('Thời trang', ['H00', 'H06', 'V02']);
const interfaces = major('Giao diện', ['A00', 'A01', 'D01', 'X06: Toán, Vật lí, Tin học']);
const sound = major('Âm thanh', ['N00', 'M00']);
const unknown = major('Chưa rõ', ['X99']);
const silent = major('Chưa ghi', []);
const majors = [graphic, interior, fashion, interfaces, sound, unknown, silent];

const all = majors.map(({ name }) => name);
const chosenBy = (subjects: string[]) =>
  chooseMajors(majors, { mon: subjects.map(slugify), bac: null, co_so: null }).map(({ name }) => name);

describe('whoever sits', () => {
  it.each<[string, string[]]>([
    ['Toán, Ngữ văn, Vẽ', ['Đồ họa', 'Nội thất', 'Thời trang']],
    ['Vẽ, Ngữ văn, Toán', ['Đồ họa', 'Nội thất', 'Thời trang']],
    ['Ngữ văn, Vẽ', ['Đồ họa', 'Thời trang']],
    ['Toán, Vẽ', ['Nội thất']],
    ['Toán, Vật lí, Vẽ', ['Nội thất']],
    ['Ngữ văn, Tiếng Anh, Vẽ', ['Đồ họa', 'Thời trang']],
    ['Toán, Tiếng Anh, Vẽ', ['Nội thất', 'Thời trang']],
    ['Toán, Ngữ văn, Tiếng Anh, Vẽ', ['Đồ họa', 'Nội thất', 'Thời trang', 'Giao diện']],
    ['Vẽ', []],
    ['Toán', []],
    ['Ngữ văn', []],
    ['Toán, Ngữ văn', []],
    ['Toán, Vật lí, Hóa học', ['Giao diện']],
    ['Toán, Vật lí, Tiếng Anh', ['Giao diện']],
    ['Toán, Ngữ văn, Tiếng Anh', ['Giao diện']],
    ['Toán, Vật lí, Tin học', ['Giao diện']],
    ['Toán, Tin học, Tiếng Anh', []],
    ['Toán, Hóa học, Sinh học', []],
    ['Ngữ văn, Lịch sử, Địa lí', []],
    ['Ngữ văn, Lịch sử, Địa lí, Vẽ', ['Đồ họa', 'Thời trang']],
    ['Toán, Vật lí, Hóa học, Vẽ', ['Nội thất', 'Giao diện']],
    ['Toán, Vật lí, Hóa học, Tiếng Anh, Ngữ văn', ['Giao diện']],
    ['Ngữ văn, Âm nhạc', ['Âm thanh']],
    ['Toán, Ngữ văn, Âm nhạc', ['Âm thanh']],
    ['Toán, Ngữ văn, Âm nhạc, Biểu diễn', ['Âm thanh']],
    ['Âm nhạc', []],
    ['Ngữ văn, Vẽ, Âm nhạc', ['Đồ họa', 'Thời trang', 'Âm thanh']],
    ['Toán, Ngữ văn, Tiếng Anh, Vật lí, Vẽ, Âm nhạc', ['Đồ họa', 'Nội thất', 'Thời trang', 'Giao diện', 'Âm thanh']],
    ['Tiếng Nhật, Vẽ', []],
    ['Toán, Ngữ văn, Hóa học, Sinh học, Lịch sử, Địa lí, Tiếng Anh', ['Giao diện']],
    ['Khảo cổ học', []],
    ['', all],
  ])('%s can apply for %j', (subjects, expected) => {
    expect(chosenBy(subjects === '' ? [] : subjects.split(', '))).toEqual(expected);
  });

  it('everything can apply wherever the subjects are known', () => {
    expect(chosenBy(choicesOf(majors).mon.map(({ label }) => label))).toEqual(all.slice(0, 5));
  });

  it('is told which combinations can be used', () => {
    expect(usableWith(graphic.to_hop, ['toan', 'ngu-van', 've']).map(({ ma }) => ma)).toEqual(['H00', 'H01', 'V01']);
    expect(usableWith(unknown.to_hop, ['toan'])).toEqual([]);
  });
});

describe('one subject or two, of which no combination is made,', () => {
  const withAll = (subjects: string[]) =>
    majorsWith(majors, { mon: subjects.map(slugify), bac: null, co_so: null }).map(({ name }) => name);

  it.each<[string, string[]]>([
    ['Toán', ['Đồ họa', 'Nội thất', 'Thời trang', 'Giao diện', 'Âm thanh']],
    ['Toán, Vật lí', ['Nội thất', 'Giao diện']],
    ['Vẽ', ['Đồ họa', 'Nội thất', 'Thời trang']],
    ['Ngữ văn, Vẽ', ['Đồ họa', 'Nội thất', 'Thời trang']],
    ['Tin học, Vẽ', []],
    ['Khảo cổ học', []],
  ])('as %s, are found in combinations of %j', (subjects, expected) => {
    expect(withAll(subjects.split(', '))).toEqual(expected);
  });

  it('find no major less than those that take nothing else', () => {
    for (const subjects of [
      ['Ngữ văn', 'Vẽ'],
      ['Toán', 'Vẽ'],
      ['Ngữ văn', 'Âm nhạc'],
    ])
      expect(withAll(subjects)).toEqual(expect.arrayContaining(chosenBy(subjects)));
  });

  it('show the combinations that have them', () => {
    expect(combinationsWith(graphic.to_hop, ['toan', 've']).map(({ ma }) => ma)).toEqual(['H01', 'V01']);
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((mon) => areFew({ mon }))).toEqual([false, true, true, false]);
  });
});

describe('a combination, or an exam that is left out,', () => {
  const left = (choice: { to_hop?: string; khong_thi?: string[] }) =>
    withCombinations(majors, { to_hop: null, khong_thi: [], ...choice }).map(({ name, to_hop }) => [
      name,
      to_hop.map(({ ma }) => ma),
    ]);

  it('leaves majors with those of their combinations that fit', () => {
    expect(left({ to_hop: 'h00' })).toEqual([
      ['Đồ họa', ['H00']],
      ['Thời trang', ['H00']],
    ]);
    expect(left({ to_hop: 'x06' })).toEqual([['Giao diện', ['X06: Toán, Vật lí, Tin học']]]);
    expect(left({ to_hop: 'z99' })).toEqual([]);
    expect(left({ to_hop: 'h01', khong_thi: ['toan'] })).toEqual([]);
  });

  it('takes any test of a talent for one that may be drawing', () => {
    const stage = major('Sân khấu', ['S00', 'D01']);
    const allowed = withCombinations([stage, ...majors], { to_hop: null, khong_thi: ['ve'] });
    expect(allowed[0]?.to_hop.map(({ ma }) => ma)).toEqual(['D01']);
    expect(allowed.flatMap(({ to_hop }) => to_hop.flatMap(({ thi }) => thi.filter(isTalentTest)))).toEqual([]);
  });

  it('leaves none of which nobody knows what is sat', () => {
    expect(left({ khong_thi: ['toan'] })).toEqual([
      ['Đồ họa', ['H00']],
      ['Thời trang', ['H00', 'H06']],
      ['Âm thanh', ['N00']],
    ]);
    expect(left({ to_hop: 'x99' })).toEqual([['Chưa rõ', ['X99']]]);
    expect(left({ to_hop: 'x99', khong_thi: ['toan'] })).toEqual([]);
    expect(left({})).toHaveLength(majors.length);
  });

  it('goes together with exams that are chosen', () => {
    const allowed = withCombinations(majors, { to_hop: null, khong_thi: ['toan'] });
    expect(majorsWith(allowed, { mon: ['ve'], bac: null, co_so: null }).map(({ name }) => name)).toEqual([
      'Đồ họa',
      'Thời trang',
    ]);
  });
});

it('narrows by level and place, alone and with subjects', () => {
  const college = major('Cao đẳng', ['H01'], { bac: 'cao-dang', co_so: ['TP. Hồ Chí Minh', 'Cần Thơ'] });
  const list = [...majors, college];
  const none = { mon: [], bac: null, co_so: null };
  expect(chooseMajors(list, { ...none, bac: 'cao-dang' })).toEqual([college]);
  expect(chooseMajors(list, { ...none, co_so: 'tp-ho-chi-minh' })).toEqual([college]);
  expect(chooseMajors(list, { ...none, co_so: 'can-tho' })).toHaveLength(8);
  expect(chooseMajors(list, { mon: ['toan', 'ngu-van', 've'], bac: 'cao-dang', co_so: 'can-tho' })).toEqual([college]);
  expect(chooseMajors(list, { mon: ['toan'], bac: 'cao-dang', co_so: 'can-tho' })).toEqual([]);
});

it('offers what some major takes, in the order in which schools list it', () => {
  const { mon, to_hop, bac, co_so } = choicesOf([...majors, major('x', [], { bac: 'cao-dang', co_so: ['Cần thơ', ''] })]);
  expect(mon.map(({ label }) => label)).toEqual([
    'Toán',
    'Ngữ văn',
    'Tiếng Anh',
    'Vật lí',
    'Hóa học',
    'Tin học',
    'Vẽ',
    'Âm nhạc',
    'Biểu diễn',
  ]);
  expect(to_hop[0]).toEqual({ value: 'a00', label: 'A00' });
  expect(to_hop.map(({ value }) => value)).toEqual([...new Set(to_hop.map(({ value }) => value))].sort());
  expect(bac).toEqual(['dai-hoc', 'cao-dang']);
  expect(co_so).toEqual([{ value: 'can-tho', label: 'Cần Thơ' }]);
});

describe('a test of talent', () => {
  it.each([
    ['Vẽ Hình họa mỹ thuật', 'Vẽ'],
    ['Năng khiếu vẽ Nghệ thuật 2', 'Vẽ'],
    ['Trang trí', 'Vẽ'],
    ['Bố cục màu', 'Vẽ'],
    ['Ký xướng âm', 'Âm nhạc'],
    ['Mỹ thuật cơ bản', 'Vẽ'],
    ['Kể chuyện', 'Biểu diễn'],
    ['Hát hoặc biểu diễn nhạc cụ', 'Âm nhạc'],
    ['Năng khiếu Biểu diễn nghệ thuật', 'Biểu diễn'],
    ['Năng khiếu SKĐA 1', 'Năng khiếu sân khấu, điện ảnh'],
    ['Năng khiếu TDTT', 'Thể dục thể thao'],
    ['Năng khiếu 1', 'Năng khiếu khác'],
    ['Hóa học', 'Hóa học'],
    ['Toán', 'Toán'],
  ])('%s is called %s', (subject, exam) => {
    expect(examIn(subject)).toBe(exam);
  });
});
