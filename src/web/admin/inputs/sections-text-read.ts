import { type Block } from './sections-text-blocks.ts';
import type { Held } from './sections-text-clipboard.ts';
import { paragraphsIn } from './sections-text-dom.ts';
import { blocksOfHtml } from './sections-text-html.ts';
import { blocksOfText } from './sections-text-plain.ts';
import { clipOf } from './sections-text-tree.ts';
import type { Words } from './sections-text-words.ts';

export { onlyOf, pastedBullets, pastedOf, toldOf } from './sections-text-paste.ts';
export { withPasted } from './sections-text-pasted.ts';

/** Letters of HTML that are read, beside its pictures; a longer clipboard is taken as its text. */
const mostHtml = 4_000_000;
/** Letters of all that is looked at: pictures within it are a third longer than as files. */
const mostLetters = 60_000_000;

/** Editors of programs copy the look of their letters, not the form of a text. */
const isOfProgram = (html: string) => /<(?:div|pre|span)[^<>]{0,400}white-space:\s{0,3}pre(?!-)/i.test(html.slice(0, 2_000));

/** Null for letters that are no base64. */
function bytesOf(letters: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(letters.replaceAll(/\s/g, '')), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

/** The HTML with a short address in place of each picture that stands in it. */
export function withoutPictures(html: string): { html: string; pictures: File[] } {
  const pictures: File[] = [];
  const short = html.replaceAll(
    /data:(image\/[a-z+.-]{1,20});base64,([A-Za-z0-9+/=\s]*)/gi,
    (whole, type: string, letters: string) => {
      const bytes = bytesOf(letters);
      return bytes === null
        ? whole.slice(0, 5)
        : `picture:${pictures.push(new File([bytes], `anh-${pictures.length + 1}`, { type })) - 1}`;
    },
  );
  return { html: short, pictures };
}

/** The picture that a short address stands for. */
export const pictureAmong = (pictures: readonly File[], source: string): File | null =>
  pictures[Number(/^picture:(\d+)$/.exec(source)?.[1])] ?? null;

/** What is in the clipboard as a person sees it; `own`: the paragraphs of what was copied from a text of the back office. */
export function readClipboard({ html: given, plain, files }: Held): { blocks: Block[]; own: Words[][] | null } {
  const { html, pictures } = given.length > mostLetters ? { html: '', pictures: [] } : withoutPictures(given);
  if (html === '' || html.length > mostHtml || isOfProgram(html))
    return { blocks: ofFiles(blocksOfText(plain), files), own: null };
  // The document is inert: no script runs in it, and nothing is fetched.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  if (body.querySelector('[data-pm-slice]') !== null) return { blocks: [], own: paragraphsIn(body) };
  const root = clipOf(body);
  const blocks = root === null ? [] : blocksOfHtml(root, (source) => pictureAmong(pictures, source));
  return { blocks: ofFiles(blocks.length > 0 ? blocks : blocksOfText(plain), files), own: null };
}

/** Files are the pictures that HTML but names, where they are as many; beside a text they are its look, as of cells that were copied. */
export function ofFiles(blocks: readonly Block[], files: readonly File[]): Block[] {
  const lost = blocks.filter(({ picture }) => picture === null);
  if (blocks.length === 0) return files.map((picture) => ({ kind: 'picture', level: 0, words: [], picture }));
  if (lost.length !== files.length) return [...blocks];
  return blocks.map((block) => (block.picture === null ? { ...block, picture: files[lost.indexOf(block)] ?? null } : block));
}
