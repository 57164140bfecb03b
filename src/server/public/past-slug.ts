import type { Description } from '#shared/content-types/description.ts';
import { isLastOwner } from '#server/crud/past-address.ts';
import { loose } from '#server/crud/record.ts';
import { compiledQuery } from '#server/database/compiled-query.ts';
import type { Database } from '#server/database/schema.ts';

/**
 * Reads the slug of today of the record that last had a given one; null where a record has that one now, hidden or not, and
 * where the record is gone. One query.
 */
export function pastSlugReader({ name, path, table }: Pick<Description, 'name' | 'path' | 'table'>) {
  const currentOf = compiledQuery((db, slug: string) =>
    loose(db)
      .selectFrom('past_address')
      .innerJoin(`${table} as target`, 'target.id', 'past_address.record_id')
      .select('target.slug')
      .where('past_address.place', '=', path)
      .where('past_address.name', '=', slug)
      .where('past_address.resource', '=', name)
      .where(isLastOwner)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom(`${table} as owner`).select('owner.id').where('owner.slug', '=', slug))),
      ),
  );
  return async (db: Database, slug: string): Promise<string | null> => {
    const [found] = await currentOf(db, slug);
    return found === undefined ? null : String(found.slug);
  };
}

/** The same for many slugs at once: the slug of today by each of those that a record had before. One query. */
export async function currentSlugs(
  db: Database,
  { name, path, table }: Pick<Description, 'name' | 'path' | 'table'>,
  slugs: readonly string[],
): Promise<Map<string, string>> {
  const rows = await loose(db)
    .selectFrom('past_address')
    .innerJoin(`${table} as target`, 'target.id', 'past_address.record_id')
    .select(['past_address.name as past', 'target.slug'])
    .where('past_address.place', '=', path)
    .where('past_address.name', 'in', slugs)
    .where('past_address.resource', '=', name)
    .where(isLastOwner)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom(`${table} as owner`).select('owner.id').whereRef('owner.slug', '=', 'past_address.name'))),
    )
    .execute();
  return new Map(rows.map(({ past, slug }) => [String(past), String(slug)]));
}
