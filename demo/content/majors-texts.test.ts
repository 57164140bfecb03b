import { describe, expect, it } from 'vitest';
import { majorFacts } from './guidance/majors.ts';
import { majorGroups } from './major-groups.ts';
import type { DemoMajor, DemoSection } from './types.ts';

/** What a text about admissions may name, from the fields of one major, or of all majors of a group. */
type Held = { combinations: string[]; years: number[]; codes: string[] };

/** A sentence that speaks of other schools may say what it likes of them. */
const elsewhere = /nơi khác/i;
const hedges =
  /tùy trường|tuỳ trường|một số (?:nơi|trường)|có nơi|có trường|nhiều (?:nơi|trường)|(?:các|những) nơi|các trường(?! (?:hợp|quay))|trường (?:bạn|mình) chọn|nơi bạn đăng ký/gi;

const numbers: Record<string, number> = { ba: 3, bốn: 4, năm: 5, sáu: 6, bảy: 7, tám: 8, chín: 9, mười: 10 };
/** '4 năm', '4,5 năm', 'bốn năm rưỡi', 'tám học kỳ': what follows tells of another span of time than the course. */
const spans =
  /(?<![\p{L}\d.,–])(\d{1,2}(?:,5)?|ba|bốn|năm|sáu|bảy|tám|chín|mười) (năm|học kỳ)(?!\p{L})( rưỡi)?(?! (?:đầu|cuối|trước|qua|gần|sau|đi làm|làm nghề|kinh nghiệm|nhất|thứ|\d))/giu;

function yearsOf([, number = '', unit, half]: RegExpMatchArray): number {
  const count = (numbers[number.toLowerCase()] ?? Number(number.replace(',', '.'))) + (half === undefined ? 0 : 0.5);
  return unit?.toLowerCase() === 'năm' ? count : count / 2;
}

/** What a text says that the fields do not hold. */
function breachesOf(text: string, { combinations, years, codes }: Held): string[] {
  return text
    .split(/(?<=[.?!])\s/)
    .flatMap((sentence) =>
      elsewhere.test(sentence)
        ? []
        : [
            ...(sentence.match(hedges) ?? []),
            ...(sentence.match(/\b[A-Z]\d\d\b/g) ?? []).filter((code) => !combinations.includes(code)),
            ...(sentence.match(/\b\d{7}[A-Z]*\b/g) ?? []).filter((code) => !codes.includes(code)),
            ...[...sentence.matchAll(spans)].filter((span) => !years.includes(yearsOf(span))).map(([span]) => span),
          ],
    );
}

const textsOf = ({ description, detailed_content }: { description: string; detailed_content?: DemoSection[] }) => [
  description,
  ...(detailed_content ?? []).flatMap(({ title, content, list }) => [title, content, ...list]),
];

function heldBy(majors: DemoMajor[]): Held {
  const facts = majors.flatMap(({ name }) => majorFacts[name] ?? []);
  return {
    combinations: facts.flatMap(({ admissions }) => admissions?.to_hop ?? []),
    years: facts.map(({ thoi_gian }) => thoi_gian),
    codes: [...majors.flatMap(({ ma_nganh }) => ma_nganh ?? []), ...facts.flatMap(({ ma_xet_tuyen }) => ma_xet_tuyen ?? [])],
  };
}

const majors = majorGroups.flatMap((group) => group.majors);

describe('what is told of admissions is what the fields hold', () => {
  it.each(majors.map((major) => [major.name, major] as const))('of the major %s', (_, major) => {
    expect(textsOf(major).flatMap((text) => breachesOf(text, heldBy([major])))).toEqual([]);
  });

  it.each(majorGroups.map((group) => [group.name, group] as const))('of the group %s', (_, group) => {
    expect(textsOf(group).flatMap((text) => breachesOf(text, heldBy(group.majors)))).toEqual([]);
  });

  it.each(majors.flatMap((major) => (majorFacts[major.name]?.admissions ? [[major.name, major] as const] : [])))(
    'and %s names every combination that it takes',
    (_, major) => {
      const told = textsOf(major).join('\n');
      expect(heldBy([major]).combinations.filter((code) => !told.includes(code))).toEqual([]);
    },
  );
});

describe('a text is found that', () => {
  const held: Held = { combinations: ['H00', 'D01'], years: [4], codes: ['7210403'] };

  it.each([
    ['leaves it to other schools', 'Môn vẽ là tùy trường.', 'tùy trường'],
    ['leaves it to some', 'Có nơi nhận thêm D01.', 'Có nơi'],
    ['leaves it to many', 'Ở nhiều trường, bài vẽ nhân hệ số hai.', 'nhiều trường'],
    ['leaves it to the reader', 'Hãy luyện đúng đề của trường bạn chọn.', 'trường bạn chọn'],
    ['names another combination', 'Năm 2027 trường xét H00, V00 và D01.', 'V00'],
    ['names another code', 'Ngành nằm trong mã 7210404 của danh mục.', '7210404'],
    ['names a code with an ending of its own', 'Bạn gõ 7210403UX.', '7210403UX'],
    ['names another duration in words', 'Chương trình dài bốn năm rưỡi.', 'bốn năm rưỡi'],
    ['names five years', 'Bạn học năm năm ở Cần Thơ.', 'năm năm'],
    ['names another duration in figures', 'Thời gian học là 4,5 năm.', '4,5 năm'],
    ['counts other terms', 'Bạn học chín học kỳ.', 'chín học kỳ'],
  ])('%s', (_, text, breach) => {
    expect(breachesOf(text, held)).toEqual([breach]);
  });

  it('and none that keeps to the fields, or speaks of another time or of other schools', () => {
    const texts = [
      'Năm 2027 trường xét H00 và D01, mã ngành 7210403; chương trình dài 4 năm, tức tám học kỳ.',
      'Hai năm đầu học nền; từ năm thứ ba chọn hướng, xem điểm của ba năm gần nhất.',
      'Ở nơi khác, nhiều trường xét V00 và học bốn năm rưỡi.',
      'Trong các trường hợp ấy, các trường quay mở đến tối.',
    ];
    expect(texts.flatMap((text) => breachesOf(text, held))).toEqual([]);
  });
});
