import type { LinkTarget } from '#shared/text/marked-text.ts';

/** Words in one dress. */
export type Words = { text: string; strong: boolean; em: boolean; link: LinkTarget | null };

export const textOfWords = (words: readonly Words[]): string => words.map(({ text }) => text).join('');
export const plainWords = (text: string): Words[] => [{ text, strong: false, em: false, link: null }];
export const isDressed = ({ strong, em, link }: Words) => strong || em || link !== null;
export const isSameDress = (a: Words, b: Words) =>
  a.strong === b.strong && a.em === b.em && (a.link === b.link || JSON.stringify(a.link) === JSON.stringify(b.link));
