import type { PictureMeta } from '#shared/answers/parts.ts';
import { isRecord } from '#shared/formats/json.ts';
import { compiledListQuery } from '#server/database/compiled-query.ts';
import type { Database } from '#server/database/schema.ts';

const factsOf = compiledListQuery((db, paths: readonly string[]) =>
  db
    .selectFrom('picture')
    .select(['path', 'alt', 'focus_x', 'focus_y'])
    .where('path', 'in', paths)
    .where(({ or, eb }) => or([eb('alt', '!=', ''), eb('focus_x', 'is not', null)])),
);

/**
 * Adds to the facts of every picture in an answer (`image_meta` beside `image`) its description and the point that crops keep.
 * They lie with the picture, so that they are right at once wherever it is shown: one query for all pictures of an answer.
 */
export async function withPictureFacts<Answer>(db: Database, answer: Answer): Promise<Answer> {
  const found = new Map<string, PictureMeta[]>();
  forEachPicture(answer, (path, meta) => found.set(path, [...(found.get(path) ?? []), meta]));
  for (const { path, alt, focus_x: x, focus_y: y } of await factsOf(db, [...found.keys()])) {
    for (const meta of found.get(path) ?? []) {
      if (alt !== '') meta.alt = alt;
      if (x !== null && y !== null) meta.focus = { x, y };
    }
  }
  return answer;
}

/** Takes the descriptions of small pictures out of what a page is given: it says nothing of them, and would carry them twice. */
export function withoutSmallDescriptions(record: unknown): void {
  if (!isRecord(record)) return forEachPicture(record, dropAlt);
  for (const [name, part] of Object.entries(record)) if (!name.endsWith('_meta')) forEachPicture(part, dropAlt);
}

function dropAlt(_path: string, meta: PictureMeta): void {
  delete meta.alt;
}

/** The address and the facts of every picture in an answer, at any depth. */
function forEachPicture(value: unknown, tell: (path: string, meta: PictureMeta) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) forEachPicture(item, tell);
    return;
  }
  if (!isRecord(value)) return;
  for (const name of Object.keys(value)) {
    const part = value[name];
    if (typeof part !== 'object' || part === null) continue;
    const path = name.endsWith('_meta') ? value[name.slice(0, -'_meta'.length)] : undefined;
    if (typeof path !== 'string') forEachPicture(part, tell);
    // Written by this server only: no shape is checked.
    else tell(path, part as PictureMeta);
  }
}
