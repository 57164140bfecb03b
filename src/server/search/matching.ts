import { isSyllable, type Query, type Reading } from '#shared/search/search-query.ts';
import { maxCounted, searchTypes } from '#shared/search/search-types.ts';
import { Budget } from './budget.ts';
import { withRoom } from './growing-array.ts';
import { gone, type InvertedIndex } from './inverted-index.ts';
import type { Word } from './lexicon.ts';
import { RecordOccurrences } from './occurrences.ts';
import { PostingLists, type Tier, tiers } from './posting-lists.ts';
import { inNames, placeOf, type Postings, recordIn } from './postings.ts';
import { Quotas } from './quotas.ts';
import { bestPossible, lastPhrase, lastShort, leastRank, levelOf, rank, rankAsked, unranked, type Wanted } from './rank.ts';
import { BestMatches, isField, type Lift, type Match } from './result-order.ts';

/** What a query finds: the best `maxCounted`, best first; questions apart; and how many there are of each type. */
export type Matches = { query: Query; best: Match[]; asked: Match[]; counts: readonly number[] };

/** Of so many words together a question is not told by chance. */
const leastTold = 3;

/** The level of the best of these; of questions those count that are asked, or told by some words. */
export const foundLevel = ({ query, best: [first], asked: [question] }: Matches): number => {
  const asked = question === undefined ? Infinity : levelOf(question.rank);
  const isAsked = asked <= (query.readings[0]!.words.length < leastTold ? lastPhrase : lastShort);
  return Math.min(first === undefined ? Infinity : levelOf(first.rank), isAsked ? asked : Infinity);
};

/** What it takes to rank a record, and to look whether two words are beside each other, in postings. */
const ofRank = 10;
const ofLook = 10;

/** A reading of a query, ready to be looked for. */
type PreparedReading = {
  wanted: Wanted;
  occurrences: RecordOccurrences;
  listsOf: (tier: Tier) => readonly Postings[];
  /** How far each list was read. */
  cursors: Int32Array;
  /** No record is ranked better by it. */
  least: number;
};

/*
 * By record, and written over by each search: made anew they would have to be collected all the time. A search is done before the
 * next one begins.
 */
let ranks = new Int32Array();
let touched = new Int32Array();

/** Searches an index for one visitor. */
export class Matcher {
  readonly index: InvertedIndex;
  readonly budget: Budget;
  readonly lists: PostingLists;
  /** What comes first among those whose names have the words side by side. */
  lift: Lift | null = null;
  /** Words of which a record has one, if what it admits by is known: the codes that were typed. Null: none was. */
  #admitting: readonly Word[] | null = null;
  readonly #quotas: Quotas;
  readonly #known = new Map<Query, Matches>();
  /** How many records have a rank: those in `touched`. */
  #count = 0;

  constructor(index: InvertedIndex, mostSteps?: number) {
    this.index = index;
    this.budget = new Budget(mostSteps);
    this.lists = new PostingLists(index, this.budget);
    this.#quotas = new Quotas(index);
    const { length } = index.records;
    [ranks, touched] = [withRoom(ranks, length), withRoom(touched, length)];
    ranks.fill(unranked);
  }

  /** From now on none is found that admits by none of these codes, and of what may admit none by other words of its texts. */
  admitOnly(codes: readonly string[]): void {
    this.#admitting = codes.length === 0 ? null : codes.flatMap((code) => this.index.word(code) ?? []);
  }

  /** The records that have all words of some reading, of one type or of all. */
  match(query: Query, type: number | null = null): Matches {
    const known = type === null ? this.#known.get(query) : undefined;
    if (known !== undefined) return known;
    this.#count = 0;
    this.#quotas.clear();
    const readings = query.readings.flatMap((reading, number) => this.#prepare(reading, query.beginning, number === 0) ?? []);
    for (const tier of tiers) for (const reading of readings) this.#walk(reading, tier);
    const counts = searchTypes.map(() => 0);
    const best = new BestMatches(this.index, this.lift);
    const asked = new BestMatches(this.index, null);
    for (let at = 0; at < this.#count; at += 1) {
      const record = touched[at]!;
      const match = { record, rank: ranks[record]! };
      ranks[record] = unranked;
      const kept = this.index.records[record];
      if (!kept) continue;
      counts[kept.type] = Math.min(maxCounted, (counts[kept.type] ?? 0) + 1);
      if (type === null || kept.type === type) (this.index.askedTypes.has(kept.type) ? asked : best).add(match);
    }
    const matches = { query, best: best.sorted(), asked: asked.sorted(), counts };
    if (type === null) this.#known.set(query, matches);
    return matches;
  }

  /** In how many records a word stands as it was typed, or by any accents where it was typed without. */
  countOf(word: Word, accent: string): number {
    this.budget.steps += word.all.count;
    return this.index.countOf(word, accent === word.key ? null : word.spellings.indexOf(accent));
  }

  /** Null where some word is nowhere. */
  #prepare({ words, accents, open }: Reading, beginning: string, isTyped: boolean): PreparedReading | null {
    if (this.budget.isSpent) return null;
    const { index } = this;
    const last = words.length - 1;
    const known = words.map((word) => index.word(word));
    const endings = open ? this.lists.endingsOf(beginning) : [];
    if (known.some((word, place) => word === undefined && (place < last || endings.length === 0))) return null;
    // A text that was typed without accents may have any; where one word has some, all are meant as they are.
    const isSpelled = accents.some((accent, place) => accent !== words[place]);
    const spellings = known.map((word, place) =>
      word === undefined || !isSpelled ? null : index.spellingOf(word, accents[place] ?? ''),
    );
    // Only in capitals, or beside foreign words, are these two letters artificial intelligence.
    if (spellings.some((spelling, place) => spelling === -1 && accents[place] === 'AI')) return null;
    const wanted: Wanted = {
      words: known.map((word) => word?.id ?? -1),
      spellings,
      endings: new Set(endings.map(({ id }) => id)),
      isSpelled,
      isSyllable: words.map((word) => isSyllable.test(word)),
      isTyped,
    };
    const sought = known.map((word, place) => ({
      word,
      typed: words[place]!,
      accent: isSpelled ? accents[place]! : null,
      spelling: spellings[place]!,
      // A word alone, and AI, are meant as they are typed; in a longer text an accent may be mistaken.
      isStrict: isSpelled && (words.length === 1 || accents[place] === 'AI'),
    }));
    return {
      wanted,
      occurrences: new RecordOccurrences(index, known, spellings, endings),
      listsOf: (tier) => sought.map((word, place) => this.lists.listOf(word, place === last ? endings : [], beginning, tier)),
      cursors: new Int32Array(known.length),
      least: leastRank(wanted),
    };
  }

  /**
   * Ranks what has all words of a reading and was not looked at in a tier before. A record that an earlier reading found
   * keeps its better rank. Records are numbered by their order: of those whose names do not have the words, the first ones
   * stand for all.
   */
  #walk({ wanted, listsOf, occurrences, cursors, least }: PreparedReading, tier: Tier): void {
    const index = this.index;
    const budget = this.budget;
    const quotas = this.#quotas;
    const first = tier === 'names' ? 0 : tier === 'near' ? 1 : lastShort + 1;
    const behind = tier === 'names' ? 1 : tier === 'near' ? lastShort + 1 : Infinity;
    quotas.begin(first);
    if (quotas.open === 0 && index.ordered === index.records.length) return;
    const lists = listsOf(tier);
    const rarest = lists.reduce((fewest, each) => (each.count < fewest.count ? each : fewest));
    if (rarest.count === 0) return;
    cursors.fill(0);
    const asked = occurrences.asked;
    const byCount = [...lists.keys()].sort((one, other) => lists[one]!.count - lists[other]!.count);
    let last = -1;
    for (let place = 0; place < rarest.count && budget.steps < budget.most; place += 1) {
      const record = recordIn(rarest.numbers[place]!);
      budget.steps += 1;
      if (quotas.open === 0 && record < index.ordered) {
        // Only those are left to look at that have no place in the order.
        const next = placeOf(rarest, index.ordered, place);
        place = (next < 0 ? ~next : next) - 1;
        continue;
      }
      const type = index.types[record]!;
      if (record === last || type === gone || (quotas.isFull(type) && record < index.ordered)) continue;
      last = record;
      if (!this.#admits(type, record)) continue;
      let missing = -1;
      for (const number of byCount) {
        budget.steps += 1;
        if ((cursors[number] = placeOf(lists[number]!, record, cursors[number]!)) >= 0) continue;
        cursors[number] = ~cursors[number]!;
        missing = number;
        break;
      }
      if (missing >= 0) continue;
      occurrences.read(record, lists, cursors);
      const best = bestPossible(occurrences, lists.length);
      if (best < first || best >= behind || !this.#isNamed(type, wanted, occurrences)) continue;
      budget.steps += ofRank;
      const kept = index.records[record]!;
      const asked = index.askedTypes.has(type) ? rankAsked(wanted, kept) : unranked;
      const found = Math.min(asked, rank(wanted, occurrences, kept, isField(type), tier !== 'all'));
      const before = ranks[record]!;
      if (found >= before) continue;
      ranks[record] = found;
      if (first > 0) quotas.countEnough(type, 2 * maxCounted);
      else if (found === least) quotas.countEnough(type, maxCounted);
      if (before !== unranked) continue;
      touched[this.#count++] = record;
      quotas.countFound(type, found);
    }
    budget.steps += (occurrences.asked - asked) * ofLook;
  }

  #admits(type: number, record: number): boolean {
    if (this.#admitting === null || !this.index.codedTypes.has(type)) return true;
    this.budget.steps += this.#admitting.length;
    return this.#admitting.some(({ near }) => placeOf(near, record, 0) >= 0);
  }

  /** Beside codes only whole words of names tell which of those are meant that admit by them. */
  #isNamed(type: number, { words }: Wanted, { whole }: RecordOccurrences): boolean {
    const codes = this.#admitting;
    if (codes === null || !this.index.codedTypes.has(type)) return true;
    return words.every((id, place) => (whole[place]! & inNames) !== 0 || codes.some((code) => code.id === id));
  }
}
