import { describe, expect, it } from 'vitest';
import type { Description } from '#shared/content-types/description.ts';
import { major, position, subject } from '#shared/content-types/index.ts';
import { judgeField } from '#shared/fields/judge.ts';
import { majorFacts } from './content/guidance/majors.ts';
import { positionGuidance } from './content/guidance/positions.ts';
import { programmes } from './content/guidance/subjects.ts';
import { articles } from './content/articles.ts';
import { careers } from './content/careers.ts';
import { majorGroups } from './content/major-groups.ts';
import { menus } from './content/menus.ts';
import { plainPages } from './content/plain-pages.ts';
import { factsOfMajor, factsOfPosition, factsOfSubject } from './facts.ts';

/** The loader writes what it is given; whether an editor could have typed it is asked here. */
function judged({ fields }: Description, facts: Record<string, unknown>) {
  const given = Object.entries(fields).filter(([name]) => name in facts);
  return given.map(([name, field]) => judgeField(name, field, facts[name]));
}

/** As it was given: nothing is refused, left out or spelled anew. */
const asGiven = ({ fields }: Description, facts: Record<string, unknown>) =>
  Object.keys(fields)
    .filter((name) => name in facts)
    .map((name) => ({ ok: true, value: facts[name] }));

describe('an editor could have typed the facts of', () => {
  it.each(Object.keys(majorFacts))('the major %s', (name) => {
    const facts = factsOfMajor(name);
    expect(judged(major, facts)).toEqual(asGiven(major, facts));
  });

  it.each(Object.keys(programmes))('the subjects of %s', (name) => {
    for (const lesson of Object.keys(programmes[name]?.subjects ?? {})) {
      const facts = factsOfSubject(name, lesson);
      expect(judged(subject, facts)).toEqual(asGiven(subject, facts));
    }
  });

  it.each(Object.keys(positionGuidance))('the position %s', (name) => {
    const facts = factsOfPosition(name);
    expect(judged(position, facts)).toEqual(asGiven(position, facts));
  });
});

it('figures of the invented school are marked, and every mark says where it is from', () => {
  const { minh_hoa, tuyen_sinh = [] } = factsOfMajor('Thiết kế đồ họa');
  expect(minh_hoa).toBe(true);
  expect(tuyen_sinh.map(({ nam }) => nam)).toEqual([2026, 2026, 2026, 2026, 2025, 2025, 2025, 2025, 2024, 2024, 2024, 2024]);
  expect(new Set(tuyen_sinh.map(({ nguon }) => nguon))).toEqual(new Set(['Số liệu minh họa']));
});

it('a name without facts is told', () => {
  expect(() => factsOfMajor('Thiết kế cầu vồng')).toThrow('Thiết kế cầu vồng');
});

/** Every text of the content, with where it stands. */
function textsOf(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}.${key}`));
}

const texts = textsOf({ articles, careers, majorGroups, menus, plainPages, majorFacts, positionGuidance, programmes }, 'demo');

describe('the content calls one thing by one name', () => {
  it.each([
    ['Vật lí', /vật lý|toán, l[yý]\b/i],
    ['TP. Hồ Chí Minh', /thành phố hồ chí minh/i],
    ['3D', /ba chiều/i],
    ['Công thái học (Ergonomics)', /ergonomics \(/i],
    ['Google Sheets', /google trang tính/i],
    ['thứ Hai', /thứ hai đến/],
    ['tab', /thẻ (?:mới|đang xem)/],
    ['máy quay', /máy ảnh ảo/],
    ['ô kính trưng bày', /bản vẽ cửa kính/],
    ['tin tuyển dụng', /bản tuyển dụng/],
    ['Đánh giá năng lực ĐHQG-HCM', /^đánh giá năng lực$/i],
  ])('%s', (_name, other) => expect(texts.filter(([, text]) => other.test(text))).toEqual([]));

  it('Hợp với ai', () => {
    const titles = texts.filter(([path]) => /\.(?:detailed_\w+|sections)\.\d+\.title$/.test(path));
    const others = titles.filter(([, title]) => /phù hợp|phẩm chất|tố chất|hợp (?:với|không)|thì hợp/i.test(title));
    expect(new Set(others.map(([, title]) => title))).toEqual(new Set(['Hợp với ai']));
  });
});

it('the page about the school says what the school teaches', () => {
  const about = texts.filter(([path]) => path.startsWith('demo.plainPages.')).map(([, text]) => text);
  expect(about.filter((text) => /\bgame\b|vài câu ngắn/i.test(text))).toEqual([]);
});

it('no name is shown that the page contradicts', () => {
  const shown = texts.filter(([path]) => path.includes('.other_names.')).map(([, text]) => text);
  for (const name of ['trang trí nội thất', 'trang trí nhà cửa', 'KTS nội thất', 'game designer', 'kiến trúc sư'])
    expect(shown).not.toContain(name);
});
