import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider, useLoaderData } from 'react-router';
import { expect, it } from 'vitest';
import type { MenuItem } from '#shared/answers/menu.ts';
import { withSharedParts } from '#web/ui/shared-part.tsx';
import { Carousel } from './carousel.tsx';
import HomeLayout, { handle } from './home-layout.tsx';
import { provideCarousel } from './late-carousel.ts';
import SiteLayout from './site-layout.tsx';

provideCarousel(Carousel);

const site = {
  name: 'Trường Đồ Họa',
  short_name: 'TĐH',
  logo: null,
  hotlines: ['0901234567'],
  email: 'tu-van@do-hoa.vn',
  website: null,
  offices: [],
  founded_on: null,
  tax_code: '',
  facebook: null,
  tiktok: null,
  youtube: null,
};
const entry = (id: number, title: string, url: string, children: MenuItem['children'] = []) =>
  ({ id, title, url, slug: '', type: children.length > 0 ? 'dropdown' : 'link', children }) as unknown as MenuItem;

/** All that layouts are made of, anew: nothing of it was seen by a part before. */
const contents = () => ({
  root: { site: { ...site }, origin: 'https://do-hoa.vn' },
  around: {
    menu: [
      entry(1, 'Nghề', '/nghe-nghiep', [
        entry(2, 'Đồ họa', '/nghe-nghiep/do-hoa'),
        entry(3, 'Nội thất', '/nghe-nghiep/noi-that'),
      ]),
      entry(4, 'Bài viết', '/bai-viet'),
      entry(5, 'Bộ', 'https://khac.vn/'),
    ],
    pages: [{ name: 'Riêng tư', slug: 'rieng-tu' }],
    year: 2026,
  },
  home: {
    careers: [
      { name: 'Đồ họa', slug: 'do-hoa' },
      { name: 'Nội thất', slug: 'noi-that' },
    ],
    groups: [{ name: 'Mỹ thuật', slug: 'my-thuat' }],
    banners: [{ id: 1, title: 'Ngày hội', link: '/bai-viet', position: 'center', image: '/uploads/a.webp', image_meta: null }],
  },
});

const withData = (Layout: unknown) =>
  function Loaded() {
    return createElement(Layout as ComponentType<{ loaderData: unknown }>, { loaderData: useLoaderData() });
  };

async function page(path: string, { root, around, home }: ReturnType<typeof contents>): Promise<string> {
  const handler = createStaticHandler([
    {
      id: 'root',
      loader: () => root,
      children: [
        {
          loader: () => around,
          Component: withData(SiteLayout),
          children: [
            {
              loader: () => home,
              handle,
              Component: withData(HomeLayout),
              children: [{ path: '/:group/*', element: <p>Trang</p> }],
            },
            { path: '/bai-viet', element: <p>Bài viết</p> },
            { path: '/search', element: <p>Tìm</p> },
          ],
        },
      ],
    },
  ]);
  const found = await handler.query(new Request(`http://site.test${path}`));
  if (found instanceof Response) throw new Error('The page leads elsewhere.');
  const router = createStaticRouter(handler.dataRoutes, found);
  return withSharedParts(renderToString(<StaticRouterProvider router={router} context={found} hydrate={false} />)).join('');
}

const paths = [
  '/nghe-nghiep/do-hoa',
  '/nghe-nghiep/noi-that',
  '/nghe-nghiep/do-hoa/nha-thiet-ke',
  '/nganh-hoc/my-thuat',
  '/bai-viet',
  '/search?q=bao+bì',
  '/search?q=logo',
  '/nghe-nghiep/do-hoa',
];

it('a page is the same, whether its shared parts were rendered for it or for another', async () => {
  const known = contents();
  for (const path of paths) {
    const html = await page(path, known);
    expect(html).toBe(await page(path, known));
    expect(html).not.toContain('shared-part');
    expect(html).toBe(await page(path, contents()));
    // From here on the parts of what is known would be rendered anew.
    await page(path, known);
  }
});

it('a part is rendered once for what it is made of', async () => {
  const known = contents();
  let asked = 0;
  Object.defineProperty(known.around.pages[0], 'name', {
    get: () => {
      asked += 1;
      return 'Riêng tư';
    },
  });
  for (const path of paths) await page(path, known);
  expect(asked).toBe(1);
  const changed = { ...known, around: { ...known.around, year: 2027 } };
  expect(await page('/bai-viet', changed)).toContain('© <!-- -->2027');
  expect(asked).toBe(2);
});

it('keeps what marks the page that is shown', async () => {
  const known = contents();
  const current = async (path: string) =>
    [...(await page(path, known)).matchAll(/href="([^"]+)"[^>]*?aria-current="(\w+)"|aria-current="(\w+)" href="([^"]+)"/g)].map(
      ([, href, kind, other, place]) => `${href ?? place} ${kind ?? other}`,
    );
  const [first, second] = [await current('/nghe-nghiep/do-hoa'), await current('/nghe-nghiep/noi-that/tho')];
  expect(first).toContain('/nghe-nghiep/do-hoa page');
  expect(second).toContain('/nghe-nghiep/noi-that true');
  expect(second.join()).not.toContain('do-hoa page');
});
