import { z } from 'zod';
import { id, text } from './parts.ts';

/** What the check of links finds out, in the order in which it matters. */

/** What is wrong with a link; `moved` still leads somewhere, `unclear` is what nobody could tell. */
export const linkKinds = ['dead', 'hidden', 'video', 'certificate', 'soft', 'silent', 'moved', 'unclear'] as const;
export type LinkKind = (typeof linkKinds)[number];

export const linkReasons = [
  'status',
  'no-host',
  'redirects',
  'not-public',
  'nothing',
  'deleted',
  'hidden',
  'video-gone',
  'video-private',
  'certificate',
  'title',
  'home',
  'not-found-page',
  'slow',
  'network',
  'answer',
  'moved',
  'chain',
  'secure',
  'address',
] as const;
export type LinkReason = (typeof linkReasons)[number];

/** What a list of links is narrowed to: what is certain and has to be done, one kind of that, what failed once, what nobody could tell. */
export const linkFilters = ['open', ...linkKinds.filter((kind) => kind !== 'unclear'), 'suspect', 'unclear'] as const;
export type LinkFilter = (typeof linkFilters)[number];

/** How many places of a link are named; all of them are counted. */
export const namedLinkPlaces = 20;

const linkPlace = z.object({
  resource: text.describe('The path of its content type, or that of the settings.'),
  id,
  title: text,
  field: text.describe('The field that holds the link.'),
});
export type LinkPlace = z.infer<typeof linkPlace>;

export const linkProblem = z.object({
  id,
  address: text.describe("As it was written; a link to a record is 'vi-tri:12'."),
  kind: z.enum(linkKinds),
  reason: z.enum(linkReasons),
  status: z.int().nullable().describe('What the other server answered, where that is the reason.'),
  new_address: text.nullable().describe('Where it leads for good by now.'),
  target: z.object({ resource: text, id }).nullable().describe('The hidden record that an own link leads to.'),
  first_at: text.describe('When it failed first, ISO 8601.'),
  checked_at: text.describe('When it was asked last, ISO 8601.'),
  fails: z.int().describe('Checks in a row that it failed.'),
  is_suspect: z.boolean().describe('It failed once, in a nightly check: the next one will tell.'),
  may_take_new: z.boolean().describe('Its new address can be written where it stands, at least in one plain field.'),
  places: z.array(linkPlace).max(namedLinkPlaces),
  places_total: z.int(),
});
export type LinkProblem = z.infer<typeof linkProblem>;

/** `cut`: its process ended in the middle of it. `offline`: this server reaches nobody, so that nothing is said of other sites. */
const linkCheckStates = ['none', 'running', 'done', 'offline', 'stopped', 'failed', 'cut'] as const;

export const linkCheck = z.object({
  state: z.enum(linkCheckStates),
  by_hand: z.boolean(),
  started_at: text.nullable(),
  ended_at: text.nullable(),
  total: z.int().describe('Different links of the site; 0 while they are being collected.'),
  done: z.int().describe('How many of them were asked.'),
  is_complete: z.boolean().describe('False: there are more links than are looked at, or time ran out for some.'),
  counts: z.object(Object.fromEntries(linkFilters.map((filter) => [filter, z.int()])) as Record<LinkFilter, z.ZodInt>),
});
export type LinkCheck = z.infer<typeof linkCheck>;

export const linkCounts = z.object({
  checked_at: text.nullable().describe('When the last check ended that told something; null before the first.'),
  open: z.int().describe('All that have to be seen to.'),
  video: z.int(),
  moved: z.int(),
});
export type LinkCounts = z.infer<typeof linkCounts>;
