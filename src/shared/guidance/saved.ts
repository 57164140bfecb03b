import { isRecord } from '#shared/rules/is-record.ts';
import { isSlug } from '#shared/rules/slugify.ts';

/** What can be saved, in the order in which it is shown: majors, positions, careers, subjects. They are the parameters of addresses too. */
export const savedKinds = ['nganh', 'vi-tri', 'nghe', 'mon'] as const;
export type SavedKind = (typeof savedKinds)[number];

/** The name is the one that it had when it was saved: it says what is meant when the record is gone. */
export type Saved = { kind: SavedKind; slug: string; name: string };

/** How many records a browser keeps, and an address carries. */
export const mostSaved = 100;

const longestName = 255;

export const isSame = (one: Pick<Saved, 'kind' | 'slug'>, other: Pick<Saved, 'kind' | 'slug'>): boolean =>
  one.kind === other.kind && one.slug === other.slug;

/** The records that a text of this browser's storage holds. Anybody may have written there: what cannot be read is left out. */
export function readSaved(text: string | null): Saved[] {
  const found: Saved[] = [];
  for (const entry of entriesOf(text)) {
    if (!isRecord(entry)) continue;
    const kind = savedKinds.find((known) => known === entry['kind']);
    const { slug, name } = entry;
    if (kind === undefined || typeof slug !== 'string' || !isSlug(slug)) continue;
    const saved = { kind, slug, name: typeof name === 'string' ? name.slice(0, longestName) : '' };
    if (!found.some((one) => isSame(one, saved))) found.push(saved);
    if (found.length === mostSaved) break;
  }
  return found;
}

function entriesOf(text: string | null): unknown[] {
  try {
    const read: unknown = JSON.parse(text ?? '');
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}

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
export function boundedSlugs(given: SavedSlugs): Record<SavedKind, string[]> {
  let left = mostSaved;
  const kept = savedKinds.map((kind) => {
    const slugs = given[kind].slice(0, left);
    left -= slugs.length;
    return [kind, slugs] as const;
  });
  return Object.fromEntries(kept) as Record<SavedKind, string[]>;
}

export const slugsOf = (list: readonly Pick<Saved, 'kind' | 'slug'>[]): Record<SavedKind, string[]> =>
  boundedSlugs(
    Object.fromEntries(
      savedKinds.map((kind) => [kind, list.filter((one) => one.kind === kind).map(({ slug }) => slug)]),
    ) as Record<SavedKind, string[]>,
  );

/** As parameters: 'nganh=a,b&vi-tri=c'; '' for none. Slugs need no escapes, and commas are easier to read without. */
export const savedQuery = (slugs: SavedSlugs): string =>
  savedKinds
    .filter((kind) => slugs[kind].length > 0)
    .map((kind) => `${kind}=${slugs[kind].join(',')}`)
    .join('&');
