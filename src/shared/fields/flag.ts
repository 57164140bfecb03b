import { z } from 'zod';
import { type Described, type Kind, readOr, wrongType } from './described.ts';

/** Yes or no; stored as 1 or 0. */
export type FlagField = Described & { kind: 'flag' };

const spellings: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [false, false],
  [0, false],
  ['0', false],
  ['false', false],
  ['', false],
  [null, false],
]);

export const flag: Kind<FlagField, z.ZodType<boolean>, boolean> = {
  rule: (field) => {
    const message = wrongType(field.label, 'true (có) hoặc false (không)');
    return z
      .union([z.boolean(), z.number(), z.string(), z.null()], message)
      .transform(readOr((value) => spellings.get(value), message));
  },
  initial: () => false,
};
