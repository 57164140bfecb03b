import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Connections at a time; whoever comes when there are as many is not let in. */
const maxConnections = 2_000;

/** Milliseconds. Six megabytes take a minute and a half at half a megabit a second. */
const limits = {
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 5_000,
  /** How often the three above are looked at. */
  connectionsCheckingInterval: 2_000,
};
/** Milliseconds in which nothing is sent or taken, by a visitor who stops reading for example. */
const idleTimeout = 60_000;

/** A server that what strangers send, or do not send, cannot hold up; every refusal says why. */
export function guardedServer(listener: RequestListener): Server {
  // Without a Host header Node itself would answer, and say nothing.
  const server = createServer({ ...limits, requireHostHeader: false }, (request, response) => {
    lastAnswers.set(request.socket, response);
    if (request.httpVersion === '1.1' && request.headers.host === undefined) {
      refuse(response, 400, unreadable);
    } else listener(request, response);
  });
  server.maxConnections = maxConnections;
  server.timeout = idleTimeout;
  server.on('clientError', answerBrokenRequest);
  // Node would close the connection without a word. It hands the socket over, errors included.
  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    endWith(
      socket,
      '405 Method Not Allowed',
      json,
      envelope('Địa chỉ này không nhận phương thức vừa gửi.'),
      'Allow: GET, HEAD, OPTIONS',
    );
  });
  server.on('checkExpectation', (_request, response) => {
    refuse(response, 417, 'Máy chủ không đáp ứng được yêu cầu trong tiêu đề Expect.');
  });
  return server;
}

const json = 'application/json; charset=UTF-8';
const unreadable = 'Không đọc được yêu cầu vừa gửi.';
const envelope = (message: string) => JSON.stringify({ success: false, message });

function refuse(response: ServerResponse, status: number, message: string): void {
  const body = envelope(message);
  const headers = { 'Content-Type': json, 'Content-Length': Buffer.byteLength(body), Connection: 'close' };
  response.writeHead(status, headers).end(body);
}

/** A second answer must not begin in the midst of another. */
const lastAnswers = new WeakMap<Duplex, ServerResponse>();

type ClientError = Error & { code?: string; rawPacket?: Buffer };

const answers: Record<string, readonly [status: string, message: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'Địa chỉ hoặc tiêu đề của yêu cầu quá dài.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['413 Payload Too Large', 'Nội dung gửi lên quá lớn.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'Yêu cầu được gửi quá chậm, vui lòng thử lại.'],
};

/** Answers what never became a request, in the envelope unless a page was asked for, and closes the connection. */
function answerBrokenRequest({ code = '', rawPacket }: ClientError, socket: Duplex): void {
  const answer = lastAnswers.get(socket);
  const isUnderWay = answer?.headersSent === true && !answer.writableFinished;
  if (code === 'ECONNRESET' || !socket.writable || isUnderWay) return void socket.destroy();
  const [status, message] = answers[code] ?? ['400 Bad Request', unreadable];
  const isPage = /^(GET|HEAD) \/(?!api\/)/.test(rawPacket?.toString('latin1', 0, 16) ?? '');
  if (isPage) endWith(socket, status, 'text/plain; charset=UTF-8', message);
  else endWith(socket, status, json, envelope(message));
}

function endWith(socket: Duplex, status: string, type: string, body: string, ...headers: string[]): void {
  const head = [
    `HTTP/1.1 ${status}`,
    `Content-Type: ${type}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
    ...headers,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
