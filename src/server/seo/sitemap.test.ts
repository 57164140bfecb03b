import { expect, test } from 'vitest';
import { sitemap, sitemapPart } from './sitemap.ts';

const origin = 'https://truong.example';
const addresses = ['a', 'b', 'c', 'd', 'e'].map((name, index) => ({
  path: `/${name}?x=1&y=2`,
  changed: `2026-01-0${index + 1}`,
}));
const locations = (xml: string | null) => [...(xml ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, path]) => path);

test('addresses that fit are one file', () => {
  const xml = sitemap(origin, addresses, 5);
  expect(xml).toContain('<urlset ');
  expect(locations(xml)).toHaveLength(5);
  expect(locations(xml)[0]).toBe(`${origin}/a?x=1&#38;y=2`);
  expect(sitemapPart(origin, addresses, 1, 5)).toBeNull();
});

test('more are parts that together list each address once', () => {
  const index = sitemap(origin, addresses, 2);
  expect(index).toContain('<sitemapindex ');
  expect(locations(index)).toEqual([1, 2, 3].map((part) => `${origin}/sitemap-${part}.xml`));
  expect(index).toContain(`<loc>${origin}/sitemap-2.xml</loc><lastmod>2026-01-04</lastmod>`);
  const parts = [1, 2, 3].flatMap((part) => locations(sitemapPart(origin, addresses, part, 2)));
  expect(parts).toEqual(locations(sitemap(origin, addresses, 5)));
  expect(sitemapPart(origin, addresses, 4, 2)).toBeNull();
  expect(sitemapPart(origin, addresses, 0, 2)).toBeNull();
});

test('a page of unknown age has no date', () => {
  expect(sitemap(origin, [{ path: '/a', changed: null }])).toContain(`<url><loc>${origin}/a</loc></url>`);
});
