import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { flushLog } from '#server/observability/log.ts';
import { siteListener } from '#server/start/http-server.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { signIn } from '../support/sign-in.ts';
import { watchedLog } from '../support/watched-log.ts';

describe('the log', () => {
  let test: TestApp;
  let token: string;
  beforeAll(async () => {
    test = await createTestApp('sqlite');
    token = await signIn(test);
  });
  afterAll(() => test.close());

  let written: ReturnType<typeof watchedLog>;
  beforeEach(() => {
    written = watchedLog();
  });
  afterEach(() => {
    flushLog();
    written.mockRestore();
  });

  it('says once that the database is away, and the answers name that line', async () => {
    const away = await createTestApp('sqlite');
    await away.close();
    await away.db.destroy();
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => away.json(`/api/bai-viet/bai-${index}`)));
    expect(answers.every(({ status }) => status >= 500)).toBe(true);
    // What is due to be hidden is looked for first, and told of apart.
    const [first, ...lines] = written.mock.calls.map(([line]) => String(line));
    expect(first).toContain('What is due to be hidden could not be');
    expect(lines).toHaveLength(1);
    const ids = new Set(answers.map(({ body }) => body.request_id));
    expect(ids.size).toBe(1);
    expect(lines[0]).toContain(`[${[...ids][0]}] GET /api/bai-viet/bai-0: `);
    flushLog();
    expect(written.mock.calls[2]?.[0]).toContain(`[${[...ids][0]}] … 49 more of the same in `);
  });

  describe('of a site on a port', () => {
    const server = createServer();
    let ended: Promise<unknown>[] = [];
    beforeAll(async () => {
      const { db, dialect, files, clock } = test;
      const listener = siteListener({ db, dialect, files, pages: null, clock: clock.now }, 0);
      server.on('request', (request, response) => void ended.push(Promise.resolve(listener(request, response))));
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
    });
    afterAll(() => server.close());

    /** Sends so much of a request and goes away once the server has begun with it. */
    async function leaveAfter(head: string[], body: string): Promise<void> {
      ended = [];
      const begun = once(server, 'request');
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
      socket.write(`${[...head, 'Host: 127.0.0.1', 'Content-Length: 5000'].join('\r\n')}\r\n\r\n${body}`);
      const [request] = await begun;
      const closed = new Promise((resolve) => request.once('close', resolve));
      socket.resetAndDestroy();
      await closed;
      await Promise.all(ended);
    }

    it.each([
      ['a login', ['POST /api/admin/login HTTP/1.1', 'Content-Type: application/json'], '{"email":'],
      [
        'a form',
        ['POST /api/admin/banners HTTP/1.1', 'Content-Type: multipart/form-data; boundary=x'],
        '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nNửa',
      ],
    ])('says nothing of who goes away in the middle of %s', async (_what, head, body) => {
      await leaveAfter([...head, `Authorization: Bearer ${token}`], body);
      expect(written.mock.calls).toEqual([]);
    });

    it('says nothing of who goes away in the middle of a picture', async () => {
      const name = 'anh-1920.webp';
      await test.files.put(name, new Uint8Array(20_000_000));
      ended = [];
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
      socket.write(`GET /uploads/${name} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`);
      await once(socket, 'data');
      socket.resetAndDestroy();
      await Promise.all(ended);
      expect(ended).toHaveLength(1);
      expect(written.mock.calls).toEqual([]);
    });
  });
});
