import { sql } from 'kysely';
import type { ComingMoment } from '#shared/answers/dashboard.ts';
import { hideAtField } from '#shared/content-types/hide-at.ts';
import type { Database } from '#server/database/schema.ts';
import { hidingTypes } from '#server/timed-hiding/hide-due.ts';
import { loose } from '#server/crud/record.ts';
import type { RecordType, RecordTypes } from '#server/crud/model.ts';

/** The moments that are told at once. */
const most = 5;

/** What appears and what is hidden next, by time: a query for each type and kind of moment, each of a few rows of an index. */
export async function readComing(db: Database, types: RecordTypes, now: Date): Promise<ComingMoment[]> {
  const found = await Promise.all(
    hidingTypes(types).flatMap(({ type, on }) => [
      readNext(db, type, { column: hideAtField, on, what: 'hides' }, now),
      ...(type.description.appearsAt === undefined
        ? []
        : [readNext(db, type, { column: type.description.appearsAt, on, what: 'appears' }, now)]),
    ]),
  );
  return found
    .flat()
    .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
    .slice(0, most);
}

type Asked = { column: string; on: string | number; what: ComingMoment['what'] };

async function readNext(
  db: Database,
  { description }: RecordType,
  { column, on, what }: Asked,
  now: Date,
): Promise<ComingMoment[]> {
  const { table, title, path, appearsAt } = description;
  // In the words of the index on it: lists sort by a moment that may be missing.
  const moment = column === appearsAt ? sql<string>`coalesce(${sql.ref(column)}, '')` : sql.ref<string>(column);
  const rows = await loose(db)
    .selectFrom(table)
    .select(['id', title, column])
    .where('status', '=', on)
    .where(moment, '>', now.toISOString())
    .orderBy(moment)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map((row) => ({ resource: path, id: Number(row['id']), title: String(row[title]), at: String(row[column]), what }));
}
