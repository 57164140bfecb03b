import { sheetLimits } from '#shared/sheets/limits.ts';
import { type ImageField, pictureAddress } from '#shared/fields/image.ts';
import { sheetTexts } from '#shared/sheets/sheet-texts.ts';
import { storedPictures } from '#server/crud/chosen-pictures.ts';
import { removeUnused, underFreeName } from '#server/crud/unused-pictures.ts';
import type { WriteContext } from '#server/crud/model.ts';
import { Refusal } from '#server/http/errors.ts';
import { encodeUpload, pictureFiles, putPicture, type StoredPicture } from '#server/media/pictures.ts';
import { fetchPicture, namedPicture, NoPicture, zippedPicture, type ZippedPictures } from './picture-sources.ts';
import { changeOf, type RowPlan } from './plan.ts';

/** A picture that a row names. `current`: the address of the one that its record has; empty for none, null for a new record. */
export type PictureWork = { plan: RowPlan; field: string; described: ImageField; source: string; current: string | null };

const concurrency = 3;
/** Milliseconds in which all pictures of a sheet have to be there. */
const longest = 60_000;

/**
 * Gets the pictures that rows name, each once, and stores their files, so that nothing can fail for a picture when the sheet is
 * written. A row whose picture cannot be had is refused. Gives what was stored, by path, with its files.
 */
export async function takePictures(content: WriteContext, works: readonly PictureWork[], zipped: ZippedPictures) {
  const stored = new Map<string, string[]>();
  const waiting = Map.groupBy(
    works.filter(({ plan }) => Object.keys(plan.errors).length === 0),
    ({ source, described }) => `${described.maxMegabytes} ${source}`,
  );
  const until = performance.now() + longest;
  let made = 0;
  const next = [...waiting.values()];
  const worker = async () => {
    for (let those = next.shift(); those !== undefined; those = next.shift()) {
      const [first] = those;
      if (first === undefined) continue;
      try {
        const own = await picturesOwn(content, first.source);
        if (own === null) {
          made += 1;
          if (made > sheetLimits.pictures) throw new NoPicture(sheetTexts.tooManyPictures(sheetLimits.pictures));
          if (performance.now() > until) throw new NoPicture(sheetTexts.picturesTooSlow);
        }
        const picture = own ?? (await storedFrom(content, first, zipped));
        if (own === null) stored.set(picture.path, pictureFiles(picture.path, picture.meta));
        for (const work of those) give(work, picture);
      } catch (error) {
        const why =
          error instanceof NoPicture ? error.message : error instanceof Refusal && error.status < 500 ? error.message : null;
        if (why === null) throw error;
        for (const { plan, field, described } of those) (plan.errors[field] ??= []).push(`${described.label}: ${why}`);
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: concurrency }, worker));
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed === undefined) return stored;
  await removeUnused(content, stored);
  throw (failed as PromiseRejectedResult).reason;
}

function give({ plan, field, described, source, current }: PictureWork, picture: StoredPicture): void {
  if (picture.path === current) return;
  plan.values[field] = picture;
  plan.changes.push(changeOf(field, described.label, current, source));
}

/** A picture that the site has already, by its address; null where the source is another. */
async function picturesOwn({ db }: WriteContext, source: string): Promise<StoredPicture | null> {
  const path = pictureAddress(source);
  if (path === undefined) return null;
  const stored = (await storedPictures(db, [path])).get(path);
  if (stored === undefined && source.startsWith('/')) throw new NoPicture(sheetTexts.unknownPicture);
  return stored ?? null;
}

async function storedFrom(content: WriteContext, { source, described }: PictureWork, zipped: ZippedPictures) {
  const bytes = await bytesFrom(source, described.maxMegabytes * 1024 ** 2, zipped);
  const encoded = await underFreeName(content, await encodeUpload(bytes, described));
  await putPicture(content.files, encoded);
  return { path: encoded.path, meta: encoded.meta };
}

function bytesFrom(source: string, most: number, zipped: ZippedPictures): Promise<Buffer> {
  if (/^https?:\/\//i.test(source)) {
    if (!URL.canParse(source)) throw new NoPicture(sheetTexts.notAPicture);
    return fetchPicture(source, { most });
  }
  const entry = namedPicture(zipped, source);
  if (entry !== undefined) return zippedPicture(entry, most);
  throw new NoPicture(/\.\w{2,5}$/.test(source) ? sheetTexts.noPicture(source.slice(0, 100)) : sheetTexts.notAPicture);
}
