import { loadUntil } from '#demo/load.ts';
import type { WriteContext } from '#server/crud/model.ts';

/** The demo content without its pictures, whose drawing takes most of the time. */
export const loadWithoutPictures = (content: WriteContext): Promise<void> =>
  loadUntil(new AbortController().signal, content, async () => {});
