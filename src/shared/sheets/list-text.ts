import { splitTags } from '#shared/fields/split-tags.ts';

/** Lists in a cell: 'một | hai'. A bar, wide ones among them, or a backslash in a text has a backslash before it. */

const escaped = (text: string): string => text.replaceAll(/[\\|｜]/g, String.raw`\$&`);

export const joinList = (texts: readonly string[]): string => texts.map(escaped).join(' | ');

/** The texts of a list that `joinList` made; each line is one too. Empty ones are kept. */
export function splitList(text: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (letter === '\\' && /[\\|｜]/.test(text[at + 1] ?? '')) {
      part += text[at + 1] ?? '';
      at += 1;
    } else if (letter === '|' || letter === '｜' || letter === '\n') {
      parts.push(part.trim());
      part = '';
    } else part += letter;
  }
  return [...parts, part.trim()];
}

/** Labels in a cell, as `splitTags` reads them too: a comma or a semicolon that ends none has a backslash before it. */
export const joinLabels = (labels: readonly string[], between = ' | '): string =>
  labels
    .map((label) => {
      const [first, ...others] = splitTags(label);
      return first === label && others.length === 0 ? escaped(label) : escaped(label).replaceAll(/[,;]/g, String.raw`\$&`);
    })
    .join(between);

/** The labels that `joinLabels` was given, and those of a text that a person wrote: 'A00, A01'. */
export function splitLabels(text: string): string[] {
  const signs = { ',': '\uFDD0', ';': '\uFDD1' } as const;
  const kept = text.replaceAll(/\\([\\|｜,;])/g, (whole, sign: string) => (sign === ',' || sign === ';' ? signs[sign] : whole));
  return splitList(kept)
    .flatMap(splitTags)
    .map((label) => label.replaceAll(signs[','], ',').replaceAll(signs[';'], ';'));
}
