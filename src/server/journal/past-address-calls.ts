import { z } from 'zod';
import { required } from '#shared/fields/described.ts';
import { flag, sent } from '#shared/calls/reading.ts';
import { sentLabel } from '#shared/calls/labels.ts';
import { maxAddress } from '#server/public/address-name.ts';

/** What the calls about old addresses read; the API document is made from the same schemas. */

export const addressBody = z.object({
  address: sent('Địa chỉ cũ').describe('A path of this site, or a whole address of any host, which is left out.'),
});

export const importBody = z.object({
  text: sent('Nội dung').describe("Lines of 'old address, new address', parted by a tab, a semicolon or a comma; at most 5,000."),
  dry_run: flag(sentLabel('dry_run')).default(true).describe('Only tells what would happen, unless this is false.'),
});

/** No name that is kept has such a character, and PostgreSQL refuses some. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const isPlain = (text: string) => !/[\u0000-\u001f]/.test(text);
const part = (label: string) =>
  sent(label).min(1, required(label)).max(maxAddress, `${label} quá dài`).refine(isPlain, `${label} không hợp lệ`);

export const removedQuery = z.object({ place: part(sentLabel('place')), name: part(sentLabel('name')) });
export const typedQuery = z.object({ after: part(sentLabel('after')).optional().describe('The last name of the page before.') });
export const ownerQuery = z.object({
  resource: part(sentLabel('resource')).describe('The path of a content type.'),
  slug: part('Slug'),
});
