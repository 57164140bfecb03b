import { slugify } from '#shared/text/slugify.ts';

/** Methods of admission are texts; in addresses they stand as slugs. What differs in letters alone is one. */
export const methodSlug = slugify;

/** Whether what is for some methods, or for all where it names none, is for one. */
export const isForMethod = (methods: readonly string[], slug: string): boolean =>
  methods.length === 0 || methods.some((name) => methodSlug(name) === slug);

/** Those of these texts that are no method of a list, each once; none while the list is empty. */
export function unlistedMethods(texts: readonly string[], listed: readonly string[]): string[] {
  const known = new Set(listed.map(methodSlug));
  return known.size === 0 ? [] : [...new Set(texts)].filter((text) => text.trim() !== '' && !known.has(methodSlug(text)));
}
