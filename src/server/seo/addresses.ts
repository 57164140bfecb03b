import type { CategoryItem } from '#shared/pages.ts';
import {
  articleListPath,
  articlePath,
  articlesPerPage,
  careerPath,
  majorGroupPath,
  majorPath,
  positionPath,
  subjectPath,
  subjectsPath,
} from '#shared/paths.ts';
import { shown } from '#shared/fields/visibility.ts';
import type { Database } from '#server/database/schema.ts';
import { categoryList } from '#server/public/categories.ts';
import { shownArticles, shownDepartments, shownMajors, shownPositions, shownSubjects } from '#server/public/visibility.ts';

/** A page that answers 200 at its one address. `changed`: when what it shows last changed, ISO 8601; null when nobody can say. */
export type Address = { path: string; changed: string | null };

/** Every public page, the lists first. A page changes with what it lists. */
export async function publicAddresses(db: Database, now: Date): Promise<Address[]> {
  const [careers, departments, positions, groups, majors, subjects, articles, categories] = await Promise.all([
    db
      .selectFrom('nghe_nghiep')
      .select(['id', 'slug', 'updated_at'])
      .where('status', '=', shown)
      .orderBy('order')
      .orderBy('id')
      .execute(),
    shownDepartments(db).select(['bo_phan.nghe_nghiep_id', 'bo_phan.updated_at']).execute(),
    shownPositions(db)
      .select(['vi_tri.slug', 'vi_tri.updated_at', 'bo_phan.nghe_nghiep_id', 'nghe_nghiep.slug as career'])
      .orderBy('vi_tri.order')
      .orderBy('vi_tri.id')
      .execute(),
    db
      .selectFrom('nhom_nganh')
      .select(['id', 'slug', 'updated_at'])
      .where('status', '=', shown)
      .orderBy('order')
      .orderBy('id')
      .execute(),
    shownMajors(db)
      .select(['nganh_hoc.id', 'nganh_hoc.slug', 'nganh_hoc.updated_at', 'nganh_hoc.group_id', 'nhom_nganh.slug as group'])
      .orderBy('nganh_hoc.order')
      .orderBy('nganh_hoc.id')
      .execute(),
    shownSubjects(db)
      .select([
        'mon_hoc.slug',
        'mon_hoc.updated_at',
        'mon_hoc.nganh_hoc_id',
        'nganh_hoc.slug as major',
        'nhom_nganh.slug as group',
      ])
      .orderBy('mon_hoc.order')
      .orderBy('mon_hoc.id')
      .execute(),
    shownArticles(db, now)
      .select(['bai_viet.slug', 'bai_viet.updated_at', 'bai_viet.published_at', 'bai_viet.category_id'])
      .orderBy('bai_viet.order')
      .orderBy('bai_viet.published_at', 'desc')
      .orderBy('bai_viet.id')
      .execute(),
    categoryList(db, now),
  ]);

  // A scheduled article is new on the day it appears, however long ago it was written.
  const appeared = articles.map((article) => ({
    ...article,
    updated_at: latest([article.updated_at, article.published_at]) ?? '',
  }));
  const ofCareer = Map.groupBy([...departments, ...positions], ({ nghe_nghiep_id }) => nghe_nghiep_id);
  const ofGroup = Map.groupBy(majors, ({ group_id }) => group_id);
  const ofMajor = Map.groupBy(subjects, ({ nganh_hoc_id }) => nganh_hoc_id);
  const ofCategory = Map.groupBy(appeared, ({ category_id }) => category_id);
  const record = (path: string, row: Changing, below: readonly Changing[] = []) => ({ path, changed: latestOf([row, ...below]) });

  return [
    { path: subjectsPath, changed: latestOf([...groups, ...majors, ...subjects]) },
    ...articleLists(null, appeared),
    // One without articles has nothing to be found by.
    ...categories.flatMap((category) => {
      const listed = ofCategory.get(category.id);
      return listed === undefined ? [] : articleLists(category, listed);
    }),
    ...careers.map((row) => record(careerPath(row.slug), row, ofCareer.get(row.id))),
    ...positions.map((row) => record(positionPath(row.career, row.slug), row)),
    ...groups.map((row) => record(majorGroupPath(row.slug), row, ofGroup.get(row.id))),
    ...majors.map((row) => record(majorPath(row.group, row.slug), row, ofMajor.get(row.id))),
    ...subjects.map((row) => record(subjectPath(row.group, row.major, row.slug), row)),
    ...appeared.map((row) => record(articlePath(row.slug), row)),
  ];
}

type Changing = { updated_at: string };

/** Moments are kept in one format of UTC, so that the greatest text is the latest. */
const latest = (moments: readonly (string | null)[]) =>
  moments.reduce<string | null>((last, moment) => (moment !== null && (last === null || moment > last) ? moment : last), null);
const latestOf = (rows: readonly Changing[]) => latest(rows.map(({ updated_at }) => updated_at));

function articleLists(category: CategoryItem | null, articles: readonly Changing[]): Address[] {
  const pages = Math.max(1, Math.ceil(articles.length / articlesPerPage));
  const changed = latestOf(articles);
  return Array.from({ length: pages }, (_, index) => ({
    path: articleListPath({ category: category?.slug ?? null, page: index + 1 }),
    changed,
  }));
}
