import type { AnswerCard } from '#shared/answers/answer-card.ts';
import { drawingExam } from '#shared/guidance/choose-majors.ts';
import { questionPath } from '#shared/paths.ts';
import type { Database } from '#server/database/schema.ts';
import type { PublicList } from '#server/public/public-list.ts';
import { nextAppears } from '#server/public/visibility.ts';
import type { Answers } from '#server/search/search.ts';
import { askedWords } from './asked-words.ts';
import { type Asked, cardOf, type Maker } from './card.ts';
import * as combinations from './combinations.ts';
import * as contact from './contact.ts';
import * as dates from './dates.ts';
import * as fees from './fees.ts';
import { type Known, knownOf, meaningOf, readFacts } from './known.ts';
import * as majorFacts from './major-facts.ts';
import * as marks from './marks.ts';
import { askedBy, patterns } from './patterns.ts';
import * as pay from './pay.ts';
import type { Part } from './word-tree.ts';

/** What answers each kind of question, by its name. */
const makers: Readonly<Record<string, Maker>> = {
  ...combinations,
  ...contact,
  ...dates,
  ...fees,
  ...majorFacts,
  ...marks,
  ...pay,
};

const names: ReadonlySet<string> = new Set(['filler', 'major', 'position', 'career', 'subject']);

/** What the words of a question are taken for. */
export const partsOf = ({ tree }: Known, text: string): Part[] => tree.partsOf(askedWords(text), meaningOf);

const questionCard = ({ name: title, slug, tra_loi }: Known['facts']['questions'][number]): AnswerCard =>
  cardOf({ kind: 'question', title, tra_loi, path: questionPath(slug), link: 'Xem ở Hỏi đáp' });

/** Whether somebody tells that drawing alone is hard, rather than asks what goes without: words answer that before fields. */
function isTold({ allOf, has }: Pick<Asked, 'allOf' | 'has'>): boolean {
  const subjects = allOf('subject');
  return has('bad') && !has('which') && subjects.length > 0 && subjects.every((subject) => subject === drawingExam);
}

/**
 * What answers a question, best first: by fields, by words, and that something is not known only where no question has its very words.
 * Fields answer where every word is understood, questions where most of what the words weigh is.
 */
export function answersTo(known: Known, text: string, now: Date): AnswerCard[] {
  const { facts } = known;
  const parts = partsOf(known, text);
  const allOf = (as: string) => parts.flatMap(({ meanings }) => meanings.flatMap((each) => (each.as === as ? [each.of] : [])));
  const majors = [...new Set(allOf('major'))].flatMap((at) => facts.majors[Number(at)] ?? []);
  const asked: Omit<Asked, 'first'> = { facts, now, parts, majors, allOf, has: (as: string) => allOf(as).length > 0 };
  let byFields: AnswerCard | null = null;
  for (const pattern of patterns) {
    const first: string | null = byFields === null ? askedBy(pattern, parts) : null;
    if (first !== null) byFields = makers[pattern.asks]?.({ ...asked, first }) ?? null;
  }
  // A name by itself asks nothing, though a question about it may have no other words that tell.
  const isName = parts.every(({ meanings }) => meanings.some(({ as }) => names.has(as)));
  const words = askedWords(text);
  const same = isName ? -1 : known.questions.find(words);
  // Nothing is known of other schools.
  const question = facts.questions[same !== -1 || isName || asked.has('otherSchool') ? same : known.nearest.find(words)];
  const byWords = question === undefined ? null : questionCard(question);
  const isInstead = same !== -1 && byFields?.is_known === false;
  const cards = isInstead ? [byWords] : isTold(asked) ? [byWords, byFields] : [byFields, byWords];
  return cards.filter((card) => card !== null);
}

/**
 * Answers to what visitors type. What is known is read once per state of the content, and of `db` alone: who asks may be in a
 * transaction that nobody else is to see. `questions`: the list that visitors read.
 */
export function answerReader(db: Database, questions: PublicList): Answers {
  let kept: { state: number; until: number; known: Promise<Known> } | null = null;
  return async ({ now }, text, state) => {
    if (kept?.state !== state || kept.until <= now.getTime()) {
      const reading = { state, until: Infinity, known: readFacts({ db, now }, questions).then(knownOf) };
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
