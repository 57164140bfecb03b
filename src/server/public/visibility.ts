import { type ExpressionBuilder, sql } from 'kysely';
import { shown } from '#shared/fields/visibility.ts';
import type { Database, Schema } from '#server/database/schema.ts';

/** What visitors may know of. Every public read of these tables starts here, so that nothing hidden slips through one of them. */

export const shownDepartments = (db: Database) =>
  db
    .selectFrom('bo_phan')
    .innerJoin('nghe_nghiep', 'nghe_nghiep.id', 'bo_phan.nghe_nghiep_id')
    .where('bo_phan.status', '=', shown)
    .where('nghe_nghiep.status', '=', shown);

export const shownPositions = (db: Database) =>
  db
    .selectFrom('vi_tri')
    .innerJoin('bo_phan', 'bo_phan.id', 'vi_tri.bo_phan_id')
    .innerJoin('nghe_nghiep', 'nghe_nghiep.id', 'bo_phan.nghe_nghiep_id')
    // SQLite takes it that few positions are shown, and would read all of them to find those of a career: the sign hides the index.
    .where(sql<number>`+${sql.ref('vi_tri.status')}`, '=', shown)
    .where('bo_phan.status', '=', shown)
    .where('nghe_nghiep.status', '=', shown);

export const shownMajors = (db: Database) =>
  db
    .selectFrom('nganh_hoc')
    .innerJoin('nhom_nganh', 'nhom_nganh.id', 'nganh_hoc.group_id')
    .where('nganh_hoc.status', '=', shown)
    .where('nhom_nganh.status', '=', shown);

export const shownSubjects = (db: Database) =>
  db
    .selectFrom('mon_hoc')
    .innerJoin('nganh_hoc', 'nganh_hoc.id', 'mon_hoc.nganh_hoc_id')
    .innerJoin('nhom_nganh', 'nhom_nganh.id', 'nganh_hoc.group_id')
    .where('mon_hoc.status', '=', shown)
    .where('nganh_hoc.status', '=', shown)
    .where('nhom_nganh.status', '=', shown);

/**
 * Published and due. Moments are kept in one format of UTC, so that comparing text compares time. `among`: for a few records
 * by their ids; SQLite takes it that few are published, and would read all of these to find them. The sign hides the index.
 */
export const isPublished =
  (moment: string, among = false) =>
  (expression: ExpressionBuilder<Schema, 'bai_viet'>) =>
    expression.and([
      expression(among ? sql<string>`${sql.ref('bai_viet.status')} || ''` : 'bai_viet.status', '=', 'published'),
      expression('bai_viet.published_at', '<=', moment),
    ]);

export const shownArticles = (db: Database, now: Date) => db.selectFrom('bai_viet').where(isPublished(now.toISOString()));

export const shownArticlesAmong = (db: Database, moment: string, ids: readonly number[]) =>
  db.selectFrom('bai_viet').where('bai_viet.id', 'in', ids).where(isPublished(moment, true));
