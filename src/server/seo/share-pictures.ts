import type { ShareWords } from './share-picture.ts';
import { shareMark } from './share-picture.ts';
import { Bounded } from '#server/response-cache/bounded.ts';
import type { Files } from '#server/media/files.ts';
import { concurrencyLimit } from '#server/http/concurrency-limit.ts';
import { drawSharePicture } from './share-drawing.ts';

/** Some two hundred pictures; those asked for longest ago go first. */
const keptBytes = 16 * 1024 * 1024;

/** Beside the uploads, which have turns of their own, so that no crawler makes an editor wait. */
const limited = concurrencyLimit(2);

const uploadsPrefix = '/uploads/';

export type SharePictures = (words: ShareWords) => Promise<Uint8Array<ArrayBuffer>>;

/** Draws each picture once, however many ask for it at the same time, and keeps what was asked for last. */
export function sharePictures(files: Files, room = keptBytes): SharePictures {
  const kept = new Bounded<Uint8Array<ArrayBuffer>>(room);
  const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  return (words) => {
    const mark = shareMark(words);
    const found = kept.get(mark);
    if (found) return Promise.resolve(found);
    const drawn =
      underWay.get(mark) ??
      limited(async () => drawSharePicture(words, await stored(files, words.picture)))
        .then((picture) => {
          kept.set(mark, picture, picture.length);
          return picture;
        })
        .finally(() => underWay.delete(mark));
    underWay.set(mark, drawn);
    return drawn;
  };
}

/** The bytes of a picture of ours; null when there is none, or its file is gone. */
async function stored(files: Files, path: string | null): Promise<Uint8Array | null> {
  if (path === null || !path.startsWith(uploadsPrefix)) return null;
  const file = await files.get(path.slice(uploadsPrefix.length));
  return file === null ? null : new Uint8Array(await new Response(file.body).arrayBuffer());
}
