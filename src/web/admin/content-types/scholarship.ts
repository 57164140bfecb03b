import { StillRight } from '../inputs/still-right.tsx';
import type { Slots } from './slots.ts';

export const scholarshipSlots: Slots = { form: { below: { kiem_tra: StillRight } } };
