import { isRecord } from '#shared/formats/json.ts';
import { isSlug } from '#shared/text/slugify.ts';

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
