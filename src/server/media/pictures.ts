import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import type { PictureMeta } from '#shared/answers/parts.ts';
import { pictureAt, pictureWidths } from '#shared/pictures/picture-set.ts';
import { Refusal } from '#server/http/errors.ts';
import { acceptPicture, acceptSize, maxMegapixels, maxSide } from './accept.ts';
import { concurrencyLimit } from '#server/http/concurrency-limit.ts';
import type { Files } from './files.ts';

/** A picture whose files are stored; `path` is the address of the largest. */
export type StoredPicture = {
  path: string;
  meta: PictureMeta;
  /** The files themselves, as long as they are at hand. */
  copies?: readonly PictureFile[];
  /** What is said of it when it is new: what its file was called, and what it shows. */
  name?: string;
  alt?: string;
};

/** A picture whose files are still to be stored. */
export type EncodedPicture = StoredPicture & { copies: readonly PictureFile[] };

export type PictureFile = { name: string; bytes: Uint8Array };

/** A large picture takes some 200 MB and both cores of a small machine while it is decoded; one that waits, its 5 MB. */
const limited = concurrencyLimit(1, 10);

/** Seconds; 40 megapixels take one or two. */
const decodingTime = 10;

/**
 * Of an upload one width is encoded at a time: on two cores the other one is left to the visitors. A drawing of the demo
 * content has nobody waiting beside it, and leaves two of the pool's four threads to files.
 */
const encodersOf = { upload: 1, drawing: 2 };

/** Letters of a digest. */
const nameLength = 32;

const uploadsPrefix = '/uploads/';

/** Loaded with the first picture: a site that is only read needs no picture library in memory. */
const loadSharp = async () => (await import('sharp')).default;

/**
 * Re-encodes an uploaded picture so that nothing of the original but its pixels remains: upright, in
 * sRGB, without metadata, first frame only. Refuses with 413 (size), 415 (a format that is not accepted), 422
 * (damaged, too many pixels, too long a side, too slow to read) or 503 (too many pictures are waiting).
 */
export function encodeUpload(bytes: Uint8Array, { maxMegabytes }: { maxMegabytes: 2 | 5 }): Promise<EncodedPicture> {
  acceptPicture(bytes, maxMegabytes);
  return limited(async () => {
    const sharp = await loadSharp();
    // The size is judged by `acceptSize`; this is for pictures that are larger than their header says.
    const source = sharp(bytes, { limitInputPixels: maxMegapixels * 1e6, failOn: 'error' }).timeout({ seconds: decodingTime });
    try {
      acceptSize(await sharp(bytes, { limitInputPixels: false }).metadata());
      return await encodePicture(source, { effort: 4, widths: pictureWidths, concurrency: encodersOf.upload });
    } catch (error) {
      throw error instanceof Refusal ? error : new Refusal(422, unreadable(error));
    }
  });
}

/** What an error of the decoder says of the file, in words that an editor understands. */
export const unreadable = (error: unknown): string =>
  error instanceof Error && /\btimeout\b/.test(error.message)
    ? 'Ảnh này mất quá nhiều thời gian để đọc: hãy lưu lại với kích thước nhỏ hơn.'
    : 'Không đọc được ảnh này: tệp bị hỏng hoặc không đúng định dạng.';

/** A drawing made by the app. Never for bytes from outside: an SVG may load other files. */
export async function encodeDrawing(svg: string): Promise<EncodedPicture> {
  const sharp = await loadSharp();
  // Drawings fill their frame: without the alpha of every pixel they take half the time. Effort 0 is hardly
  // faster, and makes flat colours two to seven times as large.
  return encodePicture(sharp(Buffer.from(svg)).removeAlpha(), {
    effort: 2,
    widths: pictureWidths.filter((width) => width <= 1280),
    concurrency: encodersOf.drawing,
  });
}

/**
 * Writes all files of a picture. A failure may leave some of them, and does not take them away: an
 * equal picture of another record may need them, which only `removeUnused` can tell.
 */
export async function putPicture(files: Files, { copies = [] }: StoredPicture): Promise<void> {
  const results = await Promise.allSettled(copies.map(({ name, bytes }) => files.put(name, bytes)));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/** What the names of all files of a picture begin with, and those of no other picture. */
export const pictureName = (path: string): string => path.slice(uploadsPrefix.length).replace(/-\d+\.webp$/, '');

/** The same picture under another name that is made from its content: as many as there are numbers; 0 is its own. */
export function numbered(picture: EncodedPicture, number: number): EncodedPicture {
  if (number === 0) return picture;
  const name = pictureName(picture.path);
  const other = createHash('sha256').update(`${name} ${number}`).digest('hex').slice(0, nameLength);
  return {
    ...picture,
    path: picture.path.replace(name, other),
    copies: picture.copies.map((copy) => ({ ...copy, name: copy.name.replace(name, other) })),
  };
}

export const pictureFiles = (path: string, meta: Pick<PictureMeta, 'widths'>): string[] =>
  meta.widths.map((width) => pictureAt(path, width).slice(uploadsPrefix.length));

/** Decodes once, to the largest width wanted, and scales the others down from there. */
async function encodePicture(source: Sharp, encoding: { widths: readonly number[]; effort: number; concurrency: number }) {
  const { widths: wanted, effort, concurrency } = encoding;
  const original = await source.metadata();
  const upright = original.autoOrient;
  const largest = Math.max(
    1,
    Math.min(wanted.at(-1) ?? upright.width, upright.width, Math.floor((maxSide * upright.width) / upright.height)),
  );
  const widths = [...wanted.filter((width) => width < largest), largest];

  const { data, info } = await source
    .autoOrient()
    .resize({ width: largest })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sharp = await loadSharp();
  const decoded = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });

  const encoder = concurrencyLimit(concurrency);
  const [color, ...encoded] = await Promise.all([
    averageColor(decoded()),
    ...widths.map((width) =>
      encoder(async () => {
        const scaled = width === info.width ? decoded() : decoded().resize({ width });
        return { width, bytes: await scaled.webp({ quality: 80, effort }).toBuffer() };
      }),
    ),
  ]);

  // Named after the bytes that are served: the same name can never come to mean other bytes.
  const hash = createHash('sha256');
  for (const { bytes } of encoded) hash.update(bytes);
  const name = hash.digest('hex').slice(0, nameLength);
  return {
    path: `${uploadsPrefix}${name}-${largest}.webp`,
    meta: { width: info.width, height: info.height, color, widths },
    copies: encoded.map(({ width, bytes }) => ({ name: `${name}-${width}.webp`, bytes })),
  };
}

async function averageColor(pixels: Sharp): Promise<string> {
  // Transparent parts count as the colour of the page behind them.
  const onPaper = await pixels
    .flatten({ background: '#faf6ef' })
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const [red = 0, green = red, blue = red] = onPaper;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
