import { z } from 'zod';
import { type Described, type Kind, wrongType } from './described.ts';

/**
 * A picture. Its bytes come as a file in a multipart body or by the upload call named by `upload`;
 * in the fields themselves an empty text takes the picture away, and its address leaves it as it is.
 */
export type ImageField = Described & { kind: 'image'; maxMegabytes: 2 | 5; upload: string };

/** `null` removes the picture, `undefined` leaves it. */
export const image: Kind<ImageField, z.ZodType<null | undefined>, null> = {
  rule: (field) =>
    z.unknown().transform((value, context) => {
      if (value === '' || value === null) return null;
      if (value === undefined || isAddress(value)) return undefined;
      context.addIssue({ code: 'custom', message: wrongType(field.label, 'một file ảnh') });
      return z.NEVER;
    }),
  initial: () => null,
};

/** What an answer gives, with or without the host: whoever sends a record back as it came changes nothing. */
const isAddress = (value: unknown) => typeof value === 'string' && /^(https?:\/\/[^\s/]+)?\/uploads\/[\w.-]+$/i.test(value);
