import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, Script } from 'node:vm';
import { parseSync } from 'vite';
import { modulesIn, root } from './imports.ts';

/** A regular expression as a module holds it. */
export type Pattern = { place: string; source: string; flags: string };

/** Every regular expression of the modules below `folders`, and the places where one is made from a text. */
export function patternsIn(folders: readonly string[]): { patterns: Pattern[]; made: string[] } {
  const patterns: Pattern[] = [];
  const made: string[] = [];
  for (const path of folders.flatMap(modulesIn)) {
    const found = patternsOf(readFileSync(join(root, path), 'utf8'), path);
    patterns.push(...found.patterns);
    made.push(...found.made);
  }
  return { patterns, made };
}

export function patternsOf(text: string, path: string): { patterns: Pattern[]; made: string[] } {
  const patterns: Pattern[] = [];
  const made: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    if ('regex' in node && typeof node.regex === 'object' && node.regex !== null && 'pattern' in node.regex) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string };
      patterns.push({ place: path, source: pattern, flags });
    }
    const makes =
      'type' in node &&
      (node.type === 'NewExpression' || node.type === 'CallExpression') &&
      'callee' in node &&
      typeof node.callee === 'object' &&
      node.callee !== null &&
      'name' in node.callee &&
      node.callee.name === 'RegExp';
    if (makes) made.push(path);
    Object.values(node).forEach(visit);
  };
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  visit(program);
  return { patterns, made };
}

const short = 10_000;
const long = 100_000;
const mostTimes = 15;
/** Milliseconds. What takes less than this counts as this: it is no harm, and cannot be measured. */
const floor = 1;
/** Milliseconds at 10 kB below which even a square stays below the 15 of `floor` at 100 kB. */
const worthALongLook = (mostTimes * floor) / (long / short) ** 2;
/** Milliseconds until a measurement is broken off. */
const patience = 250;
/** What counts for one that was broken off: more than 15 times the patience. */
const broken = 1e9;

/**
 * A text on which the expression takes more than 15 times as long when it is ten times as long; null when there is none
 * among those tried. They are made from texts that the expression takes, by repeating a piece of one.
 */
export function costlyText({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string | null {
  const expression = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  const hostile = hostileTexts(source, flags);
  // A machine that is busy with something else may make one look wrong, but hardly three.
  const isCostly = (parts: Parts) =>
    [1, 2, 3].every(
      () => timeOf(expression, parts, long) > mostTimes * Math.max(Math.min(timeOf(expression, parts, short), patience), floor),
    );
  for (let from = 0; from < hostile.length;) {
    const times = timesOf(expression, hostile.slice(from), short);
    // Where it was broken off stands a text that may take for ever.
    const worth = hostile.slice(from, from + times.length + 1).filter((_, index) => !(times[index]! <= worthALongLook));
    const found = worth.find(isCostly);
    if (found !== undefined) return JSON.stringify(found);
    from += times.length + 1;
  }
  return null;
}

type Parts = readonly [head: string, piece: string, tail: string];

/** Of this thread, in milliseconds: what else the machine does hardly counts. */
const processorTime = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

const bench = createContext({ now: processorTime });
/** The best of three: other work of the machine only ever makes it longer. */
const measure = new Script(`
  for (const text of texts) {
    let best = Infinity;
    for (let round = 0; round < 3; round += 1) {
      const from = now();
      text.replace(expression, '');
      best = Math.min(best, now() - from);
    }
    times.push(best);
  }
`);

/** How long the expression takes for each text, in milliseconds; fewer when it was broken off. */
function timesOf(expression: RegExp, hostile: readonly Parts[], length: number): number[] {
  const times: number[] = [];
  const texts = hostile.map(([head, piece, tail]) => head + piece.repeat(Math.ceil(length / piece.length)) + tail);
  Object.assign(bench, { expression, texts, times });
  try {
    // Only code of a script can be broken off.
    measure.runInContext(bench, { timeout: patience });
  } catch (error) {
    // The error is one of the other context, whose classes are not ours.
    if (!String(error).includes('timed out')) throw error;
  }
  return times;
}

const timeOf = (expression: RegExp, parts: Parts, length: number): number => timesOf(expression, [parts], length)[0] ?? broken;

const common = [' ', '\t', '\n', 'a', '1', '-', '.', '/', ',', ':', ';', '"', '=', '[', '[]', '%', '<', 'é', '\u0301'];

function hostileTexts(source: string, flags: string): Parts[] {
  const texts = new Map<string, Parts>();
  const add = (...parts: Parts) => texts.set(parts.join('\0'), parts);
  const taken = [0, 1].map((choice) => takenBy(source, flags, choice));
  for (const piece of new Set([...common, ...taken.flatMap((text) => [...text])]))
    for (const head of ['', 'a', '1']) for (const tail of ['\u0001', 'b/']) add(head, piece, tail);
  for (const text of taken) {
    const letters = [...text].slice(0, 24);
    for (let from = 0; from < letters.length; from += 1) {
      for (const to of [from + 1, from + 2]) {
        const head = letters.slice(0, from).join('');
        const piece = letters.slice(from, to).join('');
        for (const tail of [letters.slice(to).join(''), '\u0001b']) add(head, piece, tail);
      }
    }
    for (const piece of [' ', 'a', '1', '-']) add(text, piece, '\u0001');
  }
  return [...texts.values()];
}

/** A text that the expression takes, or nearly: each repetition once, of alternatives the first or the last, nothing for what only looks. */
function takenBy(source: string, flags: string, choice: number): string {
  let at = 0;
  const letterOf = (written: string): string => {
    const one = new RegExp(`^${written}$`, flags.replaceAll(/[gym]/g, ''));
    return (
      [...common, 'n', '_', 'A', 'B', 'đ', '\u0001'].find((letter) => one.test(letter)) ?? (written.length === 1 ? written : '')
    );
  };
  const alternatives = (): string => {
    const texts = [''];
    while (at < source.length && source[at] !== ')') {
      if (source[at] === '|') {
        at += 1;
        texts.push('');
      } else texts.push(texts.pop() + atom());
    }
    return (choice === 0 ? texts[0] : texts.at(-1)) ?? '';
  };
  const atom = (): string => {
    let text = '';
    const [group] = /^\((\?:|\?<?[=!]|\?<\w+>)?/.exec(source.slice(at)) ?? [];
    if (group !== undefined) {
      at += group.length;
      text = alternatives();
      if (/[=!]$/.test(group)) text = '';
      at += 1;
    } else {
      const [written = ''] =
        /^(\[(\\.|[^\]\\])*\]|\\[pPu]\{[^}]*\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\.|.)/isu.exec(source.slice(at)) ?? [];
      at += written.length;
      if (!/^([$^]|\\[bB])$/.test(written)) text = letterOf(written);
    }
    const [quantity = '', , least] = /^([*+?]|\{(\d+)(,\d*)?\})\??/.exec(source.slice(at)) ?? [];
    at += quantity.length;
    return text.repeat(Math.max(1, Number(least ?? 1)));
  };
  return alternatives();
}
