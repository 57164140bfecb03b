import { slugify } from '#shared/text/slugify.ts';

/** Longer texts are no combination's. */
const longest = 100;

/**
 * A combination as it stands in addresses: 'd01' for 'D01', 'D 01', 'd1', 'khối D01' and 'D01: Ngữ văn, Toán, Tiếng Anh'; what has
 * no code, as a slug of its words.
 */
export function combinationSlug(text: string): string {
  const slug = slugify(text.slice(0, longest)).replace(/^(?:(?:to-hop|khoi)-)+/, '');
  const [, letter, number = ''] = /^([a-z])-?(\d{1,2})(?:-|$)/.exec(slug) ?? [];
  return letter === undefined ? slug : letter + number.padStart(2, '0');
}

export const isCombination = (slug: string): boolean => /^[a-z]\d\d$/.test(slug);
