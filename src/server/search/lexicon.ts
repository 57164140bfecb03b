import { blockOf } from '#shared/search/code-keys.ts';
import { accentKey } from '#shared/search/search-accents.ts';
import { searchKey } from '#shared/search/search-key.ts';
import { maxSpellings, noPostings, type Postings } from './postings.ts';

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

/** A word as it is written somewhere: in which record last, and in which of its fields. */
export type Written = { hash: number; text: string; word: Word; spelling: number; record: number; fields: number };

/** How many ways of writing are told apart at once, twice over. */
const writings = 2 ** 16;
const emptyTable = () => Array<Written | undefined>(writings).fill(undefined);

/** All words that texts have, each by the ways in which it is written. */
export class Lexicon {
  /** By id. */
  readonly words: Word[] = [];
  #byKey = new Map<string, Word>();
  /** Sorted by key. */
  #sorted: Word[] | null = null;
  /** A table by hash, each entry at its place or behind it. */
  #byWriting = emptyTable();
  #written = 0;

  get(key: string): Word | undefined {
    return this.#byKey.get(key);
  }

  /** Hands on the words that begin with a text; how many there are. */
  eachBeginning(text: string, accept: (word: Word) => void): number {
    this.#sorted ??= this.words.toSorted((one, other) => (one.key < other.key ? -1 : 1));
    let index = this.#placeInOrder(text);
    const first = index;
    for (let word = this.#sorted[index]; word?.key.startsWith(text) === true; word = this.#sorted[(index += 1)]) accept(word);
    return index - first;
  }

  /** Texts repeat their words, so that nearly all of them are known by how they are written, without a string for each. */
  written(text: string, start: number, end: number): Written {
    let hash = 0;
    for (let at = start; at < end; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
    let slot = (hash ^ (hash >>> 13)) & (writings - 1);
    for (let known = this.#byWriting[slot]; known !== undefined; known = this.#byWriting[slot]) {
      if (known.hash === hash && known.text.length === end - start && text.startsWith(known.text, start)) return known;
      slot = (slot + 1) & (writings - 1);
    }
    if (this.#written >= writings / 2) this.#clearTable();
    this.#written += 1;
    return (this.#byWriting[slot] = { hash, record: -1, fields: 0, ...this.#wordOf(text.slice(start, end)) });
  }

  /** Records have other numbers from now on. */
  forgetRecords(): void {
    this.#clearTable();
    for (const { block } of this.words) if (block !== null) block.record = -1;
  }

  #clearTable(): void {
    this.#byWriting = emptyTable();
    this.#written = 0;
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
