import { z } from 'zod';
import { text } from './parts.ts';
import { listMeta } from './wire.ts';

/** What a record lacks, or has to be looked at again. */
export const missingFact = z.object({
  field: text,
  why: z.enum(['empty', 'stale', 'code', 'strange']).describe('`strange`: a code that nobody can apply with.'),
  text: text.describe('A Vietnamese sentence.'),
});

/** Of all records that fit the filters, whatever `only` says. */
export const factsMeta = listMeta.extend({
  missing: z.int().describe('How many miss something.'),
  illustrative: z.int().describe('How many have figures that are made up.'),
});
export type FactsMeta = z.infer<typeof factsMeta>;

export const factCount = z.object({
  resource: text.describe('The path of the content type.'),
  total: z.int(),
  missing: z.int(),
  illustrative: z.int(),
  strange: z.int().describe('How many have a code that nobody can apply with.'),
});
export type FactCount = z.infer<typeof factCount>;

export const maxFactChanges = 200;
