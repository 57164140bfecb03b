import { describe, expect, it } from 'vitest';
import { readCombinations } from '#shared/codes/typed-combinations.ts';
import { configuredSite } from '#server/public/site.ts';
import { typed, worst } from '../../../bench/search-texts.ts';
import { answersTo, partsOf } from './answers.ts';
import { type Facts, type KnownMajor, type KnownPosition, knownOf } from './known.ts';
import { kindsOf as askedAs, patterns } from './patterns.ts';
import { phrases } from './phrases.ts';

const majorOf = (id: number, name: string, more: Partial<KnownMajor> = {}): KnownMajor => ({
  id,
  name,
  slug: `nganh-${id}`,
  parent_slug: 'nhom',
  group_id: 1,
  group_name: 'Nhóm',
  ma_nganh: `721040${id}`,
  names: [],
  description: '',
  ma_xet_tuyen: '',
  ten_xet_tuyen: '',
  bang_cap: '',
  bac: '',
  thoi_gian: null,
  to_hop: [],
  hoc_phi: null,
  chi_phi_khac: [],
  co_so: [],
  nang_khieu: '',
  phuong_thuc_xet: [],
  chi_tieu: [],
  tuyen_sinh: [],
  kiem_tra: null,
  minh_hoa: false,
  ...more,
});
const markOf = (nam: number, phuong_thuc: string, diem_chuan: number, thang_diem = 30, to_hop = ['D01']) => ({
  nam,
  phuong_thuc,
  to_hop,
  thang_diem,
  diem_chuan,
  nguon: 'Trường',
  nhan_doi: [],
});
const position: KnownPosition = {
  id: 9,
  name: 'Họa sĩ minh họa',
  slug: 'hoa-si',
  parent_slug: 'nghe',
  career_id: 5,
  other_names: ['tranh minh họa sách'],
  names: ['tranh minh họa sách'],
  subjects: [7],
  department_id: 6,
  department: 'Vẽ',
  department_text: 'Vẽ theo bản thảo.',
  majors: [3],
  cong_cu: ['Adobe Photoshop'],
  short_description: 'Vẽ tranh cho sách.',
  hoc_van: '',
  minh_hoa: false,
  pay: { tu: 8_000_000, den: 12_000_000, muc: 'moi-vao-nghe', nguon: 'Khảo sát', nam: 2026 },
};
const facts: Facts = {
  majors: [
    majorOf(3, 'Thiết kế đồ họa', {
      hoc_phi: { tu: 34_000_000, den: 38_000_000, nam: 2026 },
      thoi_gian: 3.5,
      to_hop: [{ ma: 'D01', mon: ['Ngữ văn', 'Toán', 'Tiếng Anh'], thi: ['Ngữ văn', 'Toán', 'Tiếng Anh'] }],
      tuyen_sinh: [markOf(2026, 'Thi tốt nghiệp', 20.25), markOf(2026, 'Học bạ', 24), markOf(2025, 'Thi tốt nghiệp', 19)],
    }),
    majorOf(4, 'Kiến trúc', {
      to_hop: [
        { ma: 'V00', mon: ['Toán', 'Vật lí', 'Vẽ Hình họa mỹ thuật'], thi: ['Toán', 'Vật lí', 'Vẽ'] },
        { ma: 'D01', mon: ['Ngữ văn', 'Toán', 'Tiếng Anh'], thi: ['Ngữ văn', 'Toán', 'Tiếng Anh'] },
      ],
      tuyen_sinh: [markOf(2026, 'Thi tốt nghiệp', 27, 40)],
    }),
    majorOf(5, 'Thiết kế thời trang'),
  ],
  subjects: [
    {
      id: 7,
      name: 'Kỹ thuật in',
      slug: 'in',
      names: ['in lụa'],
      short_description: 'Giấy, mực và máy.',
      before: [],
      major_id: 3,
      major_name: 'Thiết kế đồ họa',
      major_slug: 'nganh-3',
      group_slug: 'nhom',
      hoc_ky: 4,
      tin_chi: 2,
      mon_tieu_bieu: false,
      minh_hoa: false,
    },
  ],
  positions: [
    position,
    { ...position, id: 10, name: 'Nhà thiết kế đồ họa', names: [], other_names: [], pay: { ...position.pay, tu: null } },
  ],
  careers: [{ id: 5, name: 'Minh họa', slug: 'nghe', description: 'Vẽ cho người đọc.', names: ['làm game'] }],
  dates: [],
  scholarships: [
    {
      id: 1,
      name: 'Học bổng Dấu Hỏi',
      gia_tri: '10 triệu',
      muc: null,
      don_vi: '',
      so_suat: 2,
      danh_cho: 'Ai cũng được.',
      han: null,
      is_over: false,
      nganh_hocs: [],
      noi_dung: [],
      duong_dan: null,
      kiem_tra: null,
      minh_hoa: false,
    },
  ],
  questions: [
    {
      id: 1,
      name: 'Trường có chỗ để xe không?',
      slug: 'cho-de-xe',
      chu_de: '',
      wordings: ['gửi xe máy', 'bãi xe'],
      tra_loi: [],
      nganh_hocs: [],
      vi_tris: [],
    },
  ],
  site: configuredSite,
};
const known = knownOf(facts);
const now = new Date('2026-11-26T08:00:00+07:00');
const answer = (text: string) => answersTo(known, readCombinations(text).text, now);
const kindsOf = (text: string) => answer(text).map(({ kind }) => kind);

describe('the table of patterns', () => {
  it.each(patterns.flatMap(({ asks, examples }) => examples.map((text) => [text, asks] as const)))('%s: %s', (text, asks) => {
    const parts = partsOf(known, readCombinations(text).text);
    expect(askedAs(parts).next().value?.asks).toBe(asks);
  });

  it('names nothing but phrases, names and figures', () => {
    const named = [
      'major',
      'position',
      'career',
      'oneScholarship',
      'course',
      'department',
      'tool',
      'alias',
      'otherMajor',
      'otherCity',
      'schoolName',
      'combination',
      'majorCode',
      'number',
      'ofYear',
    ];
    const all = new Set([...phrases.map(({ as }) => as), ...named, '*', '']);
    expect(patterns.flatMap(({ needs, may }) => [...needs.flat(), ...may]).filter((name) => !all.has(name))).toEqual([]);
  });
});

it.each([
  ['hocj phí đồ họa', 'fee'],
  ['hoc phi do hoaa', 'fee'],
  ['họcphí', undefined],
  ['học phì đồ họa', undefined],
  ['điểm chuẫn đồ hoạ', 'marks'],
  ['điềm chuẩn đồ họa', undefined],
  ['học phí đồ họa có mắc hơn kiến trúc không', 'fee'],
  ['bãi xe', 'question'],
  ['trường mình gửi xe máy được hok', 'question'],
  ['gửi xe tăng', undefined],
])('%s is a question of kind %s', (text, kind) => expect(kindsOf(text)[0]).toBe(kind));

it('compares a sum with the last marks of its combination and scale, by exam alone', () => {
  const [card] = answer('D01 20 điểm');
  expect(card?.rows.map(({ name, value }) => [name, value])).toEqual([
    ['Thiết kế đồ họa', 'thấp hơn mức trúng tuyển 2026 0,25 điểm'],
    ['Kiến trúc', 'mức 2026 tính khác thang: 27 điểm, thang 40'],
  ]);
  expect(answer('D01 20 điểm kiến trúc')[0]?.value).toBe('Mức 2026 tính khác thang: 27 điểm, thang 40');
});

it('says of what year, and what is not known', () => {
  expect(answer('học phí đồ họa 2027')[0]).toMatchObject({
    is_known: false,
    title: 'Học phí năm học 2027–2028 ngành Thiết kế đồ họa',
  });
  expect(answer('học phí kiến trúc')[0]?.value).toBe(
    'Trường chưa công bố học phí ngành Kiến trúc; bạn hỏi trường qua Zalo 0901 234 567.',
  );
  expect(answer('học phí cả khóa đồ họa')[0]?.value).toBe('119–133 triệu đồng cả khóa 3,5 năm, nếu học phí không đổi');
  expect(answer('điểm chuẩn đồ họa năm ngoái')[0]?.rows).toMatchObject([
    { name: 'Thi tốt nghiệp (D01)', value: '2025: 19 điểm, thang 30; 2026: 20,25 điểm, thang 30' },
    { name: 'Học bạ (D01)', value: '2026: 24 điểm, thang 30' },
  ]);
});

it('tells what a position pays, with whose figure it is', () => {
  const value = '8–12 triệu đồng/tháng';
  expect(answer('lương họa sĩ minh họa')[0]).toMatchObject({ value, note: 'Mới vào nghề; nguồn: Khảo sát, 2026.' });
  expect(answer('lương ngành đồ họa')[0]?.rows).toMatchObject([{ name: 'Họa sĩ minh họa' }]);
  expect(answer('lương nhà thiết kế đồ họa')[0]?.is_known).toBe(false);
});

it('says that nothing is told of brothers and sisters, where no scholarship tells of them', () => {
  expect(answer('giảm học phí cho anh chị em')).toMatchObject([
    { is_known: false, title: 'Giảm học phí cho anh chị em', rows: [] },
  ]);
});

it('tells what is nearest to what is not taught', () => {
  expect(answer('có ngành làm game không')[0]?.value).toBe('Trường chưa có ngành “làm game”; gần nhất là Thiết kế đồ họa.');
  expect(answer('có ngành xăm không')[0]?.rows).toHaveLength(3);
});

it('asks its words for a bounded number of look-ups, whatever is typed', () => {
  const stepsOf = (text: string) => {
    const before = known.tree.steps + known.questions.tree.steps;
    answer(text);
    return known.tree.steps + known.questions.tree.steps - before;
  };
  const costs = [...typed, ...worst, 'học phí '.repeat(100), `${'a'.repeat(40)} `.repeat(5)].map((text) => ({
    text,
    steps: stepsOf(text),
  }));
  expect(costs.filter(({ steps }) => steps > 300)).toEqual([]);
});

it('a sum is compared by the rule of the page that compares marks: never where a subject counts twice', () => {
  const majors = facts.majors.map((major) => ({
    ...major,
    tuyen_sinh: major.tuyen_sinh.map((mark) => ({ ...mark, nhan_doi: ['Toán'] })),
  }));
  const told = (of: Facts) => answersTo(knownOf(of), '22 điểm D01 vào đồ họa được không', now)[0]?.value;
  expect(told(facts)).toBe('Cao hơn mức trúng tuyển 2026 1,75 điểm');
  expect(told({ ...facts, majors })).toBe('Cộng điểm môn Toán hai lần rồi so với 20,25 điểm, thang 30 (mức 2026)');
});
