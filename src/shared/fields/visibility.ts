import { z } from 'zod';
import { shown } from '#shared/guidance/shown.ts';
import { type Described, type Kind, wrongType } from './described.ts';

export { hidden, shown } from '#shared/guidance/shown.ts';

/** Shown (1) or hidden (0). Forms and older clients spell it in several ways. */
export type VisibilityField = Described & { kind: 'visibility' };

const spellings: Readonly<Record<0 | 1, readonly unknown[]>> = {
  1: [1, '1', true, 'true', 'active'],
  0: [0, '0', false, 'false', 'inactive'],
};

/** 1, 0, or null for an unknown spelling. */
export const readVisibility = (value: unknown): 0 | 1 | null =>
  spellings[1].includes(value) ? 1 : spellings[0].includes(value) ? 0 : null;

export const visibility: Kind<VisibilityField, z.ZodType<0 | 1>, 0 | 1> = {
  rule: (field) => {
    const message = wrongType(field.label, '1 (hiển thị) hoặc 0 (ẩn)');
    return z.union([z.number(), z.string(), z.boolean()], message).transform((value, context) => {
      const read = readVisibility(value);
      if (read !== null) return read;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    });
  },
  initial: () => shown,
};
