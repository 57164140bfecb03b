import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { busyAnswer } from '#server/http/busy-answer.ts';
import { Refusal } from '#server/http/errors.ts';
import { Left } from '#server/http/fair-queue.ts';
import { outsideAnswer } from '#server/http/outside-answer.ts';
import { isDecodable } from '#server/http/percent-encoding.ts';
import { logError } from '#server/observability/log.ts';
import { noteOfRequest } from '#server/observability/request-note.ts';
import type { Encoding } from './compression.ts';
import type { KeptAnswer, WireAnswer } from './kept-answer.ts';
import type { ResponseCache } from './response-cache.ts';

type Parts = {
  cache: ResponseCache;
  /** Answers every request that the cache does not. */
  otherwise: RequestListener;
  /** The address an answer is kept under; null for what is not. */
  keyOf: (url: string) => string | null;
  /** Other origins that may call the API: what they are answered says so. */
  otherOrigins: readonly string[];
  /** Makes an answer when it is the turn of who asks for it. */
  takeTurn: <T>(request: IncomingMessage, response: ServerResponse, work: () => Promise<T>) => Promise<T>;
  /** What an answer is changed to for an address whose answer nobody else may keep; null for all others. */
  ownFor?: (url: string) => OwnAnswer | null;
  /** The name of the school, as it is known without a query. */
  school: () => string;
};

/** `headers` are sent in place of those of the answer; `page` changes a page, and its policy to go with it. */
export type OwnAnswer = {
  headers: Readonly<Record<string, string>>;
  page: (text: string, status: number, policy: string | null) => { text: string; policy: string | null };
};

/** Answers visitors from the cache, in front of the app: a kept page needs no request object, no routing and no rendering. */
export function cachedListener({ cache, otherwise, keyOf, otherOrigins, takeTurn, ownFor, school }: Parts): RequestListener {
  const fail = (request: IncomingMessage, response: ServerResponse, error: unknown) => failed(request, response, error, school());
  function give(request: IncomingMessage, response: ServerResponse, answer: KeptAnswer, own: OwnAnswer | null): void {
    const { url = '', headers } = request;
    const { origin } = headers;
    if (origin !== undefined && otherOrigins.includes(origin) && url.startsWith('/api/'))
      response.setHeader('Access-Control-Allow-Origin', origin);
    send(request, response, answer, own, fail);
  }
  return (request, response) => {
    const { method, url = '' } = request;
    // What is kept is nobody's own: a token, a range or an origin that comes along is no reason to make it anew.
    if (method !== 'GET' && method !== 'HEAD') return void otherwise(request, response);
    // A key is an address in its shortest form, and most addresses arrive in that form.
    const found = cache.kept(url);
    if (found !== null) return give(request, response, found, null);
    // `keyOf` decodes an address and encodes it again, which would hide from the app what it refuses to decode.
    const key = isDecodable(url) ? keyOf(url) : null;
    if (key === null) return void otherwise(request, response);
    const own = ownFor?.(url) ?? null;
    const kept = cache.kept(key);
    if (kept !== null) return give(request, response, kept, own);
    cache
      .checked(key)
      .then((checked) => checked ?? takeTurn(request, response, () => cache.answer(key)))
      .then(
        (answer) => {
          // A redirect keeps the parameters of this visitor's address, which the key lacks, and an old address that is known
          // with its parameters only leads on: the app makes it anew.
          if ((isRedirect(answer.status) || answer.status === 404) && key !== url) void otherwise(request, response);
          else give(request, response, answer, own);
        },
        (error: unknown) => fail(request, response, error),
      );
  };
}

const isRedirect = (status: number) => status >= 300 && status < 400;

type Fail = (request: IncomingMessage, response: ServerResponse, error: unknown) => void;

function send(request: IncomingMessage, response: ServerResponse, answer: KeptAnswer, own: OwnAnswer | null, fail: Fail): void {
  const ready = answer.in(own === null ? encodingFor(request.headers['accept-encoding']) : 'identity');
  if (ready instanceof Promise) {
    ready.then(
      (made) => write(request, response, made, own),
      (error: unknown) => fail(request, response, error),
    );
  } else write(request, response, ready, own);
}

/** The app answers its own errors; this is for those of the cache and of the queues. */
function failed({ method = '', url = '' }: IncomingMessage, response: ServerResponse, error: unknown, school: string): void {
  if (error instanceof Left) return;
  const note = noteOfRequest();
  if (note !== undefined) response.setHeader('X-Request-Id', note.id);
  if (error instanceof Refusal) {
    const { status, headers, body } = busyAnswer(url, error, school);
    response.writeHead(status, headers);
    response.end(method === 'HEAD' ? undefined : body);
    return;
  }
  logError('unforeseen', error, `${method} ${url.split('?')[0]}`);
  const { headers, body } = outsideAnswer(method, url, 'Có lỗi xảy ra ở máy chủ, vui lòng thử lại.');
  response.writeHead(500, headers);
  response.end(body);
}

function write(request: IncomingMessage, response: ServerResponse, answer: WireAnswer, own: OwnAnswer | null): void {
  const { status, headers: kept, etag, body } = own === null ? answer : withOwn(answer, own);
  const note = noteOfRequest();
  // Beside a header that was set before, Node would take in each of the kept ones by itself.
  const headers = note === undefined ? kept : [...kept, 'X-Request-Id', note.id];
  const known = request.headers['if-none-match'];
  if (etag !== null && known !== undefined && matchesTag(known, etag)) {
    response.writeHead(304, withoutBody(headers));
    response.end();
    return;
  }
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** A kept answer as it goes to one reader alone. */
function withOwn({ headers, status, body, ...answer }: WireAnswer, own: OwnAnswer): WireAnswer {
  const known = (wanted: string) => headers.find((_, index) => index % 2 === 1 && headers[index - 1] === wanted);
  const isPage = known('content-type')?.startsWith('text/html') === true;
  const made = isPage ? own.page(body.toString(), status, known('content-security-policy') ?? null) : null;
  const sent = made === null ? body : Buffer.from(made.text);
  const changed: Record<string, string> = {
    ...own.headers,
    'Content-Length': String(sent.length),
    ...(made?.policy != null && { 'Content-Security-Policy': made.policy }),
  };
  const replaced = new Set(['etag', ...Object.keys(changed).map((name) => name.toLowerCase())]);
  const left = headers.filter((_, index) => !replaced.has(headers[index - (index % 2)] ?? ''));
  return { ...answer, status, body: sent, headers: [...left, ...Object.entries(changed).flat()], etag: null };
}

/** `If-None-Match` compares weakly: a proxy may have put W/ before our tag. */
const matchesTag = (list: string, etag: string) =>
  list === etag || list === '*' || list.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

/** Headers that describe the body, which a 304 lacks, and those that a browser keeps with it. */
const bodyHeaders = new Set([
  'content-length',
  'content-type',
  'content-encoding',
  'content-security-policy',
  'permissions-policy',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
]);

function withoutBody(headers: readonly string[]): string[] {
  return headers.filter((_, index) => !bodyHeaders.has(headers[index - (index % 2)] ?? ''));
}

const encodings = new Map<string, Encoding>();
const maxKnown = 200;
/** In characters. No browser sends a longer one, and what is remembered stays in memory. */
const maxKnownLength = 200;

/** The smallest encoding that an `Accept-Encoding` header allows. Browsers send few different ones, so each is parsed once. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  const known = encodings.get(accepted);
  if (known !== undefined) return known;
  const read = readEncoding(accepted);
  if (encodings.size < maxKnown && accepted.length <= maxKnownLength) encodings.set(accepted, read);
  return read;
}

function readEncoding(accepted: string): Encoding {
  const quality = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const given = parameters.find((text) => text.startsWith('q='));
    quality.set(name, given === undefined ? 1 : Number(given.slice(2)));
  }
  const takes = (name: string) => (quality.get(name) ?? quality.get('*') ?? 0) > 0;
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}
