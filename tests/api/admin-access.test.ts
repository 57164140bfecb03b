import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { signIn } from '../support/sign-in.ts';

describe.each(dialects)('the door of the back office on %s', (dialect) => {
  let test: TestApp;
  let token: string;
  beforeAll(async () => {
    test = await createTestApp(dialect);
    token = await signIn(test);
  });
  afterAll(() => test.close());

  /** Every call below /api/admin, from the routes themselves, so that a new one cannot be forgotten. */
  const calls = () => {
    const found = new Set(
      test.app.routes
        .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/admin'))
        .map(({ method, path }) => `${method} ${path.replace(/:\w+(\{[^}]*\})?/g, '1')}`),
    );
    return [...found].map((call) => call.split(' ') as [method: string, path: string]);
  };

  it('has the calls it should have', () => {
    const found = calls().map(([method, path]) => `${method} ${path}`);
    // Fourteen resources of seven calls, ten uploads, eleven dropdowns; login, stats, what to go on with, search-counts, one that finds
    // records of all; fifteen of one's own account, eight of others', two of the rules of all, the security events; seven of each resource's versions and
    // drafts, six of the journal and the trash; five of the previews of eleven, one of the uses of each, two of who lists them of
    // four; three of the old addresses of eight, three of all of them; the facts of three, counted, read and saved; five of the
    // settings of the site; four of the spreadsheets of eleven, and three of plans; eight of the pictures; four of the links; what addresses lead to; eight of enquiries.
    const ofContent = 14 * 7 + 10 + 11;
    const ofAccounts = 15 + 8 + 2 + 1;
    // Four of whoever cannot sign in, two of what one is told of by mail, two of how mail is doing.
    const ofMail = 4 + 2 + 2;
    // Five of what one has put aside, one that searches enquiries.
    const ofLater = 5 + 1;
    const ofPast = 14 * 7 + 6 + 11 * 5 + 14 + 4 * 2 + 8 * 3 + 3;
    expect(found).toHaveLength(
      ofContent + 5 + ofAccounts + ofPast + 1 + 3 * 2 + 5 + 4 * 11 + 3 + 8 + 4 + 1 + 8 + ofMail + ofLater,
    );
    expect(found).toContain('POST /api/admin/mon-hoc/1/image');
    expect(found).toContain('POST /api/admin/nganh-hoc/1/image');
    expect(found).toContain('GET /api/admin/danh-muc/dropdown');
  });

  it('stays shut for a token in another place or of another kind', async () => {
    for (const headers of [
      { Authorization: token },
      { Authorization: `Basic ${token}` },
      { Cookie: `token=${token}` },
      { Authorization: `Bearer ${token}x` },
    ]) {
      expect((await test.request('/api/admin/me', { headers })).status).toBe(401);
    }
    expect((await test.request(`/api/admin/me?token=${token}`)).status).toBe(401);
    expect((await test.request('/api/admin/me', { headers: { Authorization: `bearer ${token}` } })).status).toBe(200);
  });

  it('stays shut where there is nothing behind it, and for a hidden way in', async () => {
    for (const path of [
      '/api/admin',
      '/api/admin/',
      '/api/admin/khong-co',
      '/api/admin/LOGIN',
      '/api/admin//me',
      '/api/admin/login/../me',
    ]) {
      expect([401, 404], path).toContain((await test.request(path)).status);
    }
    expect((await test.request('/api/admin/me', { method: 'HEAD' })).status).toBe(401);
  });

  it('lets in who signed in, tells what does not exist, and which methods a call takes', async () => {
    expect((await test.json('/api/admin/khong-co', { token })).status).toBe(404);
    const wrong = await test.json('/api/admin/menu/1', { method: 'POST', token });
    expect(wrong.status).toBe(405);
    expect(wrong.headers.get('Allow')?.split(', ')).toEqual(expect.arrayContaining(['GET', 'PUT', 'DELETE']));
    expect((await test.json('/api/admin/login', { token })).status).toBe(405);
  });
});

describe('other origins', () => {
  const origin = 'https://app.example.edu.vn';
  const ask = async (corsOrigins: string[], from: string) => {
    const test = await createTestApp('sqlite', { corsOrigins });
    try {
      const headers = {
        Origin: from,
        'Access-Control-Request-Method': 'PUT',
        'Access-Control-Request-Headers': 'authorization,content-type',
      };
      const preflight = await test.request('/api/admin/menu/1', { method: 'OPTIONS', headers });
      const call = await test.request('/api/menu', { headers: { Origin: from } });
      const shut = await test.request('/api/admin/me', { headers: { Origin: from } });
      return [preflight, call, shut].map(({ headers }) => headers.get('Access-Control-Allow-Origin'));
    } finally {
      await test.close();
    }
  };

  it('may call when they are listed, and hear refusals too', async () => {
    expect(await ask([origin], origin)).toEqual([origin, origin, origin]);
  });

  it('may not when they are not', async () => {
    expect(await ask([origin], 'https://evil.example')).toEqual([null, null, null]);
    expect(await ask([], origin)).toEqual([null, null, null]);
  });
});
