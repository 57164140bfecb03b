import { adminEditPath } from '#shared/admin-paths.ts';
import { type LinkTarget, targetOf, writtenTarget } from '#shared/text/marked-text.ts';
import { isSameDress, textOfWords, type Words } from './sections-text-words.ts';
import type { NodeLike } from './sections-text-tree.ts';

/** The attributes of a link in a text that is edited: `data-to` is its target. */
export const linkAttributes = (target: LinkTarget) => ({
  'data-to': target.kind === 'record' ? writtenTarget(target) : target.href,
  href: target.kind === 'record' ? adminEditPath(target.resource, target.id) : target.href,
});

/** Paragraphs as the elements that the editor draws, too. */
export const elementsOf = (paragraphs: readonly (readonly Words[])[]): HTMLElement[] =>
  (paragraphs.length === 0 ? [[]] : paragraphs).map((words) => {
    const paragraph = document.createElement('p');
    for (const { text, strong, em, link } of words) {
      let inner: HTMLElement = paragraph;
      const open = (name: string, attributes: Record<string, string> = {}) => {
        const made = document.createElement(name);
        for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
        inner.append(made);
        inner = made;
      };
      if (link) open('a', linkAttributes(link));
      if (strong) open('strong');
      if (em) open('em');
      for (const [index, line] of text.split('\n').entries())
        inner.append(...(index > 0 ? [document.createElement('br')] : []), line);
    }
    // A line that is empty, or ends the text, has no height of its own.
    if (/(?:^|\n)$/.test(textOfWords(words))) paragraph.append(document.createElement('br'));
    return paragraph;
  });

const lastOf = ({ childNodes }: NodeLike) => childNodes[childNodes.length - 1];
const blocks = new Set(['P', 'DIV', 'LI', 'UL', 'OL']);

/**
 * The paragraphs of a text as it stands in the page, letter by letter: one that was typed in before its editor came. `isBegun`: the
 * last of them goes on.
 */
export function paragraphsIn(root: NodeLike, isBegun = false): Words[][] {
  const paragraphs: Words[][] = [];
  let open: Words[] | null = null;
  const close = () => {
    const end = open?.at(-1);
    // The last line break of a block draws nothing.
    if (end?.text.endsWith('\n')) end.text = end.text.slice(0, -1);
    open = null;
  };
  const add = (text: string, dress: Omit<Words, 'text'>) => {
    if (open === null) paragraphs.push((open = []));
    const before = open.at(-1);
    if (before && isSameDress(before, { ...dress, text })) before.text += text;
    else open.push({ ...dress, text });
  };
  const visit = (node: NodeLike, dress: Omit<Words, 'text'>, depth: number) => {
    if (node.nodeType === 3) add(node.textContent ?? '', dress);
    if (node.nodeType !== 1) return;
    const name = node.nodeName.toUpperCase();
    if (name === 'BR') return add('\n', dress);
    const isBlock = depth > 0 && blocks.has(name);
    if (isBlock) close();
    if (name === 'P') paragraphs.push((open = []));
    const inner = {
      strong: dress.strong || name === 'STRONG' || name === 'B',
      em: dress.em || name === 'EM' || name === 'I',
      link: dress.link ?? targetOf(node.getAttribute?.('data-to') ?? ''),
    };
    if (depth < 50) for (const child of Array.from(node.childNodes)) visit(child, inner, depth + 1);
    else add(node.textContent ?? '', inner);
    if (isBlock && !(isBegun && node === lastOf(root))) close();
  };
  visit(root, { strong: false, em: false, link: null }, 0);
  if (!isBegun) close();
  return paragraphs.map((words) => words.filter(({ text }) => text !== ''));
}
