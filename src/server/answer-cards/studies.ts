import { capital } from '#shared/text/capital.ts';
import { type Maker, cardOf, coursesIn, listed, subjectRow, toMajor, toMajors, toSubject, whenTaught } from './card.ts';
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
    rows: found.map((each) => subjectRow(each)),
    told: found,
    ...toMajor(major),
  });
};

/** When a subject is taught, and how much it counts. */
export const aboutCourse: Maker = (asked) => {
  const told = coursesIn(asked).filter((each) => whenTaught(each) !== '');
  const [first] = told;
  if (first === undefined) return null;
  const rows = told.map((each) => subjectRow(each, `${whenTaught(each)}, ngành ${each.major_name}`));
  const given = told.length > 1 ? { title: 'Môn học', rows } : { title: `Môn ${first.name}`, value: capital(rows[0]!.value) };
  return cardOf({ kind: 'major', ...given, told, ...toSubject(first) });
};

/** What is best learned before a subject. */
export const before: Maker = (asked) => {
  const [subject, ...others] = coursesIn(asked);
  if (subject === undefined || others.length > 0) return null;
  const found = asked.facts.subjects.filter(({ id }) => subject.before.includes(id));
  const none = 'Trang của môn không ghi môn nào nên học trước.';
  const value = found.length === 0 ? none : `Môn ${listed(found.map(({ name }) => name))}`;
  const given = {
    title: `Nên học trước môn ${subject.name}`,
    value,
    rows: found.map((each) => subjectRow(each)),
    told: [subject],
  };
  return cardOf({ kind: 'major', ...given, is_known: found.length > 0, ...toSubject(subject) });
};

/** Whether subjects that are named are taught, and in which majors. */
export const courses: Maker = (asked) => {
  const { majors, parts } = asked;
  const found = coursesIn(asked);
  const rows = found.map((each) => subjectRow(each, `ngành ${each.major_name}`));
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
