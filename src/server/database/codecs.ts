import type { PictureMeta, Section } from '#shared/answers/parts.ts';

/** Lists and picture facts are stored as JSON text, written by this server only: no shape is checked when it is read. */

export const pictureMeta = (text: string | null): PictureMeta | null =>
  text === null ? null : (JSON.parse(text) as PictureMeta);
export const sections = (text: string): Section[] => JSON.parse(text) as Section[];
export const tags = (text: string): string[] => JSON.parse(text) as string[];
export const ids = (text: string): number[] => JSON.parse(text) as number[];
