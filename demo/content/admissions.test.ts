import { describe, expect, it } from 'vitest';
import { fold } from '#shared/text/fold.ts';
import { slugify } from '#shared/text/slugify.ts';
import { admissionDates } from './admission-dates.ts';
import { articles } from './articles.ts';
import { careers } from './careers.ts';
import { majorFacts, methods } from './guidance/majors.ts';
import { majorGroups } from './major-groups.ts';
import { plainPages } from './plain-pages.ts';
import { questions } from './questions.ts';
import { scholarships } from './scholarships.ts';
import type { DemoSection } from './types.ts';

const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);
const distinct = (list: readonly unknown[]) => new Set(list).size === list.length;
const positionNames = new Set(careers.flatMap(({ departments }) => departments.flatMap(({ positions }) => namesOf(positions))));
const majors = majorGroups.flatMap((group) => group.majors);

/** The majors that take students, with what their fields hold. */
const admitting = Object.entries(majorFacts).flatMap(([name, { admissions, ...facts }]) =>
  admissions ? [{ name, ...facts, ...admissions }] : [],
);
const admittingNames = new Set(namesOf(admitting));
const waysOf = (name: string) =>
  admitting.find((major) => major.name === name)?.phuong_thuc_xet.map(({ phuong_thuc }) => phuong_thuc) ?? [];

const textsOf = (sections: DemoSection[]) => sections.flatMap(({ title, content, list }) => [title, content, ...list]);

const moment = /^20\d\d-[01]\d-[0-3]\d(?:T[0-2]\d:[0-5]\d)?$/;
/** Days and moments begin alike, and a day without a time is all of it. */
const beginOf = ({ bat_dau, ket_thuc }: { bat_dau?: string; ket_thuc: string }) => bat_dau ?? ket_thuc;
const endOf = ({ ket_thuc }: { ket_thuc: string }) => (ket_thuc.includes('T') ? ket_thuc : `${ket_thuc}T24:00`);
/** As dates are written in a text. */
const spelled = (day: string) => day.slice(0, 10).split('-').toReversed().join('/');

describe('dates of admission', () => {
  it('are enough to make a year, each under its own name, in the order of their beginnings', () => {
    expect(admissionDates.length).toBeGreaterThanOrEqual(16);
    expect(distinct(namesOf(admissionDates))).toBe(true);
    const begins = admissionDates.map((date) => beginOf(date).slice(0, 10));
    expect(begins).toEqual(begins.toSorted());
  });

  it.each(admissionDates.map((date) => [date.name, date] as const))(
    '%s begins before it ends, on days that there are',
    (_, date) => {
      for (const day of [beginOf(date), date.ket_thuc]) {
        expect(day).toMatch(moment);
        expect(new Date(`${day.slice(0, 10)}T00:00Z`).toISOString().slice(0, 10)).toBe(day.slice(0, 10));
      }
      expect(beginOf(date) <= endOf(date)).toBe(true);
      expect([date.nam, date.minh_hoa]).toEqual([2027, true]);
      expect(date.kiem_tra).toMatch(/^2026-10-\d\d$/);
    },
  );

  it.each(admissionDates.map((date) => [date.name, date] as const))(
    '%s is for majors and methods that there are, and each of its majors has one of its methods',
    (_, { majors: of = [], phuong_thuc = methods, ho_so = [] }) => {
      expect(of.filter((name) => !admittingNames.has(name))).toEqual([]);
      expect(phuong_thuc.filter((method) => !methods.includes(method))).toEqual([]);
      expect(of.filter((name) => !waysOf(name).some((way) => phuong_thuc.includes(way)))).toEqual([]);
      expect(distinct(of) && distinct(phuong_thuc) && distinct(ho_so)).toBe(true);
      // Labels are typed with commas between them.
      expect(ho_so.filter((paper) => paper.includes(','))).toEqual([]);
    },
  );

  it('leave something to come to in the winter before, and open the doors of both campuses', () => {
    const winter = admissionDates.filter((date) => beginOf(date) < '2027-03' && endOf(date) >= '2026-12');
    expect(winter.length).toBeGreaterThanOrEqual(2);
    const places = admissionDates.filter(({ loai }) => loai === 'ngay-hoi').map(({ dia_diem }) => dia_diem);
    for (const city of ['Cần Thơ', 'TP. Hồ Chí Minh'])
      expect(places.filter((place) => place?.includes(city)).length).toBeGreaterThanOrEqual(2);
  });

  const talented = admitting.filter(({ nang_khieu }) => nang_khieu !== undefined);
  it.each(talented.map((major) => [major.name, major] as const))(
    '%s registers and tests talent when and where its fields say',
    (name, { nang_khieu = '', co_so }) => {
      const of = (kind: string) => admissionDates.filter(({ loai, majors: some }) => loai === kind && some?.includes(name));
      const registered = of('dang-ky-nang-khieu');
      const tests = of('thi-nang-khieu');
      expect(registered.length).toBe(1);
      expect(tests.length).toBeGreaterThanOrEqual(1);
      const month = /Đăng ký trên cổng tuyển sinh của trường từ tháng (\d)/.exec(nang_khieu)?.[1];
      expect(registered.map((date) => Number(beginOf(date).slice(5, 7)))).toEqual([Number(month)]);
      const tested = /cuối tháng (\d)/.exec(nang_khieu)?.[1];
      for (const test of tests) {
        expect(Number(beginOf(test).slice(5, 7))).toBe(Number(tested));
        expect(Number(beginOf(test).slice(8, 10))).toBeGreaterThan(20);
        expect(registered.every((date) => endOf(date) < beginOf(test))).toBe(true);
        expect(co_so.some((city) => test.dia_diem?.includes(city))).toBe(true);
      }
    },
  );

  it('take marks of another school, and of the aptitude test, for the majors whose fields do', () => {
    const of = (name: string) => new Set(admissionDates.find((date) => date.name === name)?.majors);
    const elsewhere = talented.filter(({ nang_khieu }) => nang_khieu?.includes('của trường khác'));
    expect(of('Nộp kết quả bài vẽ của trường khác')).toEqual(new Set(namesOf(elsewhere)));
    const aptitude = 'Đánh giá năng lực ĐHQG-HCM';
    const measured = admitting.filter(({ name }) => waysOf(name).includes(aptitude));
    expect(of('Nộp điểm đánh giá năng lực ĐHQG-HCM')).toEqual(new Set(namesOf(measured)));
  });

  it('ask for the fee of a test when one registers, and only then', () => {
    for (const { loai, le_phi = 0 } of admissionDates) expect(le_phi > 0).toBe(loai === 'dang-ky-nang-khieu');
  });
});

describe('scholarships', () => {
  it('are at least five, one of them for fashion alone, and one for each major', () => {
    expect(scholarships.length).toBeGreaterThanOrEqual(5);
    expect(distinct(namesOf(scholarships))).toBe(true);
    expect(scholarships.filter(({ majors: of = [] }) => of.some((name) => !admittingNames.has(name)))).toEqual([]);
    expect(scholarships.map(({ majors: of }) => of)).toContainEqual(['Thiết kế thời trang']);
    expect(scholarships.find(({ name }) => name === 'Học bổng Dấu Sắc')?.so_suat).toBe(admitting.length);
  });

  it.each(scholarships.map((scholarship) => [scholarship.name, scholarship] as const))(
    '%s says in words what it is worth, and its deadline is among the dates',
    (name, { gia_tri, muc, don_vi, han, kiem_tra }) => {
      const words =
        don_vi === 'dong'
          ? [`${muc / 1_000_000} triệu`]
          : [`${muc}%`, ...(muc === 50 ? ['một nửa'] : []), ...(muc === 100 ? ['Miễn'] : [])];
      expect(words.some((word) => gia_tri.includes(word))).toBe(true);
      expect(kiem_tra).toMatch(/^2026-10-\d\d$/);
      const mark = name.replace('Học bổng ', '');
      const dates = admissionDates.filter((date) => date.loai === 'hoc-bong' && date.name.includes(mark));
      expect(dates.map(({ ket_thuc }) => ket_thuc)).toEqual(han === undefined ? [] : [han]);
    },
  );
});

describe('questions', () => {
  const each = questions.map((question) => [question.name, question] as const);

  it('are many, about everything, with addresses and wordings of their own', () => {
    expect(questions.length).toBeGreaterThanOrEqual(44);
    expect(distinct(questions.map(({ name }) => slugify(name)))).toBe(true);
    expect(distinct(questions.flatMap(({ name, search_names }) => [name, ...search_names]).map((text) => fold(text)))).toBe(true);
    expect(new Set(questions.map(({ chu_de }) => chu_de)).size).toBe(7);
  });

  it.each(each)('%s', (name, { search_names, tra_loi, majors: of = [], positions = [] }) => {
    expect(name).toMatch(/\?$/);
    expect(search_names.length).toBeGreaterThanOrEqual(2);
    expect(search_names.length).toBeLessThanOrEqual(50);
    expect(of.filter((major) => !admittingNames.has(major))).toEqual([]);
    expect(positions.filter((position) => !positionNames.has(position))).toEqual([]);
    expect(distinct(of) && distinct(positions)).toBe(true);
    // The answer comes first, as a title.
    expect(tra_loi.filter(({ title, content }) => title === '' || content === '')).toEqual([]);
    expect(tra_loi[0]?.title).not.toMatch(/[.?]$/);
    const sentences = tra_loi.flatMap(({ title, content }) => [title, ...content.split(/(?<=[.?!:])\s/)]);
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(7);
    const links = tra_loi.flatMap((section) =>
      textsOf([section])
        .filter((text) => text.includes(']('))
        .map(() => section),
    );
    expect(links.filter(({ marked }) => marked !== true)).toEqual([]);
  });

  it('name majors by the combinations that these take, in an answer about them', () => {
    for (const { tra_loi, majors: of = [] } of questions) {
      if (of.length === 0) continue;
      const held = new Set(admitting.filter(({ name }) => of.includes(name)).flatMap(({ to_hop }) => to_hop));
      const told =
        textsOf(tra_loi)
          .join(' ')
          .match(/\b[A-Z]\d\d\b/g) ?? [];
      expect(told.filter((code) => !held.has(code))).toEqual([]);
    }
  });

  const byName = (name: string) => questions.find((question) => question.name === name);

  it('tell everybody whom a block or a mark of last year admits', () => {
    const taking = (code: string) => new Set(namesOf(admitting.filter(({ to_hop }) => to_hop.includes(code))));
    expect(new Set(byName('Khối A00, A01 vào được ngành nào?')?.majors)).toEqual(taking('A00'));
    expect(new Set(byName('Khối C00 có học thiết kế được không?')?.majors)).toEqual(taking('C00'));
    const reached = admitting.filter(({ tuyen_sinh }) =>
      tuyen_sinh.some((way) => way.phuong_thuc === 'Thi tốt nghiệp' && way.to_hop.includes('D01') && way.diem_chuan[2026] <= 22),
    );
    expect(new Set(byName('Em được 22 điểm khối D01 thì vào được ngành nào?')?.majors)).toEqual(new Set(namesOf(reached)));
    const bySchool = admitting.filter(({ name }) => waysOf(name).includes('Học bạ'));
    expect(new Set(byName('Xét học bạ cần bao nhiêu điểm?')?.majors)).toEqual(new Set(namesOf(bySchool)));
    const undrawn = admitting.filter(({ to_hop }) => to_hop.some((code) => /^[ACD]/.test(code)));
    expect(new Set(byName('Ngành nào không phải thi vẽ?')?.majors)).toEqual(new Set(namesOf(undrawn)));
  });
});

describe('figures in what is told of admissions', () => {
  const page = plainPages.find(({ name }) => name === 'Tuyển sinh');
  const told: [where: string, texts: string[]][] = [
    ...admissionDates.map(({ name, noi_dung }): [string, string[]] => [name, textsOf(noi_dung)]),
    ...scholarships.map(({ name, gia_tri, danh_cho, noi_dung }): [string, string[]] => [
      name,
      [gia_tri, danh_cho, ...textsOf(noi_dung)],
    ]),
    ...questions.map(({ name, tra_loi }): [string, string[]] => [name, textsOf(tra_loi)]),
    ...(page ? [['Tuyển sinh', [page.description, ...textsOf(page.sections)]] as [string, string[]]] : []),
  ];

  const decimal = (value: number) => value.toLocaleString('vi-VN');
  const days = new Set(admissionDates.flatMap((date) => [beginOf(date), date.ket_thuc]).map(spelled));
  const millions = new Set([
    ...admitting.flatMap(({ hoc_phi_tu, hoc_phi_den, thoi_gian, chi_phi_khac }) => [
      hoc_phi_tu,
      hoc_phi_den,
      hoc_phi_tu * thoi_gian,
      hoc_phi_den * thoi_gian,
      ...chi_phi_khac.map(({ so_tien }) => so_tien),
    ]),
    ...scholarships.filter(({ don_vi }) => don_vi === 'dong').map(({ muc }) => muc),
  ]);
  const amounts = new Set([...millions, ...admissionDates.map(({ le_phi }) => le_phi)]);
  const percents = new Set(scholarships.filter(({ don_vi }) => don_vi === 'phan-tram').map(({ muc }) => muc));
  const marks = new Set(
    admitting.flatMap(({ tuyen_sinh }) => tuyen_sinh.flatMap((way) => Object.values(way.diem_chuan).map(decimal))),
  );
  const combinations = new Set(admitting.flatMap(({ to_hop }) => to_hop));
  const codes = new Set(majors.map(({ name, ma_nganh }) => majorFacts[name]?.ma_xet_tuyen ?? ma_nganh));
  const number = (text: string) => Number(text.replaceAll('.', '').replace(',', '.'));

  /** What no field, date or scholarship holds. */
  function unheld(text: string): string[] {
    const all = (pattern: RegExp) => [...text.matchAll(pattern)];
    return [
      ...all(/\d\d\/\d\d\/\d{4}/g).filter(([day]) => !days.has(day)),
      ...all(/([\d,]+)(?:–([\d,]+))?(?: đến ([\d,]+))? triệu/g).filter(([, ...some]) =>
        some.some((amount) => amount !== undefined && !millions.has(number(amount) * 1_000_000)),
      ),
      ...all(/([\d.]+) đồng/g).filter(([, amount = '']) => !amounts.has(number(amount))),
      ...all(/(\d+)%/g).filter(([, percent]) => !percents.has(Number(percent))),
      ...all(/\b(\d{2},\d{1,2})\b/g).filter(([mark]) => !marks.has(mark)),
      ...all(/(\d{2,3}(?:,\d+)?) điểm/g).filter(([found, mark = '']) => !marks.has(mark) && !text.includes(`trên ${found}`)),
      ...all(/\b[A-Z]\d\d\b/g).filter(([code]) => !combinations.has(code)),
      ...all(/\b\d{7}[A-Z]*\b/g).filter(([code]) => !codes.has(code)),
    ].map(([found]) => found);
  }

  it.each(told)('of %s are held by a field, a date or a scholarship', (_, texts) => {
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.flatMap(unheld)).toEqual([]);
  });

  it.each([
    ['a day', 'Hạn là 12/06/2027.', '12/06/2027'],
    ['tuition', 'Học phí 31–38 triệu một năm.', '31–38 triệu'],
    ['a fee', 'Lệ phí 375.000 đồng.', '375.000 đồng'],
    ['a discount', 'Giảm 20% học phí.', '20%'],
    ['a mark', 'Năm 2026 lấy 21,85.', '21,85'],
    ['a whole mark', 'Năm 2026 lấy 29 điểm.', '29 điểm'],
    ['a combination', 'Xét cả B00.', 'B00'],
    ['a code', 'Mã là 7210405.', '7210405'],
  ])('of nobody are found: %s', (_, text, found) => {
    expect(unheld(text)).toEqual([found]);
  });

  it('lead to articles that there are', () => {
    const published = new Set(articles.map(({ title }) => slugify(title)));
    const linked = told.flatMap(([, texts]) => texts.flatMap((text) => [...text.matchAll(/\]\(\/bai-viet\/([^)]+)\)/g)]));
    expect(linked.length).toBeGreaterThan(0);
    expect(linked.filter(([, slug = '']) => !published.has(slug))).toEqual([]);
  });

  it('none is pay, for it has no source', () => {
    const sentences = told.flatMap(([, texts]) => texts.flatMap((text) => text.split(/(?<=[.?!])\s/)));
    const pay = sentences.filter((sentence) => /lương|thu nhập/i.test(sentence));
    expect(pay.length).toBeGreaterThan(0);
    expect(pay.filter((sentence) => /\d\s?(triệu|nghìn|đồng|USD)|triệu|VND/i.test(sentence))).toEqual([]);
  });
});
