import { LruCache } from '#server/response-cache/lru-cache.ts';
import { shareMark, type ShareWords } from './share-picture.ts';
import type { Files } from '#server/media/files.ts';
import { concurrencyLimit } from '#server/http/concurrency-limit.ts';

/** Some two hundred pictures. */
const cacheBytes = 16 * 1024 * 1024;

/** A limit apart from that of uploads, so that no crawler makes an editor wait. One takes a core: of two the other is left to pages. */
const limited = concurrencyLimit(1);

/** The letters and what reads them take 10 MB: they are loaded with the first picture. */
const loadDrawing = async () => (await import('./share-drawing.ts')).drawSharePicture;

const uploadsPrefix = '/uploads/';

export type SharePictures = (words: ShareWords) => Promise<Uint8Array<ArrayBuffer>>;

/** Draws each picture once, however many requests come at the same time, and keeps the most recently used. */
export function sharePictures(files: Pick<Files, 'get'>, maxBytes = cacheBytes): SharePictures {
  const kept = new LruCache<Uint8Array<ArrayBuffer>>(maxBytes);
  const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  return (words) => {
    const mark = shareMark(words);
    const found = kept.get(mark);
    if (found) return Promise.resolve(found);
    const drawn =
      underWay.get(mark) ??
      limited(async () => (await loadDrawing())(words, await readUpload(files, words.picture)))
        .then((picture) => {
          kept.set(mark, picture, picture.length);
          return picture;
        })
        .finally(() => underWay.delete(mark));
    underWay.set(mark, drawn);
    return drawn;
  };
}

/** The bytes of an uploaded picture; null when the record has none, or its file is gone. */
async function readUpload(files: Pick<Files, 'get'>, path: string | null): Promise<Uint8Array | null> {
  if (path === null || !path.startsWith(uploadsPrefix)) return null;
  const file = await files.get(path.slice(uploadsPrefix.length));
  return file === null ? null : new Uint8Array(await new Response(file.body).arrayBuffer());
}
