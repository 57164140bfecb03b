import type { QuestionItem } from '#shared/answers/question.ts';
import { readCombinations } from '#shared/codes/typed-combinations.ts';
import { askedWords, type Word, wordsOf } from './asked-words.ts';
import { phrases } from './phrases.ts';
import { askingWords, denials, passingWords, tradeWords } from './trade-words.ts';
import { type Part, WordTree } from './word-tree.ts';

type Asked = Pick<QuestionItem, 'name' | 'tra_loi'> & { wordings: readonly string[]; majors: readonly string[] };
/** What things are called that are one term each, such as a major or a position. */
export type Name = { text: string; of: string };
/** A way to ask a question: the terms that tell, how much they weigh, and what other words tell. */
type Wording = { terms: ReadonlySet<string>; weight: number; signs: string };

/** What is read: so many questions, and so much of each text of their answers. */
const mostQuestions = 500;
const mostLetters = 2000;

/** How much a word counts by where it stands: in a question, in the title or the text of its answer, or nowhere. */
const counts = { asked: 1, title: 0.6, text: 0.4, unknown: 0.8 };
/** The least share of what is typed, and of a wording: more where one word alone tells. `lead`: how far behind the next one has to be. */
const least = { share: 0.6, shareOfWhole: 0.5, wording: 0.5, alone: 0.9, lead: 0.1, letters: 4, weight: 3 };
/** How much of a rank depends on the wording. */
const byWording = 0.4;

/** Who asks for one of these is not answered by a question that names none. */
const fields: ReadonlySet<string> = new Set('fee marks hoc-bong pay wishes quota address ngay-hoi when'.split(' '));
const denied: ReadonlySet<string> = new Set(denials.map(([term]) => term));
/** 'Thời gian' and 'lịch' may be those of anything. */
const asksWhen = /nào|giờ|mấy|hạn/;
const isNeeded = (term: string): boolean =>
  fields.has(term) || denied.has(term) || term === 'gồm gì' || term === 'ở đâu' || /^20\d\d$/.test(term);

const setOf = (text: string): ReadonlySet<string> => new Set(wordsOf(text).map(({ accent }) => accent));
const asking: ReadonlySet<string> = new Set(wordsOf(askingWords).flatMap(({ key, accent }) => [key, accent]));
const passing = setOf(passingWords);
/** Those that would be another word without accents are passing with these only. */
const otherWords = setOf('thi hoi dau');
const keys: ReadonlySet<string> = new Set(wordsOf(passingWords).flatMap(({ key }) => (otherWords.has(key) ? [] : [key])));
/** A number goes along with others, unless it is that of a year. */
const isPassing = ({ key, accent }: Word): boolean =>
  (key === accent ? keys.has(key) : passing.has(accent)) || /^\d{1,3}$/.test(key);

/** What words that pass tell besides: numbers, and whether 'không' stands before what it denies rather than ends a question. */
const signsOf = (words: readonly Word[]): string =>
  words
    .flatMap(({ key }, at) => {
      const denies = key === 'khong' && words[at + 1] !== undefined && !isPassing(words[at + 1]!);
      return denies || /^\d/.test(key) ? key : [];
    })
    .join(' ');

const isMajor = (term: string): boolean => /^major \d/.test(term);
const termsOf = ({ meanings, words }: Part): string[] =>
  meanings.length > 0 ? meanings.map(({ of }) => String(of)) : words.map(({ accent }) => accent);
const keyOf = (words: readonly Word[]): string => words.map(({ accent }) => accent).join(' ');

/** Questions of 'Hỏi đáp' by the share that they have of the words that are typed, in which a word of few questions weighs more. */
export class NearestQuestion {
  readonly tree = new WordTree();
  /** How much a term counts for each question that has it, by the places of these. */
  readonly #held = new Map<string, Map<number, number>>();
  readonly #wordings: readonly (readonly Wording[])[];
  /** The places of questions by all words of a wording, which may be words that most questions have. */
  readonly #said: ReadonlyMap<string, number>;
  readonly #count: number;
  readonly #names: ReadonlySet<string>;
  /** Questions that are about no majors: what they say holds for all. */
  readonly #ofAll: readonly boolean[];

  constructor(questions: readonly Asked[], names: readonly Name[]) {
    const texts = questions.slice(0, mostQuestions).map(({ name, wordings, tra_loi }) => ({
      asked: [name, ...wordings].map((text) => askedWords(readCombinations(text).text)),
      title: tra_loi.map(({ title }) => wordsOf(title)),
      text: tra_loi.flatMap(({ content, list }) => [content, ...list].map((text) => wordsOf(text.slice(0, mostLetters)))),
    }));
    this.#count = texts.length;
    this.#names = new Set(names.map(({ of }) => of));
    const add = (text: string, of: string) => this.tree.add(text, { as: 'term', of }, true);
    for (const { text } of wordsOf(passingWords)) this.tree.add(text, { as: 'passing', of: text }, false);
    for (const { as, texts: all } of phrases)
      if (as === 'filler') for (const text of all) this.tree.add(text, { as: 'passing', of: text }, false);
    for (const [term, others] of [...tradeWords, ...denials]) for (const text of [term, ...others]) add(text, term || text);
    for (const { as, texts: all } of phrases)
      if (fields.has(as)) for (const text of all) if (as !== 'when' || asksWhen.test(text)) add(text, as);
    for (const { text, of } of names) if (text.length >= least.letters) add(text, of);
    const written = texts.flatMap(({ asked, title, text }) => [...asked, ...title, ...text].flat());
    const vocabulary = new Map(written.filter((word) => !isPassing(word)).map((word) => [word.accent, word.text]));
    for (const [accent, text] of vocabulary) add(text, accent);
    const hold = (term: string, at: number, count: number) =>
      this.#held.set(term, (this.#held.get(term) ?? new Map<number, number>()).set(at, count));
    for (const [at, own] of texts.entries()) {
      for (const major of questions[at]!.majors) hold(major, at, counts.text);
      for (const where of ['text', 'title', 'asked'] as const)
        for (const term of own[where].flatMap((words) => this.#partsOf(words).flatMap(termsOf))) hold(term, at, counts[where]);
    }
    const majors = [...this.#names].filter(isMajor);
    this.#ofAll = questions.map((own, at) => own.majors.length === 0 && !majors.some((major) => this.#isAsked(major, at)));
    this.#said = new Map(texts.flatMap(({ asked }, at) => asked.map((words) => [keyOf(words), at] as const)).toReversed());
    this.#wordings = texts.map(({ asked }) =>
      asked.map((words) => {
        const terms = new Set(this.#partsOf(words).flatMap(termsOf));
        return { terms, weight: this.#weightOfAll(terms), signs: signsOf(words) };
      }),
    );
  }

  /** The parts that tell what is asked: what is passing by itself may belong to a term. */
  #partsOf(words: readonly Word[]): Part[] {
    const parts = this.tree.partsOf(words, () => null);
    const tells = ({ meanings, words: [first, ...more] }: Part) =>
      more.length > 0 ? meanings.some(({ as }) => as !== 'passing') || meanings.length === 0 : !isPassing(first!);
    return parts.filter(tells);
  }

  #weightOf(terms: readonly string[]): number {
    const most = Math.max(0, ...terms.map((term) => this.#held.get(term)?.size ?? 0));
    return most === 0 ? counts.unknown * Math.log(1 + 2 * this.#count) : Math.log(1 + this.#count / most);
  }
  #weightOfAll = (terms: Iterable<string>): number => [...terms].reduce((sum, term) => sum + this.#weightOf([term]), 0);
  #isAsked = (term: string, at: number): boolean => this.#held.get(term)?.get(at) === counts.asked;

  /** The share of each question in these parts, by its place: at most as many additions as there are words and questions. */
  #sharesOf(parts: readonly Part[]): Map<number, number> {
    const weighed = parts.map((part) => ({ terms: termsOf(part), weight: this.#weightOf(termsOf(part)) }));
    const whole = weighed.reduce((sum, { weight }) => sum + weight, 0);
    const shares = new Map<number, number>();
    for (const { terms, weight } of weighed) {
      const best = new Map<number, number>();
      for (const term of terms)
        for (const [at, count] of this.#held.get(term) ?? []) best.set(at, Math.max(count, best.get(at) ?? 0));
      for (const [at, count] of best) shares.set(at, (shares.get(at) ?? 0) + (count * weight) / whole);
    }
    return shares;
  }

  /** Whether a question says something of what a part names, if that is a name: a question that is about no major is about all. */
  #isOfNames(part: Part, at: number): boolean {
    const terms = termsOf(part);
    const isAll = this.#ofAll[at] && terms.some(isMajor);
    return isAll || terms.some((term) => !this.#names.has(term) || this.#held.get(term)?.has(at));
  }

  /**
   * The place of the question that is asked in the same words, with no word that none of its wordings has; else of the one that is asked
   * in other words. -1 for none, for several that are as near, and where nothing is asked.
   */
  find(typed: readonly Word[]): { at: number; isSame: boolean } {
    const said = this.#said.get(keyOf(typed));
    if (said !== undefined) return { at: said, isSame: true };
    const parts = this.#partsOf(typed);
    const terms = new Set(parts.flatMap(termsOf));
    const needed = [...terms].filter(isNeeded);
    const found = [...this.#sharesOf(parts)]
      .filter(([at, share]) => share >= least.shareOfWhole && needed.every((term) => this.#isAsked(term, at)))
      .filter(([at]) => parts.every((part) => this.#isOfNames(part, at)))
      .map(([at, share]) => ({ at, share, wording: this.#wordingOf(at, terms) }))
      .filter(({ share, wording }) => share >= (wording < 1 ? least.share : least.shareOfWhole));
    const signs = signsOf(typed);
    const same = found
      .filter(({ at }) => parts.every((part) => termsOf(part).some((term) => this.#isAsked(term, at))))
      .map(({ at }) => ({ at, rank: this.#wholeOf(at, terms, signs) }))
      .filter(({ rank }) => rank > 0);
    const isNear = ({ wording }: { wording: number }) => wording >= (parts.length > 1 ? least.wording : least.alone);
    const near = typed.some(({ accent }) => asking.has(accent)) ? found.filter(isNear) : [];
    const ranked = near.map(({ at, share, wording }) => ({ at, rank: share * (1 - byWording) + wording * byWording }));
    const first = firstOf(same, 0.001);
    return first === -1 ? { at: firstOf(ranked, least.lead), isSame: false } : { at: first, isSame: true };
  }

  /** How much of a wording of this question is typed, at best; none of one that denies what is not denied. */
  #wordingOf(at: number, typed: ReadonlySet<string>): number {
    return Math.max(
      ...this.#wordings[at]!.map(({ terms, weight }) =>
        [...terms].some((term) => denied.has(term) && !typed.has(term))
          ? 0
          : this.#weightOfAll([...terms].filter((term) => typed.has(term))) / Math.max(weight, least.weight),
      ),
    );
  }

  /** How much the longest wording weighs that is typed whole; 0 for none. */
  #wholeOf(at: number, typed: ReadonlySet<string>, signs: string): number {
    const whole = this.#wordings[at]!.filter(
      ({ terms, signs: own }) => own === signs && [...terms].every((term) => typed.has(term)),
    );
    return Math.max(0, ...whole.map(({ weight }) => weight));
  }
}

/** The place of the one that ranks first by a lead; -1 for none. */
function firstOf(found: readonly { at: number; rank: number }[], lead: number): number {
  const [best, next] = found.toSorted((one, other) => other.rank - one.rank);
  return best !== undefined && best.rank - (next?.rank ?? 0) >= lead ? best.at : -1;
}
