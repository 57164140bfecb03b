import type { Description } from '#shared/content-types/description.ts';
import { isLastOwner } from '#server/crud/past-address.ts';
import { loose } from '#server/crud/record.ts';
import { compiledQuery } from '#server/database/compiled-query.ts';
import type { Database } from '#server/database/schema.ts';

type Named = Pick<Description, 'name' | 'path' | 'table'>;

/** The slugs that records of a type had, each with the record that last had it as `target`. */
export const pastOwners = (db: Database, { name, path, table }: Named) =>
  loose(db)
    .selectFrom('past_address')
    .innerJoin(`${table} as target`, 'target.id', 'past_address.record_id')
    .select(['past_address.name as past', 'target.id'])
    .where('past_address.place', '=', path)
    .where('past_address.resource', '=', name)
    .where(isLastOwner);

/** Those that no record has now, hidden or not, with the slug of today. */
const movedSlugs = (db: Database, type: Named) =>
  pastOwners(db, type)
    .select('target.slug')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom(`${type.table} as owner`).select('owner.id').whereRef('owner.slug', '=', 'past_address.name'))),
    );

/**
 * Reads the slug of today of the record that last had a given one; null where a record has that one now, and where the record is
 * gone. One query.
 */
export function pastSlugReader(type: Named) {
  const currentOf = compiledQuery((db, slug: string) => movedSlugs(db, type).where('past_address.name', '=', slug));
  return async (db: Database, slug: string): Promise<string | null> => {
    const [found] = await currentOf(db, slug);
    return found === undefined ? null : String(found.slug);
  };
}

/** The same for many slugs at once: the slug of today by each of those that a record had before. One query. */
export async function currentSlugs(db: Database, type: Named, slugs: readonly string[]): Promise<Map<string, string>> {
  const rows = await movedSlugs(db, type).where('past_address.name', 'in', slugs).execute();
  return new Map(rows.map(({ past, slug }) => [String(past), String(slug)]));
}
