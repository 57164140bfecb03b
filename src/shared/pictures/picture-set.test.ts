import { expect, test } from 'vitest';
import { pictureAt, pictureSet } from './picture-set.ts';

test('every width of a picture has its address', () => {
  expect(pictureAt('/uploads/ab12-1280.webp', 320)).toBe('/uploads/ab12-320.webp');
  const meta = { width: 1280, height: 853, color: '#123456', widths: [320, 640, 1280] };
  expect(pictureSet('/uploads/ab12-1280.webp', meta)).toBe(
    '/uploads/ab12-320.webp 320w, /uploads/ab12-640.webp 640w, /uploads/ab12-1280.webp 1280w',
  );
});
