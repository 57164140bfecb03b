import { departmentTitle } from '#shared/guidance/department-title.ts';
import { leastLevelName } from '#shared/guidance/fact-names.ts';
import { careerPath } from '#shared/paths.ts';
import { beginningOf } from '#shared/text/beginning.ts';
import { capital } from '#shared/text/capital.ts';
import { type Asked, type Maker, cardOf, listed, toMajor, toPosition, toSubject, whenTaught } from './card.ts';
import { compared } from './marks.ts';
import { means } from './word-tree.ts';

/** So much is told of a text that may be long. */
const mostText = 400;

/** Kinds of records in the order in which a name that several have is taken, unless a word before it says which. */
const kinds = { major: /^(?:nganh|khoa)$/, position: /^(?:nghe|viec)$/, career: /^nghe$/, department: /^bo$/, course: /^mon$/ };
const names = Object.keys(kinds);

/** What a record is by its own short text, and basic facts of it; a department by the first of its positions. */
function toldOf(asked: Asked, as: string, at: number) {
  const { majors, positions, careers, subjects } = asked.facts;
  if (as === 'major' && majors[at]) {
    const facts = compared({ ...asked, majors: [majors[at]] })?.rows.map(({ value }) => value) ?? [];
    return { title: `Ngành ${majors[at].name}`, text: majors[at].description, facts, told: [majors[at]], ...toMajor(majors[at]) };
  }
  if (as === 'course' && subjects[at]) {
    const { name, major_name, short_description: text } = subjects[at];
    const facts = [`ngành ${major_name}`, whenTaught(subjects[at])];
    return { title: `Môn ${name}`, text, facts, told: [subjects[at]], ...toSubject(subjects[at]) };
  }
  const toCareer = (own: number) => {
    const { name = '', slug = '' } = careers.find(({ id }) => id === own) ?? {};
    return { path: careerPath(slug), link: `Xem nghề ${name}` };
  };
  if (as === 'career' && careers[at]) {
    const { id, name, description } = careers[at];
    const count = positions.filter(({ career_id }) => career_id === id).length;
    const [text = ''] = description.split('\n', 1);
    return { title: `Nghề ${name}`, text, facts: count === 0 ? [] : [`${count} vị trí`], ...toCareer(id) };
  }
  const position = positions[at];
  if (position === undefined) return null;
  const { name, short_description, hoc_van, cong_cu, department, department_id: own, department_text: text } = position;
  if (as === 'department') {
    const facts = [`vị trí: ${listed(positions.flatMap((each) => (each.department_id === own ? each.name : [])))}`];
    return { title: `Bộ phận ${departmentTitle(department)}`, text, facts, ...toCareer(position.career_id) };
  }
  const taught = position.majors.flatMap((id) => majors.find((each) => each.id === id)?.name ?? []);
  const level = leastLevelName(hoc_van);
  const facts = [
    taught.length === 0 ? '' : `học ngành ${listed(taught)}`,
    level === '' ? '' : `trình độ: ${level.charAt(0).toLocaleLowerCase('vi')}${level.slice(1)}`,
    cong_cu.length === 0 ? '' : `công cụ: ${listed(cong_cu)}`,
  ];
  return { title: `Vị trí ${name}`, text: short_description, facts, told: [position], ...toPosition(position) };
}

/** What the one record is that is named: none where a name is another word too, such as 'may' for 'máy', and nothing says that it is meant. */
export const about: Maker = (asked) => {
  const [part, ...others] = asked.parts.filter((each) => means(each, ...names) && !means(each, 'filler'));
  if (part === undefined || others.length > 0) return null;
  const own = Object.entries(kinds).filter(([as]) => means(part, as));
  const said = asked.parts.flatMap((each) => (each === part ? [] : each.words.map(({ key }) => key)));
  const meant = own.find(([, word]) => said.some((key) => word.test(key)));
  const isNameOnly = part.meanings.every(({ as }) => names.includes(as) || as === 'otherMajor' || as === 'alias');
  const [as = ''] = (isNameOnly ? (meant ?? own[0]) : meant) ?? [];
  const [at, ...more] = new Set(part.meanings.flatMap((each) => (each.as === as ? [Number(each.of)] : [])));
  const told = at === undefined || more.length > 0 ? null : toldOf(asked, as, at);
  if (!told || told.text === '') return null;
  const { text, facts, ...given } = told;
  const note = capital(facts.filter((fact) => fact !== '').join('; '));
  const content = beginningOf(text, mostText);
  return cardOf({ kind: 'major', ...given, note, tra_loi: [{ title: '', content, list: [] }] });
};
/** What may stand beside what is not understood: nothing that asks for a field or names something else. */
const beside =
  'filler yesNo howMuch there school schoolName learns wants payMore vague must dear teaches workWord courseWord position career course'.split(
    ' ',
  );

/** The same of one that is named with what it is, where what is asked of it is not understood. */
export const named: Maker = (asked) =>
  asked.parts.every((part) => part.meanings.length === 0 || means(part, ...beside)) ? about(asked) : null;
