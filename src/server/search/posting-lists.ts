/**
 * The posting lists of one search. In: a typed word, and the tier that is looked for. Out: the list of its term, merged with those of
 * the terms that the last word is a prefix of (its completions).
 */

import { mayBecome } from '#shared/search/search-accents.ts';
import type { Budget } from './budget.ts';
import type { InvertedIndex } from './inverted-index.ts';
import type { Term } from './lexicon.ts';
import { fieldBits, otherSpelling, postingOf, type PostingList, prefixSpelling, recordIn, spellingIn } from './postings.ts';

/** What has all words in names is looked for first, then in short texts, then anywhere. */
export const tiers = ['names', 'near', 'all'] as const;
export type Tier = (typeof tiers)[number];

/**
 * A word as it is looked for. `accent` and `spelling` are null where it was typed in a text without any; `isStrict`: no other
 * spelling is meant.
 */
export type Sought = { term: Term | undefined; typed: string; accent: string | null; spelling: number | null; isStrict: boolean };

/** A prefix of one letter begins half the language; those terms come first that most names have. */
const maxCompletions = 32;

/** Postings that the completions of a prefix may have together. */
const maxPrefixed = 150_000;

/** A prefix of so few letters says nothing about a long text. */
const shortPrefix = 2;

/** While lists are merged, the fields of a record by how it has the word: as it was typed, by another spelling, as a prefix. */
const otherShift = 6;
const prefixShift = 12;

/** Fields by record; zero wherever no list is being merged: made anew it would have to be collected all the time. */
let merging = new Int32Array();

/** What was merged for one reading is kept for the next one that has the same word. */
export class PostingLists {
  readonly #index: InvertedIndex;
  readonly #budget: Budget;
  readonly #lists = new Map<string, PostingList>();
  readonly #completions = new Map<string, Term[]>();

  constructor(index: InvertedIndex, budget: Budget) {
    [this.#index, this.#budget] = [index, budget];
  }

  /** The terms that a prefix may become, those of most names first, without itself. */
  completionsOf(prefix: string): Term[] {
    const known = this.#completions.get(prefix);
    if (known !== undefined) return known;
    const best: Term[] = [];
    this.#budget.steps += this.#index.lexicon.eachBeginning(prefix, (term) => {
      const isFull = best.length === maxCompletions;
      if (term.key === prefix || (isFull && !this.#isCommoner(term, best.at(-1)!)) || !this.#index.isUsed(term)) return;
      const at = best.findIndex((other) => this.#isCommoner(term, other));
      best.splice(at === -1 ? best.length : at, 0, term);
      if (best.length > maxCompletions) best.pop();
    });
    this.#completions.set(prefix, best);
    return best;
  }

  #isCommoner(one: Term, other: Term): boolean {
    if (one.named !== other.named) return one.named > other.named;
    const [count, otherCount] = [this.#index.countOf(one), this.#index.countOf(other)];
    return count !== otherCount ? count > otherCount : one.key < other.key;
  }

  /** Where a word stands, or a completion that may have the accents that were typed. */
  listOf(sought: Sought, completions: readonly Term[], prefix: string, tier: Tier): PostingList {
    const { term, typed, accent, isStrict } = sought;
    if (term !== undefined && completions.length === 0 && !isStrict) return term[tier];
    const key = `${tier} ${typed} ${accent} ${isStrict} ${completions.length > 0 ? prefix : ''}`;
    let list = this.#lists.get(key);
    if (list === undefined) {
      list = this.#merged(sought, completions, tier, tier === 'all' && prefix.length <= shortPrefix ? 'near' : tier);
      this.#lists.set(key, list);
    }
    return list;
  }

  #merged(sought: Sought, completions: readonly Term[], tier: Tier, prefixTier: Tier): PostingList {
    const { length } = this.#index.records;
    if (merging.length < length) merging = new Int32Array(Math.ceil(1.5 * length));
    const fields = merging.subarray(0, length);
    const own = sought.term?.[tier];
    const count = this.#addCompletions(fields, sought, completions, prefixTier) + (own?.count ?? 0);
    if (own !== undefined) addOwn(fields, own, sought);
    this.#budget.steps += count;
    const numbers = new Int32Array(Math.min(3 * fields.length, count + (own?.count ?? 0)));
    return { numbers, count: takeOut(fields, numbers, sought.spelling ?? 0) };
  }

  /** How many postings were read. */
  #addCompletions(fields: Int32Array, { typed, accent }: Sought, completions: readonly Term[], tier: Tier): number {
    let left = maxPrefixed;
    for (const { [tier]: list, key, spellings } of completions) {
      const fits = accent === null ? null : spellings.map((other) => mayBecome(typed, accent, key, other));
      for (let at = 0; at < list.count && left > 0; at += 1) {
        const posting = list.numbers[at]!;
        if (fits !== null && fits[spellingIn(posting)] !== true) continue;
        fields[recordIn(posting)]! |= (posting & fieldBits) << prefixShift;
        left -= 1;
      }
    }
    return maxPrefixed - left;
  }
}

function addOwn(fields: Int32Array, { numbers, count }: PostingList, { spelling, isStrict }: Sought): void {
  for (let at = 0; at < count; at += 1) {
    const posting = numbers[at]!;
    const isSo = spelling === null || spellingIn(posting) === spelling;
    if (isSo || !isStrict) fields[recordIn(posting)]! |= (posting & fieldBits) << (isSo ? 0 : otherShift);
  }
}

/** Writes what was merged as postings and leaves zeros; how many there are. */
function takeOut(fields: Int32Array, numbers: Int32Array, spelling: number): number {
  let count = 0;
  for (let record = 0; record < fields.length; record += 1) {
    const bits = fields[record]!;
    if (bits === 0) continue;
    fields[record] = 0;
    const [own, other, prefixed] = [bits & fieldBits, (bits >>> otherShift) & fieldBits, bits >>> prefixShift];
    if (own !== 0) numbers[count++] = postingOf(record, spelling, own);
    if (other !== 0) numbers[count++] = postingOf(record, otherSpelling, other);
    if (prefixed !== 0) numbers[count++] = postingOf(record, prefixSpelling, prefixed);
  }
  return count;
}
