import type { QuestionItem } from '#shared/answers/question.ts';
import { readCombinations } from '#shared/codes/typed-combinations.ts';
import { askedWords, type Word, wordsOf } from './asked-words.ts';
import { phrases, provinces } from './phrases.ts';
import { askingWords, denials, passingWords, tradeWords } from './trade-words.ts';
import { type Part, WordTree } from './word-tree.ts';

type Asked = Pick<QuestionItem, 'name' | 'tra_loi'> & { wordings: readonly string[]; nganh_hocs: readonly { id: number }[] };
/** What things are called that are one term each, such as a major or a position. */
export type Name = { text: string; of: string };
/** A way to ask a question: what tells, each by one of its terms, how much that weighs, what other words tell, and all words. */
type Wording = { told: readonly Weighed[]; weight: number; signs: string; keys: readonly string[] };
type Weighed = { terms: readonly string[]; weight: number };

/** What is read: so many questions, and so much of each text of their answers. */
const [mostQuestions, mostLetters] = [500, 2000];

/** How much a word counts by where it stands: in a question, in the title or the text of its answer, or nowhere. */
const counts = { asked: 1, title: 0.6, text: 0.4, unknown: 0.8 };
/**
 * The least share of what is typed, and of a wording: more where one word alone tells. `cover`: of what is typed in one wording.
 * `shared`, `told`: what such a wording and what is typed weigh, in words of one question. `lead`: before the next one.
 */
const least = {
  share: 0.6,
  shareOfWhole: 0.5,
  beside: 0.35,
  wording: 0.55,
  cover: 0.45,
  coverOfMany: 0.3,
  shared: 0.53,
  alone: 0.85,
  lead: 0.1,
  sameLead: 0.02,
  letters: 4,
  weight: 3,
  told: 0.37,
};
/** How much of a rank depends on the wording, on how much it is typed word by word, passing ones too, and on how many wordings are so. */
const [byWording, byLikeness, byFocus] = [0.4, 0.3, 0.2];

/** Who asks for one of these is not answered by a question that names none. */
const fields: ReadonlySet<string> = new Set('fee marks hoc-bong pay wishes quota address ngay-hoi when'.split(' '));
const denied: ReadonlySet<string> = new Set(denials.map(([term]) => term));
/** What a wording has of these has to be typed. */
const decisive: ReadonlySet<string> = new Set([...denied, 'fee', 'hoc-bong']);
const asked = 'gồm gì, ở đâu, là gì, máy tính, bao lâu, khác nhau'.split(', ');
const needed: ReadonlySet<string> = new Set([...fields, ...denied, ...asked]);
/** 'Thời gian' and 'lịch' may be those of anything. */
const asksWhen = /nào|giờ|mấy|hạn/;

const fillers = phrases.flatMap(({ as, texts }) => (as === 'filler' ? texts : []));
/** What is a term of the trade by itself tells something. */
const terms: ReadonlySet<string> = new Set([...tradeWords, ...denials].flatMap(([term, others]) => [term, ...others]));
const wordsIn = (text: string, of: (word: Word) => string[]): ReadonlySet<string> => new Set(wordsOf(text).flatMap(of));
const asking = wordsIn(askingWords, ({ key, accent }) => [key, accent]);
const passingText = [passingWords, ...fillers.filter((text) => !/[ ]/.test(text) && !terms.has(text))].join(' ');
const passing = wordsIn(passingText, ({ accent }) => [accent]);
/** Without accents the others would be another word. */
const keys = wordsIn(passingText, ({ key }) => (/^(?:thi|hoi|dau|nam)$/.test(key) ? [] : [key]));
/** A number goes along with others, unless it is that of a year. */
const isPassing = ({ key, accent }: Word): boolean =>
  (key === accent ? keys.has(key) : passing.has(accent)) || /^\d{1,3}(?:\.\d+)?[a-z]{0,2}$/.test(key);

/** What words that pass tell besides: numbers, and whether 'không' stands before what it denies rather than ends a question. */
const signsOf = (words: readonly Word[]): string => {
  const denies = (at: number) => words[at]?.key === 'khong' && words[at + 1] !== undefined && !isPassing(words[at + 1]!);
  return words.flatMap(({ key }, at) => (denies(at) || /^\d/.test(key) ? key : [])).join(' ');
};

const hasSignsOf = (typed: string, own: string): boolean =>
  own.split(' ').every((sign) => sign === '' || ` ${typed} `.includes(` ${sign} `));

/** 'Thi' without accents, behind or before what no test is named by. */
const [then] = wordsOf('thì') as [Word];
const thenIn = /(?:hoc|roi|xong|kem|gioi|thich) thi |^\S* thi (?:hoc|co|sao|lam|nen|phai|em|con|minh|toi|truong|moi)$/;
const withThen = (words: readonly Word[]): Word[] =>
  words.map((word, at) => {
    const around = [at - 1, at, at + 1].map((place) => words[place]?.accent ?? '').join(' ');
    return thenIn.test(around) ? then : word;
  });

const keysOf = (words: readonly Word[]): string[] => [...new Set(words.map(({ key }) => key))];

/** Said before or after a question, and no part of it. */
const polite = wordsIn('dạ thưa ad ơi cho em mình tôi cháu hỏi ạ à z v nha nhé nhỉ ha hả vậy thế với', ({ key }) => [key]);
/** The words of a question without what is said around it, and without what most end with: 'được không'. */
function plainOf(words: readonly Word[]): readonly Word[] {
  const isOwn = ({ key }: Word) => !polite.has(key);
  const end = words.findLastIndex((word) => isOwn(word) && word.key !== 'duoc' && word.key !== 'khong') + 1;
  const start = words.findIndex((word) => isOwn(word) && word.key !== 'muon');
  return words.slice(Math.max(0, start), end);
}
const textOf = (words: readonly Word[]): string => words.map(({ key }) => key).join(' ');
/** Whether words are typed as they are written; without accents they may be others. */
const isTypedAs = (typed: readonly Word[], written: readonly Word[]): boolean =>
  typed.every(({ key, accent }, at) => accent === key || accent === written[at]?.accent);

const weightOf = (told: readonly Weighed[]): number => told.reduce((sum, { weight }) => sum + weight, 0);
const isShared = (some: readonly string[], others: readonly string[]): boolean => some.some((term) => others.includes(term));
const isMajor = (term: string): boolean => /^major \d/.test(term);
const termsOf = ({ meanings, words }: Part): string[] =>
  meanings.length > 0 ? meanings.map(({ of }) => String(of)) : words.map(({ accent }) => accent);
/** The same with the words that a field is asked for with: 'đăng ký nhiều nguyện vọng' has those of 'đăng ký nguyện vọng'. */
const heldIn = (part: Part): string[] => [
  ...termsOf(part),
  ...(part.words.length > 1 && termsOf(part).some((term) => fields.has(term)) ? part.words.map(({ accent }) => accent) : []),
];

/** Questions of 'Hỏi đáp' by the share that they have of the words that are typed, in which a word of few questions weighs more. */
export class NearestQuestion {
  readonly tree = new WordTree();
  /** How much a term counts for each question that has it, by the places of these. */
  readonly #held = new Map<string, Map<number, number>>();
  readonly #wordings: readonly (readonly Wording[])[];
  /** Where each wording is kept, with its words, by its text without accents. */
  readonly #whole = new Map<string, { at: number; words: readonly Word[] }[]>();
  readonly #count: number;
  readonly #names: ReadonlySet<string>;
  /** Questions that are about no majors: what they say holds for all. */
  readonly #ofAll: ReadonlySet<number>;

  constructor(questions: readonly Asked[], names: readonly Name[]) {
    const texts = questions.slice(0, mostQuestions).map(({ name, wordings, tra_loi }) => ({
      asked: [name, ...wordings].map((text) => askedWords(readCombinations(text).text)),
      title: tra_loi.map(({ title }) => wordsOf(title)),
      text: tra_loi.flatMap(({ content, list }) => [content, ...list].map((text) => wordsOf(text.slice(0, mostLetters)))),
    }));
    this.#count = texts.length;
    this.#names = new Set(names.map(({ of }) => of));
    const add = (text: string, of: string, as = 'term') => this.tree.add(text, { as, of }, as === 'term');
    for (const text of [...passingText.split(' '), ...fillers, ...provinces, 'phần trăm']) add(text, text, 'passing');
    for (const [term, others] of [...tradeWords, ...denials]) for (const text of [term, ...others]) add(text, term || text);
    for (const { as, texts: all } of phrases)
      for (const text of all) if (fields.has(as) && (as !== 'when' || asksWhen.test(text))) add(text, as);
    for (const { text, of } of names) if (text.length >= least.letters) add(text, of);
    const written = texts.flatMap(({ asked, title, text }) => [...asked, ...title, ...text].flat());
    const vocabulary = new Map(written.filter((word) => !isPassing(word)).map((word) => [word.accent, word.text]));
    for (const [accent, text] of vocabulary) add(text, accent);
    const hold = (term: string, at: number, count: number) =>
      this.#held.set(term, (this.#held.get(term) ?? new Map<number, number>()).set(at, count));
    for (const [at, own] of texts.entries()) {
      for (const { id } of questions[at]!.nganh_hocs) hold(`major ${id}`, at, counts.text);
      for (const where of ['text', 'title', 'asked'] as const)
        for (const term of own[where].flatMap((words) => this.#partsOf(words).flatMap(heldIn))) hold(term, at, counts[where]);
    }
    const asksFor = (major: string) => [...(this.#held.get(major)?.keys() ?? [])].filter((at) => this.#isAsked(major, at));
    const named = new Set([...this.#names].filter(isMajor).flatMap(asksFor));
    this.#ofAll = new Set(questions.flatMap(({ nganh_hocs }, at) => (nganh_hocs.length > 0 || named.has(at) ? [] : at)));
    for (const [at, { asked }] of texts.entries())
      for (const words of asked.map(plainOf)) {
        const others = this.#whole.get(textOf(words)) ?? [];
        if (words.length > 0) this.#whole.set(textOf(words), [...others, { at, words }]);
      }
    this.#wordings = texts.map(({ asked }) =>
      asked.map((words) => {
        const told: Weighed[] = [];
        for (const one of this.#weighed(this.#partsOf(words)))
          if (!told.some(({ terms }) => isShared(terms, one.terms))) told.push(one);
        return { told, weight: weightOf(told), signs: signsOf(words), keys: keysOf(words) };
      }),
    );
  }

  /** The parts that tell what is asked: what is passing by itself may belong to a term. */
  #partsOf(words: readonly Word[]): Part[] {
    return this.tree
      .partsOf(words, () => null)
      .filter(({ meanings, words: [first, ...more] }) => {
        // Without accents 'để học' may be 'dễ học'.
        const isPlain = more.every(({ key, accent }) => key === accent) && first!.key === first!.accent;
        const isOther = meanings.length === 0 || meanings[isPlain ? 'every' : 'some'](({ as }) => as !== 'passing');
        return more.length > 0 ? isOther : !isPassing(first!);
      });
  }

  #weightOf(terms: readonly string[]): number {
    const most = Math.max(0, ...terms.map((term) => this.#held.get(term)?.size ?? 0));
    return most === 0 ? counts.unknown * Math.log(1 + 2 * this.#count) : Math.log(1 + this.#count / most);
  }
  #weighed = (parts: readonly Part[]): Weighed[] =>
    parts.map((part) => ({ terms: termsOf(part), weight: this.#weightOf(termsOf(part)) }));
  #isAsked = (term: string, at: number): boolean => this.#held.get(term)?.get(at) === counts.asked;

  /** The share of each question in these parts, by its place: at most as many additions as there are words and questions. */
  #sharesOf(parts: readonly Part[]): Map<number, number> {
    const weighed = this.#weighed(parts);
    const whole = weightOf(weighed);
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
    const isHeld = (term: string) =>
      !this.#names.has(term) || (isMajor(term) && this.#ofAll.has(at)) || this.#held.get(term)?.has(at);
    return termsOf(part).some(isHeld);
  }

  /**
   * The place of the question of which a wording is typed as it is written; else of the one that is asked in the same words, with
   * no word that none of its wordings has; else in other words. -1 for none, for several that are as near, and where nothing is asked.
   */
  find(typed: readonly Word[]): { at: number; isSame: boolean; isWritten?: boolean } {
    const plain = plainOf(typed);
    const written = (this.#whole.get(textOf(plain)) ?? []).filter(({ words }) => isTypedAs(plain, words)).map(({ at }) => at);
    if (new Set(written).size === 1) return { at: written[0]!, isSame: true, isWritten: true };
    const [parts, signs] = [this.#partsOf(withThen(typed)), signsOf(typed)];
    const [terms, keys] = [new Set(parts.flatMap(termsOf)), new Set(keysOf(typed))];
    const [weight, most] = [weightOf(this.#weighed(parts)), Math.log(1 + this.#count)];
    const cover = Math.max(least.shared * most, weight * (parts.length > 3 ? least.coverOfMany : least.cover));
    const isAnswered = (term: string, at: number) => this.#isAsked(term, at) || !(needed.has(term) || /^20\d\d$/.test(term));
    // What holds for all majors need not name one, if it is asked in its own words.
    const isNamed = parts.some((part) => termsOf(part).some(isMajor));
    const leastOfAll = isNamed ? least.beside : least.shareOfWhole;
    const found = [...this.#sharesOf(parts)]
      .filter(
        ([at, share]) =>
          share >= (this.#ofAll.has(at) ? leastOfAll : least.shareOfWhole) && [...terms].every((term) => isAnswered(term, at)),
      )
      .filter(([at]) => parts.every((part) => this.#isOfNames(part, at)))
      .map(([at, share]) => ({ at, share, ...this.#wordingOf(at, terms, keys, signs, cover) }))
      .filter(({ share, whole }) => whole > 0 || share >= least.shareOfWhole);
    const focusOf = (at: number) => (isNamed || this.#ofAll.has(at) ? byFocus * this.#focusOf(at, parts, signs) : 0);
    const isAllAsked = (at: number) => parts.every((part) => termsOf(part).some((term) => this.#isAsked(term, at)));
    const same = found
      .filter(({ at, whole }) => whole > 0 && weight >= least.told * most && isAllAsked(at))
      .map(({ at, whole }) => ({ at, rank: whole + focusOf(at) }));
    const first = firstOf(same, least.sameLead);
    if (first !== -1) return { at: first, isSame: true };
    const leastPart = parts.length > 1 ? least.wording : least.alone;
    // A word that stands nowhere may be all that is asked for, or whose field.
    const isStrange = [...terms].some((term) => !this.#held.has(term) || fields.has(term));
    const leastShare = (part: number) => (part < 1 || isStrange ? least.share : leastOfAll);
    const near = found.filter(({ share, part }) => part >= leastPart && share >= leastShare(part));
    const ranked = near.map(({ at, share, ranked: rank }) => ({ at, rank: share * (1 - byWording) + rank * byWording }));
    return { at: typed.some(({ accent }) => asking.has(accent)) ? firstOf(ranked, least.lead) : -1, isSame: false };
  }

  /** The share of its wordings that have all parts: what is said once in passing is less what a question is about. */
  #focusOf(at: number, parts: readonly Part[], typed: string): number {
    const all = this.#wordings[at]!;
    const own = parts.map(termsOf);
    const hasAll = (told: readonly Weighed[]) => own.every((terms) => told.some((each) => isShared(each.terms, terms)));
    return all.filter(({ told, signs }) => signs === typed && hasAll(told)).length / all.length;
  }

  /** How much of a wording is typed at best, none of one that denies what is not denied; and how much the longest weighs that is typed whole. */
  #wordingOf(at: number, typed: ReadonlySet<string>, typedKeys: ReadonlySet<string>, signs: string, cover: number) {
    let [part, whole, ranked] = [0, 0, 0];
    for (const { told, weight, signs: own, keys } of this.#wordings[at]!) {
      const shared = told.filter(({ terms }) => terms.some((term) => typed.has(term)));
      if (shared.length === 0) continue;
      const likeness = (byLikeness * 2 * keys.filter((key) => typedKeys.has(key)).length) / (keys.length + typedKeys.size);
      const isWhole = own === signs && told.every(({ terms }) => terms.every((term) => typed.has(term)));
      if (isWhole) whole = Math.max(whole, weight + likeness);
      const isOther = told.some(({ terms }) => terms.some((term) => decisive.has(term) && !typed.has(term)));
      if (isOther || !hasSignsOf(signs, own)) continue;
      const sharedWeight = weightOf(shared);
      if (shared.length < told.length && sharedWeight < cover) continue;
      const share = sharedWeight / Math.max(weight, least.weight);
      [part, ranked] = [Math.max(part, share), Math.max(ranked, share + likeness)];
    }
    return { part, whole, ranked };
  }
}

/** The place of the one that ranks first by a lead; -1 for none. */
function firstOf(found: readonly { at: number; rank: number }[], lead: number): number {
  const [best, next] = found.toSorted((one, other) => other.rank - one.rank);
  return best !== undefined && best.rank - (next?.rank ?? 0) >= lead ? best.at : -1;
}
