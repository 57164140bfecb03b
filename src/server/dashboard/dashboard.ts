import type { DashboardWork } from '#shared/answers/dashboard.ts';
import { readComing } from './coming.ts';
import { readMissing } from './missing.ts';
import { readLinkCounts } from '#server/links/read-problems.ts';
import type { RecordTypes } from '#server/crud/model.ts';
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
