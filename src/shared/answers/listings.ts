import { z } from 'zod';
import { id, text } from './parts.ts';

/** How many records are named of each field; all of them are counted. */
export const namedListings = 200;
/** How many records one call may add and remove. */
export const maxListingChanges = 200;

/** The records that name one record in a list of theirs, by the field they name it in. */
export const listings = z.array(
  z.object({
    resource: text.describe('The path of their content type.'),
    field: text.describe('Their field that holds the list.'),
    count: z.int(),
    records: z
      .array(
        z.object({
          id,
          title: text,
          above: text.nullable().describe('The name of what the record belongs to; null where it may stand alone.'),
          is_hidden: z.boolean().describe('Whether it is hidden itself, or an article that is not published.'),
        }),
      )
      .max(namedListings),
  }),
);
export type Listings = z.infer<typeof listings>;
