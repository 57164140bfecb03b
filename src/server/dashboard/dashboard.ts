import { sql } from 'kysely';
import { z } from 'zod';
import { recordCounts } from '#shared/answers/records.ts';
import { dashboardCounts } from '#shared/content-types/dashboard.ts';
import type { ComingMoment, DashboardWork, DraftToGoOn } from '#shared/answers/dashboard.ts';
import { hideAtField } from '#shared/content-types/hide-at.ts';
import { loose } from '#server/crud/record.ts';
import { hidingTypes } from '#server/timed-hiding/hide-due.ts';
import { readLinkCounts } from '#server/links/read-problems.ts';
import type { RecordType, RecordTypes } from '#server/crud/model.ts';
import type { Database } from '#server/database/schema.ts';
import { statusValues } from '#server/crud/status-values.ts';
import { countOf } from '#server/database/paging.ts';
import { doerOf } from '#server/journal/entries.ts';
import { readDrafts, readLastChanges } from '#server/journal/events.ts';
import { countUndescribed } from '#server/picture-library/library-index.ts';
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

type MomentKind = { column: string; on: string | number; what: ComingMoment['what'] };

async function readNext(db: Database, { description }: RecordType, { column, on, what }: MomentKind, now: Date) {
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

type UnseenRow = { id: number; title: string; at: string; by: number | null; name: string | null };

/** Drafts that are given at once. */
const mostDrafts = 50;

/** Records of a type that waits for a moment which nobody sees yet; the status is written into the query, so that its index is used. */
const unpublished = (db: Database, { description }: RecordType) =>
  loose(db)
    .selectFrom(description.table)
    .where(sql.ref(`${description.table}.status`), '=', sql.lit(statusValues(description)?.off));

/** What nobody sees yet and changes that lie beside what visitors see: own ones first, then what was saved last. */
async function readDraftsToGoOn(db: Database, types: RecordTypes, caller: number) {
  const waiting = types.all.filter(({ description }) => description.appearsAt !== undefined);
  const rowsOf = async (type: RecordType) => {
    const { table, title } = type.description;
    const columns = () =>
      unpublished(db, type)
        .leftJoin('admin', 'admin.id', `${table}.updated_by`)
        .select([
          `${table}.id`,
          `${table}.${title} as title`,
          `${table}.updated_at as at`,
          `${table}.updated_by as by`,
          'admin.name',
        ])
        .orderBy(`${table}.updated_at`, 'desc')
        .orderBy(`${table}.id`, 'desc')
        .limit(mostDrafts);
    const [own, all, count] = await Promise.all([
      columns().where(`${table}.updated_by`, '=', caller).execute(),
      columns().execute(),
      countOf(unpublished(db, type)),
    ]);
    return { resource: type.description.path, rows: [...own, ...all], count };
  };
  const [beside, ...unseen] = await Promise.all([readDrafts(db, types), ...waiting.map(rowsOf)]);
  const found = new Map<string, DraftToGoOn>();
  const add = (entry: Omit<DraftToGoOn, 'is_own'>) => {
    const key = `${entry.resource} ${entry.id}`;
    const known = found.get(key);
    if (known === undefined || known.at < entry.at) found.set(key, { ...entry, is_own: entry.by?.id === caller });
  };
  for (const { resource, rows } of unseen)
    for (const { id, title, at, by, name } of rows as readonly UnseenRow[])
      add({ resource, id, title, at, by: doerOf({ by, name }), is_beside: false });
  for (const { resource, id, title, at, by } of beside) add({ resource, id, title: title ?? '', at, by, is_beside: true });
  const drafts = [...found.values()].sort(
    (a, b) => Number(b.is_own) - Number(a.is_own) || (a.at > b.at ? -1 : a.at < b.at ? 1 : b.id - a.id),
  );
  return { drafts: drafts.slice(0, mostDrafts), total: unseen.reduce((sum, { count }) => sum + count, beside.length) };
}

const countsOf = ({ all }: RecordTypes) => dashboardCounts(all.map(({ description }) => description));

/** What the dashboard's call answers: how many records there are, and what waits to be done. */
export const statsShape = (types: RecordTypes) => () => {
  const counts = Object.fromEntries(countsOf(types).map(({ key }) => [key, z.int()]));
  const undescribed = z.int().describe('Pictures without a description that a page shows large.');
  return new Map([[recordCounts, z.object({ ...counts, anh_thieu_mo_ta: undescribed })]]);
};

/** All numbers of the dashboard, hidden records counted too: of records in one query. */
export async function readStats(reading: { db: Database; types: RecordTypes }): Promise<Record<string, number>> {
  const counts = countsOf(reading.types).map(({ key, description, only }) => {
    const condition = only === null ? sql`` : sql` where ${sql.ref(only.field)} = ${only.value}`;
    return sql`(select count(*) from ${sql.table(description.table)}${condition}) as ${sql.ref(key)}`;
  });
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(reading.db);
  return { ...rows[0], anh_thieu_mo_ta: await countUndescribed(reading) };
}
