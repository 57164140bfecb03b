import { z } from 'zod';
import { type Described, type Kind, wholeNumber, wrongType } from './described.ts';

/** A whole number from 0 to `to`; a form sends it as text. */
export type IntegerField = Described & { kind: 'integer'; to: number };

export const integer: Kind<IntegerField, z.ZodType<number>, number> = {
  rule: (field) => {
    const message = wrongType(field.label, `số nguyên từ 0 đến ${field.to.toLocaleString('vi-VN')}`);
    const number = z.int(message).min(0, message).max(field.to, message);
    return z
      .union([number, z.string()], message)
      .nullable()
      .transform((value) => (value === null || value === '' ? 0 : wholeNumber(value)))
      .pipe(number);
  },
  initial: () => 0,
};
