import type { IndexedName } from './inverted-index.ts';
import { inBody, inName, inOtherName, inRelated, inShort, inTags } from './postings.ts';

/** A reading of a query by the words of the index, as ranking needs it. */
export type Wanted = {
  /** Ids; -1 where a word is in no record, as the last one may be while it is being typed. */
  words: readonly number[];
  /** The spelling that was typed, null where it may be any. */
  spellings: readonly (number | null)[];
  /** Words that begin with the last one. */
  endings: ReadonlySet<number>;
  /** Some word has accents that were typed. */
  isSpelled: boolean;
  /** Which words can be Vietnamese: two such are mostly one word together, and far apart no trace of it. */
  isSyllable: readonly boolean[];
  /** It is what was typed, and not what that may mean. */
  isTyped: boolean;
};

/** Where the words of a reading stand in a record: by word, bits of fields. */
export type Occurrences = {
  /** The word itself. */
  readonly whole: ArrayLike<number>;
  /** The same as it was typed. */
  readonly spelled: ArrayLike<number>;
  /** The last one by a word that begins with it. */
  readonly begun: number;
  /** Whether the word at a place of the query and the next one are side by side somewhere in the record. */
  areBeside: (index: number, isSpelled: boolean) => boolean;
};

/*
 * Levels, best first:
 *   0-1   the very name, with the accents that were typed and with others; another name is as good as the latter, a question too
 *   2-4   the words side by side in the name as they were typed: it begins with them, is mostly made of them, has them
 *   5-7   the same with other accents, or by a synonym
 *   8     side by side, the last one as a beginning
 *   9-12  all in the name: whole, in the order of the query and not, then with a beginning
 *   13    side by side in the name of what the record hangs on
 *   14-15 in its names, tags and what it hangs on; whole, with a beginning
 *   16-17 in these and the short text
 *   18-19 anywhere
 * Words that stand only with other accents than those typed come `foldedStep` behind, and nowhere where only a long text has them.
 */
export const foldedStep = 20;
export const lastPhrase = 8;
export const lastName = 12;
export const lastRelated = 13;
export const lastTag = 15;
export const lastShort = 17;
const anywhere = 18;

/** Whether the last word was found as a beginning only. */
export const isBegun = (level: number): boolean => [8, 11, 12, 15, 17, 19].includes(level % foldedStep);

/** A long title that begins with a word is not about it more than others; nor is a name of which it is a small part. */
const share = 1 / 4;
const largeShare = 2 / 5;

const lengthSteps = 256;
const accentSteps = 16;

/** The level that a rank tells. */
export const levelOf = (rank: number): number => Math.floor(rank / (lengthSteps * accentSteps));

/** The level of what does not match. A number like the others: `Infinity` would have to be allocated for each record. */
const nowhere = 1_000;

const rankOf = (level: number, accents = 0, length = 0): number =>
  (level * accentSteps + (accentSteps - 1 - Math.min(accents, accentSteps - 1))) * lengthSteps +
  Math.min(length, lengthSteps - 1);

/** The rank of a record that does not answer. */
export const unranked = rankOf(nowhere);

/** No record answers a reading better than this: one whose last word is none yet is only begun. */
export const leastRank = ({ words, spellings }: Wanted): number =>
  rankOf(words.at(-1) === -1 ? lastPhrase : 0, spellings.filter((spelling) => spelling !== null).length);

/**
 * How well a record answers a reading: lower is better, `unranked` is not at all. Equal ranks are told apart by the order of
 * records. `isField`: a career, group or major, which a part of its name calls as well as its beginning does.
 * `isNear`: each word is in some short text.
 */
export function rank(
  wanted: Wanted,
  occurrences: Occurrences,
  { name, otherNames }: Names,
  isField: boolean,
  isNear: boolean,
): number {
  const { whole, begun } = occurrences;
  const count = wanted.words.length;
  if (allIn(whole, count, begun, inName))
    return Math.min(rankInName(wanted, occurrences, name, isField), rankInOther(wanted, otherNames));
  if (allIn(whole, count, begun, inOtherName)) {
    const found = rankInOther(wanted, otherNames);
    if (found !== unranked) return found;
  }
  const asTyped = levelBelow(wanted, occurrences, true, isNear);
  if (asTyped !== nowhere || !wanted.isSpelled || !isNear) return rankOf(asTyped);
  const folded = levelBelow(wanted, occurrences, false, true);
  return rankOf(folded < anywhere ? folded + foldedStep : nowhere);
}

/** The rank of a question of which the words are one wording, or most of one; `unranked` where they are less. */
export function rankAsked({ words, spellings }: Wanted, { name, otherNames }: Names): number {
  let best = unranked;
  for (const wording of [name, ...otherNames]) {
    if (words.length < wording.least || !words.every((word, at) => wording.words[at] === word)) continue;
    const isSpelled = spellings.every((spelling, at) => spelling === null || wording.spellings[at] === spelling);
    best = Math.min(best, rankOf(!isSpelled ? 7 : words.length === wording.words.length ? 1 : 6));
  }
  return best;
}

type Names = { name: IndexedName; otherNames: readonly IndexedName[] };

/** The best level that a record may have by what is known of it before it is ranked. */
export function bestPossible({ whole, begun }: Occurrences, count: number): number {
  if (allIn(whole, count, begun, inName | inOtherName)) return 0;
  if (allIn(whole, count, begun, inName | inOtherName | inTags | inRelated)) return lastName + 1;
  return allIn(whole, count, begun, fields ^ inBody) ? lastTag + 1 : anywhere;
}

const fields = inName | inOtherName | inTags | inRelated | inShort | inBody;
const tagged = inName | inOtherName | inTags;

function allIn(bits: ArrayLike<number>, count: number, begun: number, mask: number): boolean {
  for (let index = 0; index < count - 1; index += 1) if (((bits[index] ?? 0) & mask) === 0) return false;
  return (((bits[count - 1] ?? 0) | begun) & mask) !== 0;
}

/** 13 to 19, or `nowhere`. Words that are scattered over a long text, or over what the record hangs on, mean little. */
function levelBelow(
  { words, isSpelled, isSyllable }: Wanted,
  occurrences: Occurrences,
  asTyped: boolean,
  isNear: boolean,
): number {
  const count = words.length;
  const bits = asTyped ? occurrences.spelled : occurrences.whole;
  const { begun } = occurrences;
  const isMeant = asTyped && isSpelled;
  if (count > 1 && allIn(bits, count, 0, inRelated)) {
    let index = 0;
    while (index < count - 1 && occurrences.areBeside(index, isMeant)) index += 1;
    if (index === count - 1) return lastRelated;
  }
  for (let level = isNear ? lastRelated + 1 : anywhere; level <= anywhere; level += 2) {
    const near = level > lastTag ? tagged | inShort : tagged;
    const far = inRelated | near | (level === anywhere ? inBody : 0);
    if (fit(bits, 0, occurrences, isSyllable, near, far, isMeant)) return level;
    if (begun !== 0 && fit(bits, begun, occurrences, isSyllable, near, far, isMeant)) return level + 1;
  }
  return nowhere;
}

/**
 * Whether each word is in the name, or beside another word of the query in some text that counts (`far`). In a `near`
 * one a word that is no syllable may stand alone, and one syllable of three words or more.
 */
function fit(
  bits: ArrayLike<number>,
  begun: number,
  occurrences: Occurrences,
  isSyllable: readonly boolean[],
  near: number,
  far: number,
  isSpelled: boolean,
): boolean {
  const count = isSyllable.length;
  let alone = count > 2 ? 1 : 0;
  for (let index = 0; index < count; index += 1) {
    const each = index === count - 1 ? (bits[index] ?? 0) | begun : (bits[index] ?? 0);
    if ((each & inName) !== 0) continue;
    if ((each & far) === 0) return false;
    if (count === 1) continue;
    const isBeside =
      (index > 0 && occurrences.areBeside(index - 1, isSpelled)) ||
      (index < count - 1 && occurrences.areBeside(index, isSpelled));
    if (isBeside) continue;
    if ((each & near) === 0 || (isSyllable[index] && alone-- === 0)) return false;
  }
  return true;
}

function rankInName(
  { words, spellings, endings, isTyped, isSpelled: hasAccents }: Wanted,
  { whole }: Occurrences,
  name: IndexedName,
  isField: boolean,
): number {
  const last = words.length - 1;
  let accents = 0;
  let isSpelled = true;
  const at = placeOfRun(name.words, words, null);
  const spelledTo = hasAccents ? last : -1;
  for (let index = 0; index <= spelledTo; index += 1) {
    const spelling = spellings[index]!;
    if (spelling === null) continue;
    let place = name.words.indexOf(words[index]!);
    while (place !== -1 && name.spellings[place] !== spelling) place = name.words.indexOf(words[index]!, place + 1);
    if (place !== -1) accents += 1;
    else if (at !== -1 || index < last || (whole[last]! & inName) !== 0) isSpelled = false;
    if (at !== -1 && name.spellings[at + index] !== spelling) isSpelled = false;
  }
  // Side by side, words are taken for meant all the same.
  if (at !== -1) {
    if (name.words.length === words.length) return rankOf(isSpelled ? 0 : 1, accents);
    const base = isTyped && isSpelled ? 2 : 5;
    const part = words.length / name.words.length;
    if ((at === 0 && part >= share) || (isField && part >= largeShare)) return rankOf(base, accents);
    return part >= largeShare ? rankOf(base + 1, accents, name.words.length) : rankOf(base + 2, accents);
  }
  if (placeOfRun(name.words, words, endings) !== -1) return rankOf(lastPhrase, accents);
  const isWhole = ((whole[last] ?? 0) & inName) !== 0;
  const level = (isWhole ? 9 : 11) + (isInOrder(name.words, words, isWhole ? null : endings) ? 0 : 1);
  return rankOf(isSpelled ? level : level + foldedStep, accents);
}

function rankInOther({ words, endings }: Wanted, otherNames: readonly IndexedName[]): number {
  let best = unranked;
  for (const { words: own } of otherNames) {
    if (placeOfRun(own, words, null) !== -1) best = Math.min(best, rankOf(own.length === words.length ? 1 : 6));
    else if (placeOfRun(own, words, endings) !== -1) best = Math.min(best, rankOf(lastPhrase + 1));
  }
  return best;
}

/** Where words stand side by side in a name, the last one by one of `endings` where these are given; -1 for nowhere. */
function placeOfRun(name: readonly number[], words: readonly number[], endings: ReadonlySet<number> | null): number {
  const last = words.length - 1;
  for (let start = 0; start + last < name.length; start += 1) {
    let index = 0;
    while (index < last && name[start + index] === words[index]) index += 1;
    const final = name[start + last] ?? -1;
    if (index === last && (endings === null ? final === words[last] : endings.has(final))) return start;
  }
  return -1;
}

/** Whether words come in this order, whatever stands between them. */
function isInOrder(name: readonly number[], words: readonly number[], endings: ReadonlySet<number> | null): boolean {
  let index = 0;
  for (const each of name) {
    if (each === words[index] || (index === words.length - 1 && endings?.has(each) === true)) index += 1;
    if (index === words.length) return true;
  }
  return false;
}
