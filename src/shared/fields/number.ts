import { z } from 'zod';
import { formatViNumber, parseViNumber } from '#shared/formats/vi-number.ts';
import { type Described, type Kind, required, wrongType } from './described.ts';

/** A number from `from` to `to` in steps of `step` (1 unless told); null when nothing is known. `unit` is said beside it. */
export type NumberField = Described & { kind: 'number'; from: number; to: number; step?: number; unit?: string };

export const number: Kind<NumberField, z.ZodType<number | null>, number | null> = {
  rule: (field) => {
    const { from, to, step = 1 } = field;
    const kind = step === 1 ? 'số nguyên' : 'số';
    const steps = step === 1 || step < 0.1 ? '' : `, từng ${formatViNumber(step)} một`;
    const message = wrongType(field.label, `${kind} từ ${formatViNumber(from)} đến ${formatViNumber(to)}${steps}`);
    const isStep = (value: number) => Math.abs(value / step - Math.round(value / step)) < 1e-6;
    const known = z.number(message).min(from, message).max(to, message).refine(isStep, message);
    return z
      .union([z.number(), z.string()], message)
      .nullable()
      .transform((value) => {
        if (value === null || (typeof value === 'string' && value.trim() === '')) return null;
        return typeof value === 'number' ? value : (parseViNumber(value) ?? Number.NaN);
      })
      .pipe(known.nullable().refine((value) => field.required !== true || value !== null, required(field.label)));
  },
  initial: () => null,
};
