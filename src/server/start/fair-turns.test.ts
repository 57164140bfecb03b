import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { fairQueue } from '#server/http/fair-queue.ts';
import { fairTurns } from './fair-turns.ts';

/** Those who ask for pages, one of which is made at a time and five of which may wait. */
function setUp() {
  const pages = fairQueue({ concurrency: 1, maxWaiting: 5, patience: 60_000, holds: 60_000 });
  const takeTurn = fairTurns(0, { pages, searches: pages, sharePictures: pages, enquiries: pages });
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (address: string) => {
    const request = { url: '/nganh', headers: {}, socket: { remoteAddress: address } } as unknown as IncomingMessage;
    const work = async () => {
      began.push(address);
      await new Promise<void>((resolve) => ends.push(resolve));
      return 200;
    };
    return takeTurn(request, new EventEmitter() as ServerResponse, work).catch(({ status }: { status: number }) => status);
  };
  const endAll = async () => {
    while (pages.waiting + pages.running > 0) {
      ends.shift()?.();
      await nextTurn();
    }
  };
  return { began, ask, endAll };
}

it('whoever asks from each /64 of a wider network waits behind his own requests, and keeps nobody out', async () => {
  const { began, ask, endAll } = setUp();
  const many = Array.from({ length: 6 }, (_, at) => ask(`2001:db8:1:${at + 1}::1`));
  await nextTurn();
  await nextTurn();
  const others = [ask('203.0.113.4'), ask('2001:db8:2::1')];
  await endAll();
  expect(await Promise.all(others)).toEqual([200, 200]);
  expect((await Promise.all(many)).toSorted()).toEqual([200, 200, 200, 200, 503, 503]);
  expect(began.slice(0, 4)).toEqual(['2001:db8:1:1::1', '2001:db8:1:2::1', '203.0.113.4', '2001:db8:2::1']);
});

it('parts of a wider network take turns within it', async () => {
  const { began, ask, endAll } = setUp();
  const asked = ['2001:db8:1:1::1', '2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:100::1', '203.0.113.4'].map(ask);
  await endAll();
  expect(await Promise.all(asked)).toEqual([200, 200, 200, 200, 200]);
  expect(began).toEqual(['2001:db8:1:1::1', '203.0.113.4', '2001:db8:1:100::1', '2001:db8:1:2::1', '2001:db8:1:1::1']);
});

it.each([
  ['enquiries', ['/api/enquiries', '/api/enquiries?a=1', '/api/enquiries?', '/api/%65nquiries']],
  [
    'searches',
    [
      '/search?q=a',
      '/Search?q=a',
      '/search.data?q=a',
      '/api/search?q=a',
      '/api/search/suggestions?q=a',
      '/%73earch?q=a',
      '//search?q=a',
      '/search/?q=a',
      '/api/%73earch?q=a',
      '/api/sear%63h/suggestions?q=a',
    ],
  ],
  ['sharePictures', ['/chia-se/nghe-nghiep/a/0123456789abcdef.jpg', '/%63hia-se/nghe-nghiep/a/0123456789abcdef.jpg']],
] as const)('%s wait in their own line, however their address is written', async (line, urls) => {
  const queue = () => fairQueue({ concurrency: 1, maxWaiting: 5, patience: 60_000, holds: 60_000 });
  const pages = queue();
  const queues = { pages, searches: pages, sharePictures: pages, enquiries: pages, [line]: queue() };
  const takeTurn = fairTurns(0, queues);
  for (const url of urls) {
    const request = { url, headers: {}, socket: { remoteAddress: '203.0.113.4' } } as unknown as IncomingMessage;
    const running = async () => [pages.running, queues[line].running];
    expect(await takeTurn(request, new EventEmitter() as ServerResponse, running), url).toEqual([0, 1]);
  }
});
