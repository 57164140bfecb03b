import { withRoom } from './growing-array.ts';

/** Where in a record a word stands, as bits of a posting. */
export const inName = 1;
export const inOtherName = 2;
export const inTags = 4;
/** In a name or code of what the record hangs on, or in a name of what hangs on it. */
export const inRelated = 8;
export const inShort = 16;
export const inBody = 32;

export const inNames = inName | inOtherName;

/** A posting is a number: record (19 bits), spelling (6 bits), fields (6 bits). Numbers below 2 ** 31 are the fastest. */
const spellingShift = 6;
const recordShift = 12;
export const fieldBits = 2 ** spellingShift - 1;
export const maxRecords = 2 ** 19;
/** Further spellings of one word are not told apart. */
export const maxSpellings = 61;
/** In place of a spelling, in lists that a search merges: the word by another spelling, and one that begins with it. */
export const otherSpelling = 62;
export const begunSpelling = 63;

/** A posting list: where a word stands, sorted by record; the first `count` numbers are in use. */
export type Postings = { numbers: Int32Array; count: number };

export const noPostings = (): Postings => ({ numbers: new Int32Array(), count: 0 });

export const postingOf = (record: number, spelling: number, fields: number): number =>
  (record << recordShift) | (spelling << spellingShift) | fields;

export const recordIn = (posting: number): number => posting >> recordShift;

export const spellingIn = (posting: number): number => (posting >>> spellingShift) & 63;

/** Postings of a record are written one after another, so that those of the last one stand at the end. */
export function addPosting(postings: Postings, record: number, spelling: number, fields: number): void {
  const { numbers } = postings;
  const start = postingOf(record, spelling, 0);
  for (let at = postings.count - 1; at >= 0 && recordIn(numbers[at]!) === record; at -= 1) {
    if (numbers[at]! >>> spellingShift !== start >>> spellingShift) continue;
    numbers[at]! |= fields;
    return;
  }
  postings.numbers = withRoom(numbers, postings.count);
  postings.numbers[postings.count++] = start | fields;
}

/** Gives each record the number that `numbers` has for it, and drops the postings of those for which it has -1. */
export function renumber(postings: Postings, numbers: Int32Array): void {
  let count = 0;
  for (const posting of postings.numbers.subarray(0, postings.count)) {
    const number = numbers[recordIn(posting)]!;
    if (number >= 0) postings.numbers[count++] = postingOf(number, 0, posting & (2 ** recordShift - 1));
  }
  postings.numbers = postings.numbers.slice(0, count).sort();
  postings.count = count;
}

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
  return low < count && recordIn(numbers[low]!) === record ? low : ~low;
}
