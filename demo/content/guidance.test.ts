import { describe, expect, it } from 'vitest';
import { site } from '#site-config';
import { subjectsOf } from '#shared/codes/combination-tag.ts';
import { officialNames } from '#shared/codes/official-names.ts';
import { articles } from './articles.ts';
import { careers } from './careers.ts';
import { articleTopics } from './guidance/articles.ts';
import { majorFacts, methods } from './guidance/majors.ts';
import { positionGuidance, positionsChecked } from './guidance/positions.ts';
import { programmes } from './guidance/subjects.ts';
import { majorGroups } from './major-groups.ts';
import type { DemoSection } from './types.ts';

type Named = { name: string; status?: 0 };
const isShown = ({ status }: Pick<Named, 'status'>) => status === undefined;
const namesOf = (list: Named[]) => list.map(({ name }) => name);

const allPositions = careers.flatMap(({ departments }) => departments.flatMap(({ positions }) => positions));
const shownPositions = careers
  .filter(isShown)
  .flatMap(({ departments }) => departments.filter(isShown))
  .flatMap(({ positions }) => positions.filter(isShown));
const allMajors = majorGroups.flatMap(({ majors }) => majors);
const shownMajors = majorGroups.filter(isShown).flatMap(({ majors }) => majors.filter(isShown));
const shownMajorNames = new Set(namesOf(shownMajors));
const shownSubjectNames = new Set(shownMajors.flatMap(({ subjects }) => namesOf(subjects.filter(isShown))));
const majorOfSubject = new Map(
  allMajors.flatMap(({ name, subjects }) => subjects.map((subject) => [subject.name, name] as const)),
);
const allCareerNames = new Set(namesOf(careers));

const guided = Object.entries(positionGuidance);
const distinct = (list: readonly unknown[]) => new Set(list).size === list.length;
const dayOf2026 = /^2026-\d\d-\d\d$/;

it('names are unique, because records are found by them', () => {
  for (const list of [allPositions, allMajors, allMajors.flatMap(({ subjects }) => subjects), careers]) {
    expect(distinct(namesOf(list))).toBe(true);
  }
});

describe('positions', () => {
  it('each has its guidance, and there is no other', () => {
    expect(Object.keys(positionGuidance).sort()).toEqual(namesOf(allPositions).sort());
    expect(positionsChecked).toMatch(dayOf2026);
  });

  it.each(guided)('%s leads to majors that there are, and to subjects of these majors', (_, { majors, subjects }) => {
    expect(majors.filter((name) => !(name in majorFacts))).toEqual([]);
    expect(subjects.filter((name) => !majors.includes(majorOfSubject.get(name) ?? ''))).toEqual([]);
    expect(distinct(majors) && distinct(subjects)).toBe(true);
    expect(majors.length).toBeLessThanOrEqual(4);
    expect(subjects.length).toBeLessThanOrEqual(6);
    const nearest = majors.find((name) => shownMajorNames.has(name));
    expect(subjects.some((name) => majorOfSubject.get(name) === nearest)).toBe(true);
    expect(subjects.filter((name) => shownSubjectNames.has(name)).length).toBeGreaterThanOrEqual(2);
  });

  it.each(guided)('%s has no text that says which majors lead to it and names another', (name, { majors }) => {
    const text = JSON.stringify(allPositions.find((position) => position.name === name)?.detailed_description);
    const told = text.match(/(?:Các ngành|[Nn]gành) [A-ZĐ][^.;]*/g)?.join() ?? '';
    expect(namesOf(allMajors).filter((major) => told.includes(major) && !majors.includes(major))).toEqual([]);
  });

  it.each(guided)('%s names one to three interests, and two to six tools', (_, { holland, cong_cu }) => {
    expect(distinct(holland) && distinct(cong_cu)).toBe(true);
    expect([1, 2, 3]).toContain(holland.length);
    expect([2, 3, 4, 5, 6]).toContain(cong_cu.length);
  });

  it('not everything begins with creating', () => {
    const first = guided.map(([, { holland }]) => holland[0]);
    expect(new Set(first)).toEqual(new Set(['R', 'I', 'A', 'S', 'E', 'C']));
    expect(first.filter((letter) => letter === 'A').length).toBeLessThan(first.length * 0.6);
  });

  it('a tool has one spelling', () => {
    const spellings = new Map<string, Set<string>>();
    for (const tool of guided.flatMap(([, { cong_cu }]) => cong_cu)) {
      const key = tool.toLowerCase().replaceAll(' ', '');
      spellings.set(key, (spellings.get(key) ?? new Set()).add(tool));
    }
    expect([...spellings.values()].filter(({ size }) => size > 1)).toEqual([]);
  });
});

describe('majors', () => {
  it('each has its facts, and there are no others', () => {
    expect(Object.keys(majorFacts).sort()).toEqual(namesOf(allMajors).sort());
  });

  it('each that visitors see is reached by a position that they see', () => {
    const reached = new Set(shownPositions.flatMap(({ name }) => positionGuidance[name]?.majors ?? []));
    expect([...shownMajorNames].filter((name) => !reached.has(name))).toEqual([]);
  });

  it('of those in preparation, only ceramics and lacquer leads to no position, because none of them is that work', () => {
    const reached = new Set(guided.flatMap(([, { majors }]) => majors));
    expect(namesOf(allMajors).filter((name) => !reached.has(name))).toEqual(['Gốm và sơn mài ứng dụng']);
  });

  it('those that visitors see take students, the others not yet', () => {
    const taking = Object.keys(majorFacts).filter((name) => majorFacts[name]?.admissions !== undefined);
    expect(new Set(taking)).toEqual(shownMajorNames);
  });

  it.each(Object.entries(majorFacts))(
    '%s is taught at offices of the school, in whole terms',
    (_, { co_so, thoi_gian, kiem_tra }) => {
      const cities = new Set<string>(site.offices.map(({ city }) => city));
      expect(co_so.length).toBeGreaterThan(0);
      expect(co_so.filter((city) => !cities.has(city))).toEqual([]);
      expect(thoi_gian * 2).toBe(Math.round(thoi_gian * 2));
      expect(kiem_tra).toMatch(dayOf2026);
    },
  );

  const admitting = Object.entries(majorFacts).flatMap(([name, { admissions }]) =>
    admissions ? [[name, admissions] as const] : [],
  );
  it.each(admitting)('%s asks for combinations that can still be chosen, and each of them leads somewhere', (_, admissions) => {
    const { to_hop, tuyen_sinh, nang_khieu } = admissions;
    expect(to_hop.filter((code) => ['D78', 'D90', 'D96', 'H03', 'H05'].includes(code))).toEqual([]);
    expect(new Set(tuyen_sinh.flatMap((way) => way.to_hop))).toEqual(new Set(to_hop));
    expect(nang_khieu !== undefined).toBe(to_hop.some((code) => /^[HVS]/.test(code)));
    expect(to_hop.filter((code) => /^[HVS]/.test(code) && !nang_khieu?.includes(code))).toEqual([]);
  });

  it.each(admitting)('%s has marks within their scales, and tuition from less to more', (_, admissions) => {
    expect(admissions.hoc_phi_tu).toBeLessThanOrEqual(admissions.hoc_phi_den);
    const ways = admissions.tuyen_sinh.map(({ phuong_thuc }) => phuong_thuc);
    expect(distinct(ways)).toBe(true);
    for (const { thang_diem, diem_chuan, to_hop, nhan_doi = [] } of admissions.tuyen_sinh) {
      // One of three papers counts twice where the scale is 40.
      for (const code of to_hop)
        expect(subjectsOf(code).filter((subject) => nhan_doi.includes(subject))).toHaveLength(thang_diem === 40 ? 1 : 0);
      for (const mark of Object.values(diem_chuan)) {
        expect(mark).toBeGreaterThanOrEqual(thang_diem / 2);
        expect(mark).toBeLessThan(thang_diem);
      }
    }
  });
});

describe('what else is told of a major', () => {
  const admitting = Object.entries(majorFacts).flatMap(([name, { admissions }]) =>
    admissions ? [[name, admissions] as const] : [],
  );

  it.each(admitting)('%s says in a sentence how each of its ways is reckoned, in combinations that it takes', (_, admissions) => {
    const { tuyen_sinh, phuong_thuc_xet, to_hop } = admissions;
    const told = phuong_thuc_xet.map(({ phuong_thuc }) => phuong_thuc);
    expect(told).toEqual([...tuyen_sinh.map(({ phuong_thuc }) => phuong_thuc), 'Xét tuyển thẳng']);
    expect(told.filter((method) => !methods.includes(method))).toEqual([]);
    for (const { phuong_thuc, noi_dung } of phuong_thuc_xet) {
      const way = tuyen_sinh.find((one) => one.phuong_thuc === phuong_thuc);
      expect(noi_dung).toMatch(/^\p{Lu}.+\.$/u);
      expect((noi_dung.match(/[A-Z]\d\d/g) ?? []).filter((code) => !(way?.to_hop ?? to_hop).includes(code))).toEqual([]);
      expect(way === undefined || noi_dung.includes(`thang ${way.thang_diem.toLocaleString('vi-VN')}`)).toBe(true);
    }
  });

  it.each(admitting)('%s costs three to five things besides tuition', (_, { chi_phi_khac }) => {
    expect([3, 4, 5]).toContain(chi_phi_khac.length);
    expect(distinct(chi_phi_khac.map(({ ten }) => ten))).toBe(true);
    expect(chi_phi_khac.filter(({ so_tien }) => so_tien < 100_000 || so_tien % 50_000 > 0)).toEqual([]);
  });

  it('the methods are distinct, and each is a way to some major', () => {
    const used = new Set(admitting.flatMap(([, { phuong_thuc_xet }]) => phuong_thuc_xet.map(({ phuong_thuc }) => phuong_thuc)));
    expect(distinct(methods)).toBe(true);
    expect(used).toEqual(new Set(methods));
  });

  it('what is typed into the system names a listed field, and belongs to one major only', () => {
    const codes = allMajors.map(({ name, ma_nganh }) => majorFacts[name]?.ma_xet_tuyen ?? ma_nganh).filter((code) => code);
    expect(distinct(codes)).toBe(true);
    const own = allMajors.filter(({ name }) => majorFacts[name]?.ma_xet_tuyen !== undefined);
    expect(namesOf(own)).toEqual(['Thiết kế UI/UX', 'Thiết kế hoạt hình']);
    for (const { name, ma_nganh } of own) {
      const field = officialNames.get(majorFacts[name]?.ma_xet_tuyen ?? '');
      expect(ma_nganh).toBeUndefined();
      expect(majorFacts[name]?.bang_cap).toBe(`Cử nhân ${field}, chuyên ngành ${name}`);
    }
  });

  it('a major that shows its whole curriculum has a subject in each term, the others say that they show some', () => {
    const whole = shownMajors.filter(({ name }) => majorFacts[name]?.mon_tieu_bieu === undefined);
    expect(namesOf(whole)).toEqual(['Thiết kế đồ họa']);
    for (const { name, subjects } of whole) {
      const terms = new Set(subjects.filter(isShown).map((subject) => programmes[name]?.subjects[subject.name]?.hoc_ky));
      expect(terms.size).toBe((majorFacts[name]?.thoi_gian ?? 0) * 2);
    }
  });
});

describe('subjects', () => {
  it.each(allMajors.map(({ name, subjects }) => [name, subjects] as const))(
    '%s places each of its subjects',
    (name, subjects) => {
      const programme = programmes[name];
      expect(Object.keys(programme?.subjects ?? {}).sort()).toEqual(namesOf(subjects).sort());
      expect(programme?.kiem_tra).toMatch(dayOf2026);
    },
  );

  it.each(Object.entries(programmes))('%s teaches what is needed before, within its years', (name, { subjects }) => {
    const terms = (majorFacts[name]?.thoi_gian ?? 0) * 2;
    for (const { hoc_ky, tin_chi, prerequisites = [] } of Object.values(subjects)) {
      expect(hoc_ky).toBeGreaterThanOrEqual(1);
      expect(hoc_ky).toBeLessThanOrEqual(terms);
      expect(tin_chi).toBeGreaterThanOrEqual(1);
      expect(distinct(prerequisites)).toBe(true);
      // A prerequisite is taught in an earlier term, so that there can be no circle.
      for (const earlier of prerequisites) expect(subjects[earlier]?.hoc_ky).toBeLessThan(hoc_ky);
    }
  });

  it('what visitors see asks for nothing that they do not see', () => {
    const hidden = Object.values(programmes)
      .flatMap(({ subjects }) => Object.entries(subjects))
      .filter(([name]) => shownSubjectNames.has(name))
      .flatMap(([, { prerequisites = [] }]) => prerequisites)
      .filter((name) => !shownSubjectNames.has(name));
    expect(hidden).toEqual([]);
  });
});

describe('articles', () => {
  it('tell about careers and majors that there are', () => {
    const titles = new Set(articles.map(({ title }) => title));
    for (const [title, topics] of Object.entries(articleTopics)) {
      expect(titles).toContain(title);
      expect((topics.careers ?? []).filter((name) => !allCareerNames.has(name))).toEqual([]);
      expect((topics.majors ?? []).filter((name) => !(name in majorFacts))).toEqual([]);
    }
  });

  it('each career that visitors see, and each major but one, has one to read', () => {
    const published = articles
      .filter(({ status, daysAgo }) => status === undefined && daysAgo >= 0)
      .map(({ title }) => articleTopics[title]);
    const told = new Set(published.flatMap((topics) => [...(topics?.careers ?? []), ...(topics?.majors ?? [])]));
    expect(namesOf(careers.filter(isShown)).filter((name) => !told.has(name))).toEqual([]);
    expect([...shownMajorNames].filter((name) => !told.has(name))).toEqual(['Truyền thông đa phương tiện']);
  });
});

describe('pay', () => {
  const texts = (sections: DemoSection[]) => sections.flatMap(({ title, content, list }) => [title, content, ...list]);
  const prose = [
    ...careers.map(({ description }) => description),
    ...allPositions.flatMap(({ short_description, detailed_description }) => [short_description, ...texts(detailed_description)]),
    ...allMajors.flatMap(({ description, detailed_content }) => [description, ...texts(detailed_content)]),
    ...articles.flatMap(({ excerpt, content }) => [excerpt, ...texts(content)]),
  ];
  const sentences = prose.flatMap((text) => text.split(/(?<=[.?!])\s/));
  const pay = /lương|thu nhập|tiền công|cát-xê|được trả/i;
  const amount = /\d\s?(triệu|nghìn|đồng|k\b|USD)|triệu|VND/i;

  it('is spoken of without figures, for none has a source', () => {
    expect(sentences.filter((sentence) => pay.test(sentence)).length).toBeGreaterThan(10);
    expect(sentences.filter((sentence) => pay.test(sentence) && amount.test(sentence))).toEqual([]);
  });
});
