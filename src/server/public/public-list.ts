import type { SelectQueryBuilder } from 'kysely';
import { z } from 'zod';
import type { ListMeta } from '#shared/answers/wire.ts';
import { keptCountOf, metaOf, offsetOf, windowOf } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { withPictureFacts } from '#server/media/picture-facts.ts';
import { type paging } from '#shared/calls/reading.ts';
import { readQuery } from '#server/http/read-sent.ts';
import type { ReadContext } from './read-context.ts';

/** What a call answers inside its envelope. */
export type Answered = { data: unknown; meta?: unknown };

/**
 * What is known of the addresses in a list. `now`: where one leads today; `isHidden`: to a page that visitors do not see;
 * `isMissing`: to no page at all.
 */
type Leads = {
  now: (address: string | null) => string | null;
  isHidden: (address: string | null) => boolean;
  isMissing: (address: string | null) => boolean;
};

/** Which addresses of this site the items of a list hold, and the items as visitors are to follow them. */
export type Follow<Items = unknown> = {
  addressesIn: (items: Items) => (string | null)[];
  followed: (items: Items, leads: Leads) => Items;
};

/** A list that anyone may read: the call, its page in the API document and its cache key follow from it. */
export type PublicList = {
  summary: string;
  /** The parameters it answers to. No other reaches `read`, or makes a cache key of its own. */
  query: z.ZodObject;
  item: z.ZodType;
  /** The answer carries `meta`: a page's, when one was asked for; or one of its own, always. */
  meta?: 'paged' | z.ZodType;
  /** Every page asks for it, or answers that nobody keeps do: kept in memory until content, or what `follow` leads to, is another. */
  isAround?: true;
  /** Pages show its pictures large, and say what they show. */
  showsLarge?: true;
  /** Its items lead to pages of this site, which may be renamed, moved or hidden. */
  follow?: Follow;
  /** Answers to texts that visitors type: no two of them ask the same. */
  answersTexts?: true;
  /** Whether these parameters are in their shortest spelling: '1', not '01', and no more than there may be. */
  isShortest: (given: URLSearchParams) => boolean;
  /** Refuses with 422 what the query cannot mean. */
  read: (context: ReadContext, given: URLSearchParams) => Promise<Answered>;
};

const noQuery = z.object({});

export function publicList<Item extends z.ZodType, Query extends z.ZodObject = typeof noQuery>({
  query,
  read,
  follow,
  ...list
}: Omit<PublicList, 'query' | 'item' | 'read' | 'isShortest' | 'follow'> & {
  item: Item;
  query?: Query;
  follow?: Follow<z.input<Item>[]>;
  read: (context: ReadContext, query: z.output<Query>) => Promise<{ data: z.input<Item>[]; meta?: unknown }>;
}): PublicList {
  const schema: z.ZodObject = query ?? noQuery;
  return {
    ...list,
    // Whoever walks the lists gives each what it has read itself.
    ...(follow && { follow: follow as Follow }),
    query: schema,
    isShortest: (given) => isShortest(schema, given),
    read: async (context, given) =>
      withPictureFacts(context.db, await read(context, readQuery(schema, given) as z.output<Query>)),
  };
}

function isShortest(schema: z.ZodObject, given: URLSearchParams): boolean {
  try {
    const read: Record<string, unknown> = readQuery(schema, given);
    return [...given].every(([name, value]) => String(read[name]) === value);
  } catch {
    return false;
  }
}

/**
 * The rows of the window that a query wants, as items, with the meta of a page; without a window all rows, and no meta.
 * `counted` are the same rows, in as few joins as counting them takes.
 */
export async function readWindow<DB, Table extends keyof DB, Row, CountedDB, CountedTable extends keyof CountedDB, Item>(
  db: Database,
  rows: SelectQueryBuilder<DB, Table, Row>,
  counted: SelectQueryBuilder<CountedDB, CountedTable, object>,
  query: z.output<typeof paging>,
  item: (row: Row) => Item,
  stands: Parameters<typeof keptCountOf>[2] = null,
): Promise<{ data: Item[]; meta?: ListMeta }> {
  const window = windowOf(query);
  if (window === null) return { data: (await rows.execute()).map((row) => item(row as Row)) };
  const part = rows.limit(window.perPage).offset(offsetOf(window));
  const [shown, total] = await Promise.all([part.execute(), keptCountOf(db, counted, stands)]);
  return { data: shown.map((row) => item(row as Row)), meta: metaOf(window, total) };
}
