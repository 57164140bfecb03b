import { type AddressLead, mostAddresses } from '#shared/answers/own-addresses.ts';
import { callApi } from '../../session/client.ts';

type PendingLead = { address: string; resolve: (lead: AddressLead) => void; reject: (error: unknown) => void };

let waiting: PendingLead[] = [];

/** What an address leads to. Those that a screen asks about at once are one call. */
export const askLead = (address: string): Promise<AddressLead> =>
  new Promise((resolve, reject) => {
    if (waiting.length === 0) setTimeout(() => void askAll());
    waiting.push({ address, resolve, reject });
  });

async function askAll(): Promise<void> {
  const asked = waiting;
  waiting = [];
  const addresses = [...new Set(asked.map(({ address }) => address))];
  for (let from = 0; from < addresses.length; from += mostAddresses) {
    const part = addresses.slice(from, from + mostAddresses);
    const ofPart = asked.filter(({ address }) => part.includes(address));
    try {
      const { data } = await callApi('POST /admin/address-leads', { body: { addresses: part } });
      const leads = new Map(data.map((lead) => [lead.address, lead]));
      for (const { address, resolve, reject } of ofPart) {
        const lead = leads.get(address);
        if (lead === undefined) reject(new Error(`Nothing was said of ${address}.`));
        else resolve(lead);
      }
    } catch (error) {
      for (const { reject } of ofPart) reject(error);
    }
  }
}
