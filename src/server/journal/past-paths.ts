import { addressName } from '#server/public/address-name.ts';
import type { LeadOn } from '#server/public/page-routes.ts';
import type { ReadContext } from '#server/public/read-context.ts';

import { isReserved, wholePath } from './old-address.ts';
import { pathsOf, type SiteAddresses } from './site-addresses.ts';

/**
 * Where a path that no page answers leads on to: the page of the record that it was written down for. An address with its
 * parameters comes before the one without, whose parameters go along.
 */
export const pastPathReader =
  (addresses: SiteAddresses, reading: () => ReadContext): LeadOn =>
  async (pathname, search) => {
    const plain = addressName(pathname, '');
    const whole = addressName(pathname, search);
    const names = [...new Set([whole, plain])].filter((name) => name !== null);
    if (plain === null || isReserved(plain)) return null;
    const context = reading();
    const rows = await context.db
      .selectFrom('past_address')
      .select(['name', 'resource', 'record_id'])
      .where('place', '=', wholePath)
      .where('name', 'in', names)
      .execute();
    for (const name of names) {
      const row = rows.find((each) => each.name === name);
      const page = row && addresses.records.get(row.resource)?.page;
      const path = row && page && (await pathsOf(context, page, [row.record_id])).get(row.record_id);
      if (path) return { path, withParameters: name === plain && name !== whole };
    }
    return null;
  };
