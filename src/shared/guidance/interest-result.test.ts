import { describe, expect, it, test } from 'vitest';
import { interestActivities } from './interest-activities.ts';
import { sumsInFragment } from './interest-address.ts';
import { type InterestLetter, interestNames } from './interest-letters.ts';
import { type InterestFinding, interestResult } from './interest-result.ts';
import { type InterestSums, noAnswers, sumsOf } from './interest-sums.ts';
import { interestCaution } from './interest-introduction.ts';
import { interestBands, interestOpenings, interestReason, sharedBands, sharedOpenings } from './interest-texts.ts';

let lastMajor = 0;
const newMajor = (name: string) => ({ id: (lastMajor += 1), name });
const [graphic, printing, advertising, interaction, interior, fashion] = [
  newMajor('Thiết kế đồ họa'),
  newMajor('Kỹ thuật in'),
  newMajor('Quảng cáo'),
  newMajor('Thiết kế tương tác'),
  newMajor('Thiết kế nội thất'),
  newMajor('Thiết kế thời trang'),
];

const position = (name: string, letters: string, ...nganh_hocs: { id: number; name: string }[]) => ({
  name,
  holland: [...letters] as InterestLetter[],
  nganh_hocs,
});

/** A site of which one career and one position have no letters yet. */
const careers = [
  {
    name: 'Đồ họa',
    positions: [
      position('Minh họa', 'A', graphic),
      position('Dàn trang', 'AC', graphic),
      position('Chế bản', 'RC', printing),
      position('Giám đốc mỹ thuật', 'AE', graphic, advertising),
      position('Chưa ghi', ''),
    ],
  },
  {
    name: 'UI/UX',
    positions: [
      position('Nghiên cứu', 'IS', interaction),
      position('Giao diện', 'AI', interaction),
      position('Hệ thống', 'CIA', interaction),
    ],
  },
  {
    name: 'Nội thất',
    positions: [
      position('Dự toán', 'CE', interior),
      position('Giám sát', 'REC', interior),
      position('Phương án', 'ARE', interior),
    ],
  },
  { name: 'Thời trang', positions: [position('May mẫu', 'R', fashion), position('Phối đồ', 'AES', fashion)] },
  { name: 'Nghề mới', positions: [position('Cũng chưa ghi', '')] },
];

const graphicThree = 'Đồ họa: Minh họa, Dàn trang, Giám đốc mỹ thuật';
const allCreating = [graphicThree, 'UI/UX: Giao diện', 'Nội thất: Phương án', 'Thời trang: Phối đồ'];

type Row = [who: string, sums: string, finding: InterestFinding, near: string[], worth: string[]];

/** Sums in the order of the address: hands, thinking, creating, helping, leading, order. */
const rows: Row[] = [
  ['likes everything alike', '10-10-10-10-10-10', 'flat', [], []],
  ['likes nothing at all', '0-0-0-0-0-0', 'flat', [], []],
  ['likes all of it very much', '20-20-20-20-20-20', 'flat', [], []],
  ['has sums up to three apart', '10-11-12-13-10-10', 'flat', [], []],
  ['likes working with the hands a little less', '9-12-12-12-12-12', 'flat', [], []],
  ['likes creating a little less', '12-12-9-12-12-12', 'flat', [], []],
  ['likes creating four more than all else', '10-10-14-10-10-10', 'leaning', allCreating, []],
  ['likes creating alone', '8-8-18-8-8-8', 'leaning', allCreating, []],
  ['likes nothing but creating', '0-0-20-0-0-0', 'leaning', allCreating, []],
  ['likes creating, and the rest within three', '10-12-14-11-10-10', 'leaning', allCreating, []],
  [
    'likes creating, and thinking somewhat',
    '10-12-17-11-9-8',
    'leaning',
    ['Đồ họa: Minh họa', 'UI/UX: Giao diện'],
    ['Thời trang: Phối đồ', 'Nội thất: Phương án'],
  ],
  ['likes creating and thinking', '6-15-18-9-7-6', 'leaning', ['UI/UX: Giao diện', 'Đồ họa: Minh họa'], ['Thời trang: Phối đồ']],
  ['likes creating and thinking and nothing else', '0-20-20-0-0-0', 'leaning', ['UI/UX: Giao diện'], ['Đồ họa: Minh họa']],
  [
    'likes creating and the work of hands',
    '16-9-18-8-6-7',
    'leaning',
    ['Nội thất: Phương án'],
    ['Đồ họa: Minh họa', 'Thời trang: May mẫu', 'UI/UX: Giao diện'],
  ],
  [
    'likes creating and the work of hands and nothing else',
    '20-0-20-0-0-0',
    'leaning',
    ['Nội thất: Phương án'],
    ['Đồ họa: Minh họa', 'Thời trang: May mẫu'],
  ],
  [
    'likes creating and leading',
    '6-8-17-11-16-6',
    'leaning',
    ['Thời trang: Phối đồ', 'Đồ họa: Giám đốc mỹ thuật'],
    ['Nội thất: Phương án'],
  ],
  [
    'likes creating and leading and nothing else',
    '0-0-20-0-20-0',
    'leaning',
    ['Đồ họa: Giám đốc mỹ thuật', 'Thời trang: Phối đồ'],
    ['Nội thất: Phương án'],
  ],
  [
    'likes creating and helping',
    '5-9-16-17-9-6',
    'leaning',
    [],
    ['Thời trang: Phối đồ', 'Đồ họa: Minh họa, Giám đốc mỹ thuật', 'UI/UX: Giao diện'],
  ],
  ['likes creating and helping and nothing else', '0-0-20-20-0-0', 'leaning', [], ['Đồ họa: Minh họa', 'Thời trang: Phối đồ']],
  ['likes creating and order', '6-8-17-9-7-15', 'leaning', ['Đồ họa: Dàn trang'], ['UI/UX: Hệ thống, Giao diện']],
  ['likes creating and order and nothing else', '0-0-20-0-0-20', 'leaning', ['Đồ họa: Dàn trang'], ['UI/UX: Hệ thống']],
  [
    'likes creating, helping and leading',
    '5-7-16-16-15-6',
    'leaning',
    ['Thời trang: Phối đồ'],
    ['Đồ họa: Giám đốc mỹ thuật, Minh họa'],
  ],
  [
    'likes the work of hands, creating in the middle',
    '18-9-9-6-8-9',
    'leaning',
    ['Thời trang: May mẫu', 'Đồ họa: Chế bản', 'Nội thất: Giám sát'],
    [],
  ],
  [
    'likes the work of hands, then creating',
    '18-6-12-6-6-6',
    'leaning',
    ['Thời trang: May mẫu', 'Nội thất: Phương án'],
    ['Đồ họa: Chế bản'],
  ],
  [
    'likes the work of hands, creating hardly',
    '18-9-7-6-8-9',
    'creating-low',
    ['Thời trang: May mẫu', 'Nội thất: Giám sát', 'Đồ họa: Chế bản'],
    [],
  ],
  ['likes thinking, then creating', '8-18-12-9-6-10', 'leaning', ['UI/UX: Nghiên cứu, Giao diện'], []],
  ['likes thinking, creating hardly', '8-18-7-9-6-10', 'creating-low', ['UI/UX: Nghiên cứu'], []],
  ['likes helping', '6-8-9-18-11-7', 'leaning', [], ['UI/UX: Nghiên cứu']],
  ['likes helping, creating not at all', '6-8-3-18-11-7', 'creating-low', [], []],
  ['likes leading', '6-8-9-12-18-8', 'leaning', [], ['Thời trang: Phối đồ']],
  ['likes order, creating not', '7-9-6-8-9-18', 'creating-low', ['Nội thất: Dự toán', 'UI/UX: Hệ thống'], []],
  ['likes helping and leading', '5-7-8-18-17-8', 'nothing-near', [], []],
  ['likes helping and leading and nothing else', '0-0-0-20-20-0', 'creating-low', [], []],
  ['likes hands and thinking', '17-16-6-5-6-9', 'creating-low', [], ['Thời trang: May mẫu', 'Đồ họa: Chế bản']],
  ['likes thinking and order', '6-17-7-6-7-16', 'leaning', ['UI/UX: Hệ thống'], []],
  [
    'likes hands and order',
    '17-8-5-6-7-15',
    'creating-low',
    ['Đồ họa: Chế bản'],
    ['Nội thất: Giám sát, Dự toán', 'Thời trang: May mẫu'],
  ],
  ['likes all but creating', '14-14-3-15-13-14', 'creating-low', [], []],
  ['likes all but creating very much', '20-20-0-20-20-20', 'creating-low', [], []],
  ['likes all but order', '20-20-18-20-20-4', 'nothing-near', [], []],
  ['shares creating with two at the end', '4-4-4-10-10-10', 'creating-low', [], ['Nội thất: Dự toán']],
];

const sumsAt = (fragment: string): InterestSums => {
  const sums = sumsInFragment(`#${fragment}`);
  if (sums === null) throw new Error(`${fragment} is no profile.`);
  return sums;
};

/** Answers that come to these sums, the first of each letter as high as they can be. */
function answersFor(sums: InterestSums) {
  const left = { ...sums };
  return interestActivities.map(({ letter }) => {
    const answer = Math.min(4, left[letter]);
    left[letter] -= answer;
    return answer;
  });
}

test('there are forty profiles, none twice', () => {
  expect(new Set(rows.map(([, sums]) => sums)).size).toBe(40);
});

describe.each(rows)('somebody who %s (%s)', (_who, fragment, finding, near, worth) => {
  const sums = sumsAt(fragment);
  const answers = answersFor(sums);
  const result = interestResult(sums, answers, careers);
  const shown = [...result.near, ...result.worth];
  const told = (band: typeof shown) =>
    band.map(({ career, positions }) => `${career.name}: ${positions.map(({ name }) => name).join(', ')}`);
  const { title, text } = interestOpenings[result.finding];
  const reasons = shown.flatMap((suggested) => interestReason(suggested.reasons) ?? []);
  const shared = sharedOpenings[result.finding];
  const ofShared = [shared.title, shared.text, ...Object.values(sharedBands)];
  const said = [
    title,
    text,
    ...ofShared,
    interestCaution,
    ...Object.values(interestBands),
    ...Object.values(interestNames),
    ...reasons,
  ];

  it('reads what these sums say, the same each time', () => {
    expect(result.finding).toBe(finding);
    expect(told(result.near)).toEqual(near);
    expect(told(result.worth)).toEqual(worth);
    expect(sumsOf(answers)).toEqual(sums);
    expect(interestResult(sumsAt(fragment), answersFor(sums), careers)).toEqual(result);
  });

  it('reads no verdict, rank, percentage or letter', () => {
    for (const sentence of said) {
      expect(sentence).not.toMatch(/bạn là|(?<![\p{L}])hợp(?![\p{L}])|phù hợp|%|phần trăm|hạng|số một|cao nhất|nhất bảng/iu);
      expect(sentence).not.toMatch(/RIASEC|Holland|(?<![\p{L}])[RIASEC](?![\p{L}])/u);
      expect(sentence).not.toMatch(/giỏi|năng khiếu|tính cách|kiểu người|nên học|nên chọn/i);
    }
    expect(interestCaution).toContain('chưa được kiểm định, không đo năng lực');
  });

  it('is told first to look further exactly where creating is low or nothing is near', () => {
    const isFurther = finding === 'creating-low' || finding === 'nothing-near';
    expect(text.includes('chỉ dạy thiết kế') && text.includes('trường khác')).toBe(isFurther);
    expect(title === 'Bạn chưa nghiêng hẳn về đâu').toBe(finding === 'flat');
  });

  it('sees each career and each major once, no more than three positions of a career, and none without letters', () => {
    expect(new Set(shown.map(({ career }) => career)).size).toBe(shown.length);
    for (const { positions } of shown) {
      expect(positions.length).toBeGreaterThan(0);
      expect(positions.length).toBeLessThanOrEqual(3);
      expect(positions.every(({ holland }) => holland.length > 0)).toBe(true);
    }
    const nearest = result.near.flatMap(({ positions }) => positions.flatMap(({ nganh_hocs }) => nganh_hocs.slice(0, 1)));
    expect(new Set(result.majors)).toEqual(new Set(nearest));
    expect(result.majors).toHaveLength(new Set(nearest).size);
  });

  it('is quoted nothing that was not liked, and nothing where the answers are not known', () => {
    for (const suggested of shown) {
      for (const reason of suggested.reasons) {
        expect(answers[interestActivities.findIndex((activity) => activity.text === reason)]).toBeGreaterThanOrEqual(3);
      }
    }
    const known = interestResult(sums, null, careers);
    expect([...known.near, ...known.worth].every((suggested) => suggested.reasons.length === 0)).toBe(true);
    expect([told(known.near), told(known.worth), known.finding]).toEqual([near, worth, finding]);
  });
});

test('majors are the nearest of the positions that are near, those of most of them first, and five at most', () => {
  expect(interestResult(sumsAt('0-0-20-0-20-0'), null, careers).majors).toEqual([graphic, fashion]);
  const [first, second, third, fourth, fifth] = [printing, interaction, interior, fashion, advertising];
  const trade = (name: string, ...majors: (typeof graphic)[]) => ({
    name,
    positions: majors.map((major, place) => position(`${name} ${place}`, 'A', major, graphic)),
  });
  const many = [trade('a', first, second, third), trade('b', fourth, fifth, newMajor('x')), trade('c', fifth, newMajor('y'))];
  expect(interestResult(sumsAt('0-0-20-0-0-0'), null, many).majors).toEqual([fifth, first, second, third, fourth]);
});

test('a site without careers says what it can', () => {
  expect(interestResult(sumsAt('0-0-20-0-0-0'), noAnswers, [])).toEqual({
    finding: 'nothing-near',
    near: [],
    worth: [],
    majors: [],
  });
});
