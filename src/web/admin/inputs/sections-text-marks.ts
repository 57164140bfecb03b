import { type Inline, type LinkTarget, paragraphsOf, parseMarks, writtenTarget } from '#shared/text/marked-text.ts';
import { isDressed, isSameDress, plainWords, textOfWords, type Words } from './sections-text-words.ts';

/** The paragraphs of a stored text: the words that a reader sees, and the letters they are stored as. */
export const readText = (text: string, marked: boolean): { words: Words[]; source: string }[] =>
  paragraphsOf(text).map((source) => ({ source, words: marked ? wordsOfMarks(parseMarks(source)) : plainWords(source) }));

function wordsOfMarks(nodes: readonly Inline[]): Words[] {
  const words: Words[] = [];
  const visit = (inside: readonly Inline[], dress: Omit<Words, 'text'>) => {
    for (const node of inside) {
      if (node.kind === 'link') visit(node.children, { ...dress, link: node.target });
      else if (node.kind !== 'text') visit(node.children, { ...dress, [node.kind]: true });
      else if (words.length > 0 && isSameDress(words.at(-1)!, { ...dress, text: '' })) words.at(-1)!.text += node.text;
      else words.push({ ...dress, text: node.text });
    }
  };
  visit(nodes, { strong: false, em: false, link: null });
  return words;
}

/** A text letter by letter, a blank line between its paragraphs. */
export const lettersOf = (text: string): Words[][] =>
  text.split(/\n[^\S\n]*\n/).map((paragraph) => (paragraph === '' ? [] : plainWords(paragraph)));

export type Written = { text: string; marked: boolean };

/**
 * Writes what became of a stored text. A paragraph that reads as one of those that stood there is written with the same letters;
 * a text without marks gets them with the first words in another dress.
 */
export function writerOf(text: string, marked: boolean): (paragraphs: readonly (readonly Words[])[]) => Written {
  const stored = readText(text, marked);
  const untouched = stored.map(({ source }) => source).join('\n\n');
  const sources = new Map(marked ? stored.map(({ words, source }) => [keyOf(words), source]) : []);
  const made = new WeakMap<readonly Words[], string>();
  const write = (words: readonly Words[]) => {
    const written = made.get(words) ?? sources.get(keyOf(words)) ?? writeMarks(words);
    made.set(words, written);
    return written;
  };
  return (paragraphs) => {
    const isMarked = marked || paragraphs.some((words) => words.some(isDressed));
    const written = paragraphs.map(isMarked ? write : textOfWords).filter((paragraph) => paragraph.trim() !== '');
    const all = written.join('\n\n');
    return { text: isMarked === marked && all === untouched ? text : all, marked: isMarked };
  };
}

/** Equal for words that look alike. */
export const keyOf = (words: readonly Words[]): string => JSON.stringify(spansOf(words));

type Mark = 'strong' | 'em' | 'link';
/** Letters from `from` on, before `to`, that have a mark; the first and the last of them are no spaces. */
type Span = { mark: Mark; from: number; to: number; target: LinkTarget | null };

const isBlankIn = (text: string, from: number, to: number) => text.slice(from, to).trim() === '';

/** Words as a text and what of it has which mark. A space has those that the words on both its sides have. */
function spansOf(given: readonly Words[]): { text: string; spans: Span[] } {
  const whole = textOfWords(given);
  const text = whole.trim();
  const spans: Span[] = [];
  const last: Partial<Record<Mark, Span>> = {};
  const add = (mark: Mark, from: number, to: number, target: LinkTarget | null) => {
    const before = last[mark];
    const isOne = before && isBlankIn(text, before.to, from) && JSON.stringify(before.target) === JSON.stringify(target);
    if (isOne) before.to = to;
    else spans.push((last[mark] = { mark, from, to, target }));
  };
  let at = -whole.search(/\S|$/);
  for (const piece of given) {
    const from = at + piece.text.search(/\S|$/);
    const to = at + piece.text.trimEnd().length;
    at += piece.text.length;
    if (to <= from) continue;
    if (piece.link) add('link', from, to, piece.link);
    if (piece.strong) add('strong', from, to, null);
    if (piece.em) add('em', from, to, null);
  }
  return { text, spans: spans.sort((a, b) => a.from - b.from || b.to - a.to) };
}

const escape = (text: string) => text.replace(/[\\*[\]]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, String.raw`\$&`);

/**
 * Words as text with marks, which reads as they do. Where marks cannot say it, as between a letter and punctuation that is bold,
 * the punctuation goes without, and at last the shortest words.
 */
export function writeMarks(words: readonly Words[]): string {
  // A blank line begins a paragraph, and marks end with theirs.
  if (/\n[^\S\n]*\n/.test(textOfWords(words))) return splitAtBlanks(words).map(writeMarks).join('\n\n');
  const { text, spans } = spansOf(words);
  let written = '';
  let at = 0;
  for (let index = 0; index < spans.length;) {
    const { from } = spans[index]!;
    const first = index;
    let end = from;
    // What touches has delimiters that touch.
    while (index < spans.length && spans[index]!.from <= end) end = Math.max(end, spans[(index += 1) - 1]!.to);
    const inside = spans.slice(first, index).map((span) => ({ ...span, from: span.from - from, to: span.to - from }));
    written += escape(text.slice(at, from));
    written += writeCluster({
      before: escape(/(?:^|.)$/su.exec(text.slice(0, from))?.[0] ?? ''),
      text: text.slice(from, end),
      after: escape(/^.?/su.exec(text.slice(end))?.[0] ?? ''),
      spans: inside,
    });
    at = end;
  }
  return written + escape(text.slice(at));
}

function splitAtBlanks(words: readonly Words[]): Words[][] {
  const text = textOfWords(words);
  const paragraphs: Words[][] = [];
  let from = 0;
  for (const blank of [...text.matchAll(/\n(?:[^\S\n]*\n)+/g), { index: text.length, 0: '' }]) {
    const part = cut(words, from, blank.index);
    if (textOfWords(part).trim() !== '') paragraphs.push(part);
    from = blank.index + blank[0].length;
  }
  return paragraphs;
}

/** The words from a letter to another. */
function cut(words: readonly Words[], from: number, to: number): Words[] {
  let at = 0;
  return words.flatMap((piece) => {
    const text = piece.text.slice(Math.max(0, from - at), Math.max(0, to - at));
    at += piece.text.length;
    return text === '' ? [] : [{ ...piece, text }];
  });
}

/** Words whose marks touch each other, and the letters around them. */
type Cluster = { before: string; text: string; after: string; spans: Span[] };

/** Letters that are read in looking for a way to write one cluster. */
const mostRead = 400_000;
/** Ways of writing it: two kinds of delimiters for each of its first marks, nested in eight ways. */
const mostWays = 512;

function writeCluster(cluster: Cluster): string {
  const { before, text, after } = cluster;
  let left = mostRead;
  let { spans } = cluster;
  let isTrimmed = false;
  while (spans.some(({ mark }) => mark !== 'link') && left > 0) {
    const wanted = JSON.stringify(spans);
    const ways = Math.min(mostWays, 8 << Math.min(spans.length + 1, 6));
    for (let way = 0; way < ways && left > 0; way += 1) {
      const made = rendered(text, spans, way);
      left -= made.length;
      const read = wordsOfMarks(parseMarks(before + made + after));
      const size = textOfWords(read).length;
      const found = spansOf(cut(read, lengthOf(before), size - lengthOf(after)));
      if (found.text === text && JSON.stringify(found.spans) === wanted) return made;
    }
    spans = isTrimmed ? withoutShortest(spans) : withoutPunctuation(cluster);
    isTrimmed = true;
  }
  return rendered(
    text,
    spans.filter(({ mark }) => mark === 'link'),
    0,
  );
}

/** Of letters that are escaped. */
const lengthOf = (letter: string) => letter.replace(/^\\(?=.)/su, '').length;

function withoutShortest(spans: readonly Span[]): Span[] {
  const emphasis = spans.filter(({ mark }) => mark !== 'link');
  const least = Math.min(...emphasis.map(({ from, to }) => to - from));
  const dropped = emphasis.find(({ from, to }) => to - from === least);
  return spans.filter((span) => span !== dropped);
}

/** Without bold or italic punctuation that a letter stands against. */
const withoutPunctuation = ({ before, text, after, spans }: Cluster): Span[] =>
  spans
    .map((span) => {
      if (span.mark === 'link') return span;
      const isLetter = (letter: string) => /^[^\s\p{P}\p{S}]$/u.test(letter);
      const ahead = span.to < text.length ? String.fromCodePoint(text.codePointAt(span.to)!) : after;
      const behind = /.?$/su.exec(before + text.slice(0, span.from))?.[0] ?? '';
      const words = text.slice(span.from, span.to);
      const from = isLetter(behind) ? span.from + (/^[\p{P}\p{S}\s]+/u.exec(words)?.[0].length ?? 0) : span.from;
      const to = isLetter(ahead) ? span.to - (/[\p{P}\p{S}\s]+$/u.exec(words)?.[0].length ?? 0) : span.to;
      return { ...span, from, to };
    })
    .filter(({ from, to }) => to > from)
    .sort((a, b) => a.from - b.from || b.to - a.to);

/**
 * One of the ways of writing it: the lowest bits say how marks are nested that do not stand within each other, the others which
 * delimiters they have.
 */
function rendered(text: string, spans: readonly Span[], way: number): string {
  const [lastsOutside, linksOutside, isFlat, signs] = [(way & 1) === 1, (way & 2) === 2, (way & 4) === 4, way >> 3];
  const edges = [...new Set(spans.flatMap(({ from, to }) => [from, to])), text.length].sort((a, b) => a - b);
  const open: { span: Span; sign: string }[] = [];
  let waiting: Span[] = [];
  let [written, at, next, count] = ['', 0, 0, 0];
  const isOutside = (outer: Span, inner: Span) =>
    inner.mark !== 'link' && (outer.mark === 'link' ? linksOutside || outer.to > inner.to : lastsOutside && outer.to > inner.to);
  const isFirst = (a: Span, b: Span) =>
    linksOutside && (a.mark === 'link') !== (b.mark === 'link') ? (a.mark === 'link' ? -1 : 1) : b.to - a.to;

  for (const edge of edges) {
    const space = /^\s*/.exec(text.slice(at, edge))?.[0] ?? '';
    written += space;
    // What begins stands behind a space.
    if (at + space.length < edge) {
      for (const span of waiting.sort(isFirst)) {
        const letter = ((signs >> Math.min(count, 30)) & 1) === 1 ? '_' : '*';
        if (span.mark !== 'link') count += 1;
        const sign = span.mark === 'link' ? '[' : letter.repeat(span.mark === 'strong' ? 2 : 1);
        written += sign;
        open.push({ span, sign });
      }
      waiting = [];
    }
    written += escape(text.slice(at + space.length, edge));
    at = edge;
    const begun = next;
    while (spans[next]?.from === edge) next += 1;
    waiting.push(...spans.slice(begun, next));
    const from = open.findIndex(
      ({ span }) => span.to <= edge || (isFlat && span.mark !== 'link') || waiting.some((outer) => isOutside(outer, span)),
    );
    const closed = from === -1 ? [] : open.splice(from).toReversed();
    // And what ends, before it.
    const behind = closed.length > 0 ? (/\s+$/.exec(written)?.[0] ?? '') : '';
    written = written.slice(0, written.length - behind.length);
    for (const { span, sign } of closed) written += span.target === null ? sign : `](${writtenTarget(span.target)})`;
    written += behind;
    waiting = [...waiting, ...closed.map(({ span }) => span)].filter(({ to }) => to > edge);
  }
  return written;
}
