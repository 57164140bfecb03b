import { type Inline, parseMarks, writtenTarget, type LinkTarget } from '#shared/text/marked-text.ts';

/** A part of a text that another one takes the place of, and what is chosen afterwards. */
export type Edit = { from: number; to: number; insert: string; select: readonly [number, number] };
type Range = readonly [start: number, end: number];

const isWordLetter = (char: string) => /[\p{L}\p{M}\p{N}]/u.test(char);

/** What is chosen without spaces around it; where nothing is, the word at the caret. */
function rangeIn(text: string, start: number, end: number): Range {
  let [from, to] = [start, end];
  if (from === to) {
    while (from > 0 && isWordLetter(text.charAt(from - 1))) from -= 1;
    while (to < text.length && isWordLetter(text.charAt(to))) to += 1;
    return [from, to];
  }
  while (from < to && /\s/.test(text.charAt(from))) from += 1;
  while (to > from && /\s/.test(text.charAt(to - 1))) to -= 1;
  return from === to ? [start, start] : [from, to];
}

function starsAround(text: string, from: number, to: number): number {
  let count = 0;
  while (count < 3 && text.charAt(from - 1 - count) === '*' && text.charAt(to + count) === '*') count += 1;
  return count;
}

function starsWithin(text: string): number {
  let count = 0;
  while (count < 3 && text.length > 2 * count + 1 && text.charAt(count) === '*' && text.at(-1 - count) === '*') count += 1;
  return count;
}

/** One star is emphasis, two are strong, three are both. */
const has = (stars: number, size: 1 | 2) => (size === 2 ? stars >= 2 : stars % 2 === 1);

/** Sets or takes away bold (`strong`) or italic (`em`) at what is chosen. */
export function toggleMark(text: string, start: number, end: number, kind: 'strong' | 'em'): Edit {
  const size = kind === 'strong' ? 2 : 1;
  const mark = '*'.repeat(size);
  const [from, to] = rangeIn(text, start, end);
  if (from === to) return { from, to, insert: mark + mark, select: [from + size, from + size] };
  if (has(starsAround(text, from, to), size)) {
    const chosen = text.slice(from, to);
    return { from: from - size, to: to + size, insert: chosen, select: [from - size, to - size] };
  }
  // A mark ends with its paragraph, so that each line has its own.
  const lines = text.slice(from, to).split('\n');
  const filled = lines.filter((line) => line.trim() !== '');
  const isOn = filled.every((line) => has(starsWithin(line.trim()), size));
  const insert = lines
    .map((line) => {
      const words = line.trim();
      if (words === '') return line;
      return line.replace(words, () => (isOn ? words.slice(size, -size) : mark + words + mark));
    })
    .join('\n');
  const isOne = filled.length === 1 && !isOn;
  return { from, to, insert, select: isOne ? [from + size, from + insert.length - size] : [from, from + insert.length] };
}

export type LinkThere = { from: number; to: number; words: string; target: LinkTarget };

/** The link that the caret stands in. */
export function linkAt(text: string, start: number, end: number): LinkThere | null {
  const find = (nodes: readonly Inline[]): LinkThere | null => {
    for (const node of nodes) {
      if (node.kind === 'text') continue;
      if (node.kind === 'link') {
        const { from, to, target } = node;
        if (from > start || to < end) continue;
        const words = text.slice(from + 1, text.lastIndexOf('](', to));
        return { from, to, words, target };
      }
      const found = find(node.children);
      if (found) return found;
    }
    return null;
  };
  return find(parseMarks(text));
}

/** What the dialog of a link begins with: the link at the caret, or what is chosen. */
export function linkWork(text: string, start: number, end: number): Omit<LinkThere, 'target'> & { target: LinkTarget | null } {
  const there = linkAt(text, start, end);
  if (there) return there;
  const [from, to] = start === end ? [start, start] : rangeIn(text, start, end);
  return { from, to, words: text.slice(from, to).replaceAll(/\s+/g, ' '), target: null };
}

const everyMark = /[\\*_[\]]/g;

/** A link in place of a part of the text; `target` null leaves its words. */
export function setLink({ from, to }: { from: number; to: number }, words: string, target: LinkTarget | null): Edit {
  const insert = target === null ? words : writtenLink(words, target);
  return { from, to, insert, select: [from + insert.length, from + insert.length] };
}

function writtenLink(words: string, target: LinkTarget): string {
  const written = (label: string) => `[${label}](${writtenTarget(target)})`;
  const nodes = parseMarks(written(words));
  return written(nodes.length === 1 && nodes[0]?.kind === 'link' ? words : words.replace(everyMark, '\\$&'));
}
