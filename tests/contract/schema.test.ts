import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Description } from '#shared/content-types/description.ts';
import { article, descriptions } from '#shared/content-types/index.ts';
import { siteSettings } from '#shared/settings/site.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';

const described: readonly Description[] = [...descriptions, siteSettings];

/** What tables hold beside the fields of their description: who wrote it, and what version 1.0 reads. */
const beside: Record<string, string[]> = { [article.table]: ['author_id'], [siteSettings.table]: ['analytics'] };

describe.each(dialects)('the tables on %s', (dialect) => {
  let test: TestApp;
  let columns: Map<string, { name: string; isNullable: boolean }[]>;
  beforeAll(async () => {
    test = await createTestApp(dialect);
    const tables = await test.db.introspection.getTables();
    columns = new Map(tables.map((table) => [table.name, table.columns]));
  });
  afterAll(() => test.close());

  it.each(described)('$table holds the fields of its description, and nothing else', ({ table, fields }) => {
    const expected = [
      'id',
      'version',
      'created_at',
      'updated_at',
      'updated_by',
      'sort_name',
      ...Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'image' ? [name, `${name}_meta`] : [name])),
      ...(beside[table] ?? []),
    ];
    expect(
      columns
        .get(table)
        ?.map(({ name }) => name)
        .sort(),
    ).toEqual(expected.sort());
  });

  it.each(described)('$table may be without what the API may answer null to', ({ table, fields }) => {
    for (const [name, field] of Object.entries(fields)) {
      const empty =
        ['image', 'url', 'link', 'datetime', 'date', 'number'].includes(field.kind) ||
        (field.kind === 'reference' && !field.required);
      expect(columns.get(table)?.find((column) => column.name === name)?.isNullable, name).toBe(empty);
    }
  });

  it('change nothing by themselves when a row is deleted, but for what names an account, a wrong link, an enquiry or what was set aside', async () => {
    const { rows } = await (
      dialect === 'sqlite'
        ? sql<{ target: string }>`
            select keys."table" as target from sqlite_master, pragma_foreign_key_list(sqlite_master.name) as keys
            where keys.on_delete not in ('NO ACTION', 'RESTRICT')`
        : sql<{ target: string }>`
            select confrelid::regclass::text as target from pg_constraint where contype = 'f' and confdeltype not in ('a', 'r')`
    ).execute(test.db);
    expect([...new Set(rows.map(({ target }) => target))].sort()).toEqual(['admin', 'enquiry', 'link_problem', 'set_aside']);
  });
});
