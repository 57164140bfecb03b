import { z } from 'zod';
import { id, text } from './parts.ts';

export const mostFound = 20;
/** Letters and digits below which nothing is looked for. */
export const leastSought = 2;
/** Characters of a search. */
export const maxSought = 100;

/** Records of all content types, the best first. */
export const foundRecords = z
  .array(
    z.object({
      resource: text.describe('The path of its content type.'),
      id,
      title: text,
      above: text.nullable().describe('The name of what the record belongs to; null where it may stand alone.'),
      named: text.nullable().describe('The code or the other name that was found; null where the title was.'),
      is_hidden: z
        .boolean()
        .describe(
          'Whether it is hidden itself, or an article that is not published; among pages also what is below such a record.',
        ),
      path: text
        .nullable()
        .optional()
        .describe('Of its page, where pages were asked for; null where something of it is missing.'),
    }),
  )
  .max(mostFound);
export type FoundRecord = z.infer<typeof foundRecords>[number];

export const foundMeta = z.object({
  is_complete: z.boolean().describe('False: there is more content than is looked through at once.'),
});
export type FoundMeta = z.infer<typeof foundMeta>;
