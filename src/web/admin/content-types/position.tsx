import { Text } from '@mantine/core';
import { isPayOld, oldPayText } from '#shared/facts/pay-age.ts';
import type { BelowInput } from '../inputs/form-slots.ts';
import { StillRight } from '../inputs/still-right.tsx';
import { today } from '../work/records/today.ts';
import type { Slots } from './slots.ts';

/** Says that visitors are not shown what was paid in a year that is too long ago. */
function OldPay({ values }: BelowInput) {
  const year = Number(values['luong_nam'] ?? Number.NaN);
  return isPayOld(year, Number(today().slice(0, 4))) ? (
    <Text size="sm" role="status">
      {oldPayText(year)}
    </Text>
  ) : null;
}

export const positionSlots: Slots = { form: { below: { luong_nam: OldPay, kiem_tra: StillRight } } };
