import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AddressLead, mostAddresses } from '#shared/answers/own-addresses.ts';
import { askLead } from './ask-leads.ts';

const lead = (address: string): AddressLead => ({
  address,
  leads: 'nothing',
  path: null,
  record: null,
  hidden_by: null,
  shown_from: null,
});

/** Answers what it is asked, and keeps the addresses of each call. */
function answered() {
  const calls: string[][] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    expect(path).toBe('/api/admin/address-leads');
    const { addresses } = JSON.parse(String(body)) as { addresses: string[] };
    calls.push(addresses);
    return Response.json({ success: true, data: addresses.map(lead) });
  });
  return calls;
}

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('asks about all that a screen wants to know in one call, about each address once', async () => {
  const calls = answered();
  const leads = await Promise.all(['/a', '/b', '/a'].map(askLead));
  expect(leads.map(({ address }) => address)).toEqual(['/a', '/b', '/a']);
  expect(calls).toEqual([['/a', '/b']]);
  await askLead('/c');
  expect(calls).toHaveLength(2);
});

it('asks in as many calls as the server takes addresses', async () => {
  const calls = answered();
  await Promise.all(Array.from({ length: mostAddresses + 1 }, (_, index) => askLead(`/${index}`)));
  expect(calls.map(({ length }) => length)).toEqual([mostAddresses, 1]);
});

it('tells everyone who asked that it failed', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('away')));
  const outcomes = await Promise.allSettled(['/a', '/b'].map(askLead));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
