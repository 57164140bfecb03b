/**
 * How well a record answers a reading of a query: pure. In: the terms of the reading, where they stand in the record, and its names.
 * Out: a rank, a whole number of which the least is the best: a level, then typed accents that the name has, then its length in words.
 */

import type { IndexedName } from './inverted-index.ts';
import { inBody, inName, inOtherName, inRelated, inShort, inTags } from './postings.ts';

/** A reading of a query, by place: what is said of each of its words. */
export type Wanted = {
  /** Ids of terms; -1 where a word is in no record, as the last one may be while it is being typed. */
  terms: readonly number[];
  /** The spelling that was typed, null where it may be any; how many were typed. */
  spellings: readonly (number | null)[];
  accents: number;
  /** Ids of the terms that the last word is a prefix of. */
  completions: ReadonlySet<number>;
  /** Which words can be Vietnamese: two such are mostly one word together, and far apart no trace of it. */
  isSyllable: readonly boolean[];
  /** It is what was typed, and not what that may mean. */
  isTyped: boolean;
};

/** Where the terms of a reading stand in a record, by place: bits of fields. */
export type Occurrences = {
  readonly whole: Uint8Array;
  /** The same as it was typed. */
  readonly spelled: Uint8Array;
  /** The last one as a prefix. */
  readonly prefixed: number;
  /** Whether the term at a place and the next one stand side by side somewhere in the record. */
  areAdjacent: (place: number, isSpelled: boolean) => boolean;
};

/**
 * Levels, best first. `phrase…`: side by side in the name, which begins with the words, is mostly made of them, or has them; the
 * three behind these are the same with other accents, or by a synonym. Where a last word is only begun, the level is that of
 * `prefix…`, or one behind its own.
 */
export const level = {
  name: 0,
  /** With other accents; another name and a question are as good. */
  otherName: 1,
  phraseFirst: 2,
  otherPhraseFirst: 5,
  otherPhraseMain: 6,
  otherPhrase: 7,
  prefixPhrase: 8,
  /** All in the name, in the order of the query; one behind: in another order. */
  inName: 9,
  prefixInName: 11,
  /** Side by side in the name of what the record hangs on. */
  related: 13,
  tags: 14,
  short: 16,
  anywhere: 18,
} as const;

/** Words that stand only with other accents than those typed come so far behind, and nowhere where only a long text has them. */
export const foldedStep = 20;

/** The last levels at which all words stand side by side in a name, in names, in these and tags, in these and short texts. */
export const lastPhrase = level.prefixPhrase;
export const lastName = level.related - 1;
export const lastTag = level.short - 1;
export const lastShort = level.anywhere - 1;

/** Whether the last word was found as a prefix only. */
export const isPrefixed = (found: number): boolean => [8, 11, 12, 15, 17, 19].includes(found % foldedStep);

/** A long title that begins with the words is not about them more than others; nor is a name of which they are a small part. */
const firstShare = 1 / 4;
const mainShare = 2 / 5;

const lengthSteps = 256;
const accentSteps = 16;

export const levelOf = (rank: number): number => Math.floor(rank / (lengthSteps * accentSteps));

/** The level of what does not match. A number like the others: `Infinity` would have to be allocated for each record. */
const nowhere = 1_000;

const rankOf = (found: number, accents = 0, length = 0): number =>
  (found * accentSteps + (accentSteps - 1 - Math.min(accents, accentSteps - 1))) * lengthSteps +
  Math.min(length, lengthSteps - 1);

/** The rank of a record that does not answer. */
export const unranked = rankOf(nowhere);

/** No record answers a reading better than this: one whose last word is none yet is only begun. */
export const bestRank = ({ terms, accents }: Wanted): number =>
  rankOf(terms.at(-1) === -1 ? level.prefixPhrase : level.name, accents);

const nearFields = inName | inOtherName | inTags | inRelated | inShort;

/** The tier (an index of `tiers`) in which a record is ranked: by its names, by these and short texts, or by all. */
export const tierOf = (found: Occurrences): number =>
  hasAll(found.whole, found.prefixed, inName | inOtherName) ? 0 : hasAll(found.whole, found.prefixed, nearFields) ? 1 : 2;

/** Whether each term stands in one of these fields, or the last one as a prefix. */
function hasAll(bits: Uint8Array, prefixed: number, fields: number): boolean {
  const last = bits.length - 1;
  for (let place = 0; place < last; place += 1) if ((bits[place]! & fields) === 0) return false;
  return ((bits[last]! | prefixed) & fields) !== 0;
}

type Names = { name: IndexedName; otherNames: readonly IndexedName[] };

/**
 * Equal ranks are told apart by the order of records. `isField`: a career, group or major, which a part of its name calls as well as
 * its beginning does. `isNear`: each word is in some short text.
 */
export function rank(wanted: Wanted, found: Occurrences, { name, otherNames }: Names, isField: boolean, isNear: boolean): number {
  const { whole, prefixed } = found;
  if (hasAll(whole, prefixed, inName)) return Math.min(rankInName(wanted, found, name, isField), rankInOther(wanted, otherNames));
  if (hasAll(whole, prefixed, inOtherName)) {
    const inOther = rankInOther(wanted, otherNames);
    if (inOther !== unranked) return inOther;
  }
  const asTyped = levelInTexts(wanted, found, true, isNear);
  if (asTyped !== nowhere || wanted.accents === 0 || !isNear) return rankOf(asTyped);
  const folded = levelInTexts(wanted, found, false, true);
  return rankOf(folded < level.anywhere ? folded + foldedStep : nowhere);
}

/** The rank of a question of which the words are one wording, or most of one; `unranked` where they are less. */
export function rankAsked({ terms, spellings }: Wanted, { name, otherNames }: Names): number {
  let best = unranked;
  for (const wording of [name, ...otherNames]) {
    if (terms.length < wording.least || !terms.every((term, place) => wording.terms[place] === term)) continue;
    const isSpelled = spellings.every((spelling, place) => spelling === null || wording.spellings[place] === spelling);
    const isAll = terms.length === wording.terms.length;
    best = Math.min(best, rankOf(!isSpelled ? level.otherPhrase : isAll ? level.otherName : level.otherPhraseMain));
  }
  return best;
}

function rankInName(wanted: Wanted, { whole }: Occurrences, name: IndexedName, isField: boolean): number {
  const { terms, spellings, completions } = wanted;
  const accents = accentsIn(name, wanted);
  const start = placeOfRun(name.terms, terms, null);
  if (start !== -1) return rankOfPhrase(wanted, name, start, accents, isField);
  if (placeOfRun(name.terms, terms, completions) !== -1) return rankOf(level.prefixPhrase, accents);
  const last = terms.length - 1;
  const isWhole = (whole[last]! & inName) !== 0;
  const isOrdered = isInOrder(name.terms, terms, isWhole ? null : completions);
  const isSpelled = accents === wanted.accents - Number(!isWhole && spellings[last] !== null);
  return rankOf((isWhole ? level.inName : level.prefixInName) + Number(!isOrdered) + (isSpelled ? 0 : foldedStep), accents);
}

/** Of words that stand side by side in a name, from a place of it on: they are taken for meant whatever their accents are. */
function rankOfPhrase(
  { terms, spellings, isTyped }: Wanted,
  name: IndexedName,
  start: number,
  accents: number,
  isField: boolean,
) {
  let isSpelled = true;
  for (let place = 0; place < spellings.length; place += 1)
    if (spellings[place] !== null && name.spellings[start + place] !== spellings[place]) isSpelled = false;
  if (name.terms.length === terms.length) return rankOf(isSpelled ? level.name : level.otherName, accents);
  const first = isTyped && isSpelled ? level.phraseFirst : level.otherPhraseFirst;
  const share = terms.length / name.terms.length;
  if ((start === 0 && share >= firstShare) || (isField && share >= mainShare)) return rankOf(first, accents);
  return share >= mainShare ? rankOf(first + 1, accents, name.terms.length) : rankOf(first + 2, accents);
}

/** How many words stand in a name with the accents that were typed. */
function accentsIn(name: IndexedName, { terms, spellings, accents }: Wanted): number {
  let count = 0;
  if (accents === 0) return count;
  for (let place = 0; place < terms.length; place += 1) {
    if (spellings[place] === null) continue;
    let at = name.terms.indexOf(terms[place]!);
    while (at !== -1 && name.spellings[at] !== spellings[place]) at = name.terms.indexOf(terms[place]!, at + 1);
    if (at !== -1) count += 1;
  }
  return count;
}

function rankInOther({ terms, completions }: Wanted, otherNames: readonly IndexedName[]): number {
  let best = unranked;
  for (const { terms: own } of otherNames) {
    if (placeOfRun(own, terms, null) !== -1)
      best = Math.min(best, rankOf(own.length === terms.length ? level.otherName : level.otherPhraseMain));
    else if (placeOfRun(own, terms, completions) !== -1) best = Math.min(best, rankOf(level.inName));
  }
  return best;
}

/** Where terms stand side by side in a name, the last one by a completion where these are given; -1 for nowhere. */
function placeOfRun(name: readonly number[], terms: readonly number[], completions: ReadonlySet<number> | null): number {
  const last = terms.length - 1;
  for (let start = 0; start + last < name.length; start += 1) {
    let place = 0;
    while (place < last && name[start + place] === terms[place]) place += 1;
    const final = name[start + last]!;
    if (place === last && (completions === null ? final === terms[last] : completions.has(final))) return start;
  }
  return -1;
}

/** Whether terms come in this order, whatever stands between them. */
function isInOrder(name: readonly number[], terms: readonly number[], completions: ReadonlySet<number> | null): boolean {
  let place = 0;
  for (const each of name) {
    if (each === terms[place] || (place === terms.length - 1 && completions?.has(each) === true)) place += 1;
    if (place === terms.length) return true;
  }
  return false;
}

/** From `related` on, or `nowhere`. Words that are scattered over a long text, or over what the record hangs on, mean little. */
function levelInTexts({ accents, isSyllable }: Wanted, found: Occurrences, asTyped: boolean, isNear: boolean): number {
  const bits = asTyped ? found.spelled : found.whole;
  const isSpelled = asTyped && accents > 0;
  if (bits.length > 1 && hasAll(bits, 0, inRelated)) {
    let place = 0;
    while (place < bits.length - 1 && found.areAdjacent(place, isSpelled)) place += 1;
    if (place === bits.length - 1) return level.related;
  }
  for (let each: number = isNear ? level.tags : level.anywhere; each <= level.anywhere; each += 2) {
    const near = inName | inOtherName | inTags | (each > lastTag ? inShort : 0);
    const far = near | inRelated | (each === level.anywhere ? inBody : 0);
    if (isTogether(bits, 0, found, isSyllable, near, far, isSpelled)) return each;
    if (found.prefixed !== 0 && isTogether(bits, found.prefixed, found, isSyllable, near, far, isSpelled)) return each + 1;
  }
  return nowhere;
}

/**
 * Whether each word is in the name, or beside another word of the query in some text that counts (`far`). In a `near`
 * one a word that is no syllable may stand alone, and one syllable of three words or more.
 */
function isTogether(
  bits: Uint8Array,
  prefixed: number,
  found: Occurrences,
  isSyllable: readonly boolean[],
  near: number,
  far: number,
  isSpelled: boolean,
): boolean {
  const last = bits.length - 1;
  let alone = last > 1 ? 1 : 0;
  for (let place = 0; place <= last; place += 1) {
    const each = place === last ? bits[place]! | prefixed : bits[place]!;
    if ((each & inName) !== 0) continue;
    if ((each & far) === 0) return false;
    if (last === 0) continue;
    if ((place > 0 && found.areAdjacent(place - 1, isSpelled)) || (place < last && found.areAdjacent(place, isSpelled))) continue;
    if ((each & near) === 0 || (isSyllable[place] && alone-- === 0)) return false;
  }
  return true;
}
