import { sql } from 'kysely';
import type { Description } from '#shared/content-types/description.ts';
import type { Database } from '#server/database/schema.ts';
import { slotsOf } from '#server/content-types/index.ts';
import { metaOf } from '#server/public/query.ts';
import type { ListAnswer, ListQuery } from './list-query.ts';
import { decodeRow, fieldsOfKind, loose, recordColumns } from './record.ts';

/** A page of records, without their sections: those are long, and no list shows them. */
export async function readList(db: Database, resource: Description, query: ListQuery): Promise<ListAnswer> {
  const { listQuery, attach } = slotsOf(resource);
  if (listQuery) return listQuery(db, query);

  const conditioned = conditionedTable(db, resource, query);
  const { total } = await conditioned.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const meta = metaOf(query, total);
  if (query.page > meta.last_page || total === 0) return { data: [], meta };

  const long = fieldsOfKind(resource.fields, 'sections');
  const rows = await conditioned
    .select(recordColumns(resource.fields).filter((column) => !long.includes(column)))
    .orderBy(sortExpression(resource, query.sortBy), query.descending ? 'desc' : 'asc')
    .orderBy('id')
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage)
    .execute();
  const records = rows.map((row) => decodeRow(resource.fields, row));
  return { data: attach ? await attach(db, records) : records, meta };
}

/**
 * A name sorts by its dictionary order. A moment that is not there sorts as the earliest, on both databases
 * alike, in words that an index can be made of.
 */
function sortExpression(resource: Description, sortBy: string) {
  if (sortBy === resource.title) return sql.ref('sort_name');
  return resource.fields[sortBy]?.kind === 'datetime' ? sql`coalesce(${sql.ref(sortBy)}, '')` : sql.ref(sortBy);
}

function conditionedTable(db: Database, resource: Description, { filters }: ListQuery) {
  const own = slotsOf(resource).filters ?? {};
  let query = loose(db).selectFrom(resource.table);
  for (const [key, value] of filters) {
    const condition = own[key];
    query = condition ? query.where(condition(value)) : query.where(key, '=', value);
  }
  return query;
}

/** What a dropdown offers: every record, hidden ones too, so that a form can show what a record already hangs on. */
export async function readDropdown(db: Database, resource: Description, query: ListQuery): Promise<Record<string, unknown>[]> {
  const parents = fieldsOfKind(resource.fields, 'reference');
  const status = fieldsOfKind(resource.fields, 'visibility');
  return conditionedTable(db, resource, query)
    .select(['id', resource.title, ...parents, ...status])
    .orderBy('order')
    .orderBy('id')
    .execute();
}
