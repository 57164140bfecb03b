import { slugMaxLength, slugPattern } from '#shared/rules/slugify.ts';

/** Whether a record may have this slug. What cannot be one is no question for a database. */
export const isSlug = (text: string): boolean => text.length <= slugMaxLength && slugPattern.test(text);
