import { expect, it } from 'vitest';
import { compressed, decompressed, type Effort, type Encoding } from './compression.ts';

const efforts = ['small', 'fast'] satisfies Effort[];
const encodings = ['br', 'gzip', 'identity'] satisfies Encoding[];

it.each(efforts.flatMap((effort) => encodings.map((encoding) => [effort, encoding] as const)))(
  'gives back a body of any size that was compressed %s with %s',
  async (effort, encoding) => {
    for (const times of [0, 1, 300, 30_000]) {
      const body = Buffer.from('Thiết kế đồ họa, '.repeat(times));
      const made = await compressed(encoding, body, effort);
      expect((await decompressed(encoding, made)).equals(body)).toBe(true);
      // What is kept holds no more memory than it takes.
      if (encoding !== 'identity') expect(made.buffer.byteLength).toBe(made.length);
    }
  },
);
