import { slugify } from '#shared/text/slugify.ts';
import type { Files } from '#server/media/files.ts';
import { encodeDrawing, type EncodedPicture, putPicture, type StoredPicture } from '#server/media/pictures.ts';
import { type ArtworkKind, describedArtwork } from './artwork.ts';
import { articles } from './content/articles.ts';
import { banners } from './content/banners.ts';
import { careers } from './content/careers.ts';
import { majorGroups } from './content/major-groups.ts';
import { plainPages } from './content/plain-pages.ts';

type Names = Record<ArtworkKind, readonly string[]>;

/** Every record of the demo content that carries a picture, by its name. */
function picturedNames(): Names {
  const majors = majorGroups.flatMap((group) => group.majors);
  const positions = careers.flatMap((career) => career.departments).flatMap((department) => department.positions);
  return {
    career: careers.map(({ name }) => name),
    position: positions.map(({ name }) => name),
    'major-group': majorGroups.map(({ name }) => name),
    major: majors.map(({ name }) => name),
    subject: majors.flatMap(({ subjects }) => subjects).map(({ name }) => name),
    article: [
      ...articles.map(({ title }) => title),
      ...plainPages.filter(({ isPictured }) => isPictured).map(({ name }) => name),
    ],
    banner: banners.map(({ title }) => title),
  };
}

/** A drawing is made on this thread and encoded on others: with several under way, both are busy. */
const atOnce = 4;

/** The pictures drawn so far, by their record. */
export type DemoPictures = Map<`${ArtworkKind} ${string}`, StoredPicture>;

/**
 * Draws and stores a picture for every record that has one, and adds it to `drawn`. Once it has failed or
 * was aborted, no work is under way any more: no stored file belongs to a picture that `drawn` lacks. `named` says under
 * which name a picture is stored.
 */
export async function drawPictures(
  files: Files,
  drawn: DemoPictures,
  stop: AbortSignal,
  named = (picture: EncodedPicture) => Promise.resolve(picture),
): Promise<void> {
  const waiting = Object.entries(picturedNames()).flatMap(([kind, names]) => names.map((name) => ({ kind, name })));
  const worker = async () => {
    for (let next = waiting.pop(); next !== undefined && !stop.aborted; next = waiting.pop()) {
      const kind = next.kind as ArtworkKind;
      const seed = slugify(next.name);
      const { svg, alt } = describedArtwork({ kind, seed });
      const picture = await named({ ...(await encodeDrawing(svg)), name: `${seed}.webp`, alt });
      drawn.set(`${kind} ${next.name}`, picture);
      await putPicture(files, picture);
    }
  };
  const work = Array.from({ length: atOnce }, () =>
    worker().catch((error: unknown) => {
      waiting.length = 0;
      throw error;
    }),
  );
  const failed = (await Promise.allSettled(work)).find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  stop.throwIfAborted();
}
