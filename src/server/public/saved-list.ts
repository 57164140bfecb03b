import { z } from 'zod';
import { type SavedItem, savedItem } from '#shared/answers/saved.ts';
import { career, major, position, subject } from '#shared/content-types/index.ts';
import type { Description } from '#shared/content-types/description.ts';
import { shown } from '#shared/fields/visibility.ts';
import { boundedSlugs, slugsIn } from '#shared/guidance/saved-address.ts';
import { mostSaved, type SavedKind, savedKinds } from '#shared/guidance/saved.ts';
import { careerPath, majorPath, positionPath, subjectPath } from '#shared/paths.ts';
import type { Database } from '#server/database/schema.ts';
import { currentSlugs } from './past-slug.ts';
import { publicList } from './public-list.ts';
import type { ReadContext } from './read-context.ts';
import { shownMajors, shownPositions, shownSubjects } from './visibility.ts';

type Found = Omit<SavedItem, 'kind' | 'asked'>;
type ReadKind = {
  description: Pick<Description, 'name' | 'path' | 'table'>;
  read: (db: Database, slugs: string[]) => Promise<Found[]>;
};

/** Those of these slugs that visitors may see, each kind in one query. */
const kinds: Readonly<Record<SavedKind, ReadKind>> = {
  nganh: {
    description: major,
    async read(db, slugs) {
      const rows = await shownMajors(db)
        .select(['nganh_hoc.slug', 'nganh_hoc.name', 'nhom_nganh.name as within', 'nhom_nganh.slug as group'])
        .where('nganh_hoc.slug', 'in', slugs)
        .execute();
      return rows.map(({ group, ...row }) => ({ ...row, path: majorPath(group, row.slug) }));
    },
  },
  'vi-tri': {
    description: position,
    async read(db, slugs) {
      const rows = await shownPositions(db)
        .select(['vi_tri.slug', 'vi_tri.name', 'nghe_nghiep.name as within', 'nghe_nghiep.slug as career'])
        .where('vi_tri.slug', 'in', slugs)
        .execute();
      return rows.map(({ career: above, ...row }) => ({ ...row, path: positionPath(above, row.slug) }));
    },
  },
  nghe: {
    description: career,
    async read(db, slugs) {
      const rows = await db
        .selectFrom('nghe_nghiep')
        .select(['slug', 'name'])
        .where('status', '=', shown)
        .where('slug', 'in', slugs)
        .execute();
      return rows.map((row) => ({ ...row, path: careerPath(row.slug), within: '' }));
    },
  },
  mon: {
    description: subject,
    async read(db, slugs) {
      const rows = await shownSubjects(db)
        .select(['mon_hoc.slug', 'mon_hoc.name', 'nganh_hoc.name as within', 'nganh_hoc.slug as major'])
        .select('nhom_nganh.slug as group')
        .where('mon_hoc.slug', 'in', slugs)
        .execute();
      return rows.map(({ group, major: above, ...row }) => ({ ...row, path: subjectPath(group, above, row.slug) }));
    },
  },
};

/** What there is of the slugs of one kind, in their order: at most three queries. */
async function readKind(db: Database, kind: SavedKind, asked: readonly string[]): Promise<SavedItem[]> {
  if (asked.length === 0) return [];
  const { description, read } = kinds[kind];
  const found = new Map((await read(db, [...asked])).map((row) => [row.slug, row]));
  const missing = asked.filter((slug) => !found.has(slug));
  const renamed = missing.length === 0 ? new Map<string, string>() : await currentSlugs(db, description, missing);
  const moved = renamed.size === 0 ? [] : await read(db, [...new Set(renamed.values())]);
  const movedTo = new Map(moved.map((row) => [row.slug, row]));
  return asked.flatMap((slug) => {
    const row = found.get(slug) ?? movedTo.get(renamed.get(slug) ?? '');
    return row === undefined ? [] : [{ kind, asked: slug, ...row }];
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
    async read({ db }: ReadContext, given) {
      const asked = boundedSlugs({
        nganh: given.nganh ?? [],
        'vi-tri': given['vi-tri'] ?? [],
        nghe: given.nghe ?? [],
        mon: given.mon ?? [],
      });
      const found = await Promise.all(savedKinds.map((kind) => readKind(db, kind, asked[kind])));
      return { data: found.flat() };
    },
  }),
};
