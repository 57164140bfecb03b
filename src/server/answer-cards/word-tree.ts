import { mistakesBetween, withoutTypingKeys } from '#shared/search/search-mistakes.ts';
import { fits, isNumber, respelled, type Word, wordsOf } from './asked-words.ts';

/** What some words of a question are taken for: `as` says what kind of thing, `of` which one. */
export type Meaning = { as: string; of: string | number };

/** Words of a question that stand side by side, and what they may mean; nothing where they are not understood. */
export type Part = { words: readonly Word[]; meanings: readonly Meaning[] };

export const means = ({ meanings }: Part, ...kinds: readonly string[]): boolean => meanings.some(({ as }) => kinds.includes(as));

type Node = { next: Map<string, Node>; ends: { words: readonly Word[]; meaning: Meaning }[] };

/** So many ways to read a misspelled word are tried. */
const mostSpellings = 2;
/** Shorter words differ in one letter from very many others, and longer ones are none that anybody asks with. */
const [leastMistaken, mostMistaken] = [4, 16];

/** The longer of two parts the better: 'ngành' and 'thiết kế đồ họa' before 'ngành thiết kế' and 'đồ họa'. */
const costs = { unknown: 100, part: 10, length: 0.01, mistake: 2, name: -0.03 };
/** 'Đậu' and 'nội thất' before 'đậu nổi' and 'thất'. */
const names: ReadonlySet<string> = new Set(['major', 'position', 'career', 'course']);

/** Phrases and names by their words, one look-up for each word of a question and each phrase that goes on with it. */
export class WordTree {
  readonly #root: Node = { next: new Map(), ends: [] };
  readonly #known = new Set<string>();
  /** Words that may be misspelled, by themselves and without one of their letters. */
  readonly #misspelled = new Map<string, Set<string>>();
  /** Look-ups so far. */
  steps = 0;

  add(text: string, meaning: Meaning, mayBeMisspelled: boolean): void {
    const words = wordsOf(text);
    let node = this.#root;
    for (const { key } of words) {
      const next = node.next.get(key) ?? { next: new Map(), ends: [] };
      node.next.set(key, next);
      node = next;
      this.#known.add(key);
      if (mayBeMisspelled && key.length >= leastMistaken && this.#misspelled.get(key)?.has(key) !== true)
        for (const part of withoutOneLetter(key)) this.#misspelled.set(part, (this.#misspelled.get(part) ?? new Set()).add(key));
    }
    if (words.length > 0) node.ends.push({ words, meaning });
  }

  /** The parts of a question: those that leave the fewest words without a meaning, and of these the fewest. */
  partsOf(words: readonly Word[], meaningOf: (word: Word) => Meaning | null): Part[] {
    const spellings = words.map((word) => this.#spellingsOf(word));
    const best: ({ cost: number; from: number; meanings: Meaning[] } | undefined)[] = [{ cost: 0, from: 0, meanings: [] }];
    const reach = (from: number, to: number, cost: number, meanings: Meaning[]) => {
      const whole = (best[from]?.cost ?? 0) + cost;
      if (whole < (best[to]?.cost ?? Infinity)) best[to] = { cost: whole, from, meanings };
    };
    for (const [from, word] of words.entries()) {
      const own = meaningOf(word);
      reach(from, from + 1, own === null ? costs.unknown : costs.part, own === null ? [] : [own]);
      const walk = (node: Node, at: number, typed: readonly Word[]) => {
        const found = node.ends.filter(({ words: wanted }) => wanted.every((each, index) => fits(typed[index]!, each)));
        // 'Chuyên ngành' with all its accents is no 'chuyển ngành' that lacks one.
        const isPlain = typed.every(({ key, accent }) => key === accent);
        const isSame = (wanted: readonly Word[]) => wanted.every(({ accent }, index) => accent === typed[index]!.accent);
        const same = isPlain ? [] : found.filter(({ words: wanted }) => isSame(wanted));
        const meanings = (same.length > 0 ? same : found).map(({ meaning }) => meaning);
        const mistakes = typed.filter((each, index) => each !== words[from + index]).length;
        const named = typed.length > 1 && meanings.some(({ as }) => names.has(as)) ? costs.name : 0;
        const cost = costs.part + mistakes * costs.mistake - costs.length * typed.length ** 2 + named;
        if (meanings.length > 0) reach(from, at, cost, meanings);
        for (const spelling of spellings[at] ?? []) {
          this.steps += 1;
          const next = node.next.get(spelling.key);
          if (next !== undefined) walk(next, at + 1, [...typed, spelling]);
        }
      };
      walk(this.#root, from, []);
    }
    const parts: Part[] = [];
    for (let end = words.length; end > 0;) {
      const { from, meanings } = best[end]!;
      parts.unshift({ words: words.slice(from, end), meanings });
      end = from;
    }
    return parts;
  }

  /** What may have been meant by a word that stands in no phrase and no name. */
  #spellingsOf(word: Word): Word[] {
    const { key } = word;
    // No syllable ends so: 'hìh' is 'hình'.
    const ended = key.replace(/^(.*[aeiy])h$/, '$1nh');
    if (!this.#known.has(key) && this.#known.has(ended)) return [respelled(word, ended)];
    if (this.#known.has(key) || isNumber(word) || key.length < leastMistaken || key.length > mostMistaken) return [word];
    const near = new Set(
      withoutOneLetter(key).flatMap((part) => {
        this.steps += 1;
        return [...(this.#misspelled.get(part) ?? [])];
      }),
    );
    const plain = withoutTypingKeys(key);
    const meant = [...near].filter((known) => mistakesBetween(key, known, 1) === 1);
    return [...(this.#known.has(plain) ? [plain] : []), ...meant].slice(0, mostSpellings).map((known) => respelled(word, known));
  }
}

/** A word, and what is left of it without each one of its letters. */
const withoutOneLetter = (key: string): string[] => [
  key,
  ...Array.from({ length: key.length }, (_, index) => key.slice(0, index) + key.slice(index + 1)),
];
