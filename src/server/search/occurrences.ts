/** Where the terms of a reading stand in one record. In: their posting lists, and the record's places there. Out: bits of fields by term. */

import type { InvertedIndex } from './inverted-index.ts';
import type { Term } from './lexicon.ts';
import { fieldBits, type PostingList, prefixSpelling, recordIn, spellingIn } from './postings.ts';
import type { Occurrences } from './rank.ts';

/** So many completions of the last word are looked for beside the word before. */
const maxAdjacent = 8;

export class RecordOccurrences implements Occurrences {
  readonly whole: Uint8Array;
  readonly spelled: Uint8Array;
  prefixed = 0;
  /** How often bigrams were looked for. */
  looks = 0;
  #record = 0;
  readonly #index: InvertedIndex;
  readonly #terms: readonly (Term | undefined)[];
  readonly #spellings: readonly (number | null)[];
  readonly #completions: readonly Term[];
  /** Of the bigrams in this record, by place and by whether they are spelled as typed: 0 not looked for yet, 1 missing, 2 there. */
  readonly #known: Uint8Array;

  constructor(
    index: InvertedIndex,
    terms: readonly (Term | undefined)[],
    spellings: readonly (number | null)[],
    completions: readonly Term[],
  ) {
    [this.#index, this.#terms, this.#spellings] = [index, terms, spellings];
    this.#completions = completions.slice(0, maxAdjacent);
    this.whole = new Uint8Array(terms.length);
    this.spelled = new Uint8Array(terms.length);
    this.#known = new Uint8Array(2 * terms.length);
  }

  /** Reads a record whose postings begin at these places of the lists. */
  read(record: number, lists: readonly PostingList[], at: Int32Array): void {
    this.#record = record;
    this.#known.fill(0);
    this.prefixed = 0;
    for (let number = 0; number < lists.length; number += 1) {
      const { numbers, count } = lists[number]!;
      const spelling = this.#spellings[number]!;
      this.whole[number] = this.spelled[number] = 0;
      for (let place = at[number]!; place < count && recordIn(numbers[place]!) === record; place += 1) {
        const own = spellingIn(numbers[place]!);
        const fields = numbers[place]! & fieldBits;
        if (own === prefixSpelling) this.prefixed |= fields;
        else {
          this.whole[number]! |= fields;
          if (spelling === null || own === spelling) this.spelled[number]! |= fields;
        }
      }
    }
  }

  areAdjacent(place: number, isSpelled: boolean): boolean {
    const at = 2 * place + Number(isSpelled);
    if (this.#known[at] === 0) this.#known[at] = 1 + Number(this.#look(place, isSpelled));
    return this.#known[at] === 2;
  }

  #look(place: number, isSpelled: boolean): boolean {
    this.looks += 1;
    const one = this.#terms[place];
    const other = this.#terms[place + 1];
    if (one === undefined) return false;
    const spelling = isSpelled ? this.#spellings[place]! : null;
    const next = isSpelled ? this.#spellings[place + 1]! : null;
    if (other !== undefined && this.#index.areAdjacent(this.#record, one, spelling, other, next)) return true;
    if (place + 2 < this.#terms.length) return false;
    this.looks += this.#completions.length;
    // No closure, which would be one for each pair of each record.
    for (const term of this.#completions) if (this.#index.areAdjacent(this.#record, one, null, term, null)) return true;
    return false;
  }
}
