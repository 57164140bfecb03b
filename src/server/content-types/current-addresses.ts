import { recordTypes } from '#server/crud/record-types.ts';
import { readOwnAddresses } from '#server/journal/own-address.ts';
import { addressesOf, type SiteAddresses } from '#server/journal/site-addresses.ts';
import type { Follow, PublicList } from '#server/public/public-list.ts';
import type { ContentType } from './content-type.ts';

/** The content types, where lists that hold addresses give visitors those of today. */
export function withCurrentAddresses(types: readonly ContentType[]): ContentType[] {
  const addresses = addressesOf(recordTypes(types));
  return types.map((type) => {
    const { list } = type;
    return list === 'none' || list.follow === undefined ? type : { ...type, list: following(list, list.follow, addresses) };
  });
}

/** The page of a record is followed to where it is now; what leads elsewhere, or nowhere, stays as it was written. */
const following = (list: PublicList, follow: Follow, addresses: SiteAddresses): PublicList => ({
  ...list,
  async read(context, given) {
    const answered = await list.read(context, given);
    const paths = follow.addressesIn(answered.data).filter((address) => address !== null);
    if (paths.length === 0) return answered;
    const leads = await readOwnAddresses(context, addresses, paths);
    const leadOf = (address: string | null) => (address === null ? undefined : leads.get(address));
    const data = follow.followed(answered.data, {
      now(address) {
        const lead = leadOf(address);
        return lead?.leads === 'redirect' ? lead.path : address;
      },
      isHidden: (address) => leadOf(address)?.leads === 'hidden',
      isMissing: (address) => leadOf(address)?.leads === 'nothing',
    });
    return { ...answered, data };
  },
});
