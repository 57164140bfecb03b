import { z } from 'zod';
import type { Described, Kind } from './described.ts';

/**
 * A picture. Its bytes come as a file in a multipart body or by the upload call named by `upload`;
 * in the fields themselves only an empty text means something: it takes the picture away.
 */
export type ImageField = Described & { kind: 'image'; maxMegabytes: 2 | 5; upload: string };

/** `null` removes the picture, `undefined` leaves it. */
export const image: Kind<ImageField, z.ZodType<null | undefined>, null> = {
  rule: () => z.unknown().transform((value) => (value === '' || value === null ? null : undefined)),
  initial: () => null,
};
