import type { AddressLead } from '#shared/answers/own-addresses.ts';
import { whenShown } from '#shared/content-types/when-shown.ts';
import { ownPath } from '#shared/addresses/own-path.ts';
import { isHidden } from '#server/crud/status-values.ts';
import { withHiddenBy } from '#server/crud/hidden-by.ts';
import { rowsById } from '#server/crud/record.ts';
import { idsOf } from '#server/database/ids-of.ts';
import type { ReadContext } from '#server/public/read-context.ts';
import { readOwnAddresses } from './own-address.ts';
import { type FoundRecord, recordsNamed, type SiteAddresses } from './site-addresses.ts';

type Found = { leads: AddressLead['leads']; path: string | null; record: FoundRecord | null };

const outside: Found = { leads: 'outside', path: null, record: null };

/**
 * What each of these addresses leads visitors to, in their order, and why a hidden page is. `origins`: what this site is known by.
 * Other sites are never asked. The number of queries does not grow with the addresses but by hundreds.
 */
export async function readLeads(
  context: ReadContext,
  addresses: SiteAddresses,
  origins: readonly string[],
  asked: readonly string[],
): Promise<AddressLead[]> {
  const paths = new Map(asked.map((address) => [address, ownPath(address, origins)]));
  const ownPaths = [...paths.values()].filter((path) => path !== null);
  const own = await readOwnAddresses(context, addresses, ownPaths);
  const records = await recordsNamed(context, addresses, asked);
  const found = asked.map((address): Found => {
    const record = records.get(address);
    if (record === undefined) return own.get(paths.get(address) ?? '') ?? outside;
    const path = record?.path ?? null;
    return { leads: path !== null ? 'page' : record === null ? 'nothing' : 'hidden', path, record };
  });
  const hidden = found.flatMap(({ leads, record }) => (leads === 'hidden' && record !== null ? [record] : []));
  const reasons = await readReasons(context, hidden);
  return found.map(({ leads, path, record }, index) => ({
    address: asked[index] ?? '',
    leads,
    path,
    record: record && { resource: record.type.description.path, id: record.id, title: record.title },
    hidden_by: null,
    shown_from: null,
    ...(leads === 'hidden' && record !== null && reasons.get(keyOf(record))),
  }));
}

type Reason = Pick<AddressLead, 'hidden_by' | 'shown_from'>;

const keyOf = ({ type, id }: FoundRecord) => `${type.description.path} ${id}`;

/** Why visitors do not see these records: what they belong to, or a moment that is still ahead; neither where it is their own status. */
async function readReasons({ db }: ReadContext, records: readonly FoundRecord[]): Promise<Map<string, Reason>> {
  const reasons = new Map<string, Reason>();
  for (const [type, ofType] of Map.groupBy(records, (record) => record.type)) {
    const { description, slots } = type;
    const ids = idsOf(ofType);
    const rows = await rowsById(db, description.table, ids, ['id', ...whenShown(description)]);
    const shown = rows.filter((row) => !isHidden(description, row['status']));
    const open = shown.map((row) => ({ id: Number(row['id']), row }));
    for (const { id, row, hidden_by = null } of await withHiddenBy(db, type, open))
      reasons.set(`${description.path} ${id}`, {
        hidden_by,
        shown_from: hidden_by === null ? (slots.shownFrom?.(row) ?? null) : null,
      });
  }
  return reasons;
}
