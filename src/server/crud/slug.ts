import type { Description } from '#shared/content-types/description.ts';
import { slugify, slugMaxLength } from '#shared/text/slugify.ts';
import type { Database } from '#server/database/schema.ts';
import type { Batch } from './model.ts';
import { loose } from './record.ts';

export async function isTaken(db: Database, { table }: Description, slug: string, ownId: number | null): Promise<boolean> {
  const found = await loose(db)
    .selectFrom(table)
    .select('id')
    .where('slug', '=', slug)
    .where('id', '!=', ownId ?? 0)
    .executeTakeFirst();
  return found !== undefined;
}

/** A typed slug as it is, judged by now; an empty one made from the name, with -2, -3, … while that is taken. */
export async function settleSlug(batch: Batch, description: Description, typed: string, name: string, ownId: number | null) {
  if (typed !== '') return typed;
  // A name without a single Latin letter or digit leaves nothing; the word of the address stands in.
  return freeSlug(batch, description, slugify(name) || description.path, ownId);
}

/** The slug itself, or with -2, -3, … while that is taken. */
export async function freeSlug(batch: Pick<Batch, 'db'>, description: Description, base: string, ownId: number | null) {
  const stem = base.slice(0, slugMaxLength - 8).replace(/(?<!-)-+$/, '');
  const taken = await takenSlugs(batch, description, stem, ownId);
  if (!taken.has(base)) return base;
  for (let number = 2; ; number += 1) {
    const made = `${stem}-${number}`;
    if (!taken.has(made)) return made;
  }
}

/**
 * Has whoever has a slug give it up for another record, where `isLater` says that it will be given another one in the same
 * transaction. Until then it is kept as one that no slug is like, and `currentRow` says that it is what it was.
 */
export async function giveUpSlug({ db }: Pick<Batch, 'db'>, table: string, slug: unknown, isLater: (id: number) => boolean) {
  if (typeof slug !== 'string') return;
  const holder = await loose(db).selectFrom(table).select('id').where('slug', '=', slug).executeTakeFirst();
  const giving = loose(db).updateTable(table).set('slug', `~${slug}`);
  if (holder !== undefined && isLater(Number(holder['id']))) await giving.where('slug', '=', slug).execute();
}

async function takenSlugs({ db }: Pick<Batch, 'db'>, { table }: Description, start: string, ownId: number | null) {
  const rows = await loose(db)
    .selectFrom(table)
    .select('slug')
    // A range instead of LIKE: it uses the unique index on both databases. '{' follows 'z' in bytes.
    .where('slug', '>=', start)
    .where('slug', '<', `${start}{`)
    .where('id', '!=', ownId ?? 0)
    .execute();
  return new Set(rows.map(({ slug }) => String(slug)));
}
