import type { QuestionItem } from '#shared/answers/question.ts';
import { type Word, wordsOf } from './asked-words.ts';
import { phrases } from './phrases.ts';
import { isCommon } from './question-table.ts';
import { askingWords, passingWords, tradeWords } from './trade-words.ts';
import { type Part, WordTree } from './word-tree.ts';

type Asked = Pick<QuestionItem, 'name' | 'tra_loi'> & { wordings: readonly string[] };

/** What is read: so many questions, and so much of each text of their answers. */
const mostQuestions = 500;
const mostLetters = 2000;

/** How much a word counts by where it stands: in a question, in the title or the text of its answer, or nowhere. */
const counts = { asked: 1, title: 0.6, text: 0.4, unknown: 0.8 };
/** The least share of what is typed, and of a wording: more where one word alone tells. `lead`: how far behind the next one has to be. */
const least = { share: 0.6, wording: 0.5, alone: 0.9, lead: 0.1 };
/** How much of a rank depends on the wording. */
const byWording = 0.3;

/** Who asks for one of these is not answered by a question that names none. */
const fields: ReadonlySet<string> = new Set('fee marks hoc-bong pay wishes quota address ngay-hoi when'.split(' '));
const isNeeded = (term: string): boolean => fields.has(term) || term === 'gồm gì' || term === 'ở đâu' || /^20\d\d$/.test(term);

const passing: ReadonlySet<string> = new Set(wordsOf(passingWords).flatMap(({ key, accent }) => [key, accent]));
const asking: ReadonlySet<string> = new Set(wordsOf(askingWords).flatMap(({ key, accent }) => [key, accent]));
/** A number goes along with others, unless it is that of a year. */
const isPassing = (word: Word): boolean => isCommon(word) || passing.has(word.accent) || /^\d{1,3}$/.test(word.key);

const termsOf = ({ meanings, words }: Part): string[] =>
  meanings.length > 0 ? meanings.map(({ of }) => String(of)) : words.map(({ accent }) => accent);

/** Questions of 'Hỏi đáp' by the share that they have of the words that are typed, in which a word of few questions weighs more. */
export class NearestQuestion {
  readonly tree = new WordTree();
  /** How much a term counts for each question that has it, by the places of these. */
  readonly #held = new Map<string, Map<number, number>>();
  readonly #wordings: readonly (readonly { terms: ReadonlySet<string>; weight: number }[])[];
  readonly #count: number;
  readonly #names: ReadonlySet<string>;

  /** `names`: what things are called that are one term each, such as majors. */
  constructor(questions: readonly Asked[], names: readonly { text: string; of: string }[]) {
    const texts = questions.slice(0, mostQuestions).map(({ name, wordings, tra_loi }) => ({
      asked: [name, ...wordings].map(wordsOf),
      title: tra_loi.map(({ title }) => wordsOf(title)),
      text: tra_loi.flatMap(({ content, list }) => [content, ...list].map((text) => wordsOf(text.slice(0, mostLetters)))),
    }));
    this.#count = texts.length;
    this.#names = new Set(names.map(({ of }) => of));
    const add = (text: string, of: string) => this.tree.add(text, { as: 'term', of }, true);
    for (const { text } of wordsOf(passingWords)) this.tree.add(text, { as: 'passing', of: text }, false);
    for (const [term, others] of tradeWords) for (const text of [term, ...others]) add(text, term || text);
    for (const { as, texts: all } of phrases) if (fields.has(as)) for (const text of all) add(text, as);
    for (const { text, of } of names) add(text, of);
    const written = texts.flatMap(({ asked, title, text }) => [...asked, ...title, ...text].flat());
    const vocabulary = new Map(written.filter((word) => !isPassing(word)).map((word) => [word.accent, word.text]));
    for (const [accent, text] of vocabulary) add(text, accent);
    for (const [at, own] of texts.entries())
      for (const where of ['text', 'title', 'asked'] as const)
        for (const term of own[where].flatMap((words) => this.#partsOf(words).flatMap(termsOf)))
          this.#held.set(term, (this.#held.get(term) ?? new Map<number, number>()).set(at, counts[where]));
    this.#wordings = texts.map(({ asked }) =>
      asked.map((words) => {
        const terms = new Set(this.#partsOf(words).flatMap(termsOf));
        return { terms, weight: this.#weightOfAll(terms) };
      }),
    );
  }

  /** The parts that tell what is asked: what is passing by itself may belong to a term. */
  #partsOf(words: readonly Word[]): Part[] {
    const parts = this.tree.partsOf(words, () => null);
    return parts.filter(({ words: [first, ...more] }) => more.length > 0 || !isPassing(first!));
  }

  #weightOf(terms: readonly string[]): number {
    const most = Math.max(0, ...terms.map((term) => this.#held.get(term)?.size ?? 0));
    return most === 0 ? counts.unknown * Math.log(1 + 2 * this.#count) : Math.log(1 + this.#count / most);
  }
  #weightOfAll = (terms: Iterable<string>): number => [...terms].reduce((sum, term) => sum + this.#weightOf([term]), 0);

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

  /** The place of the question that is asked in other words; -1 for none, for several that are as near, and where nothing is asked. */
  find(typed: readonly Word[]): number {
    if (!typed.some(({ accent }) => asking.has(accent))) return -1;
    const parts = this.#partsOf(typed);
    const terms = new Set(parts.flatMap(termsOf));
    const isAsked = (term: string, at: number) => this.#held.get(term)?.get(at) === counts.asked;
    const [needed, named] = [[...terms].filter(isNeeded), [...terms].filter((term) => this.#names.has(term))];
    // A question that names majors is not asked of others.
    const isOfAll = (at: number) => ![...this.#names].some((name) => isAsked(name, at));
    const isOf = (at: number) =>
      needed.every((term) => isAsked(term, at)) && (named.every((name) => isAsked(name, at)) || isOfAll(at));
    const found = [...this.#sharesOf(parts)].filter(([at, share]) => share >= least.share && isOf(at));
    const ranked = found.map(([at, share]) => ({ at, share, wording: this.#wordingOf(at, terms) }));
    const [best, next] = ranked
      .filter(({ wording }) => wording >= (parts.length > 1 ? least.wording : least.alone))
      .map(({ at, share, wording }) => ({ at, rank: share * (1 - byWording + byWording * wording) }))
      .toSorted((one, other) => other.rank - one.rank);
    return best !== undefined && best.rank - (next?.rank ?? 0) >= least.lead ? best.at : -1;
  }

  /** How much of a wording of this question is typed, at best. */
  #wordingOf(at: number, typed: ReadonlySet<string>): number {
    return Math.max(
      ...this.#wordings[at]!.map(
        ({ terms, weight }) => this.#weightOfAll([...terms].filter((term) => typed.has(term))) / (weight || 1),
      ),
    );
  }
}
