import { shown } from '#shared/fields/visibility.ts';
import type { MajorGroupItem, MajorGroupPage } from '#shared/pages.ts';
import { pictureMeta } from '#server/database/codecs.ts';
import { compiledQuery } from '#server/database/compiled-query.ts';
import type { Database } from '#server/database/schema.ts';
import { majorCard, majorCardColumns } from './majors.ts';
import { shownMajors } from './visibility.ts';

const shownGroups = (db: Database) =>
  db
    .selectFrom('nhom_nganh')
    .select(['id', 'name', 'slug', 'description', 'order', 'image', 'image_meta'])
    .where('status', '=', shown);

export async function majorGroupList(db: Database): Promise<MajorGroupItem[]> {
  const rows = await shownGroups(db).orderBy('order').orderBy('id').execute();
  return rows.map((row) => ({ ...row, image_meta: pictureMeta(row.image_meta) }));
}

const groupOf = compiledQuery((db, slug: string) => shownGroups(db).where('slug', '=', slug));

const majorsOf = compiledQuery((db, group: number) =>
  shownMajors(db)
    .select(majorCardColumns)
    .where('nganh_hoc.group_id', '=', group)
    .orderBy('nganh_hoc.order')
    .orderBy('nganh_hoc.id'),
);

/** A major group with its majors; null when visitors do not know it. */
export async function majorGroupPage(db: Database, slug: string): Promise<MajorGroupPage | null> {
  const [group] = await groupOf(db, slug);
  if (!group) return null;
  const majors = await majorsOf(db, group.id);
  return { ...group, image_meta: pictureMeta(group.image_meta), nganh_hoc: majors.map(majorCard) };
}
