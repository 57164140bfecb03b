import { addressName } from '#server/public/address-name.ts';
import type { LeadOn } from '#server/public/page-routes.ts';
import type { ReadContext } from '#server/public/read-context.ts';
import { isReserved, ownersOf } from './old-address.ts';
import { pathsOf, recordsById, type SiteAddresses } from './site-addresses.ts';

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
    const rows = await ownersOf(context, names);
    for (const name of names) {
      const row = rows.find((each) => each.name === name);
      const page = row && addresses.records.get(row.resource)?.page;
      const path = row && page && (await pathsOf(context, page, [row.record_id])).get(row.record_id);
      if (path) return { path, withParameters: name === plain && name !== whole };
    }
    return null;
  };

/** The records that these whole paths were written down for, as far as they are there, by the path. */
export async function pastPathsOf(context: ReadContext, addresses: SiteAddresses, names: Iterable<string>) {
  const rows = await ownersOf(context, names);
  const recordOf = await recordsById(context, addresses, rows);
  return new Map(
    rows.flatMap(({ name, resource, record_id }) => {
      const record = recordOf(resource, record_id);
      return record === null ? [] : [[name, record]];
    }),
  );
}
