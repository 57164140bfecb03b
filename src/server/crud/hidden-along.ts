import { type RawBuilder, sql } from 'kysely';
import type { HiddenAlong } from '#shared/answers/batch.ts';
import { shown } from '#shared/fields/visibility.ts';
import { countOf } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { loose } from './record.ts';
import type { RecordType } from './model.ts';

/** Whether records of a type are shown or hidden by a status of their own. */
export const hasVisibility = ({ description: { fields } }: RecordType): boolean => fields['status']?.kind === 'visibility';

type Ids = RawBuilder<number>;

/**
 * What visitors would not see any more if these records were hidden: shown records that hang on them, at any depth. One count
 * for each content type below, each over what is shown of the level above.
 */
export async function readHiddenAlong(db: Database, type: RecordType, ids: readonly number[]): Promise<HiddenAlong> {
  if (!hasVisibility(type) || ids.length === 0) return [];
  // As text: there may be more of them than a statement takes parameters.
  const chosen = sql<number>`${sql.raw(ids.join(','))}`;
  return countBelow(
    db,
    type,
    sql<number>`select id from ${sql.table(type.description.table)} where id in (${chosen}) and status = ${shown}`,
  );
}

async function countBelow(db: Database, above: RecordType, ids: Ids): Promise<HiddenAlong> {
  const all: HiddenAlong = [];
  for (const { type, column } of above.children) {
    if (type.parent?.column !== column || !hasVisibility(type)) continue;
    const { path, table } = type.description;
    const isBelow = sql<boolean>`${sql.ref(column)} in (${ids})`;
    const count = await countOf(loose(db).selectFrom(table).where(isBelow).where('status', '=', shown));
    if (count === 0) continue;
    all.push({ resource: path, count });
    // What hangs on its own type has one level.
    if (type === above) continue;
    all.push(
      ...(await countBelow(db, type, sql<number>`select id from ${sql.table(table)} where ${isBelow} and status = ${shown}`)),
    );
  }
  return all;
}
