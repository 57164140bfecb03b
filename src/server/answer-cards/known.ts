import type { QuestionItem } from '#shared/answers/question.ts';
import { shown } from '#shared/fields/visibility.ts';
import { officialNames } from '#shared/codes/official-names.ts';
import { comparable } from '#shared/codes/comparable.ts';
import { departmentTitle } from '#shared/guidance/department-title.ts';
import { capital } from '#shared/text/capital.ts';
import { tags } from '#server/database/codecs.ts';
import { compiledQuery } from '#server/database/compiled-query.ts';
import { readDates } from '#server/content-types/admission-date.ts';
import { readKnownMajors } from '#server/content-types/major.ts';
import { readKnownPositions } from '#server/content-types/position.ts';
import { readScholarships } from '#server/content-types/scholarship.ts';
import { readKnownSubjects } from '#server/content-types/subject.ts';
import type { PublicList } from '#server/public/public-list.ts';
import type { ReadContext } from '#server/public/read-context.ts';
import { readSite } from '#server/public/site.ts';
import { isNumber, type Word } from './asked-words.ts';
import { type Name, NearestQuestion } from './nearest-question.ts';
import { phrases, provinces, spelledRight } from './phrases.ts';
import { type Meaning, WordTree } from './word-tree.ts';

/** What visitors may be answered with. What turns with the day, such as how long there is still, is told when it is asked for. */
export type Facts = Awaited<ReturnType<typeof readFacts>>;
export type KnownMajor = Facts['majors'][number];
export type KnownPosition = Facts['positions'][number];
export type KnownSubject = Facts['subjects'][number];

/** The same with the words by which it is asked for. */
export type Known = { facts: Facts; tree: WordTree; questions: NearestQuestion };

const careersOf = compiledQuery((db) =>
  db
    .selectFrom('nghe_nghiep')
    .select(['id', 'name', 'slug', 'description', 'other_names', 'search_names'])
    .where('status', '=', shown)
    .orderBy('id'),
);
const wordingsOf = compiledQuery((db) => db.selectFrom('hoi_dap').select(['id', 'search_names']));

/** Reads what there is. `questions`: the list that visitors read, which has their answers as pages show them. */
export async function readFacts(context: ReadContext, questions: PublicList) {
  const { db } = context;
  const [majors, subjects, positions, careers, dates, scholarships, asked, wordings, site] = await Promise.all([
    readKnownMajors(db),
    readKnownSubjects(db),
    readKnownPositions(db),
    careersOf(db),
    readDates(context),
    readScholarships(context),
    questions.read(context, new URLSearchParams()),
    wordingsOf(db),
    readSite(db),
  ]);
  const namesOf = new Map(wordings.map(({ id, search_names }) => [id, tags(search_names)]));
  const called = careers.map(({ other_names, search_names, ...row }) => ({
    ...row,
    names: [...tags(other_names), ...tags(search_names)],
  }));
  const withWordings = (asked.data as QuestionItem[]).map((each) => ({ ...each, wordings: namesOf.get(each.id) ?? [] }));
  return { majors, subjects, positions, careers: called, dates, scholarships, questions: withWordings, site };
}

/** Puts all names and phrases where questions find them. */
export function knownOf(facts: Facts): Known {
  const tree = new WordTree();
  const addAll = (texts: readonly string[], as: string, of: Meaning['of'] = '') => {
    for (const text of new Set(texts)) tree.add(text, { as, of }, !spelledRight.has(as));
  };
  const { offices } = facts.site;
  for (const { as, of, texts } of phrases) {
    if (as !== 'city') addAll(texts, as, as === 'method' ? comparable(of) : of);
    else {
      const own = offices.filter(({ city }) => comparable(city).includes(comparable(of)));
      for (const { city } of own) addAll(texts, as, city);
      if (own.length === 0) addAll(texts, 'otherCity', of);
    }
  }
  const areOffices = comparable(offices.map(({ city, address }) => `${city} ${address}`).join(' '));
  for (const name of provinces)
    if (!areOffices.includes(comparable(name))) addAll([name], 'otherCity', name.split(' ').map(capital).join(' '));
  for (const { city } of offices) addAll([city], 'city', city);
  for (const method of facts.site.phuong_thuc) addAll([method], 'method', comparable(method));
  const { name: school, short_name: short } = facts.site;
  const called = [school, short, `trường ${short}`, `đại học ${short}`, `trường đại học ${short}`];
  addAll(called, 'schoolName');
  const codes = called.map((name) => `mã ${name}`);
  addAll(codes, 'schoolCode');
  const named: Name[] = [];
  const addNamed = (texts: readonly string[], as: string, at: number, id: number) => {
    addAll(texts, as, at);
    named.push(...texts.map((text) => ({ text, of: `${as} ${id}` })));
  };
  const shortNames = shortNamesOf(facts.majors);
  for (const [at, { id, name, names, ten_xet_tuyen: applied }] of facts.majors.entries()) {
    const all = [name, ...names, applied, ...shortNames(name), ...initialsOf(name)].filter((text) => text !== '');
    addNamed(all, 'major', at, id);
    // 'Trường sân khấu điện ảnh' is another school, of which nothing is known.
    const schools = ['trường', 'đại học'].flatMap((school) => all.map((each) => `${school} ${each}`));
    addAll(schools, 'otherSchool');
  }
  for (const name of officialNames.values()) {
    if ((phraseKeys.get(comparable(name)) ?? 'otherMajor') !== 'otherMajor') continue;
    addAll([name], 'otherMajor');
    named.push({ text: name, of: `official ${name}` });
  }
  // 'Designer' is what many positions are called, by one of several words; 'stylist' is one, and a part of another.
  const isShared = (text: string) =>
    !text.includes(' ') &&
    facts.positions.filter(({ names }) => names.some((name) => ` ${name} `.includes(` ${text} `))).length > 2;
  for (const as of ['position', 'career'] as const)
    for (const [at, { id, name, names }] of facts[`${as}s`].entries())
      addNamed([name, ...names.filter((text) => !isShared(text) && phraseKeys.get(comparable(text)) !== 'filler')], as, at, id);
  // 'Quay phim' for 'Nhà quay phim', unless a major is called so.
  const taken = new Set(facts.majors.flatMap(({ name, names }) => [name, ...names, ...shortNames(name)].map(comparable)));
  for (const [at, { id, name, department, department_id: own, cong_cu }] of facts.positions.entries()) {
    const bare = name.replace(/^(?:nhà|người|họa sĩ|chuyên viên|nhân viên|kỹ thuật viên) /i, '');
    const isOwn = (text: string) => text.trim().includes(' ') && !taken.has(comparable(text));
    addAll([bare, ...bare.split(/[()]/)].filter(isOwn), 'position', at);
    // 'Bao bì' for 'thiết kế bao bì': no question that does not name it answers who does.
    const made = bare.replace(/^thiết kế /i, '');
    if (made !== bare && isOwn(made)) addNamed([made, `làm ${made}`], 'position', at, id);
    const departments = ['bộ phận', 'phòng', 'khâu', 'ban', 'tổ'].map((word) => `${word} ${departmentTitle(department)}`);
    if (facts.positions.findIndex(({ department_id }) => department_id === own) === at) addAll(departments, 'department', at);
    for (const tool of cong_cu) addAll([tool, tool.replace(/^(?:Adobe|Autodesk|Microsoft) /, '')], 'tool', tool);
  }
  addBegun(facts, tree);
  for (const [at, { name, names }] of facts.subjects.entries()) {
    const parts = [name, ...names].flatMap((each) => [each, ...each.split(/[()]| và | \d+$/), each.replace(doing, '')]);
    addAll(parts, 'course', at);
  }
  for (const [at, { name }] of facts.scholarships.entries())
    addAll([name, name.replace(/^học bổng /i, 'hb ')], 'oneScholarship', at);
  return { facts, tree, questions: new NearestQuestion(facts.questions, named) };
}

/**
 * Other names of positions, and how they begin, if nothing else is called so: 'QC may' for 'QC may mặc'. One is asked for by itself: who
 * types it wants to know what it is called here.
 */
function addBegun({ majors, subjects, positions, careers }: Facts, tree: WordTree): void {
  const held = new Map<string, Set<object>>();
  for (const record of [...majors, ...subjects, ...careers, ...positions])
    for (const part of [record.name, ...record.names].flatMap((text) => partsOf(plain(text).split(' '))).map(comparable))
      held.set(part, (held.get(part) ?? new Set()).add(record));
  for (const [at, { other_names }] of positions.entries())
    for (const name of other_names.map(plain))
      for (const begin of beginsOf(name.split(' ')).filter((text) => text === name || /[ -]/.test(text))) {
        const isOwn = held.get(comparable(begin))?.size === 1 && !phraseKeys.has(comparable(begin));
        if (isOwn && begin.length > 4) for (const as of ['position', 'alias']) tree.add(begin, { as, of: at }, false);
      }
}

/** 'Co hoc' is 'có học' before it is 'Cơ học'. */
const phraseKeys = new Map(phrases.flatMap(({ as, texts }) => texts.map((text) => [comparable(text), as] as const)));

/** What the name of a subject begins with and visitors leave out: 'có dạy podcast không'. */
const doing = /^(?:thiết kế|kỹ thuật|nghệ thuật|làm|vẽ|viết|dựng|chụp|chọn|chỉnh|dàn|edit|code) (?=\S{3}|\S+ )/i;

/** So many words of a name are read: what is made of them grows with their square. */
const mostNameWords = 16;
const plain = (text: string) =>
  text
    .toLocaleLowerCase('vi')
    .split(/[\s,/&]+/)
    .slice(0, mostNameWords)
    .join(' ');

/** 'Truyền thông ĐPT': three words or more at the end of a name, or all of them, by their first letters. */
const initialsOf = (name: string): string[] => {
  const words = plain(name).split(' ');
  return words.slice(2).map((_, at) => words.map((word, place) => (place < at ? `${word} ` : word[0])).join(''));
};

/** The beginnings of a name, and all that stands side by side in it. */
const beginsOf = (words: readonly string[]) => words.map((_, at) => words.slice(0, at + 1).join(' '));
const partsOf = (words: readonly string[]) => words.flatMap((_, at) => beginsOf(words.slice(at)));

type ShortNames = (name: string) => string[];

/** What names are shortened to: without words that other majors begin with, and their begin or end that no other has and no group begins with. */
function shortNamesOf(majors: readonly KnownMajor[]): ShortNames {
  const counted = (texts: readonly string[]) => Map.groupBy(texts, (text) => text);
  const names = [...new Set(majors.map(({ name }) => plain(name)))].map((name) => name.split(' '));
  const begins = counted(names.flatMap(beginsOf));
  const held = counted(names.flatMap((words) => [...new Set(partsOf(words))]));
  const groups = new Set(majors.flatMap(({ group_name }) => beginsOf(plain(group_name).split(' '))));
  const isOwn = (part: string) => held.get(part)?.length === 1 && !groups.has(part);
  return (name) => {
    const words = plain(name).split(' ');
    const from = beginsOf(words).findIndex((part) => begins.get(part)?.length === 1);
    const own = words.slice(Math.max(0, from));
    const parts = own.slice(1).flatMap((_, at) => [own.slice(0, at + 1).join(' '), own.slice(at + 1).join(' ')]);
    return [own.join(' '), ...parts.filter(isOwn)].filter((part) => part.includes(' '));
  };
}

/** What a word is by its form: a combination, a code, a year, another number. */
export function meaningOf(word: Word): Meaning | null {
  const { key } = word;
  if (/^(?:[a-z]\d\d|00[a-z])$/.test(key)) return { as: 'combination', of: key };
  if (/^\d{7}$/.test(key)) return { as: 'majorCode', of: key };
  if (/^20\d\d$/.test(key)) return { as: 'ofYear', of: Number(key) };
  return isNumber(word) ? { as: 'number', of: Number(key) } : null;
}
