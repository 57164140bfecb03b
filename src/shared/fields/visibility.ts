import { z } from 'zod';
import { shown } from '#shared/guidance/shown.ts';
import { type Described, type Kind, readOr, wrongType } from './described.ts';

export { hidden, shown } from '#shared/guidance/shown.ts';

/** Shown (1) or hidden (0). Forms and older clients spell it in several ways. */
export type VisibilityField = Described & { kind: 'visibility' };

const spellings: Readonly<Record<0 | 1, readonly unknown[]>> = {
  1: [1, '1', true, 'true', 'active'],
  0: [0, '0', false, 'false', 'inactive'],
};

/** 1, 0, or undefined for an unknown spelling. */
export const readVisibility = (value: unknown): 0 | 1 | undefined =>
  spellings[1].includes(value) ? 1 : spellings[0].includes(value) ? 0 : undefined;

export const visibility: Kind<VisibilityField, z.ZodType<0 | 1>, 0 | 1> = {
  rule: (field) => {
    const message = wrongType(field.label, '1 (hiển thị) hoặc 0 (ẩn)');
    return z.union([z.number(), z.string(), z.boolean()], message).transform(readOr(readVisibility, message));
  },
  initial: () => shown,
};
