import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Encoding, KeptAnswer, WireAnswer } from './kept-answer.ts';
import type { ResponseCache } from './response-cache.ts';

type Parts = {
  cache: ResponseCache;
  /** Everything that is not kept. */
  otherwise: RequestListener;
  /** The address an answer is kept under; null for what is not. */
  keyOf: (url: string) => string | null;
  /** Whether other origins may call the API: their answers carry headers of their own. */
  hasOtherOrigins: boolean;
};

/** Answers visitors from the cache, in front of the app: a kept page costs no request object, no route and no rendering. */
export function cachedListener({ cache, otherwise, keyOf, hasOtherOrigins }: Parts): RequestListener {
  return (request, response) => {
    const { method, url = '', headers } = request;
    const forEveryone =
      (method === 'GET' || method === 'HEAD') &&
      headers.authorization === undefined &&
      headers.range === undefined &&
      !(hasOtherOrigins && headers.origin !== undefined);
    if (!forEveryone) return void otherwise(request, response);
    // Keys are addresses in their shortest form, so that most are found as they come.
    const found = cache.kept(url);
    if (found !== null) return void send(request, response, found);
    const key = keyOf(url);
    if (key === null) return void otherwise(request, response);
    const kept = cache.kept(key);
    if (kept !== null) return void send(request, response, kept);
    cache.answer(key).then(
      (answer) => {
        // A way to another page takes along what this visitor's address holds besides the key.
        if (isRedirect(answer.status) && key !== url) void otherwise(request, response);
        else send(request, response, answer);
      },
      (error: unknown) => fail(request, response, error),
    );
  };
}

const isRedirect = (status: number) => status >= 300 && status < 400;

function send(request: IncomingMessage, response: ServerResponse, answer: KeptAnswer): void {
  const ready = answer.in(encodingFor(request.headers['accept-encoding']));
  if (ready instanceof Promise) {
    ready.then(
      (made) => write(request, response, made),
      (error: unknown) => fail(request, response, error),
    );
  } else write(request, response, ready);
}

/** The app answers its own faults; this is for those of the cache. */
function fail({ method, url }: IncomingMessage, response: ServerResponse, error: unknown): void {
  console.error(`${method} ${url}:`, error);
  response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end('Có lỗi xảy ra ở máy chủ, vui lòng thử lại.');
}

function write(request: IncomingMessage, response: ServerResponse, { status, headers, etag, body }: WireAnswer): void {
  const known = request.headers['if-none-match'];
  if (etag !== null && known !== undefined && knows(known, etag)) {
    response.writeHead(304, withoutBody(headers));
    response.end();
    return;
  }
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** `If-None-Match` compares weakly: a proxy may have put W/ before our tag. */
const knows = (list: string, etag: string) =>
  list === etag || list === '*' || list.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag);

/** What describes the body that is not sent. */
const bodyHeaders = new Set(['content-length', 'content-type', 'content-encoding']);

function withoutBody(headers: readonly string[]): string[] {
  return headers.filter((_, index) => !bodyHeaders.has(headers[index - (index % 2)] ?? ''));
}

const encodings = new Map<string, Encoding>();
const maxRemembered = 200;

/** The smallest encoding that an `Accept-Encoding` takes; there are few of them, each is read once. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  const known = encodings.get(accepted);
  if (known !== undefined) return known;
  const read = readEncoding(accepted);
  if (encodings.size < maxRemembered) encodings.set(accepted, read);
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
