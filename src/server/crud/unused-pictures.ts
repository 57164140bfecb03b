import { sql } from 'kysely';
import type { Description } from '#shared/content-types/description.ts';
import { pictureFiles } from '#server/media/pictures.ts';
import { pictureMeta } from '#server/database/codecs.ts';
import { type Batch, type WriteContext, inBatch } from './write-context.ts';
import { type Column, fieldsOfKind, loose } from './record.ts';

/** The stored pictures a row leads to, by the address of the largest. */
export function picturesOf({ fields }: Description, row: Record<string, Column>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const name of fieldsOfKind(fields, 'image')) {
    const path = row[name];
    const meta = pictureMeta(typeof row[`${name}_meta`] === 'string' ? String(row[`${name}_meta`]) : null);
    if (typeof path === 'string' && meta !== null) found.set(path, pictureFiles(path, meta));
  }
  return found;
}

/**
 * Removes the files of those pictures that no record leads to any more. Equal pictures share their
 * files, so all tables are asked; and it waits for its turn to write, so that a save under way that
 * has just taken the same picture is seen.
 */
export async function removeUnused(content: WriteContext, pictures: Map<string, string[]>): Promise<void> {
  if (pictures.size === 0) return;
  await inBatch(content, async (batch) => {
    const used = await usedPaths(batch, [...pictures.keys()]);
    for (const [path, names] of pictures) {
      if (!used.has(path)) await Promise.all(names.map((name) => content.files.remove(name)));
    }
  });
}

async function usedPaths({ db, types }: Batch, paths: string[]): Promise<Set<string>> {
  const columns = types.all.flatMap(({ description: { table, fields } }) =>
    fieldsOfKind(fields, 'image').map((column) => ({ table, column })),
  );
  const selects = columns.map(
    ({ table, column }) =>
      sql<{
        path: string;
      }>`select ${sql.ref(column)} as path from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(paths)})`,
  );
  const { rows } = await sql<{ path: string }>`${sql.join(selects, sql` union `)}`.execute(loose(db));
  return new Set(rows.map(({ path }) => path));
}
