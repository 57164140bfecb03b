/**
 * Which records match a query. In: its readings. Out: records, each with its rank. For
 * each reading the posting lists of its terms are intersected, tier by tier, beginning with the rarest term.
 */

import { isSyllable, type Query, type Reading } from '#shared/search/search-query.ts';
import { Budget } from './budget.ts';
import type { InvertedIndex } from './inverted-index.ts';
import type { Term } from './lexicon.ts';
import { RecordOccurrences } from './occurrences.ts';
import { PostingLists, type Sought, type Tier, tiers } from './posting-lists.ts';
import { hasAt, inNames, type PostingList, recordIn, seek } from './postings.ts';
import { Quotas } from './quotas.ts';
import { bestRank, lastPhrase, lastShort, levelOf, rank, rankAsked, tierOf, unranked, type Wanted } from './rank.ts';
import { inOrder, isField, type Lift, type Match } from './result-order.ts';

/** What a query finds, best first; questions apart. */
export type Matches = { query: Query; best: Match[]; asked: Match[] };

/** Of so many words together a question is not told by chance. */
const leastTold = 3;

/** The level of the best of these, `Infinity` where there is none. */
export const bestLevel = (matches: readonly Match[] | undefined): number =>
  matches?.[0] === undefined ? Infinity : levelOf(matches[0].rank);

/** The level of the best of these; of questions those count that are asked, or told by some words. */
export const foundLevel = ({ query, best, asked }: Matches): number => {
  const isAsked = bestLevel(asked) <= (query.readings[0]!.words.length < leastTold ? lastPhrase : lastShort);
  return Math.min(bestLevel(best), isAsked ? bestLevel(asked) : Infinity);
};

/** What it takes to rank a record, and to look for a bigram, in steps of the budget. */
const stepsOfRank = 10;
const stepsOfLook = 10;

/** A reading of a query, ready to be looked for. */
type PreparedReading = { wanted: Wanted; occurrences: RecordOccurrences; listsOf: (tier: Tier) => readonly PostingList[] };

/** By record, and written over by each search: made anew it would have to be collected all the time. A search is done before the next. */
let ranks = new Int32Array();

/** Searches an index for one visitor. */
export class Matcher {
  readonly index: InvertedIndex;
  readonly budget: Budget;
  readonly lists: PostingLists;
  /** What comes first among those whose names have the words side by side. */
  lift: Lift | null = null;
  /** Terms of which a record has one, if what it admits by is known: the codes that were typed. Null: none was. */
  #admitting: readonly Term[] | null = null;
  readonly #known = new Map<Query, Matches>();

  constructor(index: InvertedIndex, mostSteps?: number) {
    this.index = index;
    this.budget = new Budget(mostSteps);
    this.lists = new PostingLists(index, this.budget);
    if (ranks.length < index.records.length) ranks = new Int32Array(Math.ceil(1.5 * index.records.length));
    ranks.fill(unranked);
  }

  /** From now on none is found that admits by none of these codes, and of what may admit none by other words of its texts. */
  admitOnly(codes: readonly string[]): void {
    this.#admitting = codes.length === 0 ? null : codes.flatMap((code) => this.index.term(code) ?? []);
  }

  /** The records that have all words of some reading. */
  match(query: Query): Matches {
    const known = this.#known.get(query);
    if (known !== undefined) return known;
    const found: number[] = [];
    const quotas = new Quotas(this.index.typeCounts);
    const readings = query.readings.flatMap((reading, number) => this.#prepare(reading, query.beginning, number === 0) ?? []);
    for (const tier of tiers.keys()) for (const reading of readings) this.#walk(reading, tier, found, quotas);
    const [best, asked]: [Match[], Match[]] = [[], []];
    for (const record of found) {
      const isAsked = this.index.askedTypes.has(this.index.records[record]!.type);
      (isAsked ? asked : best).push({ record, rank: ranks[record]! });
      ranks[record] = unranked;
    }
    const matches = { query, best: inOrder(this.index, best, this.lift), asked: inOrder(this.index, asked, null) };
    this.#known.set(query, matches);
    return matches;
  }

  /** In how many records a term stands as it was typed, or by any accents where it was typed without. */
  countOf(term: Term, accent: string): number {
    this.budget.steps += term.all.count;
    return this.index.countOf(term, accent === term.key ? null : term.spellings.indexOf(accent));
  }

  /** Null where some word is nowhere. */
  #prepare({ words, accents, open }: Reading, prefix: string, isTyped: boolean): PreparedReading | null {
    if (this.budget.isSpent) return null;
    const last = words.length - 1;
    const completions = open ? this.lists.completionsOf(prefix) : [];
    // A text that was typed without accents may have any; where one word has some, all are meant as they are.
    const isSpelled = accents.some((accent, place) => accent !== words[place]);
    const sought = words.map((typed, place): Sought => {
      const term = this.index.term(typed);
      const accent = accents[place]!;
      const spelling = term === undefined || !isSpelled ? null : this.index.spellingOf(term, accent);
      // A word alone, and AI, are meant as they are typed; in a longer text an accent may be mistaken.
      return { term, typed, accent: isSpelled ? accent : null, spelling, isStrict: isSpelled && (last === 0 || accent === 'AI') };
    });
    if (sought.some(({ term }, place) => term === undefined && (place < last || completions.length === 0))) return null;
    // Only in capitals, or beside foreign words, are these two letters artificial intelligence.
    if (sought.some(({ spelling, accent }) => spelling === -1 && accent === 'AI')) return null;
    const terms = sought.map(({ term }) => term);
    const spellings = sought.map(({ spelling }) => spelling);
    return {
      wanted: {
        terms: terms.map((term) => term?.id ?? -1),
        spellings,
        accents: spellings.filter((spelling) => spelling !== null).length,
        completions: new Set(completions.map(({ id }) => id)),
        isSyllable: words.map((word) => isSyllable.test(word)),
        isTyped,
      },
      occurrences: new RecordOccurrences(this.index, terms, spellings, completions),
      listsOf: (tier) => sought.map((word, place) => this.lists.listOf(word, place === last ? completions : [], prefix, tier)),
    };
  }

  /**
   * Ranks what has all words of a reading and was not looked at in a tier before. A record that an earlier reading found
   * keeps its better rank. Records are numbered by their order: of those whose names do not have the words, the first ones
   * stand for all.
   */
  #walk({ wanted, listsOf, occurrences }: PreparedReading, tier: number, found: number[], quotas: Quotas): void {
    const { index, budget } = this;
    quotas.begin(tier);
    if (quotas.open === 0 && index.ordered === index.records.length) return;
    const lists = listsOf(tiers[tier]!);
    const byCount = [...lists.keys()].sort((one, other) => lists[one]!.count - lists[other]!.count);
    const rarest = lists[byCount[0]!]!;
    const cursors = new Int32Array(lists.length);
    const looks = occurrences.looks;
    const best = bestRank(wanted);
    let last = -1;
    for (let at = 0; at < rarest.count && !budget.isSpent; at += 1) {
      const record = recordIn(rarest.numbers[at]!);
      const isOrdered = record < index.ordered;
      budget.steps += 1;
      // Only those are left to look at that have no place in the order.
      if (quotas.open === 0 && isOrdered) at = seek(rarest, index.ordered, at) - 1;
      const kept = index.records[record]!;
      if (record === last || kept === null || (isOrdered && quotas.isFull(kept.type))) continue;
      last = record;
      if (!this.#admits(kept.type, record) || !this.#haveAll(lists, byCount, cursors, record)) continue;
      occurrences.read(record, lists, cursors);
      if (tierOf(occurrences) !== tier || !this.#isNamed(kept.type, wanted, occurrences)) continue;
      budget.steps += stepsOfRank;
      const asked = index.askedTypes.has(kept.type) ? rankAsked(wanted, kept) : unranked;
      const own = Math.min(asked, rank(wanted, occurrences, kept, isField(kept.type), tier < 2));
      const before = ranks[record]!;
      if (own >= before) continue;
      ranks[record] = own;
      if (before === unranked) found.push(record);
      quotas.count(kept.type, own, own === best, before === unranked);
    }
    budget.steps += (occurrences.looks - looks) * stepsOfLook;
  }

  /** Moves the cursors to a record, as far as the lists have it. */
  #haveAll(lists: readonly PostingList[], byCount: readonly number[], cursors: Int32Array, record: number): boolean {
    for (const place of byCount) {
      this.budget.steps += 1;
      cursors[place] = seek(lists[place]!, record, cursors[place]!);
      if (!hasAt(lists[place]!, cursors[place], record)) return false;
    }
    return true;
  }

  #admits(type: number, record: number): boolean {
    if (this.#admitting === null || !this.index.codedTypes.has(type)) return true;
    this.budget.steps += this.#admitting.length;
    return this.#admitting.some(({ near }) => hasAt(near, seek(near, record, 0), record));
  }

  /** Beside codes only whole words of names tell which of those are meant that admit by them. */
  #isNamed(type: number, { terms }: Wanted, { whole }: RecordOccurrences): boolean {
    const codes = this.#admitting;
    if (codes === null || !this.index.codedTypes.has(type)) return true;
    return terms.every((id, place) => (whole[place]! & inNames) !== 0 || codes.some((code) => code.id === id));
  }
}
