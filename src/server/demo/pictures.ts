import { slugify } from '#shared/rules/slugify.ts';
import type { Files } from '../media/files.ts';
import { storeDrawing, type StoredPicture } from '../media/pictures.ts';
import { type ArtworkKind, drawArtwork } from './artwork.ts';
import { articles } from './content/articles.ts';
import { banners } from './content/banners.ts';
import { careers } from './content/careers.ts';
import { majorGroups } from './content/major-groups.ts';

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
    article: articles.map(({ title }) => title),
    banner: banners.map(({ title }) => title),
  };
}

/** One drawing at work per core leaves none idle: a drawing is made on this thread, encoded on others. */
const atOnce = 4;

/** Draws and stores a picture for every record that has one. */
export async function drawPictures(files: Files): Promise<{ of: (kind: ArtworkKind, name: string) => StoredPicture | null }> {
  const stored = new Map<string, StoredPicture>();
  const waiting = Object.entries(picturedNames()).flatMap(([kind, names]) => names.map((name) => ({ kind, name })));
  const worker = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { path, meta } = await storeDrawing(files, drawArtwork({ kind: next.kind as ArtworkKind, seed: slugify(next.name) }));
      stored.set(`${next.kind} ${next.name}`, { path, meta });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { of: (kind, name) => stored.get(`${kind} ${name}`) ?? null };
}
