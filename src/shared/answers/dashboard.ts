import { z } from 'zod';
import { doer, journalEvent } from './journal.ts';
import { linkCounts } from './links.ts';
import { moment, namedRecord, text } from './parts.ts';
import { searchCounts } from './search-counts.ts';

/** What somebody who comes to the back office goes on with. Every list is short. */

export const draftToGoOn = namedRecord.extend({
  at: moment.describe('When it was saved last, ISO 8601.'),
  by: doer,
  is_own: z.boolean().describe('Whether the caller saved it last.'),
  is_beside: z
    .boolean()
    .describe('Whether it lies beside a version that visitors see; otherwise it is an article that none sees.'),
});
export type DraftToGoOn = z.infer<typeof draftToGoOn>;

export const comingMoment = namedRecord.extend({ at: moment, what: z.enum(['appears', 'hides']) });
export type ComingMoment = z.infer<typeof comingMoment>;

export const lastChange = journalEvent.extend({ count: z.int().describe('How many changes its batch holds.') });
export type LastChange = z.infer<typeof lastChange>;

export const dashboardWork = z.object({
  drafts: z.array(draftToGoOn).describe('Own ones first, then what was saved last; 50 at most.'),
  drafts_total: z.int(),
  coming: z.array(comingMoment).describe('What appears and what is hidden next, five at most.'),
  changes: z.array(lastChange).describe('The last change of each of the last eight batches.'),
  missing: z.array(z.object({ resource: text, field: text, count: z.int() })).describe('Records without what a visitor needs.'),
  links: linkCounts.describe('Links that the last check is certain of.'),
  unfound: searchCounts.shape.empty.describe('The five commonest searches of the last 30 days that found nothing the last time.'),
});
export type DashboardWork = z.infer<typeof dashboardWork>;
