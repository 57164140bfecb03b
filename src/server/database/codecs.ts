import type { Section } from '#shared/answers/parts.ts';
import type { PictureMeta } from '#shared/answers/parts.ts';

/** Lists and picture facts lie in their columns as JSON text, written by this server only. */

export const pictureMeta = (text: string | null): PictureMeta | null =>
  text === null ? null : (JSON.parse(text) as PictureMeta);
export const sections = (text: string): Section[] => JSON.parse(text) as Section[];
export const tags = (text: string): string[] => JSON.parse(text) as string[];
