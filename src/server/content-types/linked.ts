import { expressionBuilder, sql } from 'kysely';
import type { LinkedArticle, LinkedCareer, LinkedMajor, LinkedPosition, LinkedSubject } from '#shared/answers/linked.ts';
import { pictureMeta } from '#server/database/codecs.ts';
import { compiledQuery } from '#server/database/compiled-query.ts';
import type { Database, Schema } from '#server/database/schema.ts';
import { inOrder, shownArticles, shownMajors, shownPositions, shownSubjects } from '#server/public/visibility.ts';
import { shown } from '#shared/fields/visibility.ts';

/**
 * Public readings along the lists of records (`record_link`), both ways, of what is shown. `…Listed` reads what a record lists in
 * a field, in its order; `…Listing` what lists it, in the order of the site.
 */

type Pictured<Row> = Omit<Row, 'image_meta'> & { image_meta: string | null };
type Row<Linked extends { image_meta: unknown }> = Pictured<Linked>;
type SubjectRow = Omit<Row<LinkedSubject>, 'minh_hoa'> & { minh_hoa: number };

const withPicture = <R extends { image_meta: string | null }>(row: R) => ({ ...row, image_meta: pictureMeta(row.image_meta) });

const links = expressionBuilder<Schema, 'record_link'>();

/** Of the links from a field of one content type to another. */
export const isLink = (resource: string, field: string, target: string) =>
  links.and([
    links('record_link.resource', '=', resource),
    links('record_link.target', '=', target),
    links('record_link.field', '=', field),
  ]);

const positionColumns = [
  'vi_tri.id',
  'vi_tri.name',
  'vi_tri.slug',
  'nghe_nghiep.slug as parent_slug',
  'vi_tri.thumbnail as image',
  'vi_tri.thumbnail_meta as image_meta',
  'nghe_nghiep.name as career_name',
] as const;
export const majorColumns = [
  'nganh_hoc.id',
  'nganh_hoc.name',
  'nganh_hoc.slug',
  'nhom_nganh.slug as parent_slug',
  'nganh_hoc.image',
  'nganh_hoc.image_meta',
  'nganh_hoc.bac',
] as const;
const subjectColumns = [
  'mon_hoc.id',
  'mon_hoc.name',
  'mon_hoc.slug',
  'nganh_hoc.slug as parent_slug',
  'nhom_nganh.slug as group_slug',
  'mon_hoc.hinh_anh as image',
  'mon_hoc.hinh_anh_meta as image_meta',
  'nganh_hoc.name as major_name',
  'mon_hoc.hoc_ky',
  'mon_hoc.minh_hoa',
] as const;

const linkedPosition = (row: Row<LinkedPosition>): LinkedPosition => withPicture(row);
export const linkedMajor = (row: Row<LinkedMajor>): LinkedMajor => withPicture(row);
const linkedSubject = (row: SubjectRow): LinkedSubject => withPicture({ ...row, minh_hoa: row.minh_hoa === 1 });

const majorsListedRows = compiledQuery((db, resource: string, field: string, id: number) =>
  shownMajors(db)
    .innerJoin('record_link', 'record_link.target_id', 'nganh_hoc.id')
    .select(majorColumns)
    .where(isLink(resource, field, 'major'))
    .where('record_link.record_id', '=', id)
    .orderBy('record_link.place'),
);
export const majorsListed = async (db: Database, resource: 'position' | 'article', id: number): Promise<LinkedMajor[]> =>
  (await majorsListedRows(db, resource, 'nganh_hoc_ids', id)).map(linkedMajor);

type Concerning = 'admissionDate' | 'scholarship' | 'question';

/** Whether a row of the table is listed with a major, or with none and so stands for all. */
export const concernsMajor = (resource: Concerning, table: 'moc_tuyen_sinh' | 'hoi_dap', major: number) =>
  links.or([
    sql<boolean>`${sql.ref(`${table}.nganh_hoc_ids`)} = '[]'`,
    links.exists(
      links
        .selectFrom('record_link')
        .select('record_link.record_id')
        .where('record_link.record_id', '=', sql.ref<number>(`${table}.id`))
        .where(isLink(resource, 'nganh_hoc_ids', 'major'))
        .where('record_link.target_id', '=', major),
    ),
  ]);

const concernedMajorRows = compiledQuery((db, resource: string) =>
  shownMajors(db)
    .innerJoin('record_link', 'record_link.target_id', 'nganh_hoc.id')
    .select(['nganh_hoc.id', 'nganh_hoc.name', 'nganh_hoc.slug', 'nhom_nganh.slug as parent_slug', 'record_link.record_id'])
    .where(isLink(resource, 'nganh_hoc_ids', 'major'))
    .orderBy('record_link.record_id')
    .orderBy('record_link.place'),
);

/** What records of a type are listed with, by their ids, of what visitors see; null for one that lists only what they do not. */
function concerned<Target>(rows: readonly ({ record_id: number } & Target)[]) {
  const byRecord = Map.groupBy(rows, ({ record_id }) => record_id);
  return (id: number, listed: string): Omit<Target, 'record_id'>[] | null =>
    listed === '[]' ? [] : (byRecord.get(id)?.map(({ record_id: _, ...target }) => target) ?? null);
}

/** The majors that dates, scholarships or questions are for. One query for all of them. */
export const concernedMajors = async (db: Database, resource: Concerning) => concerned(await concernedMajorRows(db, resource));

const concernedPositionRows = compiledQuery((db, resource: string) =>
  shownPositions(db)
    .innerJoin('record_link', 'record_link.target_id', 'vi_tri.id')
    .select(['vi_tri.id', 'vi_tri.name', 'vi_tri.slug', 'nghe_nghiep.slug as parent_slug', 'record_link.record_id'])
    .where(isLink(resource, 'vi_tri_ids', 'position'))
    .orderBy('record_link.record_id')
    .orderBy('record_link.place'),
);
export const concernedPositions = async (db: Database, resource: Concerning) =>
  concerned(await concernedPositionRows(db, resource));

const subjectsListedRows = compiledQuery((db, resource: string, field: string, id: number) =>
  shownSubjects(db)
    .innerJoin('record_link', 'record_link.target_id', 'mon_hoc.id')
    .select(subjectColumns)
    .where(isLink(resource, field, 'subject'))
    .where('record_link.record_id', '=', id)
    .orderBy('record_link.place'),
);
export const subjectsListed = async (
  db: Database,
  resource: 'position' | 'subject',
  field: 'mon_hoc_ids' | 'tien_quyet_ids',
  id: number,
): Promise<LinkedSubject[]> => (await subjectsListedRows(db, resource, field, id)).map(linkedSubject);

const careersListedRows = compiledQuery((db, id: number) =>
  db
    .selectFrom('nghe_nghiep')
    .innerJoin('record_link', 'record_link.target_id', 'nghe_nghiep.id')
    .select(['nghe_nghiep.id', 'nghe_nghiep.name', 'nghe_nghiep.slug', 'nghe_nghiep.image', 'nghe_nghiep.image_meta'])
    .where('nghe_nghiep.status', '=', shown)
    .where(isLink('article', 'nghe_nghiep_ids', 'career'))
    .where('record_link.record_id', '=', id)
    .orderBy('record_link.place'),
);
export const careersListed = async (db: Database, article: number): Promise<LinkedCareer[]> =>
  (await careersListedRows(db, article)).map((row) => withPicture({ ...row, parent_slug: null }));

const positionsListingRows = compiledQuery((db, target: string, field: string, id: number) =>
  shownPositions(db)
    .innerJoin('record_link', 'record_link.record_id', 'vi_tri.id')
    .select(positionColumns)
    .select(['nghe_nghiep.id as career_id', 'record_link.place'])
    .where(isLink('position', field, target))
    .where('record_link.target_id', '=', id)
    .$call(inOrder('nghe_nghiep', 'bo_phan', 'vi_tri')),
);

/** The positions that a major leads to, or that use a subject, with the career of each. */
export async function positionsListing(db: Database, target: 'major' | 'subject', id: number) {
  const rows = await positionsListingRows(db, target, target === 'major' ? 'nganh_hoc_ids' : 'mon_hoc_ids', id);
  return rows.map(({ career_id, place: _, ...row }) => ({ career_id, position: linkedPosition(row) }));
}

const subjectsListingRows = compiledQuery((db, id: number) =>
  shownSubjects(db)
    .innerJoin('record_link', 'record_link.record_id', 'mon_hoc.id')
    .select(subjectColumns)
    .where(isLink('subject', 'tien_quyet_ids', 'subject'))
    .where('record_link.target_id', '=', id)
    .$call(inOrder('mon_hoc')),
);

/** The subjects that come after one. */
export const subjectsListing = async (db: Database, id: number): Promise<LinkedSubject[]> =>
  (await subjectsListingRows(db, id)).map(linkedSubject);

/** Articles that are named on a page about something else. */
const mostArticles = 3;

/** What was written about a career or a major, the newest first. */
export async function articlesListing(db: Database, now: Date, target: 'career' | 'major', id: number): Promise<LinkedArticle[]> {
  const rows = await shownArticles(db, now)
    .innerJoin('record_link', 'record_link.record_id', 'bai_viet.id')
    .select(['bai_viet.id', 'bai_viet.title as name', 'bai_viet.slug', 'bai_viet.thumbnail as image'])
    .select(['bai_viet.thumbnail_meta as image_meta', 'bai_viet.published_at'])
    .where(isLink('article', target === 'career' ? 'nghe_nghiep_ids' : 'nganh_hoc_ids', target))
    .where('record_link.target_id', '=', id)
    .orderBy('bai_viet.published_at', 'desc')
    .orderBy('bai_viet.id')
    .limit(mostArticles)
    .execute();
  return rows.map((row) => withPicture({ ...row, parent_slug: null, published_at: String(row.published_at) }));
}
