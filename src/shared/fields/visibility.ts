import { z } from 'zod';
import { type Described, type Kind, wrongType } from './described.ts';

/** Shown (1) or hidden (0). Forms and older clients spell it in several ways. */
export type VisibilityField = Described & { kind: 'visibility' };

export const shown = 1;
export const hidden = 0;

const spellings = new Map<unknown, 0 | 1>([
  [1, 1],
  ['1', 1],
  [true, 1],
  ['true', 1],
  ['active', 1],
  [0, 0],
  ['0', 0],
  [false, 0],
  ['false', 0],
  ['inactive', 0],
]);

/** 1, 0, or null for an unknown spelling. */
export const readVisibility = (value: unknown): 0 | 1 | null => spellings.get(value) ?? null;

export const visibility: Kind<VisibilityField, z.ZodType<0 | 1>, 0 | 1> = {
  rule: (field) =>
    z
      .union([z.number(), z.string(), z.boolean()], wrongType(field.label, '1 (hiển thị) hoặc 0 (ẩn)'))
      .transform((value, context) => {
        const read = readVisibility(value);
        if (read !== null) return read;
        context.addIssue({ code: 'custom', message: wrongType(field.label, '1 (hiển thị) hoặc 0 (ẩn)') });
        return z.NEVER;
      }),
  initial: () => shown,
};
