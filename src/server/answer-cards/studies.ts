import { leastLevelName } from '#shared/guidance/fact-names.ts';
import { capital } from '#shared/text/capital.ts';
import { positionPath } from '#shared/paths.ts';
import { anyIllustrative, type Asked, type Maker, cardOf, listed, majorRow, rowOf, toMajor, toMajors } from './card.ts';
import { type KnownSubject, pathOfSubject, whenTaught } from './subject-texts.ts';
import { means } from './word-tree.ts';

/** The subjects of a major, those of one term where that is asked for, or of the two of the first year. */
export const curriculum: Maker = ({ facts, majors: [major, ...others], parts, has, allOf }) => {
  const [number] = allOf('number').map(Number);
  const isFirst = parts.some((part) => means(part, 'perYear') && part.words[0]!.key === 'nam');
  const year = isFirst ? 1 : has('year') ? number : undefined;
  const terms = has('perTerm') ? [number] : year === undefined ? [] : [year * 2 - 1, year * 2];
  const found = facts.subjects
    .filter(({ major_id, hoc_ky }) => major_id === major?.id && (terms.length === 0 || terms.includes(hoc_ky ?? 0)))
    .toSorted((one, other) => (one.hoc_ky ?? Infinity) - (other.hoc_ky ?? Infinity));
  if (major === undefined || others.length > 0 || found.length === 0) return null;
  const when = terms.length === 0 ? '' : year === undefined ? ` học kỳ ${number}` : ` năm thứ ${year}`;
  return cardOf({
    kind: 'major',
    title: `${found.some((each) => each.mon_tieu_bieu) ? 'Một số môn tiêu biểu' : 'Các môn'}${when} ngành ${major.name}`,
    value: terms.length === 0 ? `${found.length} môn` : listed(found.map(({ name }) => name)),
    rows: found.map((each) => rowOf(each.name, whenTaught(each), pathOfSubject(each))),
    minh_hoa: anyIllustrative(found),
    ...toMajor(major),
  });
};

/** The subjects that are named: of a major that is named too, or of others where that has none. */
function coursesIn({ facts, majors, allOf }: Asked): KnownSubject[] {
  const named = [...new Set(allOf('course'))].flatMap((at) => facts.subjects[Number(at)] ?? []);
  const own = named.filter(({ major_id }) => majors.some(({ id }) => id === major_id));
  return own.length > 0 ? own : named;
}

/** When a subject is taught, and how much it counts. */
export const aboutCourse: Maker = (asked) => {
  const told = coursesIn(asked).filter((each) => whenTaught(each) !== '');
  const [first] = told;
  if (first === undefined) return null;
  const [path, link] = [pathOfSubject(first), `Xem môn ${first.name}`];
  const rows = told.map((each) => rowOf(each.name, `${whenTaught(each)}, ngành ${each.major_name}`, pathOfSubject(each)));
  const given = told.length > 1 ? { title: 'Môn học', rows } : { title: `Môn ${first.name}`, value: capital(rows[0]!.value) };
  return cardOf({ kind: 'major', ...given, minh_hoa: anyIllustrative(told), path, link });
};

/** Whether subjects that are named are taught, and in which majors. */
export const courses: Maker = (asked) => {
  const { majors, parts } = asked;
  const found = coursesIn(asked);
  const rows = found.map((each) => rowOf(each.name, `ngành ${each.major_name}`, pathOfSubject(each)));
  const [row] = rows;
  if (row === undefined) return null;
  const typed = parts.find((part) => means(part, 'course'))?.words.map(({ text }) => text);
  const told = listed(rows.map(({ name, value }) => `môn ${name} của ${value}`));
  const lacking = `Ngành ${listed(majors.map(({ name }) => name))} không có môn này; trường dạy ở ${told}.`;
  return cardOf({
    kind: 'major',
    title: `Trường có dạy “${typed?.join(' ')}” không`,
    value:
      majors.length > 0 && !found.some(({ major_id }) => majors.some(({ id }) => id === major_id)) ? lacking : `Có: ${told}.`,
    rows: rows.length > 1 ? rows : [],
    path: row.path ?? toMajors.path,
    link: `Xem môn ${row.name}`,
  });
};

/** What a position works with or asks for, or the majors that lead there, first the one that it asks for first. */
export const work: Maker = ({ facts, parts, allOf, has }) => {
  const [position, ...others] = [...new Set(allOf('position'))].flatMap((at) => facts.positions[Number(at)] ?? []);
  if (position === undefined || others.length > 0) return null;
  const { name, cong_cu, hoc_van, minh_hoa, parent_slug, slug } = position;
  const [major, ...more] = position.majors.flatMap((own) => facts.majors.find(({ id }) => id === own) ?? []);
  const given = { kind: 'major' as const, minh_hoa, path: positionPath(parent_slug, slug), link: `Xem vị trí ${name}` };
  const tell = (fact: string, value: string) =>
    value === '' ? null : cardOf({ ...given, title: `${fact} của vị trí ${name}`, value });
  if (has('tools')) return tell('Công cụ', listed(cong_cu));
  if (has('degree') || has('learning')) return tell('Trình độ thường cần', leastLevelName(hoc_van));
  // 'Stylist là gì' asks for no major.
  const isMajor = parts.some((part) => means(part, 'which') && part.words.some(({ key }) => /^(?:nganh|khoa|hoc)$/.test(key)));
  if (!isMajor || major === undefined) return null;
  const rows = more.map((each) => majorRow(each, 'cũng vào được vị trí này'));
  return cardOf({ ...given, title: `Ngành học để làm ${name}`, value: `Ngành ${major.name}`, rows });
};
