import { isSlug } from '#shared/text/slugify.ts';
import type { MovedMeta, Success } from '#shared/answers/wire.ts';
import type { Description } from '#shared/content-types/description.ts';
import { nounTexts } from '#shared/texts.ts';
import type { Database } from '#server/database/schema.ts';
import { notFound } from '#server/http/errors.ts';
import type { z } from 'zod';
import { pastSlugReader } from './past-slug.ts';
import type { Answered, PublicList } from './public-list.ts';
import type { ReadContext } from './read-context.ts';

/** A record that anyone may read by its slug. */
export type PublicDetail<Page = unknown> = {
  summary: string;
  answer: z.ZodType<Page>;
  /** Null when visitors know none of this slug. */
  read: (context: ReadContext, slug: string) => Promise<Page | null>;
};

/** `path` is below /api. */
type ListCall = { path: string; list: PublicList };
/** The address of one record is behind `path`: path/slug. */
type DetailCall = {
  path: string;
  detail: PublicDetail;
  missing: string;
  /** The slug of today of the record that last had another one; null where nothing is known of that. */
  slugSince: (db: Database, slug: string) => Promise<string | null>;
};

/** The one thing that stands around every page and depends on nothing but content. `path` is below /api. */
export type PublicOne<One = unknown> = {
  path: string;
  summary: string;
  answer: z.ZodType<One>;
  read: (context: ReadContext) => Promise<One>;
  /** What pages go on with where it was never read. */
  otherwise: One;
};

/** What anyone may read (spec §7 "Public"). */
export type PublicApi = { ones: readonly PublicOne[]; lists: readonly ListCall[]; details: readonly DetailCall[] };

type Declared = { description: Description; list: PublicList | 'none'; detail: PublicDetail | 'none' };

/** The calls that content types declare, each under the path of its description, and the given others. */
export const publicApi = (types: readonly Declared[], others: readonly ListCall[], ones: readonly PublicOne[]): PublicApi => ({
  ones,
  lists: [
    ...types.flatMap(({ description: { path }, list }) => (list === 'none' ? [] : [{ path: `/${path}`, list }])),
    ...others,
  ],
  details: types.flatMap(({ description, detail }) => {
    const { path, noun } = description;
    if (detail === 'none') return [];
    return [{ path: `/${path}`, detail, missing: nounTexts(noun).notFound, slugSince: pastSlugReader(description) }];
  }),
});

/** The one record of a slug, or the one that last had it, which `meta` then says. */
export async function readRecord({ detail, missing, slugSince }: DetailCall, context: ReadContext, slug: string) {
  if (!isSlug(slug)) throw notFound(missing);
  const data = await detail.read(context, slug);
  if (data !== null) return { data };
  const current = await slugSince(context.db, slug);
  const moved = current === null ? null : await detail.read(context, current);
  if (moved === null) throw notFound(missing);
  return { data: moved, meta: { redirected_from: slug } satisfies MovedMeta };
}

export const successOf = ({ data, meta }: Answered): Success<unknown, unknown> =>
  meta === undefined ? { success: true, data } : { success: true, data, meta };
