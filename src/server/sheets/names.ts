import type { Names } from '#shared/sheets/kinds.ts';
import { fieldsOfKind, loose, type Value } from '#server/crud/record.ts';
import type { RecordTypes } from '#server/crud/model.ts';
import { referencesIn } from '#server/crud/references.ts';
import type { Database } from '#server/database/schema.ts';

/** What records are called that other records name, as far as they were asked for by `learn`. */
export type LearntNames = Names & {
  learn: (path: string, records: readonly Readonly<Record<string, unknown>>[]) => Promise<void>;
};

/** Ids in one query: far below the number of values that SQLite takes. */
const atOnce = 500;

export function learntNames(db: Database, types: RecordTypes): LearntNames {
  const known = new Map<string, Map<number, { title: string; slug: string }>>();
  const of = (path: string) => {
    const there = known.get(path) ?? new Map<number, { title: string; slug: string }>();
    known.set(path, there);
    return there;
  };
  return {
    title: (path, id) => of(path).get(id)?.title ?? '',
    slug: (path, id) => of(path).get(id)?.slug ?? '',
    async learn(path, records) {
      const wanted = new Map<string, Set<number>>();
      for (const [field, described] of Object.entries(types.at(path).description.fields)) {
        if (described.kind !== 'reference' && described.kind !== 'references') continue;
        const ids = wanted.get(described.to) ?? new Set<number>();
        wanted.set(described.to, ids);
        for (const record of records) {
          const value = record[field];
          for (const id of typeof value === 'number' ? [value] : referencesIn(value as Value))
            if (!of(described.to).has(id)) ids.add(id);
        }
      }
      for (const [to, ids] of wanted) {
        const { table, title, fields } = types.at(to).description;
        const slugs = fieldsOfKind(fields, 'slug');
        const all = [...ids];
        for (let at = 0; at < all.length; at += atOnce) {
          const rows = await loose(db)
            .selectFrom(table)
            .select(['id', title, ...slugs])
            .where('id', 'in', all.slice(at, at + atOnce))
            .execute();
          for (const row of rows) of(to).set(Number(row['id']), { title: String(row[title]), slug: String(row['slug'] ?? '') });
        }
      }
    },
  };
}
