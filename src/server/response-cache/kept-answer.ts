import { createHash } from 'node:crypto';
import { bytesOf } from '#server/http/known-body.ts';
import { compressed, decompressed, type Encoding, isText, isWorthCompressing } from './compression.ts';

/** An answer as it goes over the wire: header names and values in turn, and the body. */
export type WireAnswer = { status: number; headers: string[]; etag: string | null; body: Buffer };

/**
 * What one encoding takes in memory beside its body and its texts, in bytes: objects, promises and the allocation of the
 * body. Measured over 20,000 answers, and rounded up.
 */
const overhead = 1_024;

export type KeptAnswer = Awaited<ReturnType<typeof keptAnswer>>;

/**
 * A whole answer of the app, in the encodings that were asked for; `onGrow` is told of the bytes each of them takes.
 * Whether it is to be kept decides how much work is put into making it small.
 */
export async function keptAnswer(response: Response, isToKeep: boolean, onGrow: (bytes: number) => void) {
  const { status } = response;
  const given = [...response.headers];
  const header = (name: string) => given.find(([known]) => known === name)?.[1] ?? '';
  const contentType = header('content-type');
  const mayBeKept = isToKeep && status === 200 && isText(contentType) && /\bpublic\b/.test(header('cache-control'));
  // Held until the first encoding is made: most visitors take the smallest one, and the plain text is five times as large.
  let whole: Buffer<ArrayBuffer> | null = await bytesOf(response);
  const { length } = whole;
  // A 304 leaves the policy out, which the browser has: one that changes without the page makes another tag.
  const policy = header('content-security-policy');
  const hash = status === 200 ? createHash('sha256').update(policy).update(whole).digest('base64url').slice(0, 22) : null;
  // Headers and body: what is like this to the byte.
  const print = mayBeKept ? createHash('sha256').update(JSON.stringify(given)).update(whole).digest('base64url') : null;
  const isCompressible = isWorthCompressing(contentType, length) && header('content-encoding') === '';
  const made = new Map<Encoding, WireAnswer | Promise<WireAnswer>>();
  /** How many encodings are being made. */
  let making = 0;

  function wire(encoding: Encoding, body: Buffer): WireAnswer {
    const headers = new Headers(given);
    headers.set('Content-Length', String(body.length));
    if (!/\baccept-encoding\b/i.test(headers.get('Vary') ?? '')) headers.append('Vary', 'Accept-Encoding');
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
    // A strong tag identifies the bytes, which differ by encoding.
    const etag = hash === null ? null : `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    if (etag !== null) headers.set('ETag', etag);
    return { status, headers: [...headers].flat(), etag, body };
  }

  /** The plain text, from whatever is there. */
  async function plain(): Promise<Buffer> {
    if (whole !== null) return whole;
    for (const [encoding, answer] of made) {
      if (!(answer instanceof Promise)) return decompressed(encoding, answer.body);
    }
    // It is given up only when another form of it stands.
    throw new Error('An answer has lost its body.');
  }

  async function make(encoding: Encoding): Promise<WireAnswer> {
    making += 1;
    try {
      const body = await plain();
      const answer = wire(encoding, await compressed(encoding, body, mayBeKept ? 'small' : 'fast'));
      made.set(encoding, answer);
      if (whole !== null && answer.body !== whole && making === 1) release(whole);
      whole = null;
      onGrow(sizeOf(answer));
      return answer;
    } finally {
      making -= 1;
    }
  }

  return {
    status,
    /** Of the plain text, in bytes. */
    length,
    /** Equal for answers that are the same to the byte; null for what is not kept. */
    print,
    /** Whether the app's headers allow to give it to everybody. */
    mayBeKept,
    /** Without a promise when this encoding was made before. */
    in(encoding: Encoding): WireAnswer | Promise<WireAnswer> {
      const used = isCompressible ? encoding : 'identity';
      const known = made.get(used);
      if (known !== undefined) return known;
      const answer = make(used);
      made.set(used, answer);
      answer.catch(() => made.delete(used));
      return answer;
    },
  };
}

/** Gives its memory back at once: until the next collection of all memory such bodies would be several times what is kept. */
const release = ({ buffer }: Buffer<ArrayBuffer>): void => void buffer.transfer(0);

const sizeOf = ({ headers, body }: WireAnswer) =>
  overhead + body.length + headers.reduce((sum, text) => sum + text.length + stringOverhead, 0);

/** Of each text, in bytes. */
const stringOverhead = 24;
