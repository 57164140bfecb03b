import { sql } from 'kysely';
import { initialOf } from '#shared/fields/index.ts';
import type { Description, Row } from '#shared/content-types/description.ts';
import { article, descriptions } from '#shared/content-types/index.ts';
import type { PictureMeta } from '#shared/answers/parts.ts';
import { slugify } from '#shared/text/slugify.ts';
import { sortKey } from '#shared/text/sort-key.ts';
import { writeJournal } from '#server/database/journal.ts';
import type { Schema } from '#server/database/schema.ts';
import { writeTransaction } from '#server/database/write-transaction.ts';
import type { TestApp } from './app.ts';

type Overrides<R extends Description> = Partial<Row<R>> & { author_id?: number | null; updated_at?: string };

let made = 0;

/**
 * A valid record, written straight into its table as a save would have left it: shown, published an
 * hour ago, with a name and slug of its own, and parents of its own where none are given. Values are
 * spelled as the API spells them.
 */
export async function build<R extends Description>(test: TestApp, resource: R, overrides: Overrides<R> = {}): Promise<Row<R>> {
  const given: Record<string, unknown> = overrides;
  const row: Record<string, unknown> = { version: 1 };
  row['created_at'] = row['updated_at'] = test.clock.now().toISOString();
  for (const [key, field] of Object.entries(resource.fields)) {
    row[key] = initialOf(field);
    if (field.required && row[key] === null)
      row[key] = field.kind === 'date' ? '2027-03-31' : field.kind === 'number' ? field.from : null;
    if (field.kind === 'image') row[`${key}_meta`] = null;
    if (field.kind === 'reference' && field.required && !(key in given)) row[key] = (await build(test, describedBy(field.to))).id;
  }
  const title = String(given[resource.title] ?? `${resource.noun} số ${(made += 1)}`);
  row[resource.title] = title;
  if ('slug' in row) row['slug'] = slugify(title);
  if (resource.name === article.name) {
    row['status'] = 'published';
    row['published_at'] = given['status'] === 'draft' ? null : new Date(test.clock.now().getTime() - 3_600_000).toISOString();
  }
  Object.assign(row, given);
  const columns: Record<string, unknown> = { sort_name: sortKey(title), ...row };
  const id = await insert(test, resource.table, columns);
  for (const [field, described] of Object.entries(resource.fields)) {
    if (described.kind !== 'references' || !Array.isArray(row[field])) continue;
    const target = describedBy(described.to).name;
    for (const [place, target_id] of row[field].entries())
      await insertLink(test, { resource: resource.name, record_id: id, field, place, target, target_id: Number(target_id) });
  }
  // Its number is given under the writers' lock: records may be built beside each other.
  await writeTransaction(test.db, (transaction) =>
    writeJournal(transaction, test.clock.now(), [{ resource: resource.name, id, action: 'create' }]),
  );
  // The description is walked by name, so its row type cannot be followed by the compiler.
  return { ...row, id } as Row<R>;
}

const insertLink = (test: TestApp, link: Schema['record_link']) => test.db.insertInto('record_link').values(link).execute();

/** The address and facts of a picture, whose files do not exist. */
export const picture = (name: string): { path: string; meta: PictureMeta } => ({
  path: `/uploads/${name}-640.webp`,
  meta: { width: 640, height: 480, color: '#a1b2c3', widths: [320, 640] },
});

/** An administrator that an article can have as its author. */
export async function buildAuthor(test: TestApp, name: string): Promise<{ id: number; name: string }> {
  const id = await insert(test, 'admin', {
    name,
    email: `author-${(made += 1)}@example.com`,
    password_hash: 'no password fits this',
    created_at: test.clock.now().toISOString(),
  });
  return { id, name };
}

function describedBy(path: string): Description {
  const found = descriptions.find((resource) => resource.path === path);
  if (found === undefined) throw new Error(`No description has the path ${path}.`);
  return found;
}

async function insert(test: TestApp, table: string, row: Record<string, unknown>): Promise<number> {
  const columns = Object.keys(row).map((name) => sql.ref(name));
  const values = Object.values(row).map((value) =>
    typeof value === 'boolean' ? Number(value) : typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
  );
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(values)}) returning id
  `.execute(test.db);
  return rows[0]!.id;
}
