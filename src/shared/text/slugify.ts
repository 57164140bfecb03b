import { fold } from './fold.ts';

/** Longest slug that is stored, in characters. */
export const slugMaxLength = 160;

/** What a slug looks like: words of a-z and 0-9 joined by single hyphens. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a record may have this slug. What cannot be one is not worth a query. */
export const isSlug = (text: string): boolean => text.length <= slugMaxLength && slugPattern.test(text);

/** The address part made from a name: 'Thiết kế đồ họa' → 'thiet-ke-do-hoa'. May be empty. */
export function slugify(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, slugMaxLength)
    .replace(/^-+|(?<!-)-+$/g, '');
}
