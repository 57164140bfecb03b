import { z } from 'zod';
import { id, text } from './parts.ts';

/** How many records of each type are named; all of them are counted. */
export const namedUses = 20;

/** Records of one content type, counted, and the first of them by name. */
export const users = z.object({
  resource: text.describe('The path of their content type.'),
  count: z.int().min(1),
  first: z.array(z.object({ id, title: text })).max(namedUses),
});
export type Users = z.infer<typeof users>;

/** What would be felt if a record were hidden, renamed, moved or deleted. */
export const recordUses = z.object({
  address: text.nullable().describe('The path of its page, also of one that visitors do not see; null: it has none.'),
  children: z.array(users).describe('Records that hang on it.'),
  lists: z.array(users).describe('Records that name it in a list of theirs; deleting it takes it out of these.'),
  links: z.array(users).describe('Records with a link to its page in an address or a text.'),
  is_complete: z.boolean().describe('False: there is more content than is looked through, and there may be more links.'),
});
export type RecordUses = z.infer<typeof recordUses>;
