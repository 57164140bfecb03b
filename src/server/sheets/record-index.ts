import type { Description } from '#shared/content-types/description.ts';
import { nameMax } from '#shared/content-types/limits.ts';
import { parentField } from '#shared/content-types/parent-field.ts';
import { accentKey } from '#shared/search/search-accents.ts';
import { searchKey } from '#shared/search/search-key.ts';
import type { Names } from '#shared/sheets/kinds.ts';
import { fieldsOfKind, loose } from '#server/crud/record.ts';
import type { RecordType, RecordTypes } from '#server/crud/model.ts';
import type { Database } from '#server/database/schema.ts';
import { yearOf } from './years.ts';
import { yielding } from './yielding.ts';

/** A record that a sheet may name: one that is there, or one that the sheet would make, which has a negative id. */
export type Known = {
  id: number;
  title: string;
  slug: string;
  parent: number | null;
  /** Of which year it is, where that tells records of one name apart; null where nothing says so. */
  year: number | null;
  /** What the sheet would call it. */
  newTitle?: string;
  /** The slug that the sheet would give it. */
  newSlug?: string;
};

/** Names that differ in case, spaces or the way in which Vietnamese letters are written are one. */
export const nameKey = (name: string): string => name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/**
 * A name with each of its words as a key; what stands between them is kept: C# is not C. No record has a name as long as a cell
 * may be, and a word of millions of letters is more than an expression can read.
 */
function byWords(name: string, keyOf: (word: string) => string): string {
  const written = nameKey(name);
  return written.length > longestName ? written : written.replaceAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu, keyOf);
}

/** A name as it sounds, however its accents are placed. */
export const soundKey = (name: string): string => byWords(name, accentKey);
/** A name without accents. */
export const plainKey = (name: string): string => byWords(name, searchKey);

/** In letters, those counted twice that are written in two. */
const longestName = 4 * nameMax;

/** All records of a content type, by what a sheet calls them. */
export class RecordIndex {
  readonly #byId = new Map<number, Known>();
  readonly #bySlug = new Map<string, Known>();
  readonly #byName = new Map<string, Known[]>();
  /** By names as they sound, however their accents are placed. */
  readonly #bySound = new Map<string, Known[]>();
  /** By names without accents. */
  readonly #byPlainName = new Map<string, Known[]>();

  add(known: Known): void {
    this.#byId.set(known.id, known);
    if (known.slug !== '') this.#bySlug.set(known.slug, known);
    this.#listUnder(known.title, known);
  }

  /** What it is called from now on in this sheet. */
  rename(known: Known, title: string): void {
    if (nameKey(title) === nameKey(known.title)) return;
    known.newTitle = title;
    this.#listUnder(title, known, true);
  }

  /** It is found by this slug, too. */
  alsoAt(known: Known, slug: string): void {
    if (!this.#bySlug.has(slug)) this.#bySlug.set(slug, known);
  }

  /** `mayStand`: it may be there by a name of before. */
  #listUnder(title: string, known: Known, mayStand = false): void {
    listAt(this.#byName, nameKey(title), known, mayStand);
    listAt(this.#bySound, soundKey(title), known, mayStand);
    listAt(this.#byPlainName, plainKey(title), known, mayStand);
  }

  withId = (id: number): Known | undefined => this.#byId.get(id);
  withSlug = (slug: string): Known | undefined => this.#bySlug.get(slug.trim().toLowerCase());
  named = (name: string): readonly Known[] => this.#byName.get(nameKey(name)) ?? [];

  /** Those whose names are the same but for case, spaces and accents. */
  alike = (name: string): readonly Known[] => this.#byPlainName.get(plainKey(name)) ?? [];

  /** Those that a name may mean: of this name, else of one that sounds the same (hoạ, họa), else of one with other accents. */
  meant(name: string): readonly Known[] {
    const named = this.named(name);
    if (named.length > 0) return named;
    return this.#bySound.get(soundKey(name)) ?? this.alike(name);
  }
}

function listAt(lists: Map<string, Known[]>, key: string, known: Known, mayStand: boolean): void {
  const those = lists.get(key);
  if (those === undefined) lists.set(key, [known]);
  else if (!mayStand || !those.includes(known)) those.push(known);
}

const batchSize = 2_000;

/** What a record is called, by the sheet where that gives it another name. */
export const titleOf = (known: Known | undefined): string => known?.newTitle ?? known?.title ?? '';

export type RecordIndexes = ReturnType<typeof recordIndexes>;

/** The indexes of content types, each read when it is first asked for, and what the records in them are called. */
export function recordIndexes(db: Database, types: RecordTypes) {
  const read = new Map<string, RecordIndex>();
  async function at(path: string): Promise<RecordIndex> {
    const known = read.get(path) ?? (await readIndex(db, types.at(path)));
    read.set(path, known);
    return known;
  }
  const names: Names = {
    title: (path, id) => titleOf(read.get(path)?.withId(id)),
    slug: (path, id) => read.get(path)?.withId(id)?.slug ?? '',
  };
  return {
    at,
    names,
    /** Reads those of the records that these fields refer to. */
    async learn(fields: Description['fields']): Promise<void> {
      for (const field of Object.values(fields))
        if (field.kind === 'reference' || field.kind === 'references') await at(field.to);
    },
  };
}

async function readIndex(db: Database, { description }: RecordType): Promise<RecordIndex> {
  const { table, title, fields, yearIn } = description;
  const [slug] = fieldsOfKind(fields, 'slug');
  const parent = parentField(description);
  const read = ['id', title, slug, parent, yearIn].filter((column) => typeof column === 'string');
  const index = new RecordIndex();
  const mayYield = yielding();
  for (let last = 0; ;) {
    const rows = await loose(db).selectFrom(table).select(read).where('id', '>', last).orderBy('id').limit(batchSize).execute();
    for (const row of rows) {
      last = Number(row['id']);
      index.add({
        id: last,
        title: String(row[title]),
        slug: slug === undefined ? '' : String(row[slug]),
        parent: parent === null || row[parent] === null ? null : Number(row[parent]),
        year: yearIn === undefined ? null : yearOf(row[yearIn]),
      });
    }
    if (rows.length < batchSize) return index;
    await mayYield();
  }
}
