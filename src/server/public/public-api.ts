import { isSlug } from '#shared/rules/slugify.ts';
import type { Success } from '#shared/answers/wire.ts';
import type { Description } from '#shared/content-types/description.ts';
import { nounTexts } from '#shared/texts.ts';
import { notFound } from '#server/http/errors.ts';
import type { z } from 'zod';
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
type DetailCall = { path: string; detail: PublicDetail; missing: string };

/** What anyone may read (spec §7 "Public"). */
export type PublicApi = { lists: readonly ListCall[]; details: readonly DetailCall[] };

type Declared = { description: Description; list: PublicList | 'none'; detail: PublicDetail | 'none' };

/** The calls that content types declare, each under the path of its description, and the given others. */
export const publicApi = (types: readonly Declared[], others: readonly ListCall[]): PublicApi => ({
  lists: [
    ...types.flatMap(({ description: { path }, list }) => (list === 'none' ? [] : [{ path: `/${path}`, list }])),
    ...others,
  ],
  details: types.flatMap(({ description: { path, noun }, detail }) =>
    detail === 'none' ? [] : [{ path: `/${path}`, detail, missing: nounTexts(noun).notFound }],
  ),
});

/** The one record of a slug. */
export async function readRecord({ detail, missing }: DetailCall, context: ReadContext, slug: string): Promise<Answered> {
  const data = isSlug(slug) ? await detail.read(context, slug) : null;
  if (data === null) throw notFound(missing);
  return { data };
}

export const successOf = ({ data, meta }: Answered): Success<unknown, unknown> =>
  meta === undefined ? { success: true, data } : { success: true, data, meta };
