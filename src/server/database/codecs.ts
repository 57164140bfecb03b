import type { PictureMeta, ShownSection } from '#shared/answers/parts.ts';

/** Lists and picture facts are stored as JSON text, written by this server only: no shape is checked when it is read. */

export const pictureMeta = (text: string | null): PictureMeta | null =>
  text === null ? null : (JSON.parse(text) as PictureMeta);
/** What pictures of sections are known by is added where they are shown: see `withShownSections`. */
export const sections = (text: string): ShownSection[] => JSON.parse(text) as ShownSection[];
export const tags = (text: string): string[] => JSON.parse(text) as string[];
export const ids = (text: string): number[] => JSON.parse(text) as number[];
