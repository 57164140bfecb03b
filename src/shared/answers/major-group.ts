import { z } from 'zod';
import { majorCard } from './major.ts';
import { linkedCareer } from './linked.ts';
import { described } from './parts.ts';

export const majorGroupItem = described;
export type MajorGroupItem = z.infer<typeof majorGroupItem>;

export const majorGroupPage = majorGroupItem.extend({
  nganh_hoc: z.array(majorCard),
  nghe_nghieps: z
    .array(linkedCareer.extend({ positions_count: z.int() }))
    .describe('The careers its majors lead to, with the number of positions; those of most positions first.'),
});
export type MajorGroupPage = z.infer<typeof majorGroupPage>;
