/**
 * Posting lists: in which records a term stands. A posting is one number made of a record's number (19 bits), a spelling's number
 * (6 bits) and fields (6 bits); numbers below 2 ** 31 are the fastest. A list is sorted by record.
 */

/** The fields of a record in which a term may stand, as bits. */
export const inName = 1;
export const inOtherName = 2;
export const inTags = 4;
/** A name or code of what the record hangs on, or a name of what hangs on it. */
export const inRelated = 8;
export const inShort = 16;
export const inBody = 32;

export const inNames = inName | inOtherName;

const spellingShift = 6;
const recordShift = 12;
export const fieldBits = 2 ** spellingShift - 1;
export const maxRecords = 2 ** 19;
/** Further spellings of one term are not told apart. */
export const maxSpellings = 61;
/** In place of a spelling, in lists that a search merges: the term by another spelling, and one that it is a prefix of. */
export const otherSpelling = 62;
export const prefixSpelling = 63;

/** The first `count` numbers are in use. */
export type PostingList = { numbers: Int32Array; count: number };

export const emptyList = (): PostingList => ({ numbers: new Int32Array(), count: 0 });

export const postingOf = (record: number, spelling: number, fields: number): number =>
  (record << recordShift) | (spelling << spellingShift) | fields;

export const recordIn = (posting: number): number => posting >> recordShift;

export const spellingIn = (posting: number): number => (posting >>> spellingShift) & 63;

/** Adds fields to the last record of a list, or to one behind it. */
export function addPosting(list: PostingList, record: number, spelling: number, fields: number): void {
  const added = postingOf(record, spelling, fields);
  for (let at = list.count - 1; at >= 0 && recordIn(list.numbers[at]!) === record; at -= 1) {
    if (spellingIn(list.numbers[at]!) !== spelling) continue;
    list.numbers[at]! |= fields;
    return;
  }
  if (list.count === list.numbers.length) {
    const larger = new Int32Array(Math.ceil(list.count * 1.5) + 4);
    larger.set(list.numbers);
    list.numbers = larger;
  }
  list.numbers[list.count++] = added;
}

/** Gives each record the number that `numbers` has for it, and drops the postings of those for which it has -1. */
export function renumber(list: PostingList, numbers: Int32Array): void {
  let count = 0;
  for (const posting of list.numbers.subarray(0, list.count)) {
    const number = numbers[recordIn(posting)]!;
    if (number >= 0) list.numbers[count++] = postingOf(number, 0, posting & (2 ** recordShift - 1));
  }
  list.numbers = list.numbers.slice(0, count).sort();
  list.count = count;
}

/** The place of the first posting of a record or of one behind it, by a galloping search from a place that is not behind it. */
export function seek({ numbers, count }: PostingList, record: number, from: number): number {
  const sought = record << recordShift;
  let low = from;
  let high = from;
  for (let step = 1; high < count && numbers[high]! < sought; step *= 2) {
    low = high + 1;
    high += step;
  }
  high = Math.min(high, count);
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! < sought) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether a list has a record at a place. */
export const hasAt = ({ numbers, count }: PostingList, place: number, record: number): boolean =>
  place < count && recordIn(numbers[place]!) === record;
