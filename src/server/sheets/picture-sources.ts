import { sheetTexts } from '#shared/sheets/sheet-texts.ts';
import { concurrencyLimit } from '#server/http/concurrency-limit.ts';
import { unprocessable } from '#server/http/errors.ts';
import { askPublic } from '#server/outbound/ask-public.ts';
import { internet, type Network } from '#server/outbound/connect-public.ts';
import { NoAnswer, type NoAnswerReason } from '#server/outbound/no-answer.ts';
import { BadZip, readEntry, readZip, type ZipEntry } from './zip.ts';

/** Pictures that a sheet names: by address, or by the name of a file in a zip beside it. */

/** Why a picture cannot be had, as part of a sentence. */
export class NoPicture extends Error {}

const patience = 5_000;
const mostRedirects = 3;
/** Pictures that are fetched at once, for all sheets together. */
const limited = concurrencyLimit(3, 300);

const said: Partial<Record<NoAnswerReason, string>> = {
  address: sheetTexts.pictureNotPublic,
  'not-public': sheetTexts.pictureNotPublic,
  redirects: sheetTexts.pictureRedirects,
  slow: sheetTexts.pictureSlow,
};

/** The bytes at a public address. Throws `NoPicture`. */
export const fetchPicture = (
  address: string,
  { network = internet, most = 2 * 1024 ** 2 }: { network?: Network; most?: number } = {},
): Promise<Buffer> =>
  limited(async () => {
    const headers = { Accept: 'image/*' };
    const answer = await askPublic(address, { headers, mostRedirects, patience, mostBytes: most, network }).catch(
      (error: unknown) => {
        if (!(error instanceof NoAnswer)) throw error;
        throw new NoPicture(said[error.why] ?? sheetTexts.pictureFailed);
      },
    );
    if (answer.status !== 200) throw new NoPicture(sheetTexts.pictureAnswer(answer.status));
    if (answer.end === 'more') throw new NoPicture(`ảnh quá lớn (tối đa ${most / 1024 ** 2}MB)`);
    if (answer.end === 'slow') throw new NoPicture(sheetTexts.pictureSlow);
    if (answer.end === 'broken') throw new NoPicture(sheetTexts.pictureFailed);
    return answer.body;
  });

const zipLimits = { entries: 1_000, bytes: 100 * 1024 ** 2 };

/** The pictures of a zip, by their names without folders. */
export type ZippedPictures = ReadonlyMap<string, readonly ZipEntry[]>;

/** Refuses with 422. */
export async function zippedPictures(bytes: Buffer): Promise<ZippedPictures> {
  try {
    const entries = [...(await readZip(bytes, zipLimits)).values()].filter(({ name }) => !/(?:^|\/)(?:__MACOSX\/|\.)/.test(name));
    return Map.groupBy(entries, ({ name }) => fileKey(name));
  } catch (error) {
    if (!(error instanceof BadZip)) throw error;
    throw unprocessable({ pictures: [error.why === 'large' ? sheetTexts.zipTooLarge : sheetTexts.badZip] });
  }
}

const parts = (name: string): string => name.replaceAll('\\', '/').normalize('NFC').trim();
const wholeKey = (name: string): string => parts(name).toLowerCase();
const fileKey = (name: string): string => wholeKey(name).split('/').at(-1) ?? '';

/**
 * The file that a cell names, with its folders where it names some; of a path on somebody's machine the last part counts. Throws
 * `NoPicture` where it may be several.
 */
export function namedPicture(zipped: ZippedPictures, source: string): ZipEntry | undefined {
  const told = /^(?:[a-z]:|[\\/])/i.test(source) ? (parts(source).split('/').at(-1) ?? '') : parts(source);
  const called = zipped.get(fileKey(told)) ?? [];
  const exactly = called.find(({ name }) => parts(name) === told);
  if (exactly !== undefined) return exactly;
  const whole = wholeKey(told);
  const same = called.filter(({ name }) => wholeKey(name) === whole);
  const within = called.filter(({ name }) => `/${wholeKey(name)}`.endsWith(`/${whole}`));
  const [first, ...others] = same.length > 0 ? same : within;
  if (others.length > 0) throw new NoPicture(sheetTexts.severalPictures(source.slice(0, 100)));
  return first;
}

/** Throws `NoPicture`. */
export async function zippedPicture(entry: ZipEntry, most: number): Promise<Buffer> {
  if (entry.size > most) throw new NoPicture(`ảnh quá lớn (tối đa ${most / 1024 ** 2}MB)`);
  try {
    return await readEntry(entry);
  } catch (error) {
    if (error instanceof BadZip) throw new NoPicture('tệp trong tệp zip bị hỏng');
    throw error;
  }
}
