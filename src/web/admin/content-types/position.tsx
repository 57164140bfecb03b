import { OldPay } from '../inputs/old-pay.tsx';
import { StillRight } from '../inputs/still-right.tsx';
import type { Slots } from './slots.ts';

export const positionSlots: Slots = { form: { below: { luong_nam: OldPay, kiem_tra: StillRight } } };
