import { formatBytes, formatOf, formatRefusal } from '#shared/rules/picture-format.ts';
import { Refusal } from '#server/http/errors.ts';

export const maxMegapixels = 40;

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
