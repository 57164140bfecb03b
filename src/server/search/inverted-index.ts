/**
 * The inverted index: which terms the records have that visitors may see, and where. In: records as texts by field. Out: posting
 * lists by term (`lexicon.ts`), and by record its names in order and the bigrams of all its texts.
 */

import { isCode } from '#shared/search/code-keys.ts';
import { eachWord } from '#shared/search/search-key.ts';
import { searchTypes } from '#shared/search/search-types.ts';
import { anySpelling, type BigramFilter, BigramFilters, bigramHash } from './bigrams.ts';
import { Lexicon, type Term, type Written } from './lexicon.ts';
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

/** A name as ids of terms and numbers of spellings. `least`: with so many of the first ones a question is asked. */
export type IndexedName = { terms: readonly number[]; spellings: readonly number[]; least: number };

/** So much of a question that begins with it asks it, up to its last word that asks: 'điểm chuẩn' of 'điểm chuẩn 2027'. */
const askingShare = 3 / 5;
const asking: ReadonlySet<string> = new Set(['gi', 'nao', 'dau', 'sao', 'ai', 'may']);

/** A record as the index keeps it. */
type Indexed = Pick<IndexedRecord, 'type' | 'id' | 'order'> &
  BigramFilter & {
    name: IndexedName;
    otherNames: readonly IndexedName[];
    below: readonly IndexedName[];
  };

/** What is read of a record while it is added. `left`: how many words more are read. */
type Reading = { fields: Map<Written, number>; bigrams: number[]; left: number };

/** In words. What follows in a record is not searched. */
const maxWords = 5_000;

/** Records that are gone stay in the posting lists until they are this share of all, and at least so many. */
const deadShare = 0.25;
const minDead = 500;

/** Only what is shown is in it: a record that is hidden is removed, so that none of its words has any effect. */
export class InvertedIndex {
  readonly lexicon = new Lexicon();
  /** By number; null where one is gone. */
  readonly records: (Indexed | null)[] = [];
  /** How many records there are of each type. */
  readonly typeCounts = searchTypes.map(() => 0);
  /** The types of which only fields answer who asks for a code. */
  readonly codedTypes = new Set<number>();
  /** The types whose names are questions. */
  readonly askedTypes = new Set<number>();
  /** Records with a lower number are numbered by their order field, then by id. */
  ordered = 0;
  /** Rises with each change. */
  changes = 0;
  /** How many names have two terms side by side. */
  readonly #nameBigrams = new Map<number, number>();
  readonly #bigrams = new BigramFilters();
  readonly #numberOf = new Map<number, number>();
  #dead = 0;

  /** How many records it has. */
  get size(): number {
    return this.#numberOf.size;
  }

  /** A term that some record has. One that only records have that are gone is none, although it stays in posting lists. */
  term(key: string): Term | undefined {
    const term = this.lexicon.get(key);
    return term !== undefined && this.isUsed(term) ? term : undefined;
  }

  /** The number that a spelling of a term has in postings; -1 where no record spells it so. */
  spellingOf(term: Term, accent: string): number {
    const spelling = term.spellings.indexOf(accent);
    return spelling !== -1 && this.isUsed(term, spelling) ? spelling : -1;
  }

  /** How many postings a term has by one spelling or by any (null), without those of records that are gone. */
  countOf(term: Term, spelling: number | null = null): number {
    if (spelling === null && this.#dead === 0) return term.all.count;
    if (spelling === null && term.countedAt === this.changes) return term.counted;
    let counted = 0;
    for (let at = 0; at < term.all.count; at += 1) counted += Number(this.#isThere(term.all.numbers[at]!, spelling));
    if (spelling === null) [term.counted, term.countedAt] = [counted, this.changes];
    return counted;
  }

  /** Whether some record that is there has the term, by one spelling or by any (null). */
  isUsed({ all }: Term, spelling: number | null = null): boolean {
    for (let at = 0; at < all.count; at += 1) if (this.#isThere(all.numbers[at]!, spelling)) return true;
    return false;
  }

  #isThere(posting: number, spelling: number | null): boolean {
    return (spelling === null || spellingIn(posting) === spelling) && this.records[recordIn(posting)] !== null;
  }

  /** Whether two terms are neighbours in a record, each by one spelling or by any (null). Seldom true where they are not. */
  areAdjacent(record: number, one: Term, oneSpelling: number | null, other: Term, otherSpelling: number | null): boolean {
    const kept = this.records[record]!;
    if (!this.#bigrams.has(kept, bigramHash(one.id, anySpelling, other.id, anySpelling))) return false;
    // Spellings are kept of bigrams with accents on both.
    if (oneSpelling === null || otherSpelling === null || oneSpelling === 0 || otherSpelling === 0) return true;
    return this.#bigrams.has(kept, bigramHash(one.id, oneSpelling, other.id, otherSpelling));
  }

  /** How many names have two terms (by id) side by side. */
  namesWith(one: number, other: number): number {
    return this.#nameBigrams.get(bigramKey(one, other)) ?? 0;
  }

  set(record: IndexedRecord): void {
    const { type, id, order } = record;
    this.changes += 1;
    this.delete(type, id);
    if (this.records.length >= maxRecords) this.arrange();
    if (record.combinations !== null) this.codedTypes.add(type);
    if (record.isAsked === true) this.askedTypes.add(type);
    const { fields, bigrams } = this.#read(record);
    const kept = {
      type,
      id,
      order,
      name: this.#nameOf(record.name),
      otherNames: [...record.otherNames, record.code].filter((text) => text !== '').map((text) => this.#nameOf(text)),
      below: record.below.map((text) => this.#nameOf(text)),
      ...this.#bigrams.add(bigrams),
    };
    const number = this.records.push(kept) - 1;
    for (const [{ term, spelling }, bits] of fields) {
      addPosting(term.all, number, spelling, bits);
      if ((bits & ~inBody) !== 0) addPosting(term.near, number, spelling, bits & ~inBody);
      if ((bits & inNames) !== 0) addPosting(term.names, number, spelling, bits & inNames);
    }
    this.typeCounts[type]! += 1;
    this.#numberOf.set(numberKey(type, id), number);
    this.#countNames(kept, 1);
  }

  delete(type: number, id: number): void {
    const number = this.#numberOf.get(numberKey(type, id));
    if (number === undefined) return;
    this.changes += 1;
    this.#countNames(this.records[number]!, -1);
    this.records[number] = null;
    this.typeCounts[type]! -= 1;
    this.#numberOf.delete(numberKey(type, id));
    this.#dead += 1;
    if (this.#dead > minDead && this.#dead > this.records.length * deadShare) this.arrange();
  }

  #read(record: IndexedRecord): Reading {
    const into: Reading = { fields: new Map(), bigrams: [], left: maxWords };
    const add = (texts: readonly string[], field: number, hasCodes = record.combinations === null) => {
      for (const text of texts) this.#addText(text, field, hasCodes, into);
    };
    const isName = record.isAsked !== true;
    add([record.name], isName ? inName : inShort);
    add(record.otherNames, isName ? inOtherName : inShort);
    add([record.code], inOtherName, true);
    add(record.combinations ?? [], inTags, true);
    add(record.tags, inTags);
    add([...record.above, ...record.below], inRelated);
    add(record.short, inShort);
    add(record.body, inBody);
    return into;
  }

  #addText(text: string, field: number, hasCodes: boolean, into: Reading): void {
    const { fields, bigrams } = into;
    let before: Written | null = null;
    eachWord(text, (start, end) => {
      if (into.left <= 0) return;
      into.left -= 1;
      const found = this.lexicon.written(text.slice(start, end));
      const { block } = found.term;
      if (!hasCodes && isCode(found.term.key)) {
        before = null;
        return;
      }
      fields.set(found, (fields.get(found) ?? 0) | field);
      if (block !== null) fields.set(block, (fields.get(block) ?? 0) | field);
      if (before !== null) {
        bigrams.push(bigramHash(before.term.id, anySpelling, found.term.id, anySpelling));
        if (before.spelling !== 0 && found.spelling !== 0)
          bigrams.push(bigramHash(before.term.id, before.spelling, found.term.id, found.spelling));
      }
      before = found;
    });
  }

  #nameOf(text: string): IndexedName {
    const terms: number[] = [];
    const spellings: number[] = [];
    let lastAsking = 0;
    eachWord(text, (start, end) => {
      const { term, spelling } = this.lexicon.written(text.slice(start, end));
      terms.push(term.id);
      spellings.push(spelling);
      if (asking.has(term.key)) lastAsking = terms.length;
    });
    return { terms, spellings, least: Math.max(lastAsking, Math.ceil(terms.length * askingShare)) };
  }

  #countNames({ type, name, otherNames, below }: Indexed, by: number): void {
    if (this.askedTypes.has(type)) return;
    const names = [name, ...otherNames, ...below].map(({ terms }) => terms);
    for (const id of new Set(names.flat())) this.lexicon.terms[id]!.named += by;
    const keys = names.flatMap((terms) => terms.slice(1).map((id, index) => bigramKey(terms[index]!, id)));
    for (const key of new Set(keys)) {
      const count = (this.#nameBigrams.get(key) ?? 0) + by;
      if (count === 0) this.#nameBigrams.delete(key);
      else this.#nameBigrams.set(key, count);
    }
  }

  /** Numbers the records anew by their order, without those that are gone. */
  arrange(): void {
    const numbers = new Int32Array(this.records.length).fill(-1);
    const left = this.records
      .flatMap((record, before) => (record ? [{ record, before }] : []))
      .toSorted((one, other) => one.record.order - other.record.order || one.record.id - other.record.id);
    for (const [number, { record, before }] of left.entries()) {
      numbers[before] = number;
      this.#numberOf.set(numberKey(record.type, record.id), number);
      this.records[number] = record;
    }
    this.records.length = this.ordered = left.length;
    this.#dead = 0;
    this.#bigrams.keepOnly(left.map(({ record }) => record));
    for (const { all, near, names } of this.lexicon.terms) for (const list of [all, near, names]) renumber(list, numbers);
  }
}

/** No term has an id of 2 ** 21. */
const bigramKey = (one: number, other: number): number => one * 2 ** 21 + other;

const numberKey = (type: number, id: number): number => id * searchTypes.length + type;
