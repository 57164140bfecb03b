import { onContentChange } from '#server/crud/write-context.ts';
import type { RecordType } from '#server/crud/model.ts';
import { compiledQuery } from '#server/database/compiled-query.ts';
import type { Database } from '#server/database/schema.ts';
import { chunksOf } from '#server/database/chunks-of.ts';
import { linksOfRecords } from './found-links.ts';

const listedOf = compiledQuery((db, resource: string) =>
  db.selectFrom('link_place').select('record_id').distinct().where('resource', '=', resource),
);

/** Has links leave the list as soon as a save took them out of the last place where they stood. Returns the way to stop. */
export const forgetChangedPlaces = (db: Database, types: readonly RecordType[]): (() => void) =>
  onContentChange(db, async (changes) => {
    // Whoever saved it has done so.
    if (changes === null) return;
    for (const [resource, those] of Map.groupBy(changes, (change) => change.resource)) {
      const type = types.find(({ description }) => description.name === resource);
      if (type === undefined) continue;
      const changed = new Set(those.map(({ id }) => id));
      // A batch may change twenty thousand records; those with a link that is listed are few.
      const rows = await listedOf(db, type.description.path);
      const ids = rows.map(({ record_id: id }) => id).filter((id) => changed.has(id));
      for (const some of chunksOf(ids)) await forget(db, type, some);
    }
  });

async function forget(db: Database, type: RecordType, ids: readonly number[]): Promise<void> {
  const places = await db
    .selectFrom('link_place')
    .innerJoin('link_problem', 'link_problem.id', 'link_place.link_id')
    .select(['link_id', 'place', 'record_id', 'field', 'address'])
    .where('resource', '=', type.description.path)
    .where('record_id', 'in', [...ids])
    .execute();
  if (places.length === 0) return;
  const held = await linksOfRecords(db, type, [...new Set(places.map(({ record_id: id }) => id))]);
  const gone = places.filter(({ record_id: id, field, address }) => !held.get(id)?.has(`${field} ${address}`));
  for (const { link_id: link, place } of gone)
    await db.deleteFrom('link_place').where('link_id', '=', link).where('place', '=', place).execute();
  for (const some of chunksOf(new Set(gone.map(({ link_id: link }) => link))))
    await db
      .deleteFrom('link_problem')
      .where('id', 'in', some)
      .where('more_places', '=', 0)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('link_place').select('place').whereRef('link_place.link_id', '=', 'link_problem.id'))),
      )
      .execute();
}
