import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { OpenConnections } from './open-connections.ts';
import { outsideAnswer } from './outside-answer.ts';
import { plainAddress } from './plain-address.ts';

/** Connections at a time. Before there are as many, some are closed; where none can be, whoever comes is not let in. */
const maxConnections = 2_000;
const usualRoom = { nearlyAll: 1_900, closedAtOnce: 100 };

/** Milliseconds. Six megabytes take a minute and a half at half a megabit a second. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  // Longer than proxies and clients keep a connection (nginx: a minute): who closes first must not be the one that is asked.
  keepAliveTimeout: 65_000,
  /** How often the three above are looked at. */
  connectionsCheckingInterval: 2_000,
};
/** Milliseconds in which nothing is sent or taken, by a visitor who stops reading for example, or while an answer is worked on. */
const usualPatience = { idle: 60_000, work: 600_000 };

/** A body may come as slowly as it likes for so many milliseconds, and from then on so many bytes for each second. */
const usualPace = { grace: 15_000, bytesPerSecond: 1_000, lookEvery: 1_000 };

/** The largest body of any call, in bytes: a sheet with its pictures. Who asks before sending more is told so at once. */
export const largestBody = 31 * 1024 ** 2;

/** A server that what strangers send, or do not send, cannot hold up; every refusal says why. Tests hand in smaller limits. */
export function guardedServer(listener: RequestListener, { room = usualRoom, pace = usualPace, patience = usualPatience } = {}) {
  const connections = new OpenConnections(room);
  const begin: RequestListener = (request, response) => {
    lastAnswers.set(request.socket, response);
    connections.began(request, response, performance.now());
    request.url = plainAddress(request.url ?? '');
    if (hasReadableHost(request)) listener(request, response);
    else refuse(request, response, 400, 'Không đọc được tên máy chủ (tiêu đề Host) của yêu cầu.');
  };
  // Without a Host header Node itself would answer, and say nothing.
  const server = createServer({ ...limits, requireHostHeader: false }, begin);
  server.maxConnections = maxConnections;
  server.timeout = patience.idle;
  server.on('timeout', (socket: Socket) => {
    const answer = lastAnswers.get(socket);
    const isWorkedOn = answer !== undefined && answer.req.complete && !answer.headersSent;
    // Set anew with the next request of the connection.
    if (isWorkedOn && socket.timeout === patience.idle) socket.setTimeout(patience.work);
    else socket.destroy();
  });
  server.on('connection', (socket) => connections.opened(socket));
  server.on('clientError', answerBrokenRequest);
  // Node would close the connection without a word. It hands the socket over, errors included.
  server.on('connect', (request, socket) => {
    socket.on('error', () => socket.destroy());
    const message = 'Địa chỉ này không nhận phương thức vừa gửi.';
    endWith(socket, '405 Method Not Allowed', outsideAnswer('CONNECT', request.url ?? '', message), 'Allow: GET, HEAD, OPTIONS');
  });
  server.on('checkExpectation', (request, response) => {
    connections.began(request, response, performance.now());
    refuse(request, response, 417, 'Máy chủ không đáp ứng được yêu cầu trong tiêu đề Expect.');
  });
  // Whoever reads the body tells the client to send it (`body.ts`): a call that refuses it does not.
  server.on('checkContinue', (request, response) => {
    // What comes after an answer without this would be the body or another request.
    response.shouldKeepAlive = false;
    if (Number(request.headers['content-length'] ?? 0) > largestBody) {
      connections.began(request, response, performance.now());
      refuse(request, response, 413, tooLarge);
    } else begin(request, response);
  });
  const look = setInterval(() => {
    for (const { socket, response } of connections.tooSlow(performance.now(), pace.grace, pace.bytesPerSecond)) {
      if (response.headersSent) socket.destroy();
      else answerBrokenRequest(tooSlow, socket);
    }
  }, pace.lookEvery).unref();
  server.once('close', () => clearInterval(look));
  return server;
}

const unreadable = 'Không đọc được yêu cầu vừa gửi.';
const tooLarge = 'Nội dung gửi lên quá lớn.';

/** One Host, and one that an address can name; a request of HTTP/1.0 may have none. What is kept is answered by the same rule. */
function hasReadableHost({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) if (rawHeaders[index]?.toLowerCase() === 'host') count += 1;
  if (count === 0) return httpVersion === '1.0';
  const { host = '' } = headers;
  if (count > 1) return false;
  if (host !== lastReadable && namesHost(host)) lastReadable = host;
  return host === lastReadable;
}

/** Nearly all requests name the same host as the one before. */
let lastReadable: string | null = null;

function namesHost(host: string): boolean {
  const address = URL.parse(`http://${host}/`);
  if (address === null) return false;
  const { hostname, pathname, username, search, hash } = address;
  return hostname === host.replace(/:\d*$/, '').toLowerCase() && `${username}${search}${hash}${pathname}` === '/';
}

function refuse({ method = '', url = '' }: IncomingMessage, response: ServerResponse, status: number, message: string): void {
  const { headers, body } = outsideAnswer(method, url, message);
  response.writeHead(status, { ...headers, Connection: 'close' }).end(body);
}

/** A second answer must not begin in the midst of another. */
const lastAnswers = new WeakMap<Duplex, ServerResponse>();

type ClientError = Error & { code?: string; rawPacket?: Buffer };

const answers: Record<string, readonly [status: string, message: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'Địa chỉ hoặc tiêu đề của yêu cầu quá dài.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['413 Payload Too Large', tooLarge],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'Yêu cầu được gửi quá chậm, vui lòng thử lại.'],
};

/** What Node raises for a request that takes too long as a whole, for one whose body comes too slowly. */
const tooSlow: ClientError = Object.assign(new Error('The body of a request comes too slowly'), {
  code: 'ERR_HTTP_REQUEST_TIMEOUT',
});

/** Answers what never became a request, in the envelope unless a page was asked for, and closes the connection. */
function answerBrokenRequest({ code = '', rawPacket }: ClientError, socket: Duplex): void {
  const answer = lastAnswers.get(socket);
  const isUnderWay = answer?.headersSent === true && !answer.writableFinished;
  if (code === 'ECONNRESET' || !socket.writable || isUnderWay) return void socket.destroy();
  const [status, message] = answers[code] ?? ['400 Bad Request', unreadable];
  const [, method = '', path = ''] = /^([A-Z]+) (\S*)/.exec(rawPacket?.toString('latin1', 0, 32) ?? '') ?? [];
  endWith(socket, status, outsideAnswer(method, path, message));
}

function endWith(socket: Duplex, status: string, { headers, body }: ReturnType<typeof outsideAnswer>, ...more: string[]): void {
  const named = Object.entries({ ...headers, Connection: 'close' }).map(([name, value]) => `${name}: ${value}`);
  socket.end(`${[`HTTP/1.1 ${status}`, ...named, ...more].join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
