import type { Block } from './sections-text-blocks.ts';
import { blocksOfHtml } from './sections-text-html.ts';
import { blocksOfText } from './sections-text-plain.ts';
import { readHtml } from './sections-text-tree.ts';

/** Letters of HTML that are read; a longer clipboard is taken as its text. */
const mostHtml = 4_000_000;

/** Editors of programs copy the look of their letters, not the form of a text. */
const isOfProgram = (html: string) => /<(?:div|pre|span)[^<>]{0,400}white-space:\s{0,3}pre(?!-)/i.test(html.slice(0, 2_000));

/** What is in the clipboard, as a person sees it; `plain`: its text, letter by letter. */
export function readClipboard(clipboard: DataTransfer): { blocks: Block[]; plain: string } {
  const html = clipboard.getData('text/html');
  const plain = clipboard.getData('text/plain').replaceAll(/\r\n?/g, '\n');
  const root = html === '' || html.length > mostHtml || isOfProgram(html) ? null : readHtml(html);
  const blocks = root === null ? [] : blocksOfHtml(root);
  return { blocks: blocks.length > 0 ? blocks : blocksOfText(plain), plain };
}
