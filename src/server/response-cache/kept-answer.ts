import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** An answer as it goes over the wire: header names and values in turn, and the body. */
export type WireAnswer = { status: number; headers: string[]; etag: string | null; body: Buffer };

/** A smaller body fits the packet of its headers, compressed or not. */
const minCompressed = 1_000;

const compressions: Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>> = {
  // Above quality 9 a page takes ten times as long and gets 3 % smaller.
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

const textType = /^(text\/|application\/([\w.-]+\+)?(json|xml)\b|image\/svg)/;

export type KeptAnswer = Awaited<ReturnType<typeof keptAnswer>>;

/** A whole answer of the app, in the encodings that were needed so far; `onGrow` is told of the bytes of each further one. */
export async function keptAnswer(response: Response, onGrow: (bytes: number) => void) {
  const { status, headers: given } = response;
  const whole = Buffer.from(await response.arrayBuffer());
  const isText = textType.test(given.get('Content-Type') ?? '');
  const isCompressible = isText && whole.length >= minCompressed && !given.has('Content-Encoding');
  const hash = status === 200 ? createHash('sha256').update(whole).digest('base64url').slice(0, 22) : null;
  const made = new Map<Encoding, WireAnswer | Promise<WireAnswer>>();

  async function make(encoding: Encoding): Promise<WireAnswer> {
    const body = encoding === 'identity' ? whole : await compressions[encoding](whole);
    const headers = new Headers(given);
    headers.set('Content-Length', String(body.length));
    if (!/\baccept-encoding\b/i.test(headers.get('Vary') ?? '')) headers.append('Vary', 'Accept-Encoding');
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
    // A strong tag identifies the bytes, which differ by encoding.
    const etag = hash === null ? null : `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    if (etag !== null) headers.set('ETag', etag);
    const answer = { status, headers: [...headers].flat(), etag, body };
    made.set(encoding, answer);
    if (body !== whole) onGrow(body.length);
    return answer;
  }

  return {
    status,
    bytes: whole.length,
    /** Whether the app's headers allow to give it to everybody. */
    mayBeKept: status === 200 && isText && /\bpublic\b/.test(given.get('Cache-Control') ?? ''),
    /** Without a promise when this encoding was made before. */
    in(encoding: Encoding): WireAnswer | Promise<WireAnswer> {
      const used = isCompressible ? encoding : 'identity';
      const answer = made.get(used) ?? make(used);
      // The body as it is was made at once and stands there already; for a compressed one the promise stands meanwhile.
      if (!made.has(used)) made.set(used, answer);
      return answer;
    },
  };
}
