import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#server/http/errors.ts';
import { encodeUpload, unreadable } from './pictures.ts';

const damaged = 'Không đọc được ảnh này: tệp bị hỏng hoặc không đúng định dạng.';
const tooLong = 'Ảnh quá dài hoặc quá rộng (mỗi cạnh tối đa 16.383 điểm ảnh).';
const tooMany = 'Ảnh có quá nhiều điểm ảnh (tối đa 40 megapixel).';

const refusalOf = (bytes: Uint8Array) =>
  encodeUpload(bytes, { maxMegabytes: 5 }).then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      return [error.status, error.message];
    },
  );

/** A PNG of so many black pixels, which are there. */
function blackPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  // One bit a pixel.
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height), { level: 1 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

const noise = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } } });

const encoded = {
  jpeg: () => noise(64, 48).jpeg().toBuffer(),
  png: () => noise(64, 48).png().toBuffer(),
  webp: () => noise(64, 48).webp().toBuffer(),
  gif: () => noise(64, 48).gif().toBuffer(),
  avif: () => noise(64, 48).avif({ effort: 0 }).toBuffer(),
};

/** Writes another size into the header of a picture, whose pixels stay as few as they are. */
const resized: Record<keyof typeof encoded, (bytes: Buffer, width: number, height: number) => Buffer> = {
  jpeg(bytes, width, height) {
    const at = bytes.indexOf(Buffer.from([0xff, 0xc0]));
    bytes.writeUInt16BE(height, at + 5);
    bytes.writeUInt16BE(width, at + 7);
    return bytes;
  },
  png(_bytes, width, height) {
    const small = blackPng(1, 1);
    small.writeUInt32BE(width, 16);
    small.writeUInt32BE(height, 20);
    small.writeUInt32BE(crc32(small.subarray(12, 29)), 29);
    return small;
  },
  webp(bytes, width, height) {
    const at = bytes.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
    bytes.writeUInt16LE(width, at + 3);
    bytes.writeUInt16LE(height, at + 5);
    return bytes;
  },
  gif(bytes, width, height) {
    // The size of the screen is believed only where that of the first frame agrees with it.
    const first = Buffer.alloc(9);
    first[0] = 0x2c;
    first.writeUInt16LE(bytes.readUInt16LE(6), 5);
    first.writeUInt16LE(bytes.readUInt16LE(8), 7);
    for (const at of [6, bytes.indexOf(first) + 5]) {
      bytes.writeUInt16LE(width, at);
      bytes.writeUInt16LE(height, at + 2);
    }
    return bytes;
  },
  avif(bytes, width, height) {
    const at = bytes.indexOf('ispe');
    bytes.writeUInt32BE(width, at + 8);
    bytes.writeUInt32BE(height, at + 12);
    return bytes;
  },
};

describe('a picture that would cost too much', () => {
  it('is refused by its header when one of its sides is longer than a WebP may be', async () => {
    // Its pixels are all there, and would take a minute to decode.
    expect(await refusalOf(blackPng(1, 39_000_000))).toEqual([422, tooLong]);
    expect(await refusalOf(blackPng(16_384, 2))).toEqual([422, tooLong]);
    expect(await refusalOf(blackPng(2, 16_384))).toEqual([422, tooLong]);
  });

  it('is taken up to that length, and keeps its shape', async () => {
    const { meta } = await encodeUpload(blackPng(16, 16_383), { maxMegabytes: 5 });
    expect([meta.width, meta.height]).toEqual([16, 16_383]);
    const wide = await encodeUpload(blackPng(16_383, 16), { maxMegabytes: 5 });
    expect(wide.meta).toMatchObject({ width: 1_920, height: 2, widths: [320, 640, 1_280, 1_920] });
  });

  it.each([
    ['jpeg', 60_000, 16, tooLong],
    ['jpeg', 16_000, 16_000, tooMany],
    ['png', 20_000, 16, tooLong],
    ['png', 16_000, 16_000, tooMany],
    ['webp', 16_000, 16_000, tooMany],
    ['gif', 60_000, 16, tooLong],
    ['gif', 16_000, 16_000, tooMany],
    ['avif', 60_000, 16, tooLong],
    ['avif', 16_000, 16_000, tooMany],
  ] as const)('is refused when it is a %s that says it has %i×%i pixels', async (format, width, height, sentence) => {
    expect(await refusalOf(resized[format](await encoded[format](), width, height))).toEqual([422, sentence]);
  });

  it('is named as such when it takes too long, and otherwise as damaged', () => {
    expect(unreadable(new Error('timeout: 11% complete\nVipsImage: killed for image "temp-268"'))).toMatch(/quá nhiều thời gian/);
    expect(unreadable(new Error('pngload_buffer: libspng read error'))).toBe(damaged);
  });
});

describe.each(Object.keys(encoded) as (keyof typeof encoded)[])('a %s', (format) => {
  it('is taken when it is whole', async () => {
    expect(await refusalOf(await encoded[format]())).toBeNull();
  });

  it('is refused when its end is missing, wherever it was cut', async () => {
    const bytes = await encoded[format]();
    for (const share of [0.3, 0.6, 0.9]) {
      expect(await refusalOf(bytes.subarray(0, Math.floor(bytes.length * share)))).toEqual([422, damaged]);
    }
  });
});

it.each(['gif', 'webp'] as const)('of a %s of forty moments the first is kept', async (format) => {
  const frames = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      sharp({ create: { width: 8, height: 4, channels: 3, background: index % 2 === 0 ? '#d02020' : '#2020d0' } })
        .png()
        .toBuffer(),
    ),
  );
  const moving = sharp(frames, { join: { animated: true } });
  const bytes = await (format === 'gif' ? moving.gif() : moving.webp()).toBuffer();
  expect((await sharp(bytes).metadata()).pages).toBe(40);
  const { meta } = await encodeUpload(bytes, { maxMegabytes: 5 });
  expect([meta.width, meta.height]).toEqual([8, 4]);
  expect(meta.color).toMatch(/^#[c-d].[0-3].[0-3].$/);
});
