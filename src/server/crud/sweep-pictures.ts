import { pictureName } from '#server/media/pictures.ts';
import { logError } from '#server/observability/log.ts';
import { giveUp, removeGivenUp, usedPaths } from './unused-pictures.ts';
import { inBatch } from './write-context.ts';
import type { WriteContext } from './model.ts';

const day = 24 * 60 * 60 * 1000;

/** Names of other files in the same place are none of ours. */
const pictureFile = /^([a-z0-9]+)-\d+\.webp$/;

/** Given up in one transaction: other saves wait that long. */
const batchSize = 200;

/**
 * Removes what crashes and failed removals left: halves of files, pictures that were given up, and those that neither
 * a record nor the journal has named since they were stored. Gives the number of pictures of the last kind. `unusedFor`:
 * how old they have to be, in milliseconds; saves under way are safe at any age, but those of a version before `removed_picture` are only by this.
 */
export async function sweepPictures(content: WriteContext, unusedFor = day): Promise<number> {
  const { db, files, clock } = content;
  await files.removeHalves();
  await removeGivenUp(content);

  const before = clock().getTime() - unusedFor;
  const used = await usedNames(content);
  const left = new Map<string, string[]>();
  const missing = new Set(used);
  for await (const { name: file, putAt } of files.list()) {
    const [, name] = pictureFile.exec(file) ?? [];
    if (name === undefined || missing.delete(name) || used.has(name) || putAt.getTime() > before) continue;
    left.set(name, [...(left.get(name) ?? []), file]);
  }
  await tellMissing(content, missing, used.size);
  let removed = 0;
  const waiting = [...left];
  while (waiting.length > 0) {
    const some = waiting.splice(0, batchSize);
    const names = await inBatch(content, async (batch) => {
      // A save may have taken one since.
      const usedNow = await usedNames(batch);
      const unused = new Map(some.filter(([name]) => !usedNow.has(name)));
      await giveUp(batch, unused);
      return [...unused.keys()];
    });
    if (names.length > 0) await removeGivenUp(content, names);
    removed += names.length;
  }
  // A call to the store that was sent a day ago is not under way any more, so that the name may be taken again.
  const forgotten = new Date(clock().getTime() - day).toISOString();
  await db.deleteFrom('removed_picture').where('removed_at', '<', forgotten).execute();
  return removed;
}

/** What was removed while the store was listed is not missing. */
async function tellMissing(content: WriteContext, missing: ReadonlySet<string>, all: number): Promise<void> {
  if (missing.size === 0) return;
  const used = await usedNames(content);
  const count = [...missing].filter((name) => used.has(name)).length;
  if (count > 0)
    logError(
      `${count} of ${all} pictures that content names are missing from the store: bring them back from a backup, or upload them anew.`,
    );
}

const usedNames = async (content: Parameters<typeof usedPaths>[0]): Promise<Set<string>> =>
  new Set([...(await usedPaths(content))].map(pictureName));
