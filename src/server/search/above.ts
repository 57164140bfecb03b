import type { Database } from '#server/database/schema.ts';
import { type Spoken, spokenOf } from './entry.ts';

/*
 * What results hang on: positions on a department and its career, subjects on a major and its group.
 * Visitors know results by these names as well, and subjects by the code of their major.
 */

/** The columns of a record, as they lie in the database. */
export type Row = Readonly<Record<string, unknown>>;

/** Children that hang on the same, and the names and codes they are found by beside their own. */
export type Children = { of: Child; parentId: number; above: string[] };

type Child = 'position' | 'subject';

const isChild = (name: string): name is Child => Object.hasOwn(parentColumns, name);

/** Whether results hang on records of this description. */
export const isParent = (resource: string): resource is Parent => parents.some((parent) => parent === resource);

export const parents = ['department', 'career', 'major', 'majorGroup'] as const;

type Parent = (typeof parents)[number];

/** What a parent gives to the words of the index: once, however many hang on it. */
export const spokenBy = (row: Row): Spoken => spokenOf(textOf(row['name']), textOf(row['ma_nganh']));

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads the names and codes of what records hang on, those of each parent once. */
export function textsAbove(db: Database, resource: string): (row: Row) => Promise<string[]> {
  const known = new Map<unknown, Promise<string[]>>();
  return (row) => {
    if (!isChild(resource)) return Promise.resolve([]);
    const id = row[parentColumns[resource]];
    const texts = known.get(id) ?? textsOfParent(db, resource, idIn(id));
    known.set(id, texts);
    return texts;
  };
}

/** Where a record names what it hangs on. */
export const parentColumns = { position: 'bo_phan_id', subject: 'nganh_hoc_id' } as const;

async function textsOfParent(db: Database, child: Child, id: number): Promise<string[]> {
  const table = child === 'position' ? 'bo_phan' : 'nganh_hoc';
  const row = await db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return [];
  return child === 'position' ? textsBelowDepartment(db, row) : textsBelowMajor(db, row);
}

/** All that hangs on a record with these columns, directly or not. */
export async function childrenOf(db: Database, resource: Parent, id: number, row: Row): Promise<Children[]> {
  switch (resource) {
    case 'department':
      return [{ of: 'position', parentId: id, above: await textsBelowDepartment(db, row) }];
    case 'major':
      return [{ of: 'subject', parentId: id, above: await textsBelowMajor(db, row) }];
    case 'career': {
      const ofCareer = db.selectFrom('bo_phan').select(['id', 'name']).where('nghe_nghiep_id', '=', id);
      const departments = await ofCareer.orderBy('id').execute();
      return departments.map((each) => ({ of: 'position', parentId: each.id, above: [each.name, textOf(row['name'])] }));
    }
    case 'majorGroup': {
      const ofGroup = db.selectFrom('nganh_hoc').select(['id', 'name', 'ma_nganh']).where('group_id', '=', id);
      const majors = await ofGroup.orderBy('id').execute();
      return majors.map((each) => ({ of: 'subject', parentId: each.id, above: [each.name, each.ma_nganh, textOf(row['name'])] }));
    }
  }
}

async function textsBelowDepartment(db: Database, row: Row): Promise<string[]> {
  const id = idIn(row['nghe_nghiep_id']);
  const career = await db.selectFrom('nghe_nghiep').select('name').where('id', '=', id).executeTakeFirst();
  return [textOf(row['name']), career?.name ?? ''];
}

async function textsBelowMajor(db: Database, row: Row): Promise<string[]> {
  const id = idIn(row['group_id']);
  const group = await db.selectFrom('nhom_nganh').select('name').where('id', '=', id).executeTakeFirst();
  return [textOf(row['name']), textOf(row['ma_nganh']), group?.name ?? ''];
}

/** No record has the number 0. */
const idIn = (value: unknown): number => (typeof value === 'number' ? value : 0);
