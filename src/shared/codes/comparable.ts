import { fold } from '#shared/text/fold.ts';

/** A name as it is compared: words without accents, i and y alike ('Vật lý', 'vật lí'). */
export const comparable = (name: string): string =>
  fold(name)
    .replace(/y/g, 'i')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
