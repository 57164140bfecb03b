import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { addressReader } from './client-address.ts';

/** What is read of a request with this header, and what the operator is told. */
async function read(proxies: number, ...headers: (string | undefined)[]) {
  const bindings = { incoming: { socket: { remoteAddress: '10.9.8.7', remotePort: 1, remoteFamily: 'IPv4' } } };
  const told: string[] = [];
  const addressOf = addressReader(proxies, (sentence) => told.push(sentence));
  const app = new Hono().get('/', (context) => context.text(addressOf(context)));
  const seen: string[] = [];
  for (const header of headers) {
    const init = { headers: header === undefined ? {} : { 'X-Forwarded-For': header } };
    const answer = await app.request('/', init, bindings);
    seen.push(await answer.text());
  }
  return { seen, told };
}

it('the entry that the first trusted proxy wrote is the visitor', async () => {
  expect(await read(1, '6.6.6.6, 192.0.2.1:80', ' ,, 192.0.2.2 ,')).toEqual({ seen: ['192.0.2.1', '192.0.2.2'], told: [] });
  expect((await read(2, '6.6.6.6, 192.0.2.1, 10.0.0.1')).seen).toEqual(['192.0.2.1']);
});

it('the operator is told once when visitors would silently count as one', async () => {
  expect((await read(0, '192.0.2.1', '192.0.2.2')).told).toEqual([expect.stringContaining('TRUST_PROXY is 0')]);
  expect((await read(1, undefined, undefined)).told).toEqual([expect.stringContaining('TRUST_PROXY=1')]);
  const named = await read(1, 'unknown', 'Somebody', 'x'.repeat(500));
  expect(named.told).toEqual([expect.stringContaining('something else than addresses')]);
});

it('what is no address counts as the proxy that handed it on, so that nobody is counted anew for each try', async () => {
  const invented = ['unknown', 'Somebody', 'x'.repeat(500), '6.6.6.6, 999.1.1.1', '192.0.2.1, _hidden'];
  expect(new Set((await read(1, ...invented)).seen)).toEqual(new Set(['10.9.8.7']));
  expect((await read(2, 'unknown, 10.0.0.1', '192.0.2.1, 10.0.0.1')).seen).toEqual(['10.9.8.7', '192.0.2.1']);
});
