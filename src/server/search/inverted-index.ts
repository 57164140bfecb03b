import { isCode } from '#shared/search/code-keys.ts';
import { eachWord } from '#shared/search/search-key.ts';
import { searchTypes } from '#shared/search/search-types.ts';
import { withRoom } from './growing-array.ts';
import { Lexicon, type Word, type Written } from './lexicon.ts';
import { anySpelling, type PairFilter, PairFilters, pairHash } from './pair-filters.ts';
import {
  addPosting,
  inBody,
  inName,
  inNames,
  inOtherName,
  inRelated,
  inShort,
  inTags,
  maxRecords,
  recordIn,
  renumber,
  spellingIn,
} from './postings.ts';

/** The type of a record that is not there any more. */
export const gone = 255;

/** What the index is given of a record. Each text is a run of words of its own. */
export type IndexedRecord = {
  /** The place of its type in `searchTypes`. */
  type: number;
  id: number;
  order: number;
  name: string;
  otherNames: readonly string[];
  /** These names are questions: who types one asks it, and some of its words are no name of it, but stand in a short text. */
  isAsked?: boolean;
  code: string;
  /** Those by which it admits; null where its texts answer who asks for one. Elsewhere such a record has no code. */
  combinations: readonly string[] | null;
  tags: readonly string[];
  /** Names and codes of what it hangs on. */
  above: readonly string[];
  /** Names of what hangs on it and is no result itself. */
  below: readonly string[];
  short: readonly string[];
  body: readonly string[];
};

/** A name as the index keeps it: words by their ids, and their spellings. `least`: with so many of the first ones a question is asked. */
export type IndexedName = { words: readonly number[]; spellings: readonly number[]; least: number };

/** So much of a question that begins with it asks it, up to its last word that asks: 'điểm chuẩn' of 'điểm chuẩn 2027'. */
const askingShare = 3 / 5;
const asking: ReadonlySet<string> = new Set(['gi', 'nao', 'dau', 'sao', 'ai', 'may']);

/** A record as the index keeps it. */
type Indexed = Pick<IndexedRecord, 'type' | 'id' | 'order'> &
  PairFilter & {
    name: IndexedName;
    otherNames: readonly IndexedName[];
    below: readonly IndexedName[];
  };

/** In words. What follows in a record is not searched. */
const maxWords = 5_000;

/** Records that are gone stay in the postings until they are this share of all, and at least so many. */
const deadShare = 0.25;
const minDead = 500;

/**
 * The words of the records that visitors may see, and where they stand. Only what is shown is in it: a record that is
 * hidden is removed, so that none of its words has any effect.
 */
export class InvertedIndex {
  readonly lexicon = new Lexicon();
  readonly records: (Indexed | null)[] = [];
  /** The type of each record, or `gone`. */
  types = new Uint8Array(64);
  /** How many records there are of each type. */
  readonly typeCounts = searchTypes.map(() => 0);
  /** The types of which only fields answer who asks for a code. */
  readonly codedTypes = new Set<number>();
  /** The types whose names are questions. */
  readonly askedTypes = new Set<number>();
  /** Records with a lower number are numbered by their order field, then by id. */
  ordered = 0;
  /** How many names have two words side by side, by the key of `pairKey`. */
  readonly namePairs = new Map<number, number>();
  #pairs = new PairFilters();
  #placeOf = new Map<number, number>();
  #dead = 0;
  /** Rises with each change. */
  changes = 0;
  /** Of the record that is being added: its pairs of neighbours, and how its words are written. */
  #hashes: number[] = [];
  #own: Written[] = [];

  /** A word that some record has. One that only records have that are gone is none, although it stays in the postings. */
  word(key: string): Word | undefined {
    const word = this.lexicon.get(key);
    return word !== undefined && this.isUsed(word) ? word : undefined;
  }

  /** The number that a spelling of a word has in postings; -1 where no record spells it so. */
  spellingOf(word: Word, accent: string): number {
    const spelling = word.spellings.indexOf(accent);
    return spelling !== -1 && this.isUsed(word, spelling) ? spelling : -1;
  }

  /** How many postings a word has by one spelling or by any (null), without those of records that are gone. */
  countOf(word: Word, spelling: number | null = null): number {
    const { numbers, count } = word.all;
    if (spelling === null && (this.#dead === 0 || word.countedAt === this.changes))
      return this.#dead === 0 ? count : word.counted;
    let counted = 0;
    for (let at = 0; at < count; at += 1) counted += Number(this.#isThere(numbers[at]!, spelling));
    if (spelling === null) [word.counted, word.countedAt] = [counted, this.changes];
    return counted;
  }

  #isThere(posting: number, spelling: number | null): boolean {
    return (spelling === null || spellingIn(posting) === spelling) && this.types[recordIn(posting)] !== gone;
  }

  /** How many records it has. */
  get size(): number {
    return this.#placeOf.size;
  }

  /** Whether some record that is there has the word, by one spelling or by any (null). */
  isUsed({ all }: Word, spelling: number | null = null): boolean {
    for (let at = 0; at < all.count; at += 1) if (this.#isThere(all.numbers[at]!, spelling)) return true;
    return false;
  }

  /** Whether two words stand side by side in a record, each by one spelling or by any (null). Seldom true where they do not. */
  areBeside(record: number, one: Word, oneSpelling: number | null, other: Word, otherSpelling: number | null): boolean {
    const kept = this.records[record];
    if (!kept) return false;
    if (!this.#pairs.has(kept, pairHash(one.id, anySpelling, other.id, anySpelling))) return false;
    // Spellings are kept of pairs with accents on both.
    if (oneSpelling === null || otherSpelling === null || oneSpelling === 0 || otherSpelling === 0) return true;
    return this.#pairs.has(kept, pairHash(one.id, oneSpelling, other.id, otherSpelling));
  }

  set(record: IndexedRecord): void {
    this.changes += 1;
    this.delete(record.type, record.id);
    if (this.records.length >= maxRecords) this.arrange();
    const number = this.records.length;
    this.#hashes.length = this.#own.length = 0;
    let left = maxWords;
    const isCoded = record.combinations !== null;
    if (isCoded) this.codedTypes.add(record.type);
    const add = (texts: readonly string[], field: number, hasCodes = !isCoded) => {
      for (const text of texts) if (left > 0) left -= this.#addText(text, number, field, left, hasCodes);
    };
    if (record.isAsked === true) this.askedTypes.add(record.type);
    const isName = record.isAsked !== true;
    add([record.name], isName ? inName : inShort);
    add(record.otherNames, isName ? inOtherName : inShort);
    add([record.code], inOtherName, true);
    add(record.combinations ?? [], inTags, true);
    add(record.tags, inTags);
    add([...record.above, ...record.below], inRelated);
    add(record.short, inShort);
    add(record.body, inBody);
    for (const { word, spelling, fields } of this.#own) {
      addPosting(word.all, number, spelling, fields);
      if ((fields & ~inBody) !== 0) addPosting(word.near, number, spelling, fields & ~inBody);
      if ((fields & inNames) !== 0) addPosting(word.names, number, spelling, fields & inNames);
    }
    const { type, id, order } = record;
    const kept = {
      type,
      id,
      order,
      name: this.#nameOf(record.name),
      otherNames: [...record.otherNames, record.code].filter((text) => text !== '').map((text) => this.#nameOf(text)),
      below: record.below.map((text) => this.#nameOf(text)),
      ...this.#pairs.add(this.#hashes),
    };
    this.records.push(kept);
    this.types = withRoom(this.types, number);
    this.types[number] = type;
    this.typeCounts[type]! += 1;
    this.#placeOf.set(placeKey(type, id), number);
    this.#countNames(kept, 1);
  }

  delete(type: number, id: number): void {
    const number = this.#placeOf.get(placeKey(type, id));
    const kept = number === undefined ? null : this.records[number];
    if (number === undefined || !kept) return;
    this.changes += 1;
    this.#countNames(kept, -1);
    this.records[number] = null;
    this.types[number] = gone;
    this.typeCounts[type]! -= 1;
    this.#placeOf.delete(placeKey(type, id));
    this.#dead += 1;
    if (this.#dead > minDead && this.#dead > this.records.length * deadShare) this.arrange();
  }

  #addText(text: string, record: number, field: number, most: number, hasCodes: boolean): number {
    let before: Written | null = null;
    let added = 0;
    eachWord(text, (start, end) => {
      if (added >= most) return;
      added += 1;
      const found = this.lexicon.written(text, start, end);
      if (!hasCodes && isCode(found.word.key)) {
        before = null;
        return;
      }
      for (const each of found.word.block === null ? [found] : [found, found.word.block]) {
        if (each.record !== record) {
          this.#own.push(each);
          [each.record, each.fields] = [record, 0];
        }
        each.fields |= field;
      }
      if (before !== null) {
        this.#hashes.push(pairHash(before.word.id, anySpelling, found.word.id, anySpelling));
        if (before.spelling !== 0 && found.spelling !== 0)
          this.#hashes.push(pairHash(before.word.id, before.spelling, found.word.id, found.spelling));
      }
      before = found;
    });
    return added;
  }

  #nameOf(text: string): IndexedName {
    const words: number[] = [];
    const spellings: number[] = [];
    let lastAsking = 0;
    eachWord(text, (start, end) => {
      const { word, spelling } = this.lexicon.written(text, start, end);
      words.push(word.id);
      spellings.push(spelling);
      if (asking.has(word.key)) lastAsking = words.length;
    });
    return { words, spellings, least: Math.max(lastAsking, Math.ceil(words.length * askingShare)) };
  }

  #countNames({ type, name, otherNames, below }: Indexed, by: number): void {
    if (this.askedTypes.has(type)) return;
    const names = [name, ...otherNames, ...below];
    for (const id of new Set(names.flatMap(({ words }) => words))) {
      const word = this.lexicon.words[id];
      if (word) word.named += by;
    }
    for (const key of new Set(names.flatMap(({ words }) => words.slice(1).map((id, index) => pairKey(words[index] ?? 0, id))))) {
      const count = (this.namePairs.get(key) ?? 0) + by;
      if (count === 0) this.namePairs.delete(key);
      else this.namePairs.set(key, count);
    }
  }

  /** Numbers the records anew by their order, without those that are gone, and gives back room that is not used. */
  arrange(): void {
    const numbers = new Int32Array(this.records.length).fill(-1);
    const left = this.records
      .flatMap((record, number) => (record ? [{ record, number }] : []))
      .toSorted((one, other) => one.record.order - other.record.order || one.record.id - other.record.id);
    const filters = this.#pairs.keepOnly(left.map(({ record }) => record));
    this.records.length = 0;
    this.types = new Uint8Array(left.length);
    for (const [place, { record, number }] of left.entries()) {
      numbers[number] = place;
      this.#placeOf.set(placeKey(record.type, record.id), place);
      this.records.push({ ...record, ...filters[place] });
      this.types[place] = record.type;
    }
    this.ordered = left.length;
    this.#dead = 0;
    this.lexicon.forgetRecords();
    for (const { all, near, names } of this.lexicon.words) for (const postings of [all, near, names]) renumber(postings, numbers);
  }
}

/** No word has an id of 2 ** 21. */
export const pairKey = (one: number, other: number): number => one * 2 ** 21 + other;

const placeKey = (type: number, id: number): number => id * searchTypes.length + type;
