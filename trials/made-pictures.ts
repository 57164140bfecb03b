import sharp from 'sharp';
import { encodeUpload, type EncodedPicture } from '#server/media/pictures.ts';

/** What is sent, and what is to be stored of it. */
export async function makePictures(count: number): Promise<(EncodedPicture & { sent: Uint8Array<ArrayBuffer> })[]> {
  const made: (EncodedPicture & { sent: Uint8Array<ArrayBuffer> })[] = [];
  for (let index = 0; index < count; index += 1) {
    const noise = { type: 'gaussian', mean: 60 + 3 * index, sigma: 20 } as const;
    const bytes = await sharp({ create: { width: 400 + 20 * index, height: 300, channels: 3, background: '#000', noise } })
      .png()
      .toBuffer();
    const sent = Uint8Array.from(bytes);
    made.push({ ...(await encodeUpload(sent, { maxMegabytes: 5 })), sent });
  }
  return made;
}
