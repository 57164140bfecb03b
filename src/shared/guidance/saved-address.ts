import { isSlug } from '#shared/text/slugify.ts';
import { mostSaved, type Saved, type SavedKind, savedKinds } from './saved.ts';

/** The slugs that a parameter of an address names: 'a,b', or given several times. Distinct, in their order, at most `most`. */
export function slugsIn(values: readonly string[], most: number): string[] {
  const slugs = new Set<string>();
  for (const value of values) {
    for (const slug of value.split(',')) {
      if (slugs.size === most) return [...slugs];
      if (isSlug(slug)) slugs.add(slug);
    }
  }
  return [...slugs];
}

export type SavedSlugs = Readonly<Record<SavedKind, readonly string[]>>;

/** The slugs of each kind, `mostSaved` in all: of more, those of later kinds are left out. */
export function boundedSlugs(given: (kind: SavedKind) => readonly string[]): Record<SavedKind, string[]> {
  let left = mostSaved;
  const kept = savedKinds.map((kind) => {
    const slugs = given(kind).slice(0, left);
    left -= slugs.length;
    return [kind, slugs] as const;
  });
  return Object.fromEntries(kept) as Record<SavedKind, string[]>;
}

export const slugsOf = (list: readonly Pick<Saved, 'kind' | 'slug'>[]): Record<SavedKind, string[]> =>
  boundedSlugs((kind) => list.filter((one) => one.kind === kind).map(({ slug }) => slug));

/** As parameters: 'nganh=a,b&vi-tri=c'; '' for none. Slugs need no escapes, and commas are easier to read without. */
export const savedQuery = (slugs: SavedSlugs): string =>
  savedKinds
    .filter((kind) => slugs[kind].length > 0)
    .map((kind) => `${kind}=${slugs[kind].join(',')}`)
    .join('&');
