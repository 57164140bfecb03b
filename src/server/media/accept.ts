import { formatBytes, formatOf, formatRefusal } from '#shared/pictures/picture-format.ts';
import { Refusal } from '#server/http/errors.ts';

export const maxMegapixels = 40;

/** No side of a WebP may be longer, and a PNG of one column takes a minute to decode. */
export const maxSide = 16_383;

/** One sentence for the browser's check and this one (spec §5). */
export const tooLarge = (maxMegabytes: number) => new Refusal(413, `Ảnh quá lớn (tối đa ${maxMegabytes}MB)`);

/**
 * Refuses bytes that are no picture we take, judged by how they begin: neither a file's name nor the
 * header beside it can be trusted, and what is refused here reaches no decoder at all. The format comes
 * before the size: who makes a HEIC smaller would have to be refused a second time.
 */
export function acceptPicture(bytes: Uint8Array, maxMegabytes: number): void {
  const refusal = formatRefusal(formatOf(bytes.subarray(0, formatBytes)));
  if (refusal !== null) throw new Refusal(415, refusal);
  if (bytes.length > maxMegabytes * 1024 * 1024) throw tooLarge(maxMegabytes);
}

/** Refuses by what the header of a picture says, before any of its pixels is decoded. */
export function acceptSize({ width, height }: { width: number; height: number }): void {
  if (Math.max(width, height) > maxSide)
    throw new Refusal(422, `Ảnh quá dài hoặc quá rộng (mỗi cạnh tối đa ${maxSide.toLocaleString('vi')} điểm ảnh).`);
  if (width * height > maxMegapixels * 1e6)
    throw new Refusal(422, `Ảnh có quá nhiều điểm ảnh (tối đa ${maxMegapixels} megapixel).`);
}
