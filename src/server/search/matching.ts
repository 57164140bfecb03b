import { isSyllable, type Query, type Reading } from '#shared/rules/search-query.ts';
import { maxCounted, searchTypes } from '#shared/rules/search-types.ts';
import { type InvertedIndex, inShort, recordShift, spellingIn, type Word } from './inverted-index.ts';
import { bestPossible, lastName, lastPhrase, lastShort, lastTag, levelOf, type Places, rank, type Wanted } from './rank.ts';

/** A record that matches: its number in the index, and how well. */
export type Match = { record: number; rank: number };

/** What a query finds: the best `maxCounted`, best first, and how many there are of each type. */
export type Matches = { query: Query; best: Match[]; counts: readonly number[] };

/**
 * What one search may cost: postings read, records ranked and neighbours asked for. Reached by no search that a person
 * types among 100,000 records; what is left undone then is worse results, never a slower answer.
 */
const maxSteps = 3_000_000;

/** A beginning of one letter begins half the language; those words come first that most names have. */
const maxEndings = 32;

/** Postings that words with a common beginning may have together. */
const maxBegun = 400_000;

/** A beginning of so few letters says nothing about a long text. */
const shortBeginning = 2;

/** Where one word stands: by record, in order, bits of fields for the word, for its spelling, and for what it begins. */
type Hits = { records: Uint32Array; bits: Uint32Array; count: number };

const spelledShift = 6;
const begunShift = 12;
const fieldBits = 63;

const groups = [lastName, lastTag, lastShort, Infinity];

/** Searches an index for one visitor: what a word was found to hit is kept for the next reading that has it. */
export class Matcher {
  readonly index: InvertedIndex;
  steps = 0;
  /** The type of result that comes first among those whose names have the words side by side. */
  lifted: number | null = null;
  readonly #most: number;
  #hits = new Map<string, Hits>();
  #endings = new Map<string, Word[]>();
  #ranks: Float64Array;
  /** Records found so far by type and by the last level of each group. */
  #tallies = new Uint32Array(searchTypes.length * groups.length);

  constructor(index: InvertedIndex, most = maxSteps) {
    this.index = index;
    this.#most = most;
    this.#ranks = new Float64Array(index.records.length).fill(Infinity);
  }

  get isSpent(): boolean {
    return this.steps >= this.#most;
  }

  /** The records that have all words of some reading, of one type or of all. */
  match(query: Query, type: number | null = null): Matches {
    const touched: number[] = [];
    this.#tallies.fill(0);
    for (const [number, reading] of query.readings.entries()) this.#read(reading, query.beginning, number === 0, touched);
    const counts = searchTypes.map(() => 0);
    const best: Match[] = [];
    let worst = Infinity;
    for (const record of touched) {
      const match = { record, rank: this.#ranks[record] ?? Infinity };
      this.#ranks[record] = Infinity;
      const kept = this.index.records[record];
      if (!kept) continue;
      counts[kept.type] = Math.min(maxCounted, (counts[kept.type] ?? 0) + 1);
      if ((type !== null && kept.type !== type) || match.rank > worst) continue;
      best.push(match);
      if (best.length < 2 * maxCounted) continue;
      this.#sort(best);
      best.length = maxCounted;
      worst = best.at(-1)?.rank ?? Infinity;
    }
    this.#sort(best);
    best.length = Math.min(best.length, maxCounted);
    return { query, best, counts };
  }

  /** In how many places a word stands as it was typed, or by any accents where it was typed without. */
  countOf(word: Word, accent: string): number {
    if (accent === word.key) return word.count;
    const spelling = word.spellings.indexOf(accent);
    this.steps += word.count;
    let count = 0;
    for (let at = 0; at < word.count; at += 1) if (spellingIn(word.postings[at] ?? 0) === spelling) count += 1;
    return count;
  }

  /** The words that an open last word may become, those of most names first, without itself. */
  endingsOf(beginning: string): Word[] {
    const known = this.#endings.get(beginning);
    if (known !== undefined) return known;
    const best: Word[] = [];
    this.steps += this.index.eachBeginning(beginning, (word) => {
      const last = best.at(-1);
      if (word.key === beginning || (best.length === maxEndings && last !== undefined && !isCommoner(word, last))) return;
      if (!this.index.isUsed(word)) return;
      const at = best.findIndex((other) => isCommoner(word, other));
      best.splice(at === -1 ? best.length : at, 0, word);
      if (best.length > maxEndings) best.pop();
    });
    this.#endings.set(beginning, best);
    return best;
  }

  /** Ranks what has all words of a reading; a record that an earlier one found keeps its better rank. */
  #read({ words, accents, open }: Reading, beginning: string, isTyped: boolean, touched: number[]): void {
    if (this.isSpent) return;
    const { index } = this;
    const last = words.length - 1;
    const known = words.map((word) => index.word(word));
    const endings = open ? this.endingsOf(beginning) : [];
    if (known.some((word, place) => word === undefined && (place < last || endings.length === 0))) return;
    // A text that was typed without accents may have any; where one word has some, all are meant as they are.
    const isSpelled = accents.some((accent, place) => accent !== words[place]);
    const spellings = known.map((word, place) =>
      word === undefined || !isSpelled ? null : word.spellings.indexOf(accents[place] ?? ''),
    );
    const hits = known.map((word, place) =>
      this.#hitsOf(word, spellings[place] ?? null, place === last ? endings : [], beginning),
    );
    const wanted: Wanted = {
      words: known.map((word) => word?.id ?? -1),
      spellings,
      endings: new Set(endings.map(({ id }) => id)),
      isSpelled,
      isSyllable: words.map((word) => isSyllable.test(word)),
      isWhole: isSpelled && accents[last] !== words[last],
      isTyped,
    };
    const places = new PlacesIn(index, known, spellings, endings);
    const rarest = hits.reduce((least, each) => (each.count < least.count ? each : least));
    const at = new Int32Array(hits.length);
    for (let place = 0; place < rarest.count && !this.isSpent; place += 1) {
      const record = rarest.records[place] ?? 0;
      const kept = index.records[record];
      this.steps += hits.length;
      if (!kept) continue;
      let number = 0;
      for (; number < hits.length; number += 1) {
        const each = hits[number] ?? rarest;
        const found = placeOf(each, record, at[number] ?? 0);
        at[number] = Math.abs(found);
        if (each.records[found] !== record || found >= each.count) break;
        places.put(number, each.bits[found] ?? 0);
      }
      if (number < hits.length) continue;
      // Those that are surely better are as many as are ever shown or counted.
      if (this.#better(kept.type, bestPossible(places, hits.length)) >= maxCounted) continue;
      places.record = record;
      const found = rank(wanted, places, kept, isField(kept.type));
      const before = this.#ranks[record] ?? Infinity;
      if (found >= before) continue;
      this.#ranks[record] = found;
      if (before !== Infinity) continue;
      touched.push(record);
      const group = kept.type * groups.length + groups.findIndex((last) => levelOf(found) <= last);
      this.#tallies[group] = (this.#tallies[group] ?? 0) + 1;
    }
    this.steps += places.asked;
  }

  #better(type: number, level: number): number {
    let count = 0;
    for (let group = 0; (groups[group] ?? Infinity) < level; group += 1)
      count += this.#tallies[type * groups.length + group] ?? 0;
    return count;
  }

  #hitsOf(word: Word | undefined, spelling: number | null, endings: readonly Word[], beginning: string): Hits {
    const key = `${word?.id} ${spelling} ${endings.length > 0 ? beginning : ''}`;
    const known = this.#hits.get(key);
    if (known !== undefined) return known;
    const made = endings.length === 0 ? this.#wholeHits(word, spelling) : this.#begunHits(word, spelling, endings, beginning);
    this.#hits.set(key, made);
    return made;
  }

  #wholeHits(word: Word | undefined, spelling: number | null): Hits {
    const { postings, count } = word ?? { postings: new Uint32Array(), count: 0 };
    const [records, bits] = [new Uint32Array(count), new Uint32Array(count)];
    let end = 0;
    for (let at = 0; at < count; at += 1) {
      const posting = postings[at] ?? 0;
      const record = posting >>> recordShift;
      if (end === 0 || records[end - 1] !== record) records[end++] = record;
      bits[end - 1] = (bits[end - 1] ?? 0) | bitsOf(posting, spelling);
    }
    this.steps += count;
    return { records, bits, count: end };
  }

  #begunHits(word: Word | undefined, spelling: number | null, endings: readonly Word[], beginning: string): Hits {
    const dense = new Uint32Array(this.index.records.length);
    const isShort = beginning.length <= shortBeginning;
    let left = maxBegun;
    for (const { postings, count } of endings) {
      for (let at = 0; at < count && left > 0; at += 1) {
        const posting = postings[at] ?? 0;
        const fields = isShort ? posting & (2 * inShort - 1) : posting & fieldBits;
        dense[posting >>> recordShift] = (dense[posting >>> recordShift] ?? 0) | (fields << begunShift);
        left -= 1;
      }
    }
    if (word !== undefined) {
      for (let at = 0; at < word.count; at += 1) {
        const posting = word.postings[at] ?? 0;
        dense[posting >>> recordShift] = (dense[posting >>> recordShift] ?? 0) | bitsOf(posting, spelling);
      }
    }
    this.steps += maxBegun - left + (word?.count ?? 0) + dense.length / 8;
    let count = 0;
    for (const bits of dense) if (bits !== 0) count += 1;
    const hits = { records: new Uint32Array(count), bits: new Uint32Array(count), count: 0 };
    for (let record = 0; record < dense.length; record += 1) {
      if (dense[record] === 0) continue;
      hits.records[hits.count] = record;
      hits.bits[hits.count] = dense[record] ?? 0;
      hits.count += 1;
    }
    return hits;
  }

  /** By rank, then by the order field, then by type, the oldest first; records of one name side by side by type. */
  #sort(matches: Match[]): void {
    const facts = (match: Match) => this.index.records[match.record] ?? { order: 0, type: 0, id: 0 };
    matches.sort((one, other) => {
      const [first, second] = [facts(one), facts(other)];
      if (this.lifted !== null && first.type !== second.type && Math.max(levelOf(one.rank), levelOf(other.rank)) <= lastPhrase) {
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
    });
  }
}

/** Careers, groups and majors, which come before what belongs to them. */
const isField = (type: number): boolean => type < searchTypes.indexOf('vitri');

const isCommoner = (one: Word, other: Word): boolean =>
  one.named !== other.named ? one.named > other.named : one.count !== other.count ? one.count > other.count : one.key < other.key;

const bitsOf = (posting: number, spelling: number | null): number => {
  const fields = posting & fieldBits;
  return spelling === null || spellingIn(posting) === spelling ? fields | (fields << spelledShift) : fields;
};

/** The place of a record, or of the next one behind it, looked for from a place before it by steps that double. */
function placeOf({ records, count }: Hits, record: number, from: number): number {
  let low = from;
  let step = 1;
  let high = low;
  while (high < count && (records[high] ?? 0) < record) {
    low = high + 1;
    high += step;
    step *= 2;
  }
  high = Math.min(high, count);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((records[middle] ?? 0) < record) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where the words of a reading stand in the record that is looked at. */
class PlacesIn implements Places {
  readonly whole: Uint8Array;
  readonly spelled: Uint8Array;
  begun = 0;
  record = 0;
  /** How often it was asked for neighbours. */
  asked = 0;
  readonly #index: InvertedIndex;
  readonly #words: readonly (Word | undefined)[];
  readonly #spellings: readonly (number | null)[];
  readonly #endings: readonly Word[];
  /** What is known of the neighbours in this record: 0 is nothing. */
  readonly #beside: Uint8Array;

  constructor(
    index: InvertedIndex,
    words: readonly (Word | undefined)[],
    spellings: readonly (number | null)[],
    endings: readonly Word[],
  ) {
    [this.#index, this.#words, this.#spellings, this.#endings] = [index, words, spellings, endings];
    this.whole = new Uint8Array(words.length);
    this.spelled = new Uint8Array(words.length);
    this.#beside = new Uint8Array(2 * words.length);
  }

  put(number: number, bits: number): void {
    if (number === 0) this.#beside.fill(0);
    this.whole[number] = bits & fieldBits;
    this.spelled[number] = (bits >>> spelledShift) & fieldBits;
    this.begun = (bits >>> begunShift) & fieldBits;
  }

  areBeside(index: number, isSpelled: boolean): boolean {
    const slot = 2 * index + (isSpelled ? 1 : 0);
    const known = this.#beside[slot];
    if (known !== 0) return known === 1;
    const found = this.#look(index, isSpelled);
    this.#beside[slot] = found ? 1 : 2;
    return found;
  }

  #look(index: number, isSpelled: boolean): boolean {
    this.asked += 1;
    const [one, other] = [this.#words[index], this.#words[index + 1]];
    if (one === undefined) return false;
    const by = (which: number) => (isSpelled ? (this.#spellings[which] ?? null) : null);
    if (other !== undefined && this.#index.areBeside(this.record, one, by(index), other, by(index + 1))) return true;
    if (index + 2 < this.#words.length) return false;
    this.asked += this.#endings.length;
    return this.#endings.some((ending) => this.#index.areBeside(this.record, one, null, ending, null));
  }
}
