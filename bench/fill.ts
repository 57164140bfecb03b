import { initialOf } from '#shared/fields/index.ts';
import type { Description } from '#shared/content-types/description.ts';
import { article, category, career, department, major, majorGroup, position, subject } from '#shared/content-types/index.ts';
import { sortKey } from '#shared/text/sort-key.ts';
import type { Database } from '#server/database/schema.ts';
import { countWaits, countWaitsAnew } from '#server/database/waited-time.ts';
import { type Column, loose } from '#server/crud/record.ts';

const words = 'thiết kế đồ họa màu chữ giấy in ánh sáng phim dựng hình vẽ nghề xưởng bao bì nhận diện không gian vải rập'.split(
  ' ',
);

/** A text of `length` words that differs from number to number; the same number always gives the same text. */
function textOf(number: number, length: number): string {
  return Array.from({ length }, (_, index) => words[(number * 31 + index * (7 + (number % 5))) % words.length]).join(' ');
}

const long = JSON.stringify([{ title: 'Mục', content: textOf(3, 300), list: [textOf(4, 12), textOf(5, 12)] }]);

/** Writes `count` records of a resource that all hang on the parents given. */
export async function fillTable(
  db: Database,
  resource: Description,
  count: number,
  parents: Record<string, number>,
): Promise<void> {
  const now = new Date().toISOString();
  const rowOf = (number: number): Record<string, Column> => {
    const title = `${textOf(number, 4)} ${number}`;
    const row: Record<string, Column> = { version: 1, created_at: now, updated_at: now, sort_name: sortKey(title) };
    for (const [key, field] of Object.entries(resource.fields)) {
      const value = initialOf(field);
      if (field.kind === 'sections') row[key] = long;
      else if (typeof value === 'boolean') row[key] = Number(value);
      else row[key] = typeof value === 'object' && value !== null ? '[]' : (value as Column);
    }
    row[resource.title] = title;
    if ('slug' in row) row['slug'] = `${resource.path}-${number}`;
    if ('order' in row) row['order'] = number % 1000;
    if (resource === article)
      Object.assign(row, {
        status: number % 10 === 0 ? 'draft' : 'published',
        published_at: new Date(Date.now() - number * 60_000).toISOString(),
      });
    else if ('status' in row) row['status'] = number % 10 === 0 ? 0 : 1;
    Object.assign(row, parents);
    return row;
  };
  const atOnce = 200;
  for (let start = 0; start < count; start += atOnce) {
    const rows = Array.from({ length: Math.min(atOnce, count - start) }, (_, index) => rowOf(start + index));
    await loose(db).insertInto(resource.table).values(rows).execute();
    countWaitsAnew();
  }
}

/** A database with `count` positions, subjects and articles below one parent each. */
export const fill = (db: Database, count: number): Promise<void> =>
  countWaits(() =>
    db.transaction().execute(async (batch) => {
      await fillTable(batch, career, 1, {});
      await fillTable(batch, department, 1, { nghe_nghiep_id: 1 });
      await fillTable(batch, majorGroup, 1, {});
      await fillTable(batch, major, 1, { group_id: 1 });
      await fillTable(batch, category, 1, {});
      await fillTable(batch, position, count, { bo_phan_id: 1 });
      await fillTable(batch, subject, count, { nganh_hoc_id: 1 });
      await fillTable(batch, article, count, { category_id: 1 });
    }),
  );
