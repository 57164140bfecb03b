import { holdsCredentials, httpUrl } from '#shared/addresses/http-url.ts';
import { type DelimiterRun, type Emphasis, flanks, isSpace, pairUp } from './emphasis.ts';

/**
 * A small subset of CommonMark within one paragraph: `*em*` or `_em_`, `**strong**` or `__strong__`, `[words](target)` and a
 * backslash before punctuation. Everything else is text. One pass over the letters and one over the delimiters: what is long
 * takes longer in proportion, whatever it holds.
 */

/** `record`: a page of this site by the path of its content type and its id, which a later name does not change. */
export type LinkTarget = { kind: 'address'; href: string } | { kind: 'record'; resource: string; id: number };

/** `from` and `to` of a link: where it stands in the text that was read. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'em' | 'strong'; children: Inline[] }
  | { kind: 'link'; target: LinkTarget; children: Inline[]; from: number; to: number };

/** Letters of a target. */
const linkTargetMax = 2_000;

/** What stands in the text, in order: first what ends there, then its letters, then what begins. */
type Piece = {
  closes: (Emphasis | 'link')[];
  text: string;
  opens: (Emphasis | Omit<Extract<Inline, { kind: 'link' }>, 'children'>)[];
};
type Bracket = { piece: Piece; at: number; before: DelimiterRun | null; isActive: boolean };

/** What a backslash takes the meaning of: the punctuation of ASCII. */
const escapable = /[!-/:-@[-`{-~]/;

/** The marks of one paragraph. */
export function parseMarks(text: string): Inline[] {
  const pieces: Piece[] = [];
  const brackets: Bracket[] = [];
  let last: DelimiterRun | null = null;
  let plain = '';
  const flush = () => {
    if (plain !== '') pieces.push({ closes: [], text: plain, opens: [] });
    plain = '';
  };
  const piece = (of: string): Piece => {
    flush();
    const made: Piece = { closes: [], text: of, opens: [] };
    pieces.push(made);
    return made;
  };

  for (let at = 0; at < text.length;) {
    const char = text.charAt(at);
    if (char === '\\' && escapable.test(text.charAt(at + 1))) {
      plain += text.charAt(at + 1);
      at += 2;
    } else if (char === '*' || char === '_') {
      let end = at + 1;
      while (text.charAt(end) === char) end += 1;
      const size = end - at;
      const own = piece(char.repeat(size));
      const run: DelimiterRun = {
        char,
        place: at,
        size,
        left: size,
        ...flanks(text, at, end),
        prev: last,
        next: null,
        piece: own,
      };
      if (last) last.next = run;
      last = run;
      at = end;
    } else if (char === '[') {
      brackets.push({ piece: piece('['), at, before: last, isActive: true });
      at += 1;
    } else if (char === ']') {
      const opener = brackets.pop();
      const found = opener?.isActive === true && text.charAt(at + 1) === '(' ? readTarget(text, at + 2) : null;
      if (opener === undefined || found === null) {
        plain += ']';
        at += 1;
        continue;
      }
      last = pairUp(opener.before, last);
      opener.piece.text = '';
      opener.piece.opens.push({ kind: 'link', target: found.target, from: opener.at, to: found.end });
      piece('').closes.push('link');
      // No link stands within another.
      for (let index = brackets.length - 1; index >= 0 && brackets[index]!.isActive; index -= 1)
        brackets[index]!.isActive = false;
      at = found.end;
    } else {
      plain += char;
      at += 1;
    }
  }
  flush();
  pairUp(null, last);
  return treeOf(pieces);
}

/** Parentheses that a target may hold within each other without a backslash; what holds more is no target. */
const deepest = 3;

/**
 * The target that begins at `at`, and where its closing parenthesis ends; null where there is none. It is broken off at the
 * fourth parenthesis that opens, so that no letter is read more than four times for all the links of a text.
 */
function readTarget(text: string, at: number): { target: LinkTarget; end: number } | null {
  let href = '';
  let depth = 0;
  for (let index = at; index < text.length && href.length <= linkTargetMax; index += 1) {
    const char = text.charAt(index);
    if (char === '\\' && escapable.test(text.charAt(index + 1))) {
      index += 1;
      href += text.charAt(index);
    } else if (char === ')' && depth === 0) {
      const target = targetOf(href);
      return target === null ? null : { target, end: index + 1 };
    } else if (isSpace(char) || char === '<' || char === '>') return null;
    else {
      if (char === '(') depth += 1;
      if (depth > deepest) return null;
      if (char === ')') depth -= 1;
      href += char;
    }
  }
  return null;
}

// Controls and invisible direction marks would show another address than the one that is opened.
// oxlint-disable-next-line no-control-regex -- control characters are what is refused here
const unseen = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\\]/;

/** What a target leads to: an http or https address without a name or password, a mail address, a telephone, a path or a record; else null. */
export function targetOf(href: string): LinkTarget | null {
  if (href === '' || href.length > linkTargetMax || unseen.test(href)) return null;
  if (/^\/(?!\/)/.test(href)) return { kind: 'address', href };
  if (httpUrl(href) !== null) return holdsCredentials(href) ? null : { kind: 'address', href };
  if (/^mailto:[^\s:/?#@]+@[^\s:/?#@]+$/i.test(href)) return { kind: 'address', href };
  if (/^tel:\+?[\d.-]{3,20}$/i.test(href)) return { kind: 'address', href };
  const record = /^([a-z]{2,20}(?:-[a-z]{2,20}){0,3}):([1-9]\d{0,9})$/.exec(href);
  if (record === null || record[1] === 'tel' || record[1] === 'mailto') return null;
  return { kind: 'record', resource: record[1] ?? '', id: Number(record[2]) };
}

/** How a target is written. */
export const writtenTarget = (target: LinkTarget): string =>
  target.kind === 'record' ? `${target.resource}:${target.id}` : target.href.replace(/[()\\<>]/g, '\\$&');

/** Strong within strong, and em within em, say nothing more: so the tree is three deep at most. */
function treeOf(pieces: readonly Piece[]): Inline[] {
  const root: Inline[] = [];
  const open: { kind: Emphasis | 'link'; children: Inline[] }[] = [{ kind: 'link', children: root }];
  const within = { em: 0, strong: 0, link: 0 };
  const here = () => open.at(-1)?.children ?? root;
  for (const { closes, text, opens: begins } of pieces) {
    closes.forEach(() => {
      const closed = open.pop();
      if (closed !== undefined) within[closed.kind] -= 1;
    });
    if (text !== '') addText(here(), text);
    for (const begun of begins) {
      const kind = typeof begun === 'string' ? begun : begun.kind;
      within[kind] += 1;
      if (within[kind] > 1) {
        open.push({ kind, children: here() });
        continue;
      }
      const children: Inline[] = [];
      here().push(typeof begun === 'string' ? { kind: begun, children } : { ...begun, children });
      open.push({ kind, children });
    }
  }
  return root;
}

function addText(children: Inline[], text: string): void {
  const before = children.at(-1);
  if (before?.kind === 'text') before.text += text;
  else children.push({ kind: 'text', text });
}

/** The paragraphs of a text: a blank line separates them. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

const wordsOf = (nodes: readonly Inline[]): string =>
  nodes.map((node) => (node.kind === 'text' ? node.text : wordsOf(node.children))).join('');

/** The words of a text without its marks, as the search and share texts take them. */
export const withoutMarks = (text: string): string =>
  paragraphsOf(text)
    .map((paragraph) => wordsOf(parseMarks(paragraph)))
    .join('\n\n');

/** Every link of a text, in order. */
export function linksOfMarks(text: string): LinkTarget[] {
  const found: LinkTarget[] = [];
  const visit = (nodes: readonly Inline[]) => {
    for (const node of nodes) {
      if (node.kind === 'text') continue;
      if (node.kind === 'link') found.push(node.target);
      visit(node.children);
    }
  };
  for (const paragraph of paragraphsOf(text)) visit(parseMarks(paragraph));
  return found;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (char) => entities[char] ?? char);

/** HTML is written here and in `server/content-types/drawn-section.ts`, nowhere else. `hrefOf`: the address of a target, null where its words stand without a link. */
export const marksToHtml = (nodes: readonly Inline[], hrefOf: (target: LinkTarget) => string | null): string =>
  nodes
    .map((node) => {
      if (node.kind === 'text') return escaped(node.text);
      const inside = marksToHtml(node.children, hrefOf);
      if (inside === '') return '';
      if (node.kind !== 'link') return `<${node.kind}>${inside}</${node.kind}>`;
      const href = hrefOf(node.target);
      return href === null ? inside : `<a href="${escaped(href)}">${inside}</a>`;
    })
    .join('');

/** A text so that it reads, as one with marks, the same as it did to the letter. */
export function escapeMarks(text: string): string {
  if (!/[\\*_[\]]/.test(text)) return text;
  return paragraphsOf(text).every((paragraph) => isPlain(paragraph)) ? text : text.replace(/[\\*_[\]]/g, '\\$&');
}

type Texts = { content: string; list: readonly string[]; marked?: true | undefined };

/** A section as one with marks that reads as it did before; the same where it has them. */
export const withMarks = <S extends Texts>(section: S): S =>
  section.marked
    ? section
    : { ...section, content: escapeMarks(section.content), list: section.list.map(escapeMarks), marked: true as const };

function isPlain(paragraph: string): boolean {
  const nodes = parseMarks(paragraph);
  const [first] = nodes;
  return nodes.length <= 1 && first?.kind === 'text' && first.text === paragraph;
}
