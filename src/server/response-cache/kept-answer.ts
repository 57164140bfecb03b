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

const isText = (type: string) => /^(text\/|application\/([\w.-]+\+)?(json|xml)\b|image\/svg)/.test(type);

/** A whole answer of the app, in the encodings that were needed so far. */
export class KeptAnswer {
  readonly status: number;
  /** Whether the app's headers allow to give it to everybody. */
  readonly mayBeKept: boolean;
  readonly #headers: Headers;
  readonly #body: Buffer;
  readonly #hash: string | null;
  readonly #made = new Map<Encoding, WireAnswer | Promise<WireAnswer>>();
  /** Told of the bytes of each further encoding. */
  readonly #onGrow: (bytes: number) => void;

  private constructor(response: Response, body: Buffer, onGrow: (bytes: number) => void) {
    const type = response.headers.get('Content-Type') ?? '';
    const control = response.headers.get('Cache-Control') ?? '';
    this.status = response.status;
    this.mayBeKept = response.status === 200 && /\bpublic\b/.test(control) && isText(type);
    this.#headers = response.headers;
    this.#body = body;
    this.#onGrow = onGrow;
    this.#hash = response.status === 200 ? createHash('sha256').update(body).digest('base64url').slice(0, 22) : null;
  }

  static async of(response: Response, onGrow: (bytes: number) => void = () => {}): Promise<KeptAnswer> {
    return new KeptAnswer(response, Buffer.from(await response.arrayBuffer()), onGrow);
  }

  get bytes(): number {
    return this.#body.length;
  }

  /** Without a promise when this encoding was made before. */
  in(encoding: Encoding): WireAnswer | Promise<WireAnswer> {
    const used = this.#applies(encoding) ? encoding : 'identity';
    const made = this.#made.get(used) ?? this.#make(used);
    // The body as it is was made at once and stands there already; for a compressed one the promise stands meanwhile.
    if (!this.#made.has(used)) this.#made.set(used, made);
    return made;
  }

  #applies(encoding: Encoding): boolean {
    return (
      encoding !== 'identity' &&
      this.#body.length >= minCompressed &&
      !this.#headers.has('Content-Encoding') &&
      isText(this.#headers.get('Content-Type') ?? '')
    );
  }

  async #make(encoding: Encoding): Promise<WireAnswer> {
    const body = encoding === 'identity' ? this.#body : await compressions[encoding](this.#body);
    const headers = new Headers(this.#headers);
    headers.set('Content-Length', String(body.length));
    if (!/\baccept-encoding\b/i.test(headers.get('Vary') ?? '')) headers.append('Vary', 'Accept-Encoding');
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
    // A strong tag identifies the bytes, which differ by encoding.
    const etag = this.#hash === null ? null : `"${this.#hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    if (etag !== null) headers.set('ETag', etag);
    const answer = { status: this.status, headers: [...headers].flat(), etag, body };
    this.#made.set(encoding, answer);
    if (body !== this.#body) this.#onGrow(body.length);
    return answer;
  }
}
