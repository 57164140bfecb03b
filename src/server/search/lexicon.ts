/** The terms that records have. In: a word as a text writes it. Out: its term, with posting lists, and the number of its spelling. */

import { blockOf } from '#shared/search/code-keys.ts';
import { accentKey } from '#shared/search/search-accents.ts';
import { searchKey } from '#shared/search/search-key.ts';
import { emptyList, maxSpellings, type PostingList } from './postings.ts';

/** A word by its key (search-key). */
export type Term = {
  id: number;
  key: string;
  /** Accent keys (search-accents) by the number they have in postings; 0 is the word without accents. */
  spellings: string[];
  /** Stands wherever this one does: that of all combinations of a letter. */
  block: Written | null;
  all: PostingList;
  /** Those of names, tags and other short texts; of names alone. */
  near: PostingList;
  names: PostingList;
  /** How many names have it. */
  named: number;
  /** How many of `all` were of records that are there, and after which change that was counted. */
  counted: number;
  countedAt: number;
};

/** A term as a text writes it. */
export type Written = { term: Term; spelling: number };

/** How many ways of writing are known at once: texts repeat their words. */
const maxWritten = 2 ** 15;

export class Lexicon {
  /** By id. */
  readonly terms: Term[] = [];
  readonly #byKey = new Map<string, Term>();
  readonly #byText = new Map<string, Written>();
  /** Sorted by key; null until somebody asks for a prefix. */
  #sorted: Term[] | null = null;

  get(key: string): Term | undefined {
    return this.#byKey.get(key);
  }

  /** Hands on the terms that begin with a prefix; how many there are. */
  eachBeginning(prefix: string, accept: (term: Term) => void): number {
    this.#sorted ??= this.terms.toSorted((one, other) => (one.key < other.key ? -1 : 1));
    const first = placeInOrder(this.#sorted, prefix);
    let at = first;
    for (let term = this.#sorted[at]; term?.key.startsWith(prefix) === true; term = this.#sorted[(at += 1)]) accept(term);
    return at - first;
  }

  written(text: string): Written {
    let known = this.#byText.get(text);
    if (known === undefined) {
      const term = this.#termOf(searchKey(text));
      known = { term, spelling: spellingOf(term, accentKey(text)) };
      if (this.#byText.size >= maxWritten) this.#byText.clear();
      this.#byText.set(text, known);
    }
    return known;
  }

  #termOf(key: string): Term {
    const known = this.#byKey.get(key);
    if (known !== undefined) return known;
    const ofBlock = blockOf(key);
    const block = ofBlock === null ? null : this.written(ofBlock);
    const lists = { all: emptyList(), near: emptyList(), names: emptyList() };
    const term = { id: this.terms.length, key, spellings: [key], block, ...lists, named: 0, counted: 0, countedAt: -1 };
    this.terms.push(term);
    this.#byKey.set(key, term);
    this.#sorted?.splice(placeInOrder(this.#sorted, key), 0, term);
    return term;
  }
}

/** A spelling that is one too many counts as that without accents. */
function spellingOf({ spellings }: Term, accent: string): number {
  const known = spellings.indexOf(accent);
  if (known !== -1) return known;
  return spellings.length < maxSpellings ? spellings.push(accent) - 1 : 0;
}

/** The place of the first term whose key is not before this one. */
function placeInOrder(sorted: readonly Term[], key: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]!.key < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
