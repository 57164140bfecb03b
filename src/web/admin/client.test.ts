import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adminApi, ApiError, endSession, onSignOut, type SignOutReason, storeToken } from './client.ts';

const stored = new Map<string, string>();
let reasons: SignOutReason[] = [];
let stop = () => {};
beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('fetch', async () => Response.json({ success: false, message: 'Vui lòng đăng nhập.' }, { status: 401 }));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  reasons = [];
  stop = onSignOut('after', (reason) => reasons.push(reason));
  storeToken('mot-ma');
});
afterEach(() => {
  stop();
  stored.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ask = async () => expect(adminApi.get('/api/admin/menu')).rejects.toThrow(ApiError);

it('a refused token ends the session once, whatever else was under way', async () => {
  await Promise.all([ask(), ask()]);
  await ask();
  expect(reasons).toEqual(['expired']);
});

it('whoever signed out is not told that the session has expired by a call that comes later', async () => {
  endSession('left');
  await ask();
  expect(reasons).toEqual(['left']);
  storeToken('ma-khac');
  await ask();
  expect(reasons).toEqual(['left', 'expired']);
});
