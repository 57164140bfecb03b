import { Refusal } from '#server/http/errors.ts';

export const maxMegapixels = 40;

/** One sentence for the browser's check and this one (spec §5). */
export const tooLarge = (maxMegabytes: number) => new Refusal(413, `Ảnh quá lớn (tối đa ${maxMegabytes}MB)`);

const notAPicture = () => new Refusal(415, 'Chỉ được chọn file ảnh');

/**
 * Refuses bytes that are no picture we take, judged by how they begin: neither a file's name nor the
 * header beside it can be trusted, and what is refused here reaches no decoder at all.
 */
export function acceptPicture(bytes: Uint8Array, maxMegabytes: number): void {
  if (bytes.length > maxMegabytes * 1024 * 1024) throw tooLarge(maxMegabytes);
  if (!signatures.some((matches) => matches(bytes))) throw notAPicture();
}

const latin = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

const signatures: ((bytes: Uint8Array) => boolean)[] = [
  (bytes) => latin(bytes, 0, 3) === '\xff\xd8\xff',
  (bytes) => latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
  (bytes) => latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP',
  (bytes) => /^GIF8[79]a$/.test(latin(bytes, 0, 6)),
  isAvif,
];

/** AVIF shares its container with HEIC and MP4; the brands in its first box tell them apart. */
function isAvif(bytes: Uint8Array): boolean {
  if (bytes.length < 16 || latin(bytes, 4, 8) !== 'ftyp') return false;
  const size = Math.min(new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0), bytes.length, 256);
  for (let at = 8; at + 4 <= size; at += at === 8 ? 8 : 4) {
    if (/^avi[fs]$/.test(latin(bytes, at, at + 4))) return true;
  }
  return false;
}
