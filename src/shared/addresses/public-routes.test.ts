import { expect, it } from 'vitest';
import { otherFirstParts, publicRouteList } from './public-routes.ts';

const routes = {
  root: { id: 'root', path: '' },
  'public/layout/site-layout': { id: 'public/layout/site-layout', parentId: 'root' },
  home: { id: 'home', parentId: 'public/layout/site-layout' },
  'public/layout/home-layout': { id: 'public/layout/home-layout', parentId: 'public/layout/site-layout' },
  'public/pages/career': { id: 'public/pages/career', parentId: 'public/layout/home-layout', path: 'nghe-nghiep/:slug' },
  'admin/shell': { id: 'admin/shell', parentId: 'root' },
  'admin/pages/login': { id: 'admin/pages/login', parentId: 'admin/shell', path: 'login' },
  'admin/layout/admin-layout': { id: 'admin/layout/admin-layout', parentId: 'admin/shell', path: 'admin' },
  'admin/pages/list': { id: 'admin/pages/list', parentId: 'admin/layout/admin-layout', path: ':resource' },
};
const list = { routes, url: '/assets/manifest-54173352.js', version: '54173352' };

it('holds what hangs below the public layout, and the root', () => {
  const narrowed = publicRouteList(list);
  expect(Object.keys(narrowed.routes)).toEqual([
    'root',
    'public/layout/site-layout',
    'home',
    'public/layout/home-layout',
    'public/pages/career',
  ]);
  expect(narrowed.routes['home']).toBe(routes.home);
  expect([narrowed.url, narrowed.version]).toEqual(['/assets/public-manifest-54173352.js', '54173352']);
});

it('knows where the other pages begin', () => {
  expect([...otherFirstParts(routes)]).toEqual(['login', 'admin']);
});
