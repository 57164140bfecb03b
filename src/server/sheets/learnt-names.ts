import type { Description } from '#shared/content-types/description.ts';
import type { Names } from '#shared/sheets/kinds.ts';
import { idBatches } from '#server/crud/batch.ts';
import { fieldsOfKind, loose, type Values } from '#server/crud/record.ts';
import type { RecordTypes } from '#server/crud/model.ts';
import { referencesIn } from '#server/crud/references.ts';
import type { Database } from '#server/database/schema.ts';

/** What those records are called that the records given to `learn` refer to by these fields, each asked for once. */
export function learntNames(db: Database, types: RecordTypes, fields: Description['fields']) {
  const known = new Map<string, { title: string; slug: string }>();
  const names: Names = {
    title: (path, id) => known.get(`${path} ${id}`)?.title ?? '',
    slug: (path, id) => known.get(`${path} ${id}`)?.slug ?? '',
  };
  async function learn(records: readonly Values[]): Promise<void> {
    for (const [field, described] of Object.entries(fields)) {
      if (described.kind !== 'reference' && described.kind !== 'references') continue;
      const { path, table, title, fields: own } = types.at(described.to).description;
      const named = records.flatMap(({ [field]: value }) => (typeof value === 'number' ? [value] : referencesIn(value)));
      const ids = [...new Set(named)].filter((id) => !known.has(`${path} ${id}`));
      for await (const part of idBatches(ids)) {
        const columns = ['id', title, ...fieldsOfKind(own, 'slug')];
        const rows = await loose(db).selectFrom(table).select(columns).where('id', 'in', part).execute();
        for (const row of rows) known.set(`${path} ${row['id']}`, { title: String(row[title]), slug: String(row['slug'] ?? '') });
      }
    }
  }
  return { names, learn };
}
