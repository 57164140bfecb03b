import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { z } from 'zod';
import { fold } from '#shared/text/fold.ts';
import { compounds, proverbs, sayings } from './guessed-words.ts';

/** Why a password is guessed: numbers alone, few words with numbers and signs around them, or a pattern of leaks and keyboards. */
export type Weakness = 'digits' | 'words' | 'common';

/** Signs of a password that are judged: what is weak so far does not become strong behind them by much. */
const judgedLength = 64;
/** Fewer letters are no word. */
const leastWord = 4;

/** As many words are few, and one more where they are run together, as names and sayings are. */
const few = 3;

/** So many words of a proverb say which one it is; any one of them is in sentences of one's own, too. */
const leastQuoted = 4;

/** `keys`: which keys stand beside a key. */
type Keys = z.infer<typeof graphsShape>[string];
type Knowledge = { words: ReadonlySet<string>; patterns: ZxcvbnFactory; keys: Keys };

/** 6 MB that are needed when a password is chosen, and otherwise may go. */
let kept: WeakRef<Knowledge> | undefined;
let loading: Promise<Knowledge> | undefined;

/** How a new password would be guessed; null when it would not. `names`: of its owner and of the school. */
export async function weaknessOf(password: string, names: readonly string[]): Promise<Weakness | null> {
  const { words, patterns, keys } = kept?.deref() ?? (await (loading ??= load().finally(() => (loading = undefined))));
  const text = fold(password).slice(0, judgedLength);
  const letters = text.match(/\p{L}/gu) ?? [];
  if (letters.length < leastWord && /\d{8}/.test(text.replaceAll(/[\s.()+-]/g, ''))) return 'digits';
  // A sign that is said often says no more than one.
  if (patterns.check(text.replaceAll(/(.)\1{3,}/g, '$1')).score < 3 || isWalk(text, keys)) return 'common';
  const own = new Set([...sayings, ...quoted, ...piecesOf(names)]);
  const said = letters.join('');
  if (quoted.some((quote) => said.includes(quote) && said.length - quote.length < leastWord)) return 'words';
  const isFew = isFewWords(text, words, own, 1) || unmasked(text).some((reading) => isFewWords(reading, words, own, 0));
  return isFew ? 'words' : null;
}

const listShape = z.array(z.string());
const graphsShape = z.record(z.string(), z.record(z.string(), z.array(z.string().nullable())));

/** The lists are read as files: imported, they would stay in memory. */
async function load(): Promise<Knowledge> {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core');
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(fileURLToPath(file), 'utf8'));
  const passwords = listShape.parse(await read(import.meta.resolve('@zxcvbn-ts/language-common/src/passwords.json')));
  const graphs = graphsShape.parse(await read(import.meta.resolve('@zxcvbn-ts/language-common/src/adjacencyGraphs.json')));
  const words = new Set([...passwords.filter((each) => /^[a-z]{4,}$/.test(each)), ...compounds]);
  const knowledge = { words, patterns: new ZxcvbnFactory({ dictionary: { passwords }, graphs }), keys: graphs['qwerty'] ?? {} };
  kept = new WeakRef(knowledge);
  return knowledge;
}

/** A syllable of Vietnamese without its accents. */
const syllable =
  /^(?:ngh?|nh|ch|gh|gi|kh|ph|qu|th|tr|[bcdghklmnprstvx])?(?:oa[iy]|oeo|uay|uo[iu]|uy[aeu]|[iy]eu|i[aeu]|u[aeiouy]|o[aeio]|a[iouy]|e[ou]|y[ae]|[aeiouy])(?:ch|ng|nh|[cmnpt])?$/;

/** Names as they are written together: 'Nguyễn Thị Hoa' gives 'nguyenthihoa', 'nguyenthi', 'thihoa' and 'nguyen'. */
function piecesOf(names: readonly string[], fewest = 1): string[] {
  const parts = names.flatMap((name) => {
    const words = fold(name).match(/[a-z]+/g) ?? [];
    return words.flatMap((_, first) =>
      words.slice(first + fewest - 1).map((__, more) => words.slice(first, first + more + fewest).join('')),
    );
  });
  return parts.filter((part) => part.length >= leastWord);
}

const quoted = piecesOf(proverbs, leastQuoted);

/** Whether next to nothing but numbers is left without the keys that lie side by side, three or more: 'zaq1xsw2'. */
function isWalk(text: string, keys: Keys): boolean {
  const runs: string[] = [];
  for (const key of text) {
    const last = runs.at(-1) ?? '';
    if (keys[last.at(-1) ?? '']?.some((beside) => beside?.includes(key)) === true) runs.splice(-1, 1, last + key);
    else runs.push(key);
  }
  const left = runs.filter((run) => run.length < 3).join('');
  return left.replaceAll(/\d/g, '').length < 3;
}

/** What is meant by signs that stand for letters: 'm@tkh4u' is 'matkhau'. Numbers before and after it are numbers. */
function unmasked(text: string): string[] {
  const end = text.split('').findLastIndex((sign) => /\p{L}/u.test(sign)) + 1;
  const masked = text.slice(Math.max(0, text.search(/\D/)), end);
  return ['i', 'l'].map((one) => masked.replaceAll(/[@$!\d]/g, (sign) => (sign === '1' ? one : (meant[sign] ?? sign))));
}

const meant: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '!': 'i',
  '8': 'b',
  '9': 'g',
};

/**
 * Whether the letters are few words, but for so many `strange` ones. Words that are written apart count as they stand unless
 * together they are one of the `own`; numbers and signs between words count from the second on.
 */
function isFewWords(text: string, words: ReadonlySet<string>, own: ReadonlySet<string>, strange: number): boolean {
  const written = new Set(text.match(/\p{L}+/gu));
  const isApart = written.size > few;
  const isWord = (piece: string) =>
    own.has(piece) || (isApart ? written.has(piece) : words.has(piece) || (piece.length > 1 && syllable.test(piece)));
  const runs = text.replaceAll(/[\s._-]+/g, '').match(/\p{L}+/gu) ?? [];
  let count = Math.max(0, runs.length - 2);
  let unknown = 0;
  for (const run of runs) {
    const covered = fewestWords(run, isWord);
    count += covered.count;
    unknown += covered.unknown;
  }
  return count <= (isApart ? few : few + 1) && unknown <= strange && runs.join('').length - unknown >= leastWord;
}

/** As few words as letters can be read as; a letter that belongs to none counts as one. */
function fewestWords(text: string, isWord: (piece: string) => boolean): { count: number; unknown: number } {
  const best = [{ count: 0, unknown: 0 }];
  for (let end = 1; end <= text.length; end += 1) {
    const before = best[end - 1] ?? { count: 0, unknown: 0 };
    let found = { count: before.count + 1, unknown: before.unknown + 1 };
    for (const [start, way] of best.entries())
      if (way.count + 1 < found.count || (way.count + 1 === found.count && way.unknown < found.unknown))
        if (isWord(text.slice(start, end))) found = { count: way.count + 1, unknown: way.unknown };
    best.push(found);
  }
  return best.at(-1) ?? { count: 0, unknown: 0 };
}
