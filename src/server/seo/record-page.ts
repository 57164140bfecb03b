import type { PictureMeta } from '#shared/answers/parts.ts';
import type { Site } from '#shared/answers/site.ts';
import type { Step } from '#shared/pages/trail.ts';
import type { ReadContext } from '#server/public/read-context.ts';

/** A thing as schema.org describes it. */
export type Thing = { '@type': string; [property: string]: unknown };

/** Where a thing is described, and by whom: `url` is the whole address of its page. */
export type PageContext = { origin: string; url: string; description: string; site: Site };

/** What a share picture shows of a record: `kicker` stands over the name, `picture` is the address of a stored one, cut around `focus`. */
export type Shared = { name: string; kicker: string; picture: string | null; focus?: PictureMeta['focus'] };

/** The first of these pictures that there is, with the point that crops keep. */
export function firstPicture(...pictures: (readonly [path: string | null, meta: PictureMeta | null])[]) {
  const [path, meta] = pictures.find(([each]) => each !== null) ?? [null, null];
  return { picture: path, ...(meta?.focus && { focus: meta.focus }) };
}

/** What the page of a record tells machines: search engines, and whoever shows a shared link. */
export type RecordPage<Found = unknown> = {
  /** What visitors receive of the record; null when they know none of this slug. */
  find: (context: ReadContext, slug: string) => Promise<Found | null>;
  /** From the top of the site down to the page itself. */
  trail: (found: Found) => Step[];
  share: (found: Found) => Shared;
  /** What the page is about, in the words of schema.org, beside the way to it. */
  structuredData: ((found: Found, place: PageContext) => Thing[]) | 'none';
  /** When it appeared, ISO 8601: makes the page an article to whoever shares it. */
  publishedAt?: (found: Found) => string;
};

/** A page that answers 200 at its one address. `changed`: when what it shows last changed, ISO 8601; null when nobody can say. */
export type Address = { path: string; changed: string | null };

/** The pages of a content type for the sitemap, its lists first. A page changes with what it lists. */
export type Sitemap = (context: ReadContext) => Promise<Address[]>;

/** A part of llms.txt: links with a line about each. */
export type LlmsPart = {
  title: string;
  read: (context: ReadContext) => Promise<{ name: string; path: string; about: string }[]>;
};

type Changing = { updated_at: string };

/** Moments are kept in one format of UTC, so that the greatest text is the latest. */
export const latest = (moments: readonly (string | null)[]): string | null =>
  moments.reduce<string | null>((last, moment) => (moment !== null && (last === null || moment > last) ? moment : last), null);

export const latestOf = (rows: readonly Changing[]): string | null => latest(rows.map(({ updated_at }) => updated_at));

/** The page of a row, which changes with what stands below it. */
export const addressOf = (path: string, row: Changing, below: readonly Changing[] = []): Address => ({
  path,
  changed: latestOf([row, ...below]),
});
