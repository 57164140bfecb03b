import { z } from 'zod';
import { type SavedItem, savedItem } from '#shared/answers/saved.ts';
import { career, major, position, subject } from '#shared/content-types/index.ts';
import type { Description } from '#shared/content-types/description.ts';
import { boundedSlugs, slugsIn } from '#shared/guidance/saved-address.ts';
import { mostSaved, type SavedKind, savedKinds } from '#shared/guidance/saved.ts';
import { currentSlugs } from './past-slug.ts';
import { publicList } from './public-list.ts';
import type { ReadContext } from './read-context.ts';
import { shownPages } from './shown-pages.ts';

const kinds: Readonly<Record<SavedKind, Description>> = { nganh: major, 'vi-tri': position, nghe: career, mon: subject };

/** What there is of the slugs of one kind, in their order: at most three queries. */
async function readKind(context: ReadContext, kind: SavedKind, asked: readonly string[]): Promise<SavedItem[]> {
  if (asked.length === 0) return [];
  const description = kinds[kind];
  const pages = shownPages(description);
  const read = async (values: readonly string[]) =>
    new Map((await pages(context, { column: 'slug', values })).map((page) => [page.slug, page]));
  const found = await read(asked);
  const missing = asked.filter((slug) => !found.has(slug));
  const renamed = missing.length === 0 ? new Map<string, string>() : await currentSlugs(context.db, description, missing);
  const moved = renamed.size === 0 ? null : await read([...new Set(renamed.values())]);
  return asked.flatMap((old) => {
    const page = found.get(old) ?? moved?.get(renamed.get(old) ?? '');
    if (page === undefined) return [];
    const { slug, name, within, path } = page;
    return [{ kind, asked: old, slug, name, within, path }];
  });
}

const slugs = z
  .string()
  .transform((text) => slugsIn([text], mostSaved))
  .optional();

const query = z.object({
  nganh: slugs.describe(
    `Slugs of majors, by commas. More than ${mostSaved} in all are left out, and so is what cannot be a slug.`,
  ),
  'vi-tri': slugs.describe('Slugs of positions.'),
  nghe: slugs.describe('Slugs of careers.'),
  mon: slugs.describe('Slugs of subjects.'),
});

/** What a browser kept, as it is today, by its path below /api. */
export const savedRecords = {
  path: '/da-luu',
  list: publicList({
    summary: 'Records by their slugs, those that they had before too; what is gone is not there',
    item: savedItem,
    query,
    async read(context: ReadContext, given) {
      const asked = boundedSlugs((kind) => given[kind] ?? []);
      const found = await Promise.all(savedKinds.map((kind) => readKind(context, kind, asked[kind])));
      return { data: found.flat() };
    },
  }),
};
