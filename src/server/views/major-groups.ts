import { shown } from '#shared/fields/visibility.ts';
import type { MajorGroupItem, MajorGroupPage } from '#shared/pages.ts';
import { pictureMeta } from '../database/codecs.ts';
import { compiledOnce } from '../database/once.ts';
import type { Database } from '../database/schema.ts';
import { majorCard, majorCardColumns } from './majors.ts';
import { shownMajors } from './shown.ts';

const shownGroups = (db: Database) =>
  db
    .selectFrom('nhom_nganh')
    .select(['id', 'name', 'slug', 'description', 'order', 'image', 'image_meta'])
    .where('status', '=', shown);

export async function majorGroupList(db: Database): Promise<MajorGroupItem[]> {
  const rows = await shownGroups(db).orderBy('order').orderBy('id').execute();
  return rows.map((row) => ({ ...row, image_meta: pictureMeta(row.image_meta) }));
}

const groupOf = compiledOnce((db, slug: string) => shownGroups(db).where('slug', '=', slug));

const majorsOf = compiledOnce((db, group: number) =>
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
