import type { z } from 'zod';
import type { ReadContext } from './read-context.ts';

/** A record that anyone may read by its slug. */
export type PublicDetail<Page = unknown> = {
  summary: string;
  answer: z.ZodType<Page>;
  /** Null when visitors know none of this slug. */
  read: (context: ReadContext, slug: string) => Promise<Page | null>;
};
