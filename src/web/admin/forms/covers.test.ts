import { describe, expect, it } from 'vitest';
import { article, banner, major } from '#shared/content-types/index.ts';
import { coverOf, withCovers } from './covers.ts';
import { readValues } from './values.ts';

const nothing = { stored: null, file: null, picked: null, removed: false, lost: null };
const file = new File(['x'], 'bia.png', { type: 'image/png' });

describe('the picture for lists of a new record', () => {
  it('is the cover until one of its own is chosen', () => {
    const chosen = { ...readValues(article, null), image: { ...nothing, file } };
    expect(withCovers(article, chosen)['thumbnail']).toEqual({ ...nothing, file });
    const picked = { ...readValues(article, null), image: { ...nothing, picked: '/uploads/a-640.webp' } };
    expect(withCovers(article, picked)['thumbnail']).toEqual({ ...nothing, picked: '/uploads/a-640.webp' });
    const own = { ...picked, thumbnail: { ...nothing, file } };
    expect(withCovers(article, own)).toEqual(own);
  });

  it('is nothing while there is no cover, and of a type with one picture there is none that follows', () => {
    const empty = readValues(article, null);
    expect(withCovers(article, empty)).toEqual(empty);
    expect([coverOf(article, 'thumbnail'), coverOf(article, 'image'), coverOf(banner, 'image'), coverOf(major, 'image')]).toEqual(
      ['image', null, null, null],
    );
  });
});
