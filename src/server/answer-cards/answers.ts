import { isDeepStrictEqual } from 'node:util';
import type { AnswerCard } from '#shared/answers/answer-card.ts';
import { drawingExam } from '#shared/guidance/choose-majors.ts';
import { questionPath } from '#shared/paths.ts';
import type { Database } from '#server/database/schema.ts';
import type { PublicList } from '#server/public/public-list.ts';
import { nextAppears } from '#server/public/visibility.ts';
import type { Answers } from '#server/search/search.ts';
import { askedWords } from './asked-words.ts';
import { type Asked, cardOf, type Maker } from './card.ts';
import { type Facts, type Known, knownOf, meaningOf, readFacts } from './known.ts';
import * as kinds from './makers.ts';
import { kindsOf } from './patterns.ts';
import { means, type Part } from './word-tree.ts';

const makers: Readonly<Record<string, Maker>> = { ...kinds };
const none = { at: -1, isSame: false, isWritten: false };

/** What the words of a question are taken for. */
export const partsOf = ({ tree }: Known, text: string): Part[] => {
  const parts = tree.partsOf(askedWords(text), meaningOf);
  // 'Được' for short is 'điểm chuẩn' before a major or a year, unless something is asked that is answered by yes or no.
  if (parts.some((part) => means(part, 'yesNo'))) return parts;
  return parts.map((part, at) => {
    const next =
      /^[đd]c$/i.test(part.words[0]!.text) && parts.slice(at + 1).find(({ words: [word] }) => !linking.test(word!.key));
    return next && means(next, 'major', 'ofYear') ? { ...part, meanings: [{ as: 'marks', of: '' }] } : part;
  });
};
/** What may stand before what a mark is asked of. */
const linking = /^(?:nganh|cua|nam|truong)$/;

const questionCard = ({ name: title, slug, tra_loi }: Known['facts']['questions'][number]): AnswerCard =>
  cardOf({ kind: 'question', title, tra_loi, path: questionPath(slug), link: 'Xem ở Hỏi đáp' });

/** Whether somebody tells that drawing is hard, or asks whether something else being so matters, rather than what goes without: words answer that before fields. */
function isTold({ allOf, has, parts }: Asked): boolean {
  const isAble = has('yesNo') || parts.some(({ words }) => words.some(({ key }) => key === 'gioi' || key === 'sao'));
  const subjects = allOf('subject');
  const isAsked = has('which') || has('sit') || has('combosAsked') || subjects.length === 0;
  return has('bad') && !isAsked && (isAble || subjects.every((subject) => subject === drawingExam));
}

/** A major that is not taught here; those that are have official names too. */
const isOtherMajor = (part: Part): boolean => means(part, 'otherMajor') && !means(part, 'major');

/** The kind of question that counts where no other way leads to an answer. */
const lastResort = 'named';

/** An answer by fields, and by which kind of question and what of its ways it was asked. */
type Answered = { card: AnswerCard; asks: string; first: string; asked: Asked };

/** What fields answer to these parts, as the first kind of question that they are and that has an answer. */
function answered({ facts }: Known, parts: readonly Part[], now: Date, only?: string): Answered | null {
  const allOf = (as: string) => parts.flatMap(({ meanings }) => meanings.flatMap((each) => (each.as === as ? [each.of] : [])));
  const majors = [...new Set(allOf('major'))].flatMap((at) => facts.majors[Number(at)] ?? []);
  for (const { asks, first } of kindsOf(parts)) {
    if (asks === lastResort ? only !== asks : only !== undefined) continue;
    const asked = { facts, now, parts, majors, first, allOf, has: (as: string) => allOf(as).length > 0 };
    const card = makers[asks]?.(asked) ?? null;
    if (card !== null) return { card, asks, first, asked };
  }
  return null;
}

/** What is told in a line stands before what takes several, so that both answers of a text begin on the first screen of a phone. */
const byLength = (one: AnswerCard, other: AnswerCard): number => linesOf(one) - linesOf(other);
const linesOf = ({ rows, tra_loi }: AnswerCard): number => Math.min(1, rows.length + tra_loi.length);

/** Of longer texts no parts are looked for that are questions by themselves. */
const mostHalved = 16;

/** The two questions that a text is, each with the majors that only the other names: 'thi môn gì và học phí bao nhiêu'. */
function halves(known: Known, parts: readonly Part[], now: Date, isJoined: boolean): AnswerCard[] {
  const isUnderstood = (of: readonly Part[]) => of.every(({ meanings }) => meanings.length > 0);
  const isKnown = isUnderstood(parts);
  if (parts.length > mostHalved || (isJoined && !isKnown)) return [];
  // What is not understood may be a question of 'Hỏi đáp', which begins as a question does; 'thì' begins none.
  const begins = (part: Part) =>
    !(means(part, 'filler') && part.words[0]?.key === 'thi') &&
    (means(part, 'joins') || (!isJoined && (isKnown || means(part, 'there'))));
  // 'Có thi vẽ không hay xét học bạ'
  const isElse = (at: number) => means(parts[at]!, 'versus') && means(parts[at - 1]!, 'yesNo');
  const named = (of: readonly Part[]) => of.filter((part) => means(part, 'major'));
  const byFields = (own: readonly Part[], other: readonly Part[]) => {
    if (!isUnderstood(own)) return null;
    const found = (named(own).length > 0 ? null : answered(known, [...own, ...named(other)], now)) ?? answered(known, own, now);
    // What to bring along is asked of what the other half names.
    return found?.first === 'wants' || found?.first === 'papers' ? null : found;
  };
  for (const at of parts.keys()) {
    const isChoice = !isJoined && means(parts[at]!, 'versus');
    if (at === 0 || !(isChoice || begins(parts[at]!) || isElse(at))) continue;
    const [before, after] = [parts.slice(0, at), parts.slice(at)];
    const [one, two] = [byFields(before, after), byFields(after, before)];
    if (one && two && (two.asks !== one.asks || two.first !== one.first)) return [one.card, two.card];
    const only = isKnown && !isChoice ? null : (one ?? two);
    const found = only && known.questions.find((one ? after : before).flatMap(({ words }) => words));
    const question = found?.isSame ? known.facts.questions[found.at] : undefined;
    if (only && question) return one ? [only.card, questionCard(question)] : [questionCard(question), only.card];
  }
  return [];
}

/**
 * What answers a question, best first: by fields, by words, and that something is not known only where no question has its very words.
 * Fields answer where every word is understood, questions where most of what the words weigh is.
 */
export function answersTo(known: Known, text: string, now: Date): AnswerCard[] {
  const parts = partsOf(known, text);
  const whole = answersToWhole(known, text, parts, now);
  const isOne = whole.length === 1 && whole[0]!.kind === 'question';
  const clauses = whole.length === 0 || isOne ? answersToClauses(known, text, parts, now, isOne ? 4 : 3) : [];
  // What is asked in the words of one question is no two.
  const isTwo = clauses.length > 1 && clauses.some(({ title }) => title === whole[0]?.title);
  const found = whole.length === 0 || (isTwo && !known.questions.find(askedWords(text)).isSame) ? clauses : whole;
  const named = found.length > 0 ? null : answered(known, parts, now, lastResort);
  return named === null ? found : [named.card];
}

function answersToClauses(known: Known, text: string, parts: readonly Part[], now: Date, leastClause: number): AnswerCard[] {
  const clauses = text
    .split(parts.length > mostHalved ? signs : signsAndJoins)
    .filter((clause) => clause.trim().split(/\s+/).length >= leastClause);
  if (clauses.length < 2 || clauses.length > mostClauses) return [];
  if (parts.some((part) => means(part, 'otherSchool') || isOtherMajor(part))) return [];
  const isMajor = (part: Part) => means(part, 'major');
  const names = parts.filter(isMajor).flatMap(({ words }) => words.map(({ text: word }) => word));
  const found = clauses.flatMap((clause) => {
    const own = partsOf(known, clause);
    const more = [clause, ...names].join(' ');
    const named = own.some(isMajor) ? [] : answersToWhole(known, more, partsOf(known, more), now);
    return (named.length > 0 ? named : answersToWhole(known, clause, own, now)).slice(0, 1);
  });
  return found.filter(({ title }, at) => found.findIndex((card) => card.title === title) === at);
}

/** Clauses of a text that is not understood as a whole are asked by themselves: 'con tôi quê Cà Mau, trường có ký túc xá không'. */
const mostClauses = 4;
const signs = /(?<![,.;?!])[,.;?!]+(?:\s+|$)/;
/** What joins two questions of a short text. */
const signsAndJoins = /(?<![,.;?!])[,.;?!]+(?:\s+|$)|\s(?:và|va|còn|với lại)\s/i;

function answersToWhole(known: Known, text: string, parts: readonly Part[], now: Date): AnswerCard[] {
  const { facts } = known;
  const joined = halves(known, parts, now, true);
  if (joined.length > 0) return joined.toSorted(byLength);
  const whole = answered(known, parts, now);
  // A name by itself asks nothing, though a question about it may have no other words that tell.
  const isName =
    parts.every((part) => means(part, 'filler', 'wants', 'major', 'position', 'career', 'subject')) &&
    parts.some((part) => !means(part, 'filler'));
  const typed = askedWords(text);
  const { at, isSame, isWritten = false } = isName ? none : known.questions.find(typed);
  const both = whole !== null || isSame ? [] : halves(known, parts, now, false);
  if (both.length > 0) return both.toSorted(byLength);
  // Nothing is known of other schools, nor figures of majors that this one does not teach.
  const isElsewhere =
    !isSame &&
    (parts.some((part) => means(part, 'otherSchool')) ||
      (parts.some(isOtherMajor) && parts.some((part) => means(part, 'fee', 'marks', 'quota', 'code'))));
  const question = isElsewhere ? undefined : facts.questions[at];
  const byWords = question && questionCard(question);
  if (!whole || !byWords) return [whole?.card ?? byWords].filter((card) => card !== undefined);
  const isLacking = !whole.card.is_known || whole.first === 'otherMajor';
  if (isLacking && (isSame || whole.asks === 'untaught')) return [byWords];
  const isCompared = whole.asks === 'compared' || whole.first === 'compared';
  const isOfAll = whole.asked.majors.every(({ id }) => question!.nganh_hocs.some((each) => each.id === id));
  const isInWords =
    ['courses', 'about', ...(isSame ? ['aboutCourse'] : [])].includes(whole.asks) ||
    (isCompared && (isSame || isOfAll)) ||
    isTold(whole.asked);
  if (isInWords) return [byWords, whole.card];
  // Beside what fields answer, only a question that is asked in the same words tells more; without accents they may be others.
  return isWritten || (isSame && typed.some(({ key, accent }) => key !== accent)) ? [whole.card, byWords] : [whole.card];
}

/**
 * Answers to what visitors type. What is known is read once per state of the content, and of `db` alone: who asks may be in a
 * transaction that nobody else is to see. `questions`: the list that visitors read.
 */
export function answerReader(db: Database, questions: PublicList): Answers {
  let kept: { state: number; until: number; known: Promise<Known> } | null = null;
  let last: { facts: Facts; known: Known } | null = null;
  // To find one's way in it again takes ten times as long as to read it, and most changes are of articles.
  const knownNow = (facts: Facts): Known => {
    if (last === null || !isDeepStrictEqual(facts, last.facts)) last = { facts, known: knownOf(facts) };
    return last.known;
  };
  return async ({ now }, text, state) => {
    if (kept === null || kept.state !== state || kept.until <= now.getTime()) {
      const reading = { state, until: Infinity, known: readFacts({ db, now }, questions).then(knownNow) };
      kept = reading;
      // Answers may lead to an article that appears by itself.
      reading.known = Promise.all([reading.known, nextAppears(db, now)]).then(
        ([known, until]) => ((reading.until = until), known),
      );
      // What could not be read is tried again.
      reading.known.catch(() => {
        if (kept === reading) kept = null;
      });
    }
    return answersTo(await kept.known, text, now);
  };
}
