import type { ScholarshipItem } from '#shared/answers/admissions.ts';
import type { QuestionItem } from '#shared/answers/question.ts';
import type { Site } from '#shared/answers/site.ts';
import { shown } from '#shared/fields/visibility.ts';
import { comparable } from '#shared/codes/comparable.ts';
import { tags } from '#server/database/codecs.ts';
import { compiledQuery } from '#server/database/compiled-query.ts';
import { type ReadDate, readDates } from '#server/content-types/admission-date.ts';
import { readKnownMajors } from '#server/content-types/major.ts';
import { readKnownPositions } from '#server/content-types/position.ts';
import { readScholarships } from '#server/content-types/scholarship.ts';
import type { PublicList } from '#server/public/public-list.ts';
import type { ReadContext } from '#server/public/read-context.ts';
import { readSite } from '#server/public/site.ts';
import { isNumber, type Word } from './asked-words.ts';
import { phrases } from './phrases.ts';
import { QuestionTable } from './question-table.ts';
import { type Meaning, WordTree } from './word-tree.ts';

export type KnownMajor = Awaited<ReturnType<typeof readKnownMajors>>[number];
export type KnownPosition = Awaited<ReturnType<typeof readKnownPositions>>[number];
export type KnownCareer = { id: number; name: string; slug: string; names: string[] };
export type KnownQuestion = QuestionItem & { wordings: string[] };

/** What visitors may be answered with. What turns with the day, such as how long there is still, is told when it is asked for. */
export type Facts = {
  majors: readonly KnownMajor[];
  positions: readonly KnownPosition[];
  careers: readonly KnownCareer[];
  dates: readonly ReadDate[];
  scholarships: readonly ScholarshipItem[];
  questions: readonly KnownQuestion[];
  site: Site;
};

/** The same with the words by which it is asked for. */
export type Known = { facts: Facts; tree: WordTree; questions: QuestionTable };

const careersOf = compiledQuery((db) =>
  db
    .selectFrom('nghe_nghiep')
    .select(['id', 'name', 'slug', 'other_names', 'search_names'])
    .where('status', '=', shown)
    .orderBy('id'),
);
const wordingsOf = compiledQuery((db) => db.selectFrom('hoi_dap').select(['id', 'search_names']));

/** Reads what there is. `questions`: the list that visitors read, which has their answers as pages show them. Nine queries. */
export async function readFacts(context: ReadContext, questions: PublicList): Promise<Facts> {
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
  return {
    majors,
    positions,
    careers: careers.map(({ other_names, search_names, ...row }) => ({
      ...row,
      names: [...tags(other_names), ...tags(search_names)],
    })),
    dates,
    scholarships,
    questions: (asked.data as QuestionItem[]).map((each) => ({ ...each, wordings: namesOf.get(each.id) ?? [] })),
    site,
  };
}

/** Of these there are many, to which a mistake leads more easily than to what was meant. */
const spelledRight: ReadonlySet<string> = new Set(['filler', 'position', 'career', 'oneScholarship']);

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
  addAll([facts.site.name, facts.site.short_name], 'schoolName');
  for (const [at, { name, names }] of facts.majors.entries())
    addAll([name, ...names, ...partsOfName(name, facts.majors)], 'major', at);
  for (const as of ['position', 'career'] as const)
    for (const [at, { name, names }] of facts[`${as}s`].entries()) addAll([name, ...names], as, at);
  for (const [at, { name }] of facts.scholarships.entries()) addAll([name], 'oneScholarship', at);
  return { facts, tree, questions: new QuestionTable(facts.questions) };
}

/** What a name is shortened to: without words that several majors begin with, and what of its begin or end no other major has, and no group begins with. */
function partsOfName(name: string, majors: readonly KnownMajor[]): string[] {
  const wordsIn = (text: string) => text.split(/[\s,/&]+/).filter((word) => word !== '');
  const others = majors.filter((major) => major.name !== name).map((major) => wordsIn(major.name));
  const words = wordsIn(name);
  const hasPart = (other: readonly string[], part: readonly string[]) =>
    ` ${comparable(other.join(' '))} `.includes(` ${comparable(part.join(' '))} `);
  let shared = 0;
  while (
    shared < words.length - 1 &&
    others.some((other) => comparable(other.slice(0, shared + 1).join(' ')) === comparable(words.slice(0, shared + 1).join(' ')))
  )
    shared += 1;
  const own = words.slice(shared);
  const parts = Array.from({ length: Math.max(0, own.length - 1) }, (_, index) => index + 1)
    .flatMap((length) => [own.slice(0, -length), own.slice(length)])
    .filter((part) => part.length > 1 && !others.some((other) => hasPart(other, part)))
    .filter(
      (part) => !majors.some(({ group_name }) => `${comparable(group_name)} `.startsWith(`${comparable(part.join(' '))} `)),
    );
  return [own, ...parts].filter((part) => part.length > 1).map((part) => part.join(' '));
}

/** What a word is by its form: a combination, a code, a year, another number. */
export function meaningOf(word: Word): Meaning | null {
  const { key } = word;
  if (/^(?:[a-z]\d\d|00[a-z])$/.test(key)) return { as: 'combination', of: key };
  if (/^\d{7}$/.test(key)) return { as: 'majorCode', of: key };
  if (/^20\d\d$/.test(key)) return { as: 'ofYear', of: Number(key) };
  return isNumber(word) ? { as: 'number', of: Number(key) } : null;
}
