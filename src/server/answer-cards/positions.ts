import type { AnswerCard } from '#shared/answers/answer-card.ts';
import { comparePath } from '#shared/guidance/compare-path.ts';
import { leastLevelName } from '#shared/guidance/fact-names.ts';
import { type Asked, type Maker, cardOf, coursesIn, listed, majorRow, positionRow, positionsIn, subjectRow } from './card.ts';
import { toCareers, toMajor, toPosition, toSubject } from './card.ts';
import type { KnownPosition } from './known.ts';
import { means, type Part } from './word-tree.ts';

/** Positions that name something (`placeIn` is not negative), those first that name it first. */
function naming({ facts }: Asked, placeIn: (position: KnownPosition) => number, title: string, to: typeof toCareers) {
  const found = facts.positions.filter((each) => placeIn(each) >= 0).toSorted((one, other) => placeIn(one) - placeIn(other));
  const rows = found.map((each) => positionRow(each));
  return rows.length === 0 ? null : cardOf({ kind: 'major', title, value: `${rows.length} vị trí`, rows, told: found, ...to });
}

/** The positions that a major leads to. */
export const leadsTo: Maker = (asked) => {
  const [major] = asked.majors;
  if (major === undefined) return null;
  return naming(asked, ({ majors }) => majors.indexOf(major.id), `Học ${major.name} ra làm gì`, toMajor(major));
};

/** The positions that a subject or a tool is used in. */
export const usedIn: Maker = (asked) => {
  const [tool] = asked.allOf('tool').map(String);
  if (tool !== undefined) return naming(asked, ({ cong_cu }) => cong_cu.indexOf(tool), `Vị trí dùng ${tool}`, toCareers);
  const [subject, ...others] = coursesIn(asked);
  if (subject === undefined || others.length > 0) return null;
  const title = `Môn ${subject.name} dùng ở vị trí nào`;
  return naming(asked, ({ subjects }) => subjects.indexOf(subject.id), title, toSubject(subject));
};

/** Two positions or more side by side, or how one differs from a major. */
export const comparedWork: Maker = (asked) => {
  const found = positionsIn(asked);
  const isDifference = asked.parts.some(({ words }) => words.some(({ key }) => /^(?:khac|giong|sanh)$/.test(key)));
  const majors = isDifference ? asked.majors : [];
  if (found.length + majors.length < 2 || found.length !== asked.parts.filter((part) => means(part, 'position')).length)
    return null;
  const title = `So sánh ${majors.map(({ name }) => `ngành ${name} và `).join('')}vị trí ${listed(found.map(({ name }) => name))}`;
  const told = majors.map((each) => majorRow(each, each.description));
  const rows = [...told, ...found.map((each) => positionRow(each, each.short_description))];
  const slugs = found.map(({ slug }) => slug);
  const to = { path: comparePath('vi-tri', slugs), link: 'Đặt các vị trí này cạnh nhau' };
  return cardOf({ kind: 'major', title, rows, ...(found[1] ? to : toPosition(found[0]!)) });
};

/** What a position works with, learns or asks for, or the majors that lead there, first the one that it asks for first. */
export const work: Maker = (asked) => {
  const { facts, parts, has } = asked;
  const [position, ...others] = positionsIn(asked);
  if (position === undefined || others.length > 0) return null;
  const { name, cong_cu, hoc_van, subjects } = position;
  const [major, ...more] = position.majors.flatMap((own) => facts.majors.find(({ id }) => id === own) ?? []);
  const tell = (title: string, value: string, rows: AnswerCard['rows'] = []) =>
    value === '' ? null : cardOf({ kind: 'major', title, value, rows, told: [position], ...toPosition(position) });
  if (has('tools')) return tell(`Công cụ của vị trí ${name}`, listed(cong_cu));
  if (has('degree') || has('learning')) return tell(`Trình độ thường cần của vị trí ${name}`, leastLevelName(hoc_van));
  if (has('allCourses')) {
    const rows = subjects.flatMap((own) => facts.subjects.filter(({ id }) => id === own)).map((each) => subjectRow(each));
    return rows.length === 0 ? null : tell(`Môn học cho vị trí ${name}`, `${rows.length} môn`, rows);
  }
  // 'Stylist là gì' asks for no major.
  const isMajor = parts.some((part) => means(part, 'which') && part.words.some(({ key }) => /^(?:nganh|khoa|hoc)$/.test(key)));
  if (!(isMajor || has('where')) || major === undefined) return null;
  const rows = has('where')
    ? [major, ...more].map((each) => majorRow(each, listed(each.co_so)))
    : more.map((each) => majorRow(each, 'cũng vào được vị trí này'));
  return tell(`Ngành học để làm ${name}`, `Ngành ${major.name}`, rows);
};

/** The same where it is said behind the name for whom, or of which kind, in words that are not understood: 'stylist cho ca sĩ', 'bao bì thực phẩm'. */
export const workFor: Maker = (asked) => {
  const [from = 0, to = 0] = ['position', 'which'].map((as) => asked.parts.findLastIndex((part) => means(part, as)));
  const isFor = asked.parts[from + 1]?.words[0]!.key === 'cho';
  const isTold = (part: Part) => part.meanings.length === 0 || (isFor && means(part, 'otherMajor'));
  const isKnown = (part: Part) => means(part, 'filler', 'position', 'which', 'payMore', 'workWord', 'must', 'wants');
  return asked.parts.every((part, at) => isKnown(part) || (at > from && at < to && isTold(part))) ? work(asked) : null;
};
