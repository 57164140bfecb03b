import type { Description } from '#shared/content-types/description.ts';
import type { PictureMeta } from '#shared/answers/parts.ts';
import type { Database } from '#server/database/schema.ts';
import type { StoredPicture } from '#server/media/pictures.ts';
import { type Faults, fieldsOfKind, type Stored, type Values } from './record.ts';

/** The fields of pictures whose value is the address of one that the record does not show yet, with what is stored there. */
async function chosenIn(db: Database, { fields }: Description, values: Values, before: Stored | null) {
  const chosen = fieldsOfKind(fields, 'image').flatMap((name) => {
    const path = values[name];
    return typeof path === 'string' && path !== before?.[name] ? [[name, path] as const] : [];
  });
  const paths = chosen.map(([, path]) => path);
  const stored = await storedPictures(db, paths);
  return chosen.map(([name, path]) => [name, stored.get(path)] as const);
}

type Given = [db: Database, description: Description, values: Values, before: Stored | null];

/** What there is to say against pictures that were chosen by their address: that nobody stores them. */
export async function unknownPictures(...given: Given): Promise<Faults> {
  const unknown = (await chosenIn(...given)).filter(([, picture]) => picture === undefined);
  const [, { fields }] = given;
  return Object.fromEntries(
    unknown.map(([name]) => [name, [`${fields[name]?.label}: ảnh đã chọn không còn trong kho, hãy chọn ảnh khác.`]]),
  );
}

/** The values with the pictures themselves in place of their addresses; an address that the record has already changes nothing. */
export async function withChosenPictures(...given: Given): Promise<Values> {
  const [, { fields }, values] = given;
  const isAddress = (name: string) => fields[name]?.kind === 'image' && typeof values[name] === 'string';
  const others = Object.entries(values).filter(([name]) => !isAddress(name));
  return Object.fromEntries([...others, ...(await chosenIn(...given))]);
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
