import { z } from 'zod';
import { namedRecord, text } from './parts.ts';

export const mostAddresses = 200;
/** The longest of them, in characters. */
export const longestAddress = 2_000;

export const addressLead = z.object({
  address: text.describe('As it was sent.'),
  leads: z
    .enum(['page', 'redirect', 'hidden', 'nothing', 'unknown', 'outside'])
    .describe(
      '`page`: a page at this address. `redirect`: one at another, which is `path`. `hidden`: a page that visitors do not see. ' +
        '`nothing`: no page. `unknown`: a file or a call, which nobody looks at. `outside`: another site, which is not asked.',
    ),
  path: text.nullable().describe('Where a visitor ends up, with parameters and anchor; null where no page is shown.'),
  record: namedRecord.nullable().describe('Whose page it is; null where it shows no single record.'),
  hidden_by: namedRecord
    .nullable()
    .describe('Of a hidden page: the nearest hidden record that it belongs to, where it is shown itself.'),
  shown_from: z.iso.datetime().nullable().describe('Of a hidden page: when it appears by itself; null where it does not.'),
});
export type AddressLead = z.infer<typeof addressLead>;
