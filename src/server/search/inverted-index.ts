import { blockOf, isCode } from '#shared/search/code-keys.ts';
import { accentKey } from '#shared/search/search-accents.ts';
import { eachWord, searchKey } from '#shared/search/search-key.ts';
import { searchTypes } from '#shared/search/search-types.ts';

/** Where in a record a word stands, as bits of a posting. */
export const inName = 1;
export const inOtherName = 2;
export const inTags = 4;
/** In a name or code of what the record hangs on, or in a name of what hangs on it. */
export const inAround = 8;
export const inShort = 16;
export const inBody = 32;

export const inNames = inName | inOtherName;

/** The type of a record that is not there any more. */
export const gone = 255;

/** A posting is a number: record (19 bits), spelling (6 bits), fields (6 bits). Numbers below 2 ** 31 are the fastest. */
const spellingShift = 6;
export const recordShift = 12;
const maxRecords = 2 ** 19;
/** Further spellings of one word are not told apart. */
const maxSpellings = 61;
const anySpelling = 63;

/** Sorted by record; the first `count` are in use. */
export type Postings = { numbers: Int32Array; count: number };

/** A word by its key (search-key). */
export type Word = {
  id: number;
  key: string;
  /** Accent keys (search-accents) by the number they have in postings; 0 is the word without accents. */
  spellings: string[];
  /** Stands wherever this one does: that of all combinations of a letter. */
  block: Written | null;
  all: Postings;
  /** Those of names, tags and other short texts; of names alone. */
  near: Postings;
  names: Postings;
  /** How many names have it. */
  named: number;
  /** How many of `all` were of records that are there, and after which change that was counted. */
  counted: number;
  countedAt: number;
};

/** What the index is given of a record. Each text is a run of words of its own. */
export type IndexedRecord = {
  /** The place of its type in `searchTypes`. */
  type: number;
  id: number;
  order: number;
  name: string;
  otherNames: readonly string[];
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

/** A name as the index keeps it: words by their ids, and their spellings. */
export type IndexedName = { words: readonly number[]; spellings: readonly number[] };

type Kept = Pick<IndexedRecord, 'type' | 'id' | 'order'> & {
  name: IndexedName;
  otherNames: readonly IndexedName[];
  below: readonly IndexedName[];
  /** Its pairs of neighbouring words as a Bloom filter: where it begins in the pool of bits, and how many bits it has. */
  pairsAt: number;
  pairBits: number;
};

/** A word as it is written somewhere: in which record last, and in which of its fields. */
type Written = { hash: number; text: string; word: Word; spelling: number; record: number; fields: number };

/** How many ways of writing are told apart at once, twice over. */
const writings = 2 ** 16;
const emptyTable = () => Array<Written | undefined>(writings).fill(undefined);

/** In words. What follows in a record is not searched. */
const maxWords = 5_000;

/** Bits of the filter for each pair, and how many of them a pair sets: about 2 % of strangers pass for neighbours. */
const bitsPerPair = 9;
const bitsSet = 3;

/** Records that are gone stay in the postings until they are this share of all, and at least so many. */
const deadShare = 0.25;
const minDead = 500;

/**
 * The words of the records that visitors may see, and where they stand. Only what is shown is in it: a record that is
 * hidden is removed, so that none of its words has any effect.
 */
export class InvertedIndex {
  readonly words: Word[] = [];
  readonly records: (Kept | null)[] = [];
  /** The type of each record, or `gone`. */
  types = new Uint8Array(64);
  /** How many records there are of each type. */
  readonly typeCounts = searchTypes.map(() => 0);
  /** The types of which only fields answer who asks for a code. */
  readonly codedTypes = new Set<number>();
  /** Records with a lower number are numbered by their order field, then by id. */
  ordered = 0;
  /** How many names have two words side by side, by the key of `pairKey`. */
  readonly namePairs = new Map<number, number>();
  #byKey = new Map<string, Word>();
  /** Sorted by key. */
  #sorted: Word[] | null = null;
  /** A table by hash, each entry at its place or behind it. */
  #byWriting = emptyTable();
  #written = 0;
  #placeOf = new Map<number, number>();
  #pool = new Uint32Array(1024);
  #poolEnd = 0;
  #dead = 0;
  /** Rises with each change. */
  changes = 0;
  /** Of the record that is being added: its pairs of neighbours, and how its words are written. */
  #hashes: number[] = [];
  #own: Written[] = [];

  /** A word that some record has. One that only records have that are gone is none, although it stays in the postings. */
  word(key: string): Word | undefined {
    const word = this.#byKey.get(key);
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
    return (spelling === null || spellingIn(posting) === spelling) && this.types[posting >> recordShift] !== gone;
  }

  /** How many records it has. */
  get size(): number {
    return this.#placeOf.size;
  }

  /** The words that begin with a text, of which `accept` wants to know. */
  eachBeginning(text: string, accept: (word: Word) => void): number {
    this.#sorted ??= this.words.toSorted((one, other) => (one.key < other.key ? -1 : 1));
    let index = this.#placeInOrder(text);
    const first = index;
    for (let word = this.#sorted[index]; word?.key.startsWith(text) === true; word = this.#sorted[(index += 1)]) accept(word);
    return index - first;
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
    if (!this.#hasBits(kept, pairHash(one.id, anySpelling, other.id, anySpelling))) return false;
    // Spellings are kept of pairs with accents on both.
    if (oneSpelling === null || otherSpelling === null || oneSpelling === 0 || otherSpelling === 0) return true;
    return this.#hasBits(kept, pairHash(one.id, oneSpelling, other.id, otherSpelling));
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
    add([record.name], inName);
    add(record.otherNames, inOtherName);
    add([record.code], inOtherName, true);
    add(record.combinations ?? [], inTags, true);
    add(record.tags, inTags);
    add([...record.above, ...record.below], inAround);
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
      ...this.#keepPairs(),
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
      const found = this.#wordAt(text, start, end);
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

  /** Texts repeat their words, so that nearly all of them are known by how they are written, without a string for each. */
  #wordAt(text: string, start: number, end: number): Written {
    let hash = 0;
    for (let at = start; at < end; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
    let slot = (hash ^ (hash >>> 13)) & (writings - 1);
    for (let known = this.#byWriting[slot]; known !== undefined; known = this.#byWriting[slot]) {
      if (known.hash === hash && known.text.length === end - start && text.startsWith(known.text, start)) return known;
      slot = (slot + 1) & (writings - 1);
    }
    if (this.#written >= writings / 2) {
      this.#byWriting = emptyTable();
      this.#written = 0;
    }
    this.#written += 1;
    return (this.#byWriting[slot] = { hash, record: -1, fields: 0, ...this.#wordOf(text.slice(start, end)) });
  }

  #wordOf(written: string): Pick<Written, 'text' | 'word' | 'spelling'> {
    const key = searchKey(written);
    let word = this.#byKey.get(key);
    if (word === undefined) {
      const ofBlock = blockOf(key);
      const block = ofBlock === null ? null : { hash: 0, record: -1, fields: 0, ...this.#wordOf(ofBlock) };
      word = {
        id: this.words.length,
        key,
        spellings: [key],
        block,
        all: noPostings(),
        near: noPostings(),
        names: noPostings(),
        named: 0,
        counted: 0,
        countedAt: -1,
      };
      this.words.push(word);
      this.#byKey.set(key, word);
      this.#sorted?.splice(this.#placeInOrder(key), 0, word);
    }
    const accent = accentKey(written);
    let spelling = word.spellings.indexOf(accent);
    if (spelling === -1 && word.spellings.length < maxSpellings) spelling = word.spellings.push(accent) - 1;
    return { text: written, word, spelling: Math.max(0, spelling) };
  }

  #nameOf(text: string): IndexedName {
    const words: number[] = [];
    const spellings: number[] = [];
    eachWord(text, (start, end) => {
      const { word, spelling } = this.#wordAt(text, start, end);
      words.push(word.id);
      spellings.push(spelling);
    });
    return { words, spellings };
  }

  #countNames({ name, otherNames, below }: Kept, by: number): void {
    const names = [name, ...otherNames, ...below];
    for (const id of new Set(names.flatMap(({ words }) => words))) {
      const word = this.words[id];
      if (word) word.named += by;
    }
    for (const key of new Set(names.flatMap(({ words }) => words.slice(1).map((id, index) => pairKey(words[index] ?? 0, id))))) {
      const count = (this.namePairs.get(key) ?? 0) + by;
      if (count === 0) this.namePairs.delete(key);
      else this.namePairs.set(key, count);
    }
  }

  #keepPairs(): Pick<Kept, 'pairsAt' | 'pairBits'> {
    const pairsAt = this.#poolEnd;
    const units = Math.ceil((this.#hashes.length * bitsPerPair) / 32);
    const pairBits = units * 32;
    this.#poolEnd += units;
    const pool = (this.#pool = withRoom(this.#pool, this.#poolEnd));
    for (const hash of this.#hashes) {
      for (let step = 0; step < bitsSet; step += 1) {
        const bit = bitOf(hash, step, pairBits);
        pool[pairsAt + (bit >>> 5)]! |= 1 << (bit & 31);
      }
    }
    return { pairsAt, pairBits };
  }

  #hasBits({ pairsAt, pairBits }: Kept, hash: number): boolean {
    if (pairBits === 0) return false;
    for (let step = 0; step < bitsSet; step += 1) {
      const bit = bitOf(hash, step, pairBits);
      if (((this.#pool[pairsAt + (bit >>> 5)] ?? 0) & (1 << (bit & 31))) === 0) return false;
    }
    return true;
  }

  /** Numbers the records anew by their order, without those that are gone, and gives back room that is not used. */
  arrange(): void {
    const numbers = new Int32Array(this.records.length).fill(-1);
    const left = this.records
      .flatMap((kept, number) => (kept ? [{ kept, number }] : []))
      .toSorted((one, other) => one.kept.order - other.kept.order || one.kept.id - other.kept.id);
    const pool = new Uint32Array(this.#poolEnd);
    let poolEnd = 0;
    this.records.length = 0;
    this.types = new Uint8Array(left.length);
    for (const [place, { kept, number }] of left.entries()) {
      numbers[number] = place;
      const units = kept.pairBits / 32;
      pool.set(this.#pool.subarray(kept.pairsAt, kept.pairsAt + units), poolEnd);
      this.#placeOf.set(placeKey(kept.type, kept.id), place);
      this.records.push({ ...kept, pairsAt: poolEnd });
      this.types[place] = kept.type;
      poolEnd += units;
    }
    this.ordered = left.length;
    this.#pool = pool.slice(0, poolEnd);
    this.#poolEnd = poolEnd;
    this.#dead = 0;
    this.#byWriting = emptyTable();
    this.#written = 0;
    for (const { all, near, names } of this.words) {
      for (const postings of [all, near, names]) {
        let count = 0;
        for (const posting of postings.numbers.subarray(0, postings.count)) {
          const number = numbers[posting >> recordShift]!;
          if (number >= 0) postings.numbers[count++] = (number << recordShift) | (posting & (2 ** recordShift - 1));
        }
        postings.numbers = postings.numbers.slice(0, count).sort();
        postings.count = count;
      }
    }
  }

  #placeInOrder(key: string): number {
    const sorted = this.#sorted ?? [];
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sorted[middle]?.key ?? '') < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The same array if it has a place, else a larger one with what is in it. */
export function withRoom<Numbers extends Uint8Array | Int32Array | Uint32Array>(numbers: Numbers, place: number): Numbers {
  if (place < numbers.length) return numbers;
  const larger = new (numbers.constructor as new (length: number) => Numbers)(Math.ceil(place * 1.5) + 4);
  larger.set(numbers);
  return larger;
}

const noPostings = (): Postings => ({ numbers: new Int32Array(), count: 0 });

/** Postings of a record are written one after another, so that those of the last one stand at the end. */
function addPosting(postings: Postings, record: number, spelling: number, field: number): void {
  const { numbers } = postings;
  const start = postingOf(record, spelling, 0);
  for (let at = postings.count - 1; at >= 0 && numbers[at]! >> recordShift === record; at -= 1) {
    if (numbers[at]! >>> spellingShift !== start >>> spellingShift) continue;
    numbers[at]! |= field;
    return;
  }
  postings.numbers = withRoom(numbers, postings.count);
  postings.numbers[postings.count++] = start | field;
}

export const postingOf = (record: number, spelling: number, fields: number): number =>
  (record << recordShift) | (spelling << spellingShift) | fields;

export const spellingIn = (posting: number): number => (posting >>> spellingShift) & 63;

/** No word has an id of 2 ** 21. */
export const pairKey = (one: number, other: number): number => one * 2 ** 21 + other;

const placeKey = (type: number, id: number): number => id * searchTypes.length + type;

function pairHash(one: number, oneSpelling: number, other: number, otherSpelling: number): number {
  let hash = Math.imul(one * 64 + oneSpelling + 1, 0x9e3779b1) ^ Math.imul(other * 64 + otherSpelling + 1, 0x85ebca77);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Each step takes other bits of the hash to the front; a share of them, since a remainder takes several times as long. */
const bitOf = (hash: number, step: number, bits: number): number =>
  Math.floor((((hash << (11 * step)) | (hash >>> (32 - 11 * step))) >>> 0) * (bits / 2 ** 32));
