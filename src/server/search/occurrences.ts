import type { InvertedIndex } from './inverted-index.ts';
import type { Word } from './lexicon.ts';
import { begunSpelling, fieldBits, type Postings, recordIn, spellingIn } from './postings.ts';
import type { Occurrences } from './rank.ts';

/** Of the words that the last one begins, for so many it is asked whether they stand beside the word before. */
const maxBeside = 8;

/** Where the words of a reading stand in the record that is looked at. */
export class RecordOccurrences implements Occurrences {
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
    [this.#index, this.#words, this.#spellings] = [index, words, spellings];
    this.#endings = endings.slice(0, maxBeside);
    this.whole = new Uint8Array(words.length);
    this.spelled = new Uint8Array(words.length);
    this.#beside = new Uint8Array(2 * words.length);
  }

  /** Reads those of a record whose postings begin at these places of the lists. */
  read(record: number, lists: readonly Postings[], at: Int32Array): void {
    this.record = record;
    this.#beside.fill(0);
    this.begun = 0;
    for (let number = 0; number < lists.length; number += 1) {
      const { numbers, count } = lists[number]!;
      const spelling = this.#spellings[number]!;
      this.whole[number] = this.spelled[number] = 0;
      for (let place = at[number]!; place < count && recordIn(numbers[place]!) === record; place += 1) {
        const own = spellingIn(numbers[place]!);
        const fields = numbers[place]! & fieldBits;
        if (own === begunSpelling) this.begun |= fields;
        else {
          this.whole[number]! |= fields;
          if (spelling === null || own === spelling) this.spelled[number]! |= fields;
        }
      }
    }
  }

  areBeside(index: number, isSpelled: boolean): boolean {
    const slot = 2 * index + (isSpelled ? 1 : 0);
    const known = this.#beside[slot];
    if (known !== 0) return known === 1;
    const found = this.#findBeside(index, isSpelled);
    this.#beside[slot] = found ? 1 : 2;
    return found;
  }

  #findBeside(index: number, isSpelled: boolean): boolean {
    this.asked += 1;
    const [one, other] = [this.#words[index], this.#words[index + 1]];
    if (one === undefined) return false;
    const spelling = isSpelled ? this.#spellings[index]! : null;
    const next = isSpelled ? (this.#spellings[index + 1] ?? null) : null;
    if (other !== undefined && this.#index.areBeside(this.record, one, spelling, other, next)) return true;
    if (index + 2 < this.#words.length) return false;
    this.asked += this.#endings.length;
    // No closure, which would be one for each pair of each record.
    for (const ending of this.#endings) if (this.#index.areBeside(this.record, one, null, ending, null)) return true;
    return false;
  }
}
