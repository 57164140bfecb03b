import { mayBecome } from '#shared/search/search-accents.ts';
import { isSyllable, type Query, type Reading } from '#shared/search/search-query.ts';
import { maxCounted, searchTypes } from '#shared/search/search-types.ts';
import {
  gone,
  inNames,
  type InvertedIndex,
  postingOf,
  type Postings,
  recordShift,
  spellingIn,
  withRoom,
  type Word,
} from './inverted-index.ts';
import { begunSpelling, fieldBits, otherSpelling, placeOf, PlacesIn } from './places.ts';
import {
  bestPossible,
  lastName,
  lastPhrase,
  lastShort,
  lastTag,
  leastRank,
  levelOf,
  rank,
  unranked,
  type Wanted,
} from './rank.ts';

/** A record that matches: its number in the index, and how well. */
export type Match = { record: number; rank: number };

/** What a query finds: the best `maxCounted`, best first, and how many there are of each type. */
export type Matches = { query: Query; best: Match[]; counts: readonly number[] };

/**
 * What one search may cost: postings read, records ranked and neighbours asked for. Reached by no search that a person types among
 * some thousand records, and by long sentences among 20,000; what is left undone then is worse results, never a slower answer.
 */
const maxSteps = 150_000;

/** What it takes to rank a record, and to look whether two words are beside each other, in postings. */
const ofRank = 10;
const ofLook = 10;

/** A beginning of one letter begins half the language; those words come first that most names have. */
const maxEndings = 32;

/** Postings that words with a common beginning may have together. */
const maxBegun = 150_000;

/** A beginning of so few letters says nothing about a long text. */
const shortBeginning = 2;

/** A reading of a query, ready to be looked for. */
type Prepared = {
  wanted: Wanted;
  places: PlacesIn;
  listsOf: (phase: Phase) => readonly Postings[];
  /** How far each list was read. */
  at: Int32Array;
  /** No record is ranked better by it. */
  least: number;
};

/** A word as it is looked for; its accents are null where it was typed in a text without any. */
type Sought = { word: Word | undefined; typed: string; accent: string | null; spelling: number | null; isStrict: boolean };

/** What has all words in names is looked for first, then in short texts, then anywhere. */
const phases = ['names', 'near', 'all'] as const;
type Phase = (typeof phases)[number];

/** The last level of each group that is counted. */
const groups = [lastName, lastTag, lastShort, Infinity];

/*
 * By record, and written over by each search: made anew they would have to be collected all the time. A search is done before the
 * next one begins. `fieldsOf` is zero wherever nobody is at work.
 */
let ranks = new Int32Array();
let touched = new Int32Array();
let fieldsOf = new Int32Array();

/** Searches an index for one visitor: what a word was found to hit is kept for the next reading that has it. */
export class Matcher {
  readonly index: InvertedIndex;
  steps = 0;
  /** The type of result that comes first among those whose names have the words side by side. */
  lifted: number | null = null;
  /** The last level of which that is true. */
  liftedTo = lastPhrase;
  /** Words of which a record has one, if what it admits by is known: the codes that were typed. Null: none was. */
  #admitting: readonly Word[] | null = null;
  readonly #most: number;
  #lists = new Map<string, Postings>();
  #endings = new Map<string, Word[]>();
  /** How many records have a rank: those in `touched`. */
  #count = 0;
  /** Records found so far, by type and group of levels. */
  #tallies = new Uint32Array(searchTypes.length * groups.length);
  /** By type, of the walk under way: whether no more are wanted, and how many were found that are enough to look no further. */
  #isFull = new Uint8Array(searchTypes.length);
  #enough = new Uint16Array(searchTypes.length);

  constructor(index: InvertedIndex, most = maxSteps) {
    this.index = index;
    this.#most = most;
    const { length } = index.records;
    [ranks, touched, fieldsOf] = [withRoom(ranks, length), withRoom(touched, length), withRoom(fieldsOf, length)];
    ranks.fill(unranked);
  }

  /** From now on none is found that admits by none of these codes, and of what may admit none by other words of its texts. */
  admitOnly(codes: readonly string[]): void {
    this.#admitting = codes.length === 0 ? null : codes.flatMap((code) => this.index.word(code) ?? []);
  }

  get isSpent(): boolean {
    return this.steps >= this.#most;
  }

  /** The records that have all words of some reading, of one type or of all. */
  match(query: Query, type: number | null = null): Matches {
    this.#count = 0;
    this.#tallies.fill(0);
    const readings = query.readings.flatMap((reading, number) => this.#prepare(reading, query.beginning, number === 0) ?? []);
    for (const phase of phases) for (const reading of readings) this.#walk(reading, phase);
    const counts = searchTypes.map(() => 0);
    const best: Match[] = [];
    let worst: Match | null = null;
    for (let at = 0; at < this.#count; at += 1) {
      const record = touched[at]!;
      const match = { record, rank: ranks[record]! };
      ranks[record] = unranked;
      const kept = this.index.records[record];
      if (!kept) continue;
      counts[kept.type] = Math.min(maxCounted, (counts[kept.type] ?? 0) + 1);
      if ((type !== null && kept.type !== type) || (worst !== null && this.#inTurn(match, worst) >= 0)) continue;
      best.push(match);
      if (best.length < 2 * maxCounted) continue;
      best.sort((one, other) => this.#inTurn(one, other));
      best.length = maxCounted;
      worst = best.at(-1) ?? null;
    }
    best.sort((one, other) => this.#inTurn(one, other));
    best.length = Math.min(best.length, maxCounted);
    return { query, best, counts };
  }

  /** In how many records a word stands as it was typed, or by any accents where it was typed without. */
  countOf(word: Word, accent: string): number {
    this.steps += word.all.count;
    return this.index.countOf(word, accent === word.key ? null : word.spellings.indexOf(accent));
  }

  /** The words that an open last word may become, those of most names first, without itself. */
  endingsOf(beginning: string): Word[] {
    const known = this.#endings.get(beginning);
    if (known !== undefined) return known;
    const best: Word[] = [];
    this.steps += this.index.eachBeginning(beginning, (word) => {
      const last = best.at(-1);
      if (word.key === beginning || (best.length === maxEndings && last !== undefined && !this.#isCommoner(word, last))) return;
      if (!this.index.isUsed(word)) return;
      const at = best.findIndex((other) => this.#isCommoner(word, other));
      best.splice(at === -1 ? best.length : at, 0, word);
      if (best.length > maxEndings) best.pop();
    });
    this.#endings.set(beginning, best);
    return best;
  }

  /** Null where some word is nowhere. */
  #prepare({ words, accents, open }: Reading, beginning: string, isTyped: boolean): Prepared | null {
    if (this.isSpent) return null;
    const { index } = this;
    const last = words.length - 1;
    const known = words.map((word) => index.word(word));
    const endings = open ? this.endingsOf(beginning) : [];
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
    const listsOf = (phase: Phase) =>
      known.map((word, place) => {
        // A word alone, and AI, are meant as they are typed; in a longer text an accent may be mistaken.
        const isStrict = isSpelled && (words.length === 1 || accents[place] === 'AI');
        const open = place === last ? endings : [];
        if (word !== undefined && open.length === 0 && !isStrict) return word[phase];
        const sought = {
          word,
          typed: words[place]!,
          accent: isSpelled ? accents[place]! : null,
          spelling: spellings[place]!,
          isStrict,
        };
        return this.#listOf(sought, open, beginning, phase);
      });
    const places = new PlacesIn(index, known, spellings, endings);
    return { wanted, listsOf, places, at: new Int32Array(known.length), least: leastRank(wanted) };
  }

  /**
   * Ranks what has all words of a reading and was not looked at in a phase before. A record that an earlier reading found
   * keeps its better rank. Records are numbered by their order: of those whose names do not have the words, the first ones
   * stand for all.
   */
  #walk({ wanted, listsOf, places, at, least }: Prepared, phase: Phase): void {
    const index = this.index;
    const first = phase === 'names' ? 0 : phase === 'near' ? 1 : lastShort + 1;
    const behind = phase === 'names' ? 1 : phase === 'near' ? lastShort + 1 : Infinity;
    const [isFull, enough] = [this.#isFull, this.#enough.fill(0)];
    let open = 0;
    for (let type = 0; type < isFull.length; type += 1) {
      const isEnough = first > 0 && this.#better(type, first === 1 ? lastName + 1 : first) >= maxCounted;
      const isOver = isEnough || index.typeCounts[type] === 0;
      isFull[type] = Number(isOver);
      open += Number(!isOver);
    }
    if (open === 0 && index.ordered === index.records.length) return;
    const lists = listsOf(phase);
    const rarest = lists.reduce((fewest, each) => (each.count < fewest.count ? each : fewest));
    if (rarest.count === 0) return;
    at.fill(0);
    const asked = places.asked;
    const byCount = [...lists.keys()].sort((one, other) => lists[one]!.count - lists[other]!.count);
    let last = -1;
    for (let place = 0; place < rarest.count && this.steps < this.#most; place += 1) {
      const record = rarest.numbers[place]! >> recordShift;
      this.steps += 1;
      if (open === 0 && record < index.ordered) {
        // Only those are left to look at that have no place in the order.
        const next = placeOf(rarest, index.ordered, place);
        place = (next < 0 ? ~next : next) - 1;
        continue;
      }
      const type = index.types[record]!;
      if (record === last || type === gone || (isFull[type] === 1 && record < index.ordered)) continue;
      last = record;
      if (!this.#admits(type, record)) continue;
      let missing = -1;
      for (const number of byCount) {
        this.steps += 1;
        if ((at[number] = placeOf(lists[number]!, record, at[number]!)) >= 0) continue;
        at[number] = ~at[number]!;
        missing = number;
        break;
      }
      if (missing >= 0) continue;
      places.look(record, lists, at);
      const best = bestPossible(places, lists.length);
      if (best < first || best >= behind || !this.#isNamed(type, wanted, places)) continue;
      this.steps += ofRank;
      const found = rank(wanted, places, index.records[record]!, isField(type), phase !== 'all');
      const before = ranks[record]!;
      if (found >= before) continue;
      ranks[record] = found;
      // Of those that are as good as can be the first ones are the best, too.
      if (first > 0 ? (enough[type]! += 1) >= 2 * maxCounted : found === least && (enough[type]! += 1) >= maxCounted) {
        open -= 1 - isFull[type]!;
        isFull[type] = 1;
      }
      if (before !== unranked) continue;
      touched[this.#count++] = record;
      this.#tally(type, levelOf(found));
    }
    this.steps += (places.asked - asked) * ofLook;
  }

  #admits(type: number, record: number): boolean {
    if (this.#admitting === null || !this.index.codedTypes.has(type)) return true;
    this.steps += this.#admitting.length;
    return this.#admitting.some(({ near }) => placeOf(near, record, 0) >= 0);
  }

  /** Beside codes only whole words of names tell which of those are meant that admit by them. */
  #isNamed(type: number, { words }: Wanted, { whole }: PlacesIn): boolean {
    const codes = this.#admitting;
    if (codes === null || !this.index.codedTypes.has(type)) return true;
    return words.every((id, place) => (whole[place]! & inNames) !== 0 || codes.some((code) => code.id === id));
  }

  #tally(type: number, level: number): void {
    this.#tallies[type * groups.length + groups.findIndex((group) => level <= group)]! += 1;
  }

  #better(type: number, level: number): number {
    let count = 0;
    for (let group = 0; (groups[group] ?? Infinity) < level; group += 1)
      count += this.#tallies[type * groups.length + group] ?? 0;
    return count;
  }

  /** Where a word stands, or one that begins with it and may have the accents that were typed. */
  #listOf(sought: Sought, endings: readonly Word[], beginning: string, phase: Phase): Postings {
    const { word, typed, accent, isStrict } = sought;
    const key = `${phase} ${typed} ${accent} ${isStrict} ${endings.length > 0 ? beginning : ''}`;
    let made = this.#lists.get(key);
    if (made === undefined) {
      const ofEndings = phase === 'all' && beginning.length <= shortBeginning ? 'near' : phase;
      const lists = endings.map(({ [ofEndings]: postings, key: whole, spellings }) => ({
        postings,
        fits: accent === null ? null : spellings.map((other) => mayBecome(typed, accent, whole, other)),
      }));
      made = this.#merged(word?.[phase], sought, lists);
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
        dense[numbers[at]! >> recordShift]! |= (numbers[at]! & fieldBits) << 12;
        left -= 1;
      }
    }
    for (let at = 0; at < (own?.count ?? 0); at += 1) {
      const posting = own!.numbers[at]!;
      const isSo = spelling === null || spellingIn(posting) === spelling;
      if (isStrict && !isSo) continue;
      dense[posting >> recordShift]! |= (posting & fieldBits) << (isSo ? 0 : 6);
    }
    this.steps += maxBegun - left + (own?.count ?? 0);
    const numbers = new Int32Array(Math.min(3 * this.index.records.length, maxBegun - left + 2 * (own?.count ?? 0)));
    let count = 0;
    for (let record = 0; record < this.index.records.length; record += 1) {
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

  #isCommoner(one: Word, other: Word): boolean {
    if (one.named !== other.named) return one.named > other.named;
    const [count, otherCount] = [this.index.countOf(one), this.index.countOf(other)];
    return count !== otherCount ? count > otherCount : one.key < other.key;
  }

  /** By rank, then by the order field, then by type, the oldest first; records of one name side by side by type. */
  #inTurn(one: Match, other: Match): number {
    const [first, second] = [this.index.records[one.record], this.index.records[other.record]];
    if (!first || !second) return one.rank - other.rank;
    if (this.lifted !== null && first.type !== second.type && Math.max(levelOf(one.rank), levelOf(other.rank)) <= this.liftedTo) {
      if (first.type === this.lifted) return -1;
      if (second.type === this.lifted) return 1;
    }
    if (one.rank !== other.rank) return one.rank - other.rank;
    const isNamed = levelOf(one.rank) <= 1;
    return (
      (isNamed ? first.type - second.type : Number(isField(second.type)) - Number(isField(first.type))) ||
      first.order - second.order ||
      first.id - second.id ||
      first.type - second.type
    );
  }
}

/** Careers, groups and majors, which come before what belongs to them. */
const isField = (type: number): boolean => type < firstBelow;

const firstBelow = searchTypes.indexOf('vitri');
