import type { Description } from '#shared/content-types/description.ts';
import type { PictureMeta, Section } from '#shared/answers/parts.ts';
import {
  maxPictures,
  notInLibrary,
  picturesOf,
  sentPlace,
  type SentSection,
  settledSections,
  tooManyPictures,
} from '#shared/fields/sections.ts';
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

/** What there is to say against pictures that were chosen by their address: that nobody stores them, or not in the library. */
export async function unknownPictures(...given: [...Given, inLibrary: boolean]): Promise<Faults> {
  const [db, description, values, before, inLibrary] = given;
  const chosen = await chosenIn(db, description, values, before);
  const paths = chosen.flatMap(([, picture]) => picture?.path ?? []);
  const held = inLibrary ? await heldByLibrary(db, paths) : new Set(paths);
  const unknown = chosen.filter(([, picture]) => picture === undefined || !held.has(picture.path));
  const { fields } = description;
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

/** The values with what their sections were sent without: see `settledSections`. */
export function withKeptParts({ fields }: Description, values: Values, before: Stored | null): Values {
  const settled = sectionsIn(fields, values, before).map(({ name, sent, stored }) => [name, settledSections(sent, stored)]);
  return { ...values, ...(Object.fromEntries(settled) as Values) };
}

const sectionsIn = (fields: Description['fields'], values: Values, before: Stored | null) =>
  fieldsOfKind(fields, 'sections').flatMap((name) => {
    const sent = values[name] as SentSection[] | undefined;
    return sent === undefined ? [] : [{ name, sent, stored: (before?.[name] ?? []) as Section[] }];
  });

/** What there is to say against new pictures of sections: the library does not hold them, or there are too many. */
export async function refusedInSections(db: Database, { fields }: Description, values: Values, before: Stored | null) {
  const faults: Faults = {};
  const chosen: (readonly [at: string, path: string])[] = [];
  for (const { name, sent, stored } of sectionsIn(fields, values, before)) {
    const known = new Set(picturesOf(stored).map(({ image }) => image));
    if (picturesOf(settledSections(sent, stored)).length > maxPictures)
      faults[name] = [`${fields[name]?.label}: ${tooManyPictures}`];
    for (const [place, section] of sent.entries())
      for (const [at, picture] of (section.pictures ?? []).entries())
        if (!known.has(picture.image))
          chosen.push([`${name}.${sentPlace(section, place)}.pictures.${sentPlace(picture, at)}.image`, picture.image]);
  }
  const held = await heldByLibrary(db, [...new Set(chosen.map(([, path]) => path))]);
  for (const [at, path] of chosen) if (!held.has(path)) faults[at] = [notInLibrary];
  return faults;
}

/** Those of these pictures that are not deleted from the library, or that a text shows again, from an earlier version. */
async function heldByLibrary(db: Database, paths: readonly string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set();
  const shown = db.selectFrom('record_link').select('target_id').where('target', '=', 'picture');
  const rows = await db
    .selectFrom('picture')
    .select('path')
    .where('path', 'in', paths)
    .where(({ or, eb }) => or([eb('state', '!=', 'deleted'), eb('id', 'in', shown)]))
    .execute();
  return new Set(rows.map(({ path }) => path));
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
const metaOfRow = ({ width, height, color, widths }: Facts): PictureMeta => ({
  width,
  height,
  color,
  widths: JSON.parse(widths) as number[],
});

/** The same with what the library says of the picture. */
export const saidMeta = ({ alt, focus_x: x, focus_y: y, ...facts }: Facts & Said): PictureMeta => ({
  ...metaOfRow(facts),
  ...(alt !== '' && { alt }),
  ...(x !== null && y !== null && { focus: { x, y } }),
});

type Said = { alt: string; focus_x: number | null; focus_y: number | null };
