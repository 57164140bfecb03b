import type { QuestionItem } from '#shared/answers/question.ts';
import { shown } from '#shared/fields/visibility.ts';
import { officialNames } from '#shared/codes/official-names.ts';
import { comparable } from '#shared/codes/comparable.ts';
import { tags } from '#server/database/codecs.ts';
import { compiledQuery } from '#server/database/compiled-query.ts';
import { readDates } from '#server/content-types/admission-date.ts';
import { readKnownMajors } from '#server/content-types/major.ts';
import { readKnownPositions } from '#server/content-types/position.ts';
import { readScholarships } from '#server/content-types/scholarship.ts';
import type { PublicList } from '#server/public/public-list.ts';
import type { ReadContext } from '#server/public/read-context.ts';
import { readSite } from '#server/public/site.ts';
import { isNumber, type Word } from './asked-words.ts';
import { NearestQuestion } from './nearest-question.ts';
import { phrases } from './phrases.ts';
import { QuestionTable } from './question-table.ts';
import { type Meaning, WordTree } from './word-tree.ts';

/** What visitors may be answered with. What turns with the day, such as how long there is still, is told when it is asked for. */
export type Facts = Awaited<ReturnType<typeof readFacts>>;
export type KnownMajor = Facts['majors'][number];
export type KnownPosition = Facts['positions'][number];

/** The same with the words by which it is asked for. */
export type Known = { facts: Facts; tree: WordTree; questions: QuestionTable; nearest: NearestQuestion };

const careersOf = compiledQuery((db) =>
  db
    .selectFrom('nghe_nghiep')
    .select(['id', 'name', 'slug', 'other_names', 'search_names'])
    .where('status', '=', shown)
    .orderBy('id'),
);
const wordingsOf = compiledQuery((db) => db.selectFrom('hoi_dap').select(['id', 'search_names']));

/** Reads what there is. `questions`: the list that visitors read, which has their answers as pages show them. */
export async function readFacts(context: ReadContext, questions: PublicList) {
  const { db } = context;
  const [majors, positions, careers, dates, scholarships, asked, wordings, site] = await Promise.all([
    readKnownMajors(db),
    readKnownPositions(db),
    careersOf(db),
    readDates(context),
    readScholarships(context),
    questions.read(context, new URLSearchParams()),
    wordingsOf(db),
    readSite(db),
  ]);
  const namesOf = new Map(wordings.map(({ id, search_names }) => [id, tags(search_names)]));
  const named = ({ other_names, search_names, ...row }: (typeof careers)[number]) => ({
    ...row,
    names: [...tags(other_names), ...tags(search_names)],
  });
  const withWordings = (asked.data as QuestionItem[]).map((each) => ({ ...each, wordings: namesOf.get(each.id) ?? [] }));
  return { majors, positions, careers: careers.map(named), dates, scholarships, questions: withWordings, site };
}

/** Of these there are many, to which a mistake leads more easily than to what was meant. */
const spelledRight: ReadonlySet<string> = new Set(
  'filler yesNo howMuch must there bad like position career oneScholarship otherMajor'.split(' '),
);

/** Puts all names and phrases where questions find them. */
export function knownOf(facts: Facts): Known {
  const tree = new WordTree();
  const addAll = (texts: readonly string[], as: string, of: Meaning['of'] = '') => {
    for (const text of new Set(texts)) tree.add(text, { as, of }, !spelledRight.has(as));
  };
  const { offices } = facts.site;
  for (const { as, of, texts } of phrases) {
    if (as !== 'city') addAll(texts, as, as === 'method' ? comparable(of) : of);
    else for (const { city } of offices) if (comparable(city).includes(comparable(of))) addAll(texts, as, city);
  }
  for (const { city } of offices) addAll([city], 'city', city);
  for (const method of facts.site.phuong_thuc) addAll([method], 'method', comparable(method));
  const { name: school, short_name: short } = facts.site;
  const called = [school, short, `trường ${short}`, `đại học ${short}`, `trường đại học ${short}`];
  addAll(called, 'schoolName');
  addAll(
    called.map((name) => `mã ${name}`),
    'schoolCode',
  );
  const majorNames: { text: string; of: string }[] = [];
  for (const [at, { name, names }] of facts.majors.entries()) {
    const all = [name, ...names, ...partsOfName(name, facts.majors)];
    addAll(all, 'major', at);
    majorNames.push(...all.map((text) => ({ text, of: `major ${at}` })));
    // 'Trường sân khấu điện ảnh' is another school, of which nothing is known.
    addAll(
      ['trường', 'đại học'].flatMap((school) => all.map((each) => `${school} ${each}`)),
      'otherSchool',
    );
  }
  addAll([...officialNames.values()], 'otherMajor');
  for (const as of ['position', 'career'] as const)
    for (const [at, { name, names }] of facts[`${as}s`].entries()) addAll([name, ...names], as, at);
  for (const [at, { name }] of facts.scholarships.entries()) addAll([name], 'oneScholarship', at);
  const { questions } = facts;
  return { facts, tree, questions: new QuestionTable(questions), nearest: new NearestQuestion(questions, majorNames) };
}

/** What a name is shortened to: without words that other majors begin with, and its begin or end that no other has and no group begins with. */
function partsOfName(name: string, majors: readonly KnownMajor[]): string[] {
  const plain = (text: string) =>
    text
      .toLocaleLowerCase('vi')
      .split(/[\s,/&]+/)
      .join(' ');
  const [words, others] = [plain(name).split(' '), majors.flatMap((major) => (major.name === name ? [] : [plain(major.name)]))];
  const begins = (texts: readonly string[], part: string) => texts.some((text) => `${text} `.startsWith(`${part} `));
  const own = words.slice(
    Math.max(
      0,
      words.findIndex((_, at) => !begins(others, words.slice(0, at + 1).join(' '))),
    ),
  );
  const parts = own.slice(1).flatMap((_, at) => [own.slice(0, at + 1), own.slice(at + 1)]);
  const groups = majors.map(({ group_name }) => plain(group_name));
  const isOwn = (part: string) => !others.some((other) => ` ${other} `.includes(` ${part} `)) && !begins(groups, part);
  return [own.join(' '), ...parts.map((part) => part.join(' ')).filter(isOwn)].filter((part) => part.includes(' '));
}

/** What a word is by its form: a combination, a code, a year, another number. */
export function meaningOf(word: Word): Meaning | null {
  const { key } = word;
  if (/^(?:[a-z]\d\d|00[a-z])$/.test(key)) return { as: 'combination', of: key };
  if (/^\d{7}$/.test(key)) return { as: 'majorCode', of: key };
  if (/^20\d\d$/.test(key)) return { as: 'ofYear', of: Number(key) };
  return isNumber(word) ? { as: 'number', of: Number(key) } : null;
}
