/** Counts what visitors search for. In: each search with how many results it has. Out: what was searched for most, and in vain. */

import type { RequestListener } from 'node:http';
import { sql } from 'kysely';
import type { SearchCount, SearchCounts } from '#shared/answers/search-counts.ts';
import { cleanLine } from '#shared/fields/clean-text.ts';
import { api, searchPagePath } from '#shared/paths.ts';
import { fold } from '#shared/text/fold.ts';
import { dayAt } from '#shared/formats/vi-date.ts';
import type { Dialect } from '#server/database/connect.ts';
import type { Database } from '#server/database/schema.ts';
import { logError } from '#server/observability/log.ts';

type SearchCountParts = { db: Database; dialect: Dialect; clock: () => Date };
type Counted = SearchCount & { day: string };

const maxLength = 80;
/** Different texts of a day; a flood of others is not counted. */
const maxTexts = 2_000;
const keptDays = 90;
/** In milliseconds, from the first search that is not yet written. */
const writeAfter = 5_000;

/** How many results a text had is remembered for as many texts as these: a kept answer does not tell. */
const maxTotals = 5_000;
const maxTyped = 200;

const listed = 50;

export type SearchCounter = ReturnType<typeof searchCounter>;

/** Counts what visitors search for, in memory, and writes it now and then: a write that fails loses its counts and nothing else. */
export function searchCounter({ db, dialect, clock }: SearchCountParts) {
  const totals = new Map<string, number>();
  const pending = new Map<string, Counted>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  let failed = false;

  /** Counts a search whose results were told before. */
  function count(sent: string): void {
    const typed = asTyped(sent);
    const results = totals.get(typed);
    const text = [...fold(cleanLine(typed))].slice(0, maxLength).join('').trim();
    if (results === undefined || text === '') return;
    found(typed, results);
    const day = dayAt(clock());
    const key = `${day} ${text}`;
    const times = pending.get(key)?.times ?? 0;
    if (times === 0 && pending.size >= maxTexts) return;
    pending.set(key, { day, text, results, times: times + 1 });
    timer ??= setTimeout(() => void flush(), writeAfter).unref();
  }

  /** Tells how many results a text has. */
  function found(text: string, results: number): void {
    const typed = asTyped(text);
    // A map keeps the order of insertion, so its first key is the least recently used.
    totals.delete(typed);
    totals.set(typed, results);
    if (totals.size > maxTotals) totals.delete(totals.keys().next().value ?? '');
  }

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (pending.size === 0) return;
    const counted = [...pending.values()];
    pending.clear();
    try {
      await writeCounts({ db, dialect, clock }, counted);
      failed = false;
    } catch (error) {
      if (!failed) logError('What visitors search for cannot be counted', error);
      failed = true;
    }
  }

  /** Writes what is counted so far. */
  const flush = (): Promise<void> => (writing = writing.then(write));

  return {
    found,
    count,
    flush,
    /** Counts a search once its answer has been sent, made for it or kept. Other requests cost a look at their address. */
    counted:
      (listener: RequestListener): RequestListener =>
      (request, response) => {
        // Who comes from the back office is no visitor.
        const isVisitor = request.headers.referer?.includes('/admin/') !== true;
        const text = request.method === 'GET' && isVisitor ? searchIn(request.url ?? '') : null;
        if (text !== null) response.once('finish', () => [200, 304].includes(response.statusCode) && count(text));
        listener(request, response);
      },
  };
}

const places = [
  { start: `${searchPagePath}?`, page: 'trang', type: 'loai' },
  { start: `${api.search}?`, page: 'page', type: 'type' },
];

/** What a visitor searched for with this address; null for other addresses, later pages and single types. */
function searchIn(url: string): string | null {
  const place = places.find(({ start }) => url.startsWith(start));
  if (place === undefined) return null;
  const query = new URLSearchParams(url.slice(place.start.length));
  return (query.get(place.page) || '1') === '1' && !query.get(place.type) ? query.get('q') : null;
}

const asTyped = (text: string) => text.trim().slice(0, maxTyped);

/** The first of a number of days, of which today is the last. */
const firstDay = (now: Date, days: number) => dayAt(new Date(now.getTime() - (days - 1) * 86_400_000));

/** Any number, as long as nothing else in the database takes a lock of the same number. */
const countsLock = 7_204_119;

const writeCounts = ({ db, dialect, clock }: SearchCountParts, counted: readonly Counted[]): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${countsLock})`.execute(transaction);
    await transaction.deleteFrom('search_count').where('day', '<', firstDay(clock(), keptDays)).execute();
    for (const [day, ofDay] of Map.groupBy(counted, (each) => each.day)) {
      const rows = await transaction.selectFrom('search_count').select('text').where('day', '=', day).execute();
      const known = new Set(rows.map(({ text }) => text));
      const fresh = ofDay.filter(({ text }) => !known.has(text)).slice(0, Math.max(0, maxTexts - known.size));
      const values = [...ofDay.filter(({ text }) => known.has(text)), ...fresh];
      if (values.length === 0) continue;
      await transaction
        .insertInto('search_count')
        .values(values)
        .onConflict((conflict) =>
          conflict.columns(['day', 'text']).doUpdateSet(({ ref }) => ({
            results: ref('excluded.results'),
            times: sql<number>`${ref('search_count.times')} + ${ref('excluded.times')}`,
          })),
        )
        .execute();
    }
  });

/** What was searched for most often in a number of days, of which today is the last. */
export async function readSearchCounts(db: Database, now: Date, days: number): Promise<SearchCounts> {
  // Days have one length, so that the greatest of these is that of the last day.
  const last = sql<string>`max(day || ' ' || results)`;
  const counts = db
    .selectFrom('search_count')
    .select(({ fn }) => ['text', fn.sum<number>('times').as('times'), last.as('last')])
    .where('day', '>=', firstDay(now, days))
    .groupBy('text')
    .orderBy('times', 'desc')
    .orderBy('text')
    .limit(listed);
  const [common, empty] = await Promise.all([counts.execute(), counts.having(last, 'like', '% 0').execute()]);
  const shown = (rows: typeof common) =>
    rows.map(({ text, times, last: told }) => ({ text, times, results: Number(told.slice(11)) }));
  return { common: shown(common), empty: shown(empty) };
}
