import { expect, test } from 'vitest';
import { withoutSmallDescriptions } from './picture-facts.ts';

const meta = (alt?: string) => ({ width: 640, height: 480, color: '#000000', widths: [640], ...(alt !== undefined && { alt }) });

test('a page is told what its own picture shows, and not what the small ones beside it show', () => {
  const record = {
    image: '/uploads/a-640.webp',
    image_meta: meta('Một xưởng gốm'),
    positions: [{ thumbnail: '/uploads/b-640.webp', thumbnail_meta: { ...meta('Một bàn xoay'), focus: { x: 1, y: 2 } } }],
  };
  withoutSmallDescriptions(record);
  expect(record.image_meta).toEqual(meta('Một xưởng gốm'));
  expect(record.positions[0]?.thumbnail_meta).toEqual({ ...meta(), focus: { x: 1, y: 2 } });
  const list = [{ image: '/uploads/a-640.webp', image_meta: meta('Một xưởng gốm') }];
  withoutSmallDescriptions(list);
  expect(list[0]?.image_meta).toEqual(meta());
});
