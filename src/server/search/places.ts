import { type InvertedIndex, type Postings, recordShift, spellingIn, type Word } from './inverted-index.ts';
import type { Places } from './rank.ts';

/** The fields of a posting. */
export const fieldBits = 63;
/** In place of a spelling: a word that begins with the one that was typed, and the word itself by another spelling. */
export const begunSpelling = 63;
export const otherSpelling = 62;

/** Of the words that the last one begins, for so many it is asked whether they stand beside the word before. */
const maxBeside = 8;

/** How many postings are looked at one by one before steps double. */
const nearby = 4;

/** The place of the first posting of a record, looked for from a place before it; `~` the next one's where it has none. */
export function placeOf({ numbers, count }: Postings, record: number, from: number): number {
  const sought = record << recordShift;
  let low = from;
  const near = Math.min(count, from + nearby);
  while (low < near && numbers[low]! < sought) low += 1;
  if (low === near && low < count && numbers[low]! < sought) {
    let step = nearby;
    let high = low + step;
    while (high < count && numbers[high]! < sought) {
      low = high + 1;
      step *= 2;
      high += step;
    }
    high = Math.min(high, count);
    while (low < high) {
      const middle = (low + high) >> 1;
      if (numbers[middle]! < sought) low = middle + 1;
      else high = middle;
    }
  }
  return low < count && numbers[low]! >> recordShift === record ? low : ~low;
}

/** Where the words of a reading stand in the record that is looked at. */
export class PlacesIn implements Places {
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

  /** Looks at a record whose postings begin at these places of the lists. */
  look(record: number, lists: readonly Postings[], at: Int32Array): void {
    this.record = record;
    this.#beside.fill(0);
    this.begun = 0;
    for (let number = 0; number < lists.length; number += 1) {
      const { numbers, count } = lists[number]!;
      const spelling = this.#spellings[number]!;
      this.whole[number] = this.spelled[number] = 0;
      for (let place = at[number]!; place < count && numbers[place]! >> recordShift === record; place += 1) {
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
    const found = this.#look(index, isSpelled);
    this.#beside[slot] = found ? 1 : 2;
    return found;
  }

  #look(index: number, isSpelled: boolean): boolean {
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
