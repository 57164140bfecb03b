import { z } from 'zod';
import { recordCounts } from '#shared/answers/records.ts';
import { readStats, statsShape } from './stats.ts';
import type { RecordTypes } from '#server/crud/model.ts';
import type { Database } from '#server/database/schema.ts';
import { countUndescribed } from '#server/picture-library/library-index.ts';

/** What the dashboard's call answers: how many records there are, and what waits to be done. */
export const siteStatsShape = (types: RecordTypes) => () =>
  new Map([
    [
      recordCounts,
      statsShape(types).extend({
        anh_thieu_mo_ta: z.int().describe('Pictures without a description that a page shows large.'),
      }),
    ],
  ]);

export async function siteStats(reading: { db: Database; types: RecordTypes }): Promise<Record<string, number>> {
  return { ...(await readStats(reading.db, reading.types)), anh_thieu_mo_ta: await countUndescribed(reading) };
}
