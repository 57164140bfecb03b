import { sql } from 'kysely';
import type { ComingMoment, DashboardWork } from '#shared/answers/dashboard.ts';
import { hideAtField } from '#shared/content-types/hide-at.ts';
import { loose } from '#server/crud/record.ts';
import { hidingTypes } from '#server/timed-hiding/hide-due.ts';
import { readLinkCounts } from '#server/links/read-problems.ts';
import type { RecordType, RecordTypes } from '#server/crud/model.ts';
import type { Database } from '#server/database/schema.ts';
import { readDraftsToGoOn } from './drafts-to-go-on.ts';
import { readLastChanges } from '#server/journal/events.ts';
import type { MayChange } from '#server/crud/caller.ts';
import { readSearchCounts } from '#server/search/search-counts.ts';

const changes = 8;
const searches = 5;
const searchedDays = 30;

/** What somebody who comes to the back office goes on with. */
export async function readDashboard(
  { db, types, now }: { db: Database; types: RecordTypes; now: Date },
  caller: number,
  mayChange: MayChange,
): Promise<DashboardWork> {
  const [{ drafts, total }, coming, last, missing, { empty }, links] = await Promise.all([
    readDraftsToGoOn(db, types, caller),
    readComing(db, types, now),
    readLastChanges(db, types, changes, mayChange),
    readMissing(db),
    readSearchCounts(db, now, searchedDays),
    readLinkCounts(db),
  ]);
  return { drafts, drafts_total: total, coming, changes: last, missing, unfound: empty.slice(0, searches), links };
}

/** The moments that are told at once. */
const mostMoments = 5;

/** What appears and what is hidden next, by time: a query for each type and kind of moment, each of a few rows of an index. */
async function readComing(db: Database, types: RecordTypes, now: Date): Promise<ComingMoment[]> {
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
    .slice(0, mostMoments);
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
    .limit(mostMoments)
    .execute();
  return rows.map((row) => ({ resource: path, id: Number(row['id']), title: String(row[title]), at: String(row[column]), what }));
}

/** Majors without a code, and positions that lead to no major. Long columns are not read: references have rows of their own. */
async function readMissing(db: Database): Promise<DashboardWork['missing']> {
  const counts = await db
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('nganh_hoc')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('ma_nganh', '=', '')
        .as('codes'),
      selectFrom('vi_tri')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where(({ not, exists, selectFrom: select }) =>
          not(
            exists(
              select('record_link')
                .select('record_link.place')
                .where('record_link.resource', '=', 'position')
                .whereRef('record_link.record_id', '=', 'vi_tri.id')
                .where('record_link.field', '=', 'nganh_hoc_ids'),
            ),
          ),
        )
        .as('majors'),
    ])
    .executeTakeFirstOrThrow();
  return [
    { resource: 'nganh-hoc', field: 'ma_nganh', count: Number(counts.codes) },
    { resource: 'vi-tri', field: 'nganh_hoc_ids', count: Number(counts.majors) },
  ];
}
