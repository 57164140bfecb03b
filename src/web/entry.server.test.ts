import type { EntryContext } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { apiContext, siteContext } from './api.ts';
import handleRequest, { loadContext } from './entry.server.tsx';
import { listOrEmpty } from './public/layout/list-or-empty.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** What the answer says of caches, after a loader has asked for a list. */
async function cacheControl(status: number) {
  const context = loadContext(async () => {
    return { status, answer: status === 200 ? { success: true, data: [] } : { success: false, message: 'Có lỗi xảy ra' } };
  }, '');
  await listOrEmpty(context.get(apiContext), '/api/menu');
  // Asked for its head only, a page is not rendered.
  const request = new Request('http://site.test/mon-hoc', { method: 'HEAD' });
  const response = await handleRequest(request, 200, new Headers(), {} as EntryContext, context);
  return response.headers.get('Cache-Control');
}

it('a page that lacks a list is kept by no cache', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await cacheControl(500)).toBe('no-cache');
});

it('a whole page leaves it to the server who keeps it', async () => {
  expect(await cacheControl(200)).toBeNull();
});

it('what every page carries of the school is one thing for all of them, by which parts that they share are known', async () => {
  const data = { name: 'Trường', quy_tac_uu_tien: [], uu_tien_minh_hoa: false };
  const ofPage = () => loadContext(async () => ({ status: 200, answer: { success: true, data } }), '').get(siteContext)();
  const site = await ofPage();
  expect(site).toEqual({ name: 'Trường' });
  expect(await ofPage()).toBe(site);
});
