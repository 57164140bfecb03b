import { z } from 'zod';
import { type Described, type Kind, wrongType } from './described.ts';

/**
 * A picture. Its bytes come as a file in a multipart body or by the upload call named by `upload`.
 * As the value of the field, an empty text removes the picture, and the address of a stored one chooses that: its own leaves it
 * as it is.
 */
export type ImageField = Described & {
  kind: 'image';
  maxMegabytes: 2 | 5;
  upload: string;
  /** What it shows stands beside it in words: it needs no description. */
  isDecorative?: true;
  /** How wide it is shown at most, in pixels of a screen with two dots to each; 1920 unless told. */
  shownWidth?: number;
};

/** `null` removes the picture, `undefined` leaves it, a text is the address of the one to show. */
export const image: Kind<ImageField, z.ZodType<string | null | undefined>, null> = {
  rule: (field) =>
    z.unknown().transform((value, context) => {
      if (value === '' || value === null) return null;
      if (value === undefined) return undefined;
      const path = pictureAddress(value);
      if (path !== undefined) return path;
      context.addIssue({ code: 'custom', message: wrongType(field.label, 'một tệp ảnh') });
      return z.NEVER;
    }),
  initial: () => null,
};

/** The address that an answer gave, with or without the host: a record that is sent back as it was read changes nothing. */
export const pictureAddress = (value: unknown): string | undefined =>
  typeof value === 'string' ? /^(?:https?:\/\/[^\s/]+)?(\/uploads\/[\w.-]+)$/i.exec(value)?.[1] : undefined;
