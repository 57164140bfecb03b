import { leastLevelName } from '#shared/guidance/fact-names.ts';
import { careerPath, positionPath } from '#shared/paths.ts';
import { beginningOf } from '#shared/text/beginning.ts';
import { capital } from '#shared/text/capital.ts';
import { type Asked, type Maker, cardOf, listed, toMajor } from './card.ts';
import { compared } from './marks.ts';
import { pathOfSubject, whenTaught } from './subject-texts.ts';
import { means } from './word-tree.ts';

/** What a record is by its own short text, and basic facts of it. */
type Told = { title: string; text: string; facts: string[]; minh_hoa: boolean; path: string; link: string };

/** So much is told of a text that may be long. */
const mostText = 400;

/** Kinds of records in the order in which a name that several have is taken, unless a word before it says which. */
const kinds: readonly { as: string; word: RegExp; tell: (asked: Asked, at: number) => Told | null }[] = [
  {
    as: 'major',
    word: /^(?:nganh|khoa)$/,
    tell(asked, at) {
      const major = asked.facts.majors[at];
      if (major === undefined) return null;
      const facts = compared({ ...asked, majors: [major] })?.rows.map(({ value }) => value) ?? [];
      return { title: `Ngành ${major.name}`, text: major.description, facts, minh_hoa: major.minh_hoa, ...toMajor(major) };
    },
  },
  {
    as: 'position',
    word: /^(?:nghe|viec)$/,
    tell({ facts }, at) {
      const position = facts.positions[at];
      if (position === undefined) return null;
      const { name, slug, parent_slug, short_description: text, hoc_van, cong_cu, minh_hoa } = position;
      const majors = position.majors.flatMap((own) => facts.majors.find(({ id }) => id === own)?.name ?? []);
      const level = leastLevelName(hoc_van).toLocaleLowerCase('vi');
      const told = [
        majors.length === 0 ? '' : `học ngành ${listed(majors)}`,
        level === '' ? '' : `trình độ: ${level}`,
        cong_cu.length === 0 ? '' : `công cụ: ${listed(cong_cu)}`,
      ];
      const path = positionPath(parent_slug, slug);
      return { title: `Vị trí ${name}`, text, facts: told, minh_hoa, path, link: `Xem vị trí ${name}` };
    },
  },
  {
    as: 'career',
    word: /^nghe$/,
    tell({ facts }, at) {
      const career = facts.careers[at];
      if (career === undefined) return null;
      const { id, name, slug, description } = career;
      const count = facts.positions.filter(({ career_id }) => career_id === id).length;
      const [text = ''] = description.split('\n', 1);
      const told = count === 0 ? [] : [`${count} vị trí`];
      return { title: `Nghề ${name}`, text, facts: told, minh_hoa: false, path: careerPath(slug), link: `Xem nghề ${name}` };
    },
  },
  {
    as: 'course',
    word: /^mon$/,
    tell({ facts }, at) {
      const subject = facts.subjects[at];
      if (subject === undefined) return null;
      const { name, major_name, short_description: text, minh_hoa } = subject;
      const told = [`ngành ${major_name}`, whenTaught(subject)];
      return { title: `Môn ${name}`, text, facts: told, minh_hoa, path: pathOfSubject(subject), link: `Xem môn ${name}` };
    },
  },
];

/** What the one record is that is named: none where a name is another word too, such as 'may' for 'máy', and nothing says that it is meant. */
export const about: Maker = (asked) => {
  const names = kinds.map(({ as }) => as);
  const [part, ...others] = asked.parts.filter((each) => means(each, ...names) && !means(each, 'filler'));
  if (part === undefined || others.length > 0) return null;
  const own = kinds.filter(({ as }) => means(part, as));
  const said = asked.parts.flatMap((each) => (each === part ? [] : each.words.map(({ key }) => key)));
  const meant = own.find(({ word }) => said.some((key) => word.test(key)));
  const isNameOnly = part.meanings.every(({ as }) => names.includes(as) || as === 'otherMajor');
  const { as, tell } = (isNameOnly ? (meant ?? own[0]) : meant) ?? {};
  const [at, ...more] = new Set(part.meanings.flatMap((each) => (each.as === as ? [Number(each.of)] : [])));
  const told = at === undefined || more.length > 0 ? null : tell?.(asked, at);
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
