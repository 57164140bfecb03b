import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { backUp } from './backup.ts';
import { expired, momentOf, nameAt } from './keeping.ts';
import type { SitePlace } from './place.ts';

const day = 24 * 60 * 60_000;

/** Writes a backup into a folder under the name of its moment, and then removes those that are kept no longer. */
export async function keepBackups(place: SitePlace, folder: string, now: Date) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, nameAt(now));
  const made = await backUp(place, file);
  const names = await readdir(folder);
  const removed = expired(names);
  for (const name of removed) await rm(join(folder, name), { force: true });
  for (const name of names) if (await isAbandoned(join(folder, name), name, now)) await rm(join(folder, name), { force: true });
  return { file, made, removed };
}

/** The half of a backup that was cut off; another process may be writing one that is younger. */
async function isAbandoned(path: string, name: string, now: Date): Promise<boolean> {
  if (!name.endsWith('.part') || momentOf(name.slice(0, -'.part'.length)) === null) return false;
  const found = await stat(path).catch(() => null);
  return found !== null && now.getTime() - found.mtimeMs > day;
}
