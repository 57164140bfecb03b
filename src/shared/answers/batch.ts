import { z } from 'zod';

/** What came of a change of many records at once. */
export const batchDone = z.object({ count: z.int().describe('How many records are others than before.') });
export type BatchDone = z.infer<typeof batchDone>;
