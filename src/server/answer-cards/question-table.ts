import { readCombinations } from '#shared/codes/typed-combinations.ts';
import { askedWords, fits, type Word, wordsOf } from './asked-words.ts';

type Asked = { name: string; wordings: readonly string[] };
/** A wording by the words of it that tell, and the place of its question. */
type Wording = { at: number; words: readonly Word[] };

/** Words that most questions have. Those that would be another word without accents are left out with these only. */
const common = wordsOf(
  'em mình bạn ạ à ơi dạ vậy nha nhé nhỉ ad cho hỏi xin trường thì là của ở nè hả con cháu thầy cô tôi có được không gì thế nào như bao ' +
    'nhiêu những các phải sao làm nên đâu hay với và một khi cần mấy để ra bị lúc vào',
);
const accents: ReadonlySet<string> = new Set(common.map(({ accent }) => accent));
const otherWords: ReadonlySet<string> = new Set(['thi', 'hoi', 'dau', 'con', 'lam', 'vao']);
const keys: ReadonlySet<string> = new Set(common.map(({ key }) => key).filter((key) => !otherWords.has(key)));

export const isCommon = ({ key, accent }: Word): boolean => (accent === key ? keys.has(key) : accents.has(accent));

/** The words that tell what is asked, each once. 'không' tells where something is denied: anywhere but at the end. */
function tellingOf(words: readonly Word[]): Word[] {
  const last = words.findLastIndex((word) => !isCommon(word) || word.key === 'khong');
  return words.filter((word, index) => !isCommon(word) || (word.key === 'khong' && index < last));
}

const keyOf = (words: readonly Word[]): string => words.map(({ accent }) => accent).join(' ');

/** One word alone says too little, unless it is all that a wording has. */
const leastLetters = 4;

/** Questions that are answered in words, by the words that they are asked with. */
export class QuestionTable {
  /** The places of questions by all words of a wording, which may be words that most questions have. */
  readonly #said: ReadonlyMap<string, number>;
  /** Wordings by the longest of the words that tell. */
  readonly #byWord: ReadonlyMap<string, readonly Wording[]>;
  /** The words of each question and its wordings. */
  readonly #wordsOf: ReadonlyMap<string, readonly Word[]>[];

  constructor(questions: readonly Asked[]) {
    const texts = questions.map(({ name, wordings }) =>
      [name, ...wordings].map((text) => askedWords(readCombinations(text).text)),
    );
    const wordings = texts.flatMap((those, at) => those.map((words): Wording => ({ at, words: tellingOf(words) })));
    this.#said = new Map(texts.flatMap((those, at) => those.map((words) => [keyOf(words), at] as const)).toReversed());
    // The longest word of a wording is seldom one of many others.
    const longest = ({ words }: Wording) => words.reduce((best, { key }) => (key.length > best.length ? key : best), '');
    this.#byWord = Map.groupBy(
      wordings.filter(({ words }) => words.length > 1 || (words[0]?.key.length ?? 0) >= leastLetters),
      longest,
    );
    this.#wordsOf = texts.map((those) => Map.groupBy(those.flat(), ({ key }) => key));
  }

  /** The place of the question of which a wording is asked whole, with no word that none of its wordings has; -1 for none or several. */
  find(typed: readonly Word[]): number {
    const said = this.#said.get(keyOf(typed));
    if (said !== undefined) return said;
    const telling = tellingOf(typed);
    const isAsked = ({ words }: Wording) => words.every((word) => telling.some((each) => fits(each, word)));
    const isOf = ({ at }: Wording) => telling.every((each) => this.#wordsOf[at]?.get(each.key)?.some((word) => fits(each, word)));
    const found = [...new Set(telling.map(({ key }) => key))].flatMap((key) =>
      (this.#byWord.get(key) ?? []).filter((each) => isAsked(each) && isOf(each)),
    );
    const most = Math.max(0, ...found.map(({ words }) => words.length));
    const [best, ...others] = new Set(found.filter(({ words }) => words.length === most).map(({ at }) => at));
    return best === undefined || others.length > 0 ? -1 : best;
  }
}
