import { expect, it } from 'vitest';
import { placesText } from './picture-words.ts';

const place = (field: string, id = 1, title = 'Tranh lụa') => ({ resource: 'bai-viet', id, title, field });

it('a record that shows a picture twice is named with its fields', () => {
  expect(placesText({ count: 2, first: [place('thumbnail'), place('image')] })).toBe(
    'Ảnh thumbnail của bài viết “Tranh lụa”, Ảnh bìa của bài viết “Tranh lụa”',
  );
  expect(placesText({ count: 4, first: [place('image'), place('image', 2, 'Gốm')] })).toBe(
    'bài viết “Tranh lụa”, bài viết “Gốm” và 2 nơi khác',
  );
});
