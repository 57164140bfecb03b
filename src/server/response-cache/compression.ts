import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gunzip, gzip, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** `small` for what is sent many times, `fast` for what is sent once. */
export type Effort = 'small' | 'fast';

/** A smaller body fits the packet of its headers, compressed or not. */
const minCompressed = 1_000;

const textType = /^(text\/|application\/([\w.-]+\+)?(json|xml)\b|image\/svg)/;

export const isText = (contentType: string): boolean => textType.test(contentType);

export const isWorthCompressing = (contentType: string, length: number): boolean =>
  isText(contentType) && length >= minCompressed;

/**
 * A page of 62 KB takes 2.7 ms at quality 9. Above, it takes thirty times as long and gets 9 % smaller; at 5 it takes a
 * quarter of the time and is some percent larger, at 3 a sixth and 16 %.
 */
const brotliQuality = { small: 9, fast: 5 } as const;
const gzipLevel = { small: 9, fast: 4 } as const;

/**
 * In bytes. To hand a body to another thread and to be woken by it takes this one 0.3 ms, and compressing 11 KB at quality 3
 * takes 0.2, which is 0.4 ms less in all than at 5 in another thread, for 7 % more.
 */
const maxHere = 24 * 1024;
const qualityHere = 3;

/**
 * In bytes. What a compressor writes into stays in memory until the next collection of all of it, which the usual 16 KB brought
 * every 300 answers.
 */
const chunkHere = { chunkSize: 4_000 };

/** In a thread of the pool, unless the body is sent once and small. */
export async function compressed(encoding: Encoding, body: Buffer, effort: Effort): Promise<Buffer> {
  if (encoding === 'identity') return body;
  const isHere = effort === 'fast' && body.length <= maxHere;
  if (encoding === 'gzip') {
    const options = { level: gzipLevel[effort] };
    return fitted(isHere ? gzipSync(body, { ...options, ...chunkHere }) : await promisify(gzip)(body, options));
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isHere ? qualityHere : brotliQuality[effort],
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
  };
  return fitted(isHere ? brotliCompressSync(body, { params, ...chunkHere }) : await promisify(brotliCompress)(body, { params }));
}

/** The default looks four megabytes back, and takes memory for it whatever there is to compress. */
const windowFor = (length: number) => Math.min(Math.max(Math.ceil(Math.log2(length + 16)), 16), 22);

export async function decompressed(encoding: Encoding, body: Buffer): Promise<Buffer> {
  if (encoding === 'identity') return body;
  return encoding === 'gzip' ? promisify(gunzip)(body) : promisify(brotliDecompress)(body);
}

/** What the compressor gives is the begin of a block of 16 KB, which would stay in memory with it. */
function fitted(made: Buffer): Buffer {
  if (made.length === made.buffer.byteLength) return made;
  const own = Buffer.allocUnsafeSlow(made.length);
  made.copy(own);
  return own;
}
