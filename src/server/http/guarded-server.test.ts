import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, type MockInstance } from 'vitest';
import { flushLog } from '#server/observability/log.ts';
import { watchedLog } from '../../../tests/support/watched-log.ts';
import { guardedServer, largestBody } from './guarded-server.ts';

let server: Server;
beforeAll(async () => {
  server = guardedServer((request, response) => void request.resume().on('end', () => response.end('answered')));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function open(): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** All that comes back until the server closes the connection. */
async function answerTo(text: string) {
  const socket = await open();
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
  socket.on('error', () => undefined);
  socket.write(text);
  await once(socket, 'close');
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const headers = Object.fromEntries(
    head.split('\r\n').map((line) => [line.split(':')[0]?.toLowerCase(), line.replace(/^[^:]*: */, '')]),
  );
  return { status: head.split('\r\n')[0], closes: headers['connection'] === 'close', headers, body };
}

const long = 'x'.repeat(18_000);
const unreadableHost = 'Không đọc được tên máy chủ (tiêu đề Host) của yêu cầu.';
const refused = (message: string) => JSON.stringify({ success: false, message });

it.each([
  [
    'a search of 18 kB, of the API',
    `GET /api/search?q=${long} HTTP/1.1\r\nHost: a\r\n\r\n`,
    'HTTP/1.1 431 Request Header Fields Too Large',
    refused('Địa chỉ hoặc tiêu đề của yêu cầu quá dài.'),
  ],
  [
    'a search of 18 kB, of a page',
    `GET /search?q=${long} HTTP/1.1\r\nHost: a\r\n\r\n`,
    'HTTP/1.1 431 Request Header Fields Too Large',
    'Địa chỉ hoặc tiêu đề của yêu cầu quá dài.',
  ],
  ['what is no HTTP', 'xyz\r\n\r\n', 'HTTP/1.1 400 Bad Request', refused('Không đọc được yêu cầu vừa gửi.')],
  [
    'pieces of a body that have no length',
    'POST /api/admin/login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    'HTTP/1.1 400 Bad Request',
    refused('Không đọc được yêu cầu vừa gửi.'),
  ],
  ['a request without a host', 'GET /api/menu HTTP/1.1\r\n\r\n', 'HTTP/1.1 400 Bad Request', refused(unreadableHost)],
  [
    'a request with two hosts',
    'POST / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n',
    'HTTP/1.1 400 Bad Request',
    refused(unreadableHost),
  ],
  [
    'a tunnel',
    'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n',
    'HTTP/1.1 405 Method Not Allowed',
    refused('Địa chỉ này không nhận phương thức vừa gửi.'),
  ],
  [
    'an expectation',
    'POST / HTTP/1.1\r\nHost: a\r\nExpect: much\r\nContent-Length: 0\r\n\r\n',
    'HTTP/1.1 417 Expectation Failed',
    refused('Máy chủ không đáp ứng được yêu cầu trong tiêu đề Expect.'),
  ],
])('%s is refused with a sentence in one form, and the connection closed', async (_what, text, status, body) => {
  const answer = await answerTo(text);
  expect(answer).toMatchObject({ status, closes: true, body });
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringMatching(/^default-src 'none';/),
    'cross-origin-resource-policy': text.startsWith('GET /api') ? 'cross-origin' : 'same-origin',
    'content-type': body.startsWith('{') ? 'application/json; charset=UTF-8' : 'text/plain; charset=UTF-8',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
  });
});

it.each(['a', 'a:3000', 'A.B', '127.0.0.1:1', '[::1]', '[::1]:3000', 'a_b.example'])('the host %s is taken', async (host) => {
  expect(await answerTo(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).toMatchObject({ body: 'answered' });
});

it.each(['', 'a b', 'a/b', 'a@b', 'a?b', 'a#b', 'a:99999', '0x7f.1', 'a\\b', '[::1'])('the host %j is not', async (host) => {
  const { status, body } = await answerTo(`GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  expect([status, body]).toEqual(['HTTP/1.1 400 Bad Request', unreadableHost]);
});

it('a request of HTTP/1.0 needs no host', async () => {
  expect((await answerTo('GET / HTTP/1.0\r\n\r\n')).status).toBe('HTTP/1.1 200 OK');
});

it('a body that may be sent after a question is refused before it comes, when it is too large for every call', async () => {
  const head = 'POST /api/admin/login HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: ';
  expect(await answerTo(`${head}${largestBody + 1}\r\n\r\n`)).toMatchObject({
    status: 'HTTP/1.1 413 Payload Too Large',
    closes: true,
    body: refused('Nội dung gửi lên quá lớn.'),
  });
});

describe('a server with room for few connections', () => {
  let small: Server;
  let logged: MockInstance;
  beforeEach(async () => {
    logged = watchedLog();
    const pace = { grace: 300, bytesPerSecond: 1_000, lookEvery: 50 };
    small = guardedServer(
      (request, response) => void request.resume().on('end', () => setTimeout(() => response.end('answered'), 20)),
      { room: { nearlyAll: 30, closedAtOnce: 5 }, pace },
    );
    small.listen(0, '127.0.0.1');
    await once(small, 'listening');
  });
  afterEach(() => {
    small.closeAllConnections();
    small.close();
    flushLog();
    logged.mockRestore();
  });
  const openSmall = async (localAddress = '127.0.0.1') => {
    const socket = connect({ port: (small.address() as AddressInfo).port, host: '127.0.0.1', localAddress });
    socket.on('error', () => undefined).setEncoding('utf8');
    await once(socket, 'connect');
    return socket;
  };
  const ask = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
  const asked = async (socket: Socket): Promise<string> => {
    socket.write(ask);
    return String((await once(socket, 'data'))[0]).split('\r\n')[0] ?? '';
  };

  it('closes half-sent requests of the network that has most of them, and lets others in', async () => {
    const kept = await openSmall('127.0.0.2');
    await asked(kept);
    const slow = await openSmall('127.0.0.3');
    slow.write('GET / HTTP/1.1\r\n');
    for (let count = 0; count < 100; count += 1) (await openSmall('127.0.0.4')).write('GET / HTTP/1.1\r\nHo');
    const visitor = await openSmall('127.0.0.5');
    expect(await asked(visitor)).toBe('HTTP/1.1 200 OK');
    expect(await asked(kept)).toBe('HTTP/1.1 200 OK');
    slow.write('Host: a\r\n\r\n');
    expect(String((await once(slow, 'data'))[0])).toContain('200 OK');
    expect(logged.mock.calls).toHaveLength(1);
    expect(String(logged.mock.calls[0])).toMatch(/Connections run out \(30, 2\d of them .* 127\.0\.0\.4/);
  });

  it('knows a second half request on a connection for one', async () => {
    for (let count = 0; count < 60; count += 1) {
      const socket = await openSmall('127.0.0.4');
      await asked(socket);
      socket.write('GET / HTTP/1.1\r\nHo');
    }
    expect(await asked(await openSmall('127.0.0.5'))).toBe('HTTP/1.1 200 OK');
  });

  it('closes answered connections when there are no others, those of one proxy too', async () => {
    for (let count = 0; count < 60; count += 1) expect(await asked(await openSmall())).toBe('HTTP/1.1 200 OK');
  });

  it('answers a body that stops, or comes drop by drop, with 408', async () => {
    const stalled = await openSmall();
    stalled.write('POST /api/admin/login HTTP/1.1\r\nHost: a\r\nContent-Length: 4000\r\n\r\n{');
    let answer = '';
    stalled.on('data', (chunk: string) => (answer += chunk));
    const drops = setInterval(() => stalled.write('x'), 20);
    await once(stalled, 'close');
    clearInterval(drops);
    expect(answer).toContain('HTTP/1.1 408 Request Timeout');
    expect(answer).toContain(refused('Yêu cầu được gửi quá chậm, vui lòng thử lại.'));
  });
});

describe('a server that waits a short while', () => {
  let waiting: Server;
  const open = async (listener: RequestListener) => {
    waiting = guardedServer(listener, { patience: { idle: 50, work: 60_000 } });
    waiting.listen(0, '127.0.0.1');
    await once(waiting, 'listening');
    const socket = connect((waiting.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined).setEncoding('utf8');
    await once(socket, 'connect');
    return socket;
  };
  afterEach(() => {
    waiting.closeAllConnections();
    waiting.close();
  });

  it('answers what takes longer than anybody may be silent', async () => {
    const socket = await open((request, response) => {
      request.resume();
      waiting.once('timeout', () => setImmediate(() => response.end('answered')));
    });
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 OK[^]*answered$/);
  });

  it('closes a connection whose request does not come to its end, or whose answer is not taken', async () => {
    const half = await open((request) => void request.resume());
    half.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n{');
    await once(half.resume(), 'close');
    waiting.close();
    const begun = await open((_request, response) => void response.write('begun'));
    begun.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(begun.resume(), 'close');
    expect(half.destroyed && begun.destroyed).toBe(true);
  });
});

it('a request that comes too slowly is told so', async () => {
  const slow = once(server, 'connection') as Promise<[Socket]>;
  const answer = answerTo('GET / HTTP/1.1\r\nHo');
  // What Node raises when one of its time limits has passed.
  server.emit('clientError', Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), (await slow)[0]);
  expect(await answer).toMatchObject({
    status: 'HTTP/1.1 408 Request Timeout',
    body: refused('Yêu cầu được gửi quá chậm, vui lòng thử lại.'),
  });
});

it('has limits for time and connections', () => {
  expect(server.maxConnections).toBe(2_000);
  expect([server.headersTimeout, server.requestTimeout, server.keepAliveTimeout, server.timeout]).toEqual([
    10_000, 120_000, 65_000, 60_000,
  ]);
});
