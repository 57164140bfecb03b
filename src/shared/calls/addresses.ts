import { z } from 'zod';
import { addressLead, longestAddress, mostAddresses } from '#shared/answers/own-addresses.ts';
import { importOutcome, maxAddress, pastOwner, typedAddress, typedAddressesMeta } from '#shared/answers/past-addresses.ts';
import { required, tooLong, wrongType } from '#shared/fields/described.ts';
import { defineCalls } from './call.ts';
import { sentLabel } from './labels.ts';
import { flag, sent } from './reading.ts';

const pastAddresses = { tag: 'Old addresses', needs: 'content' } as const;

/** No name that is kept has such a character, and PostgreSQL refuses some. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const isPlain = (text: string) => !/[\u0000-\u001f]/.test(text);
const part = (label: string) =>
  sent(label).min(1, required(label)).max(maxAddress, `${label} quá dài`).refine(isPlain, `${label} không hợp lệ`);

/** What is sent of the old addresses of one record. */
export const addressBody = z.object({
  address: sent('Địa chỉ cũ').describe('A path of this site, or a whole address of any host, which is left out.'),
});
export const removedQuery = z.object({ place: part(sentLabel('place')), name: part(sentLabel('name')) });

const addresses = sentLabel('addresses');

/** Where addresses lead: those of today, and whole paths that led somewhere before. */
export const addressCalls = defineCalls(pastAddresses, {
  'POST /admin/address-leads': {
    tag: 'Addresses',
    id: 'readAddressLeads',
    summary: 'What addresses lead visitors to, in their order: a page, another one, a hidden one or nothing; nothing is changed',
    body: z.object({
      addresses: z
        .array(z.string(wrongType(addresses, 'văn bản')).max(longestAddress, tooLong(addresses, longestAddress)), {
          error: ({ input }) =>
            input === undefined || input === null ? required(addresses) : wrongType(addresses, 'một danh sách'),
        })
        .max(mostAddresses, `Mỗi lần chỉ hỏi được tối đa ${mostAddresses} địa chỉ`)
        .describe(
          "Paths of this site, whole addresses, or records by the path of their content type and their id, as 'vi-tri:12'.",
        ),
    }),
    data: z.array(addressLead),
  },
  'GET /admin/past-addresses': {
    id: 'listPastAddresses',
    summary: 'The whole paths that lead to records, in their order',
    query: z.object({ after: part(sentLabel('after')).optional().describe('The last name of the page before.') }),
    data: z.array(typedAddress),
    meta: typedAddressesMeta,
  },
  'GET /admin/past-addresses/owner': {
    id: 'getPastOwner',
    summary: 'The record whose old address a slug makes; null where there is none',
    query: z.object({
      resource: part(sentLabel('resource')).describe('The path of a content type.'),
      slug: part('Slug'),
    }),
    data: pastOwner.nullable(),
  },
  'POST /admin/past-addresses/import': {
    id: 'importPastAddresses',
    summary:
      'Has many whole paths lead to pages of this site: all of them or none; without `dry_run: false` it only tells what would happen',
    body: z.object({
      text: sent('Nội dung').describe(
        "Lines of 'old address, new address', parted by a tab, a semicolon or a comma; at most 5,000.",
      ),
      dry_run: flag(sentLabel('dry_run')).default(true).describe('Only tells what would happen, unless this is false.'),
    }),
    data: importOutcome,
  },
});
