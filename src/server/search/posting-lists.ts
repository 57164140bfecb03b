import { mayBecome } from '#shared/search/search-accents.ts';
import type { Budget } from './budget.ts';
import { withRoom } from './growing-array.ts';
import type { InvertedIndex } from './inverted-index.ts';
import type { Word } from './lexicon.ts';
import { begunSpelling, fieldBits, otherSpelling, postingOf, type Postings, recordIn, spellingIn } from './postings.ts';

/** What has all words in names is looked for first, then in short texts, then anywhere. */
export const tiers = ['names', 'near', 'all'] as const;
export type Tier = (typeof tiers)[number];

/** A word as it is looked for; its accents are null where it was typed in a text without any. */
export type Sought = { word: Word | undefined; typed: string; accent: string | null; spelling: number | null; isStrict: boolean };

/** A beginning of one letter begins half the language; those words come first that most names have. */
const maxEndings = 32;

/** Postings that words with a common beginning may have together. */
const maxBegun = 150_000;

/** A beginning of so few letters says nothing about a long text. */
const shortBeginning = 2;

/** By record, zero wherever no list is being merged: made anew for each list it would have to be collected all the time. */
let fieldsOf = new Int32Array();

/** Where the words of one search stand. What a word was found to hit is kept for the next reading that has it. */
export class PostingLists {
  readonly #index: InvertedIndex;
  readonly #budget: Budget;
  #lists = new Map<string, Postings>();
  #endings = new Map<string, Word[]>();

  constructor(index: InvertedIndex, budget: Budget) {
    [this.#index, this.#budget] = [index, budget];
    fieldsOf = withRoom(fieldsOf, index.records.length);
  }

  /** The words that an open last word may become, those of most names first, without itself. */
  endingsOf(beginning: string): Word[] {
    const known = this.#endings.get(beginning);
    if (known !== undefined) return known;
    const best: Word[] = [];
    this.#budget.steps += this.#index.lexicon.eachBeginning(beginning, (word) => {
      const last = best.at(-1);
      if (word.key === beginning || (best.length === maxEndings && last !== undefined && !this.#isCommoner(word, last))) return;
      if (!this.#index.isUsed(word)) return;
      const at = best.findIndex((other) => this.#isCommoner(word, other));
      best.splice(at === -1 ? best.length : at, 0, word);
      if (best.length > maxEndings) best.pop();
    });
    this.#endings.set(beginning, best);
    return best;
  }

  #isCommoner(one: Word, other: Word): boolean {
    if (one.named !== other.named) return one.named > other.named;
    const [count, otherCount] = [this.#index.countOf(one), this.#index.countOf(other)];
    return count !== otherCount ? count > otherCount : one.key < other.key;
  }

  /** Where a word stands, or one that begins with it and may have the accents that were typed. */
  listOf(sought: Sought, endings: readonly Word[], beginning: string, tier: Tier): Postings {
    const { word, typed, accent, isStrict } = sought;
    if (word !== undefined && endings.length === 0 && !isStrict) return word[tier];
    const key = `${tier} ${typed} ${accent} ${isStrict} ${endings.length > 0 ? beginning : ''}`;
    let made = this.#lists.get(key);
    if (made === undefined) {
      const ofEndings = tier === 'all' && beginning.length <= shortBeginning ? 'near' : tier;
      const lists = endings.map(({ [ofEndings]: postings, key: whole, spellings }) => ({
        postings,
        fits: accent === null ? null : spellings.map((other) => mayBecome(typed, accent, whole, other)),
      }));
      made = this.#merged(word?.[tier], sought, lists);
      this.#lists.set(key, made);
    }
    return made;
  }

  #merged(
    own: Postings | undefined,
    { spelling, isStrict }: Sought,
    endings: readonly { postings: Postings; fits: readonly boolean[] | null }[],
  ): Postings {
    // By record: fields of the word as it was typed, by other spellings, and of what begins with it.
    const dense = fieldsOf;
    let left = maxBegun;
    for (const { postings, fits } of endings) {
      const { numbers, count } = postings;
      for (let at = 0; at < count && left > 0; at += 1) {
        if (fits !== null && fits[spellingIn(numbers[at]!)] !== true) continue;
        dense[recordIn(numbers[at]!)]! |= (numbers[at]! & fieldBits) << 12;
        left -= 1;
      }
    }
    for (let at = 0; at < (own?.count ?? 0); at += 1) {
      const posting = own!.numbers[at]!;
      const isSo = spelling === null || spellingIn(posting) === spelling;
      if (isStrict && !isSo) continue;
      dense[recordIn(posting)]! |= (posting & fieldBits) << (isSo ? 0 : 6);
    }
    this.#budget.steps += maxBegun - left + (own?.count ?? 0);
    const records = this.#index.records.length;
    const numbers = new Int32Array(Math.min(3 * records, maxBegun - left + 2 * (own?.count ?? 0)));
    let count = 0;
    for (let record = 0; record < records; record += 1) {
      const bits = dense[record]!;
      if (bits === 0) continue;
      dense[record] = 0;
      const [so, other, begun] = [bits & fieldBits, (bits >>> 6) & fieldBits, bits >>> 12];
      if (so !== 0) numbers[count++] = postingOf(record, spelling ?? 0, so);
      if (other !== 0) numbers[count++] = postingOf(record, otherSpelling, other);
      if (begun !== 0) numbers[count++] = postingOf(record, begunSpelling, begun);
    }
    return { numbers, count };
  }
}
