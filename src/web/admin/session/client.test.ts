import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, callApi, endSession, onProofNeeded, onSignOut, reasonOf, type SignOutReason, storeToken } from './client.ts';

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

const ask = async () => expect(callApi('GET /admin/me')).rejects.toThrow(ApiError);

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

it('a call that needs the password again is made once more as it was, after it was given, and refused when it was not', async () => {
  const sent: unknown[] = [];
  let proven = false;
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    sent.push(body);
    if (proven) return Response.json({ success: true, data: 1 });
    return Response.json({ success: false, code: 'proof_needed', message: 'Hãy nhập lại mật khẩu.' }, { status: 403 });
  });
  const put = () => callApi('PUT /admin/accounts/:id', { at: { id: 1 }, body: { name: 'Mới' } });
  await expect(put()).rejects.toMatchObject({ code: 'proof_needed' });
  const asked: boolean[] = [];
  const ask = (given: boolean) =>
    onProofNeeded(async () => {
      asked.push(given);
      return (proven = given);
    });
  const forget = ask(false);
  await expect(put()).rejects.toMatchObject({ code: 'proof_needed' });
  forget();
  ask(true)();
  await expect(put()).rejects.toMatchObject({ code: 'proof_needed' });
  const stopAsking = ask(true);
  expect((await put()).data).toBe(1);
  stopAsking();
  expect(asked).toEqual([false, true]);
  expect(sent).toEqual(Array.from({ length: 5 }, () => '{"name":"Mới"}'));
  expect(reasons).toEqual([]);
});

it.each([
  ['no answer', new ApiError(0, {}), /có thể đã xong/],
  ['one that broke off', new ApiError(200, {}), /có thể đã xong/],
  ['that of a proxy', new ApiError(502, {}), /có thể đã xong/],
  ['the refusal of a proxy', new ApiError(413, {}), /^Máy chủ chưa trả lời được lúc này\./],
  ['one that knows no more', new ApiError(500, { message: 'Chưa rõ đã lưu hay chưa.' }), /^Chưa rõ đã lưu hay chưa\.$/],
  ['a refusal', new ApiError(409, { message: 'Còn 1 môn học.' }), /^Còn 1 môn học\.$/],
  ['faults', new ApiError(422, { message: 'Sai', errors: { name: ['Thiếu tên.'], slug: ['Trùng.'] } }), /^Thiếu tên\. Trùng\.$/],
])('of a change that got %s it is told what is known', (_answer, error, told) => {
  expect(reasonOf(error)).toMatch(told);
});
