import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guardedServer } from './guarded-server.ts';

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
  return { status: head.split('\r\n')[0], closes: /^connection: close$/im.test(head), body };
}

const long = 'x'.repeat(18_000);
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
  [
    'a request without a host',
    'GET /api/menu HTTP/1.1\r\n\r\n',
    'HTTP/1.1 400 Bad Request',
    refused('Không đọc được yêu cầu vừa gửi.'),
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
])('%s is refused with a sentence, and the connection closed', async (_what, text, status, body) => {
  expect(await answerTo(text)).toEqual({ status, closes: true, body });
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
    15_000, 120_000, 5_000, 60_000,
  ]);
});
