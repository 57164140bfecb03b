import type { Description } from '#shared/content-types/description.ts';
import type { PictureMeta } from '#shared/answers/parts.ts';
import type { Database } from '#server/database/schema.ts';
import type { StoredPicture } from '#server/media/pictures.ts';
import { fieldsOfKind, type Stored, type Values } from './record.ts';

/** The fields of pictures whose value is the address of a stored one that the record does not show yet. */
const chosenIn = ({ fields }: Description, values: Values, before: Stored | null) =>
  fieldsOfKind(fields, 'image').flatMap((name) => {
    const path = values[name];
    return typeof path === 'string' && path !== before?.[name] ? [{ name, path }] : [];
  });

/** What there is to say against pictures that were chosen by their address: that nobody stores them. */
export async function unknownPictures(
  db: Database,
  description: Description,
  values: Values,
  before: Stored | null,
): Promise<Record<string, string[]>> {
  const chosen = chosenIn(description, values, before);
  const stored = await storedPictures(
    db,
    chosen.map(({ path }) => path),
  );
  return Object.fromEntries(
    chosen.flatMap(({ name, path }) =>
      stored.has(path)
        ? []
        : [[name, [`${description.fields[name]?.label}: ảnh đã chọn không còn trong kho, hãy chọn ảnh khác.`]]],
    ),
  );
}

/** The values with the pictures themselves in place of their addresses; an address that the record has already changes nothing. */
export async function withChosenPictures(
  db: Database,
  description: Description,
  values: Values,
  before: Stored | null,
): Promise<Values> {
  const chosen = chosenIn(description, values, before);
  const stored = await storedPictures(
    db,
    chosen.map(({ path }) => path),
  );
  const given: Values = { ...values };
  for (const name of fieldsOfKind(description.fields, 'image')) if (typeof given[name] === 'string') delete given[name];
  return { ...given, ...Object.fromEntries(chosen.map(({ name, path }) => [name, stored.get(path)])) };
}

/** Stored pictures by the address of their largest width, as far as there are any. */
export async function storedPictures(db: Database, paths: readonly string[]): Promise<Map<string, StoredPicture>> {
  if (paths.length === 0) return new Map();
  const rows = await db
    .selectFrom('picture')
    .select(['path', 'width', 'height', 'color', 'widths'])
    .where('path', 'in', paths)
    .execute();
  return new Map(rows.map(({ path, ...facts }) => [path, { path, meta: metaOfRow(facts) }]));
}

type Facts = { width: number; height: number; color: string; widths: string };

/** In the order in which every record writes them, so that equal facts are equal texts. */
export const metaOfRow = ({ width, height, color, widths }: Facts): PictureMeta => ({
  width,
  height,
  color,
  widths: JSON.parse(widths) as number[],
});
