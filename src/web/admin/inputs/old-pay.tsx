import { Text } from '@mantine/core';
import { isPayOld, oldPayText } from '#shared/facts/pay-age.ts';
import { today } from '../work/records/today.ts';
import type { BelowInput } from './form-slots.ts';

/** Says that visitors are not shown what was paid in a year that is too long ago. */
export function OldPay({ values }: BelowInput) {
  const year = Number(values['luong_nam'] ?? Number.NaN);
  return isPayOld(year, Number(today().slice(0, 4))) ? (
    <Text size="sm" role="status">
      {oldPayText(year)}
    </Text>
  ) : null;
}
