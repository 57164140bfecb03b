import { z } from 'zod';
import { majorCard } from './major.ts';
import { described } from './parts.ts';

export const majorGroupItem = described;
export type MajorGroupItem = z.infer<typeof majorGroupItem>;

export const majorGroupPage = majorGroupItem.extend({ nganh_hoc: z.array(majorCard) });
export type MajorGroupPage = z.infer<typeof majorGroupPage>;
