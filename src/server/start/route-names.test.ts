import { expect, it } from 'vitest';
import { routeNames } from './route-names.ts';

const nameOf = routeNames([
  '/',
  '/api/bai-viet',
  '/api/bai-viet/:slug',
  '/api/admin/:type/:id{[0-9]+}',
  '/api/admin/:type/thu-tu',
  '/tim-kiem',
  '/api/*',
  '/:slug',
]);

it.each([
  ['/', '/'],
  ['/?utm_source=x', '/'],
  ['/api/bai-viet?page=2', '/api/bai-viet'],
  ['/api/bai-viet/mot-bai', '/api/bai-viet/:slug'],
  ['/api/admin/nganh/12', '/api/admin/:type/:id'],
  ['/api/admin/nganh/thu-tu', '/api/admin/:type/thu-tu'],
  ['/tim-kiem.data?q=a', '/tim-kiem'],
  ['/_root.data', '/'],
  ['/assets/a/b.js', '/assets/*'],
  ['/uploads/ab-640.webp', '/uploads/*'],
  ['/ban-nhac', '/:slug'],
  ['/khong/co/trang/nay', 'other'],
  ['/api/khong-co', 'other'],
  ['', '/'],
])('%s is answered by %s', (url, name) => {
  expect(nameOf(url)).toBe(name);
});

it('has no more names than the site has patterns, whatever is asked for', () => {
  const names = new Set(Array.from({ length: 5_000 }, (_, index) => nameOf(`/api/${index}/${'x/'.repeat(index % 40)}${index}`)));
  expect([...names]).toEqual(['other']);
});
