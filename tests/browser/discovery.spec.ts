import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../support/browser-worker.ts';
import { address } from '../support/site.ts';
import { publicPages } from '../support/public-pages.ts';
import { readPage } from '../support/served-page.ts';

const read = async (request: APIRequestContext, path: string) => readPage(await (await request.get(path)).text());

const kinds = [
  ['career', 'EducationalOrganization', null],
  ['position', 'Occupation', 'name'],
  ['major', 'EducationalOccupationalProgram', 'name'],
  ['subject', 'Course', 'name'],
  ['article', 'Article', 'headline'],
] as const;

for (const [kind, type, named] of kinds) {
  test(`the page of a ${kind} tells machines what it tells visitors`, async ({ request }) => {
    const { structured, heading, property } = await read(request, publicPages[kind]);
    const graph: Record<string, unknown>[] = JSON.parse(structured)['@graph'];
    const thing = graph.find((one) => one['@type'] === type);
    expect(thing).toBeDefined();
    if (named !== null) expect(thing?.[named]).toBe(heading);
    const steps = graph.find((one) => one['@type'] === 'BreadcrumbList')?.['itemListElement'];
    expect(Array.isArray(steps) && steps.at(-1)).toMatchObject({ name: heading, item: address + publicPages[kind] });

    const picture = await request.get(property('og:image'), { maxRedirects: 0 });
    expect(picture.status()).toBe(200);
    expect(await sharp(await picture.body()).metadata()).toMatchObject({
      format: 'jpeg',
      width: Number(property('og:image:width')),
      height: Number(property('og:image:height')),
    });
  });
}

test('search, login and the back office ask to be left out', async ({ request }) => {
  for (const path of ['/search', '/search?q=do+hoa', '/login', '/admin', '/admin/vi-tri']) {
    expect((await read(request, path)).robots, path).toBe('noindex');
  }
});

test('a search that is shared shows a card of its own', async ({ request }) => {
  const { canonical, card, property } = await read(request, '/search?q=do+hoa&utm_source=zalo');
  expect(card).toBe('summary_large_image');
  expect(new URL(canonical).search).toBe('?q=do%20hoa');
  expect(property('og:title')).toBe('Tìm kiếm: do hoa');
  const picture = await request.get(property('og:image'));
  expect(picture.headers()['content-type']).toBe('image/jpeg');
});

test('what is missing has no address and no card', async ({ request }) => {
  for (const path of [publicPages.missing, publicPages.missingPosition, publicPages.emptyCategory, '/bai-viet?trang=99']) {
    const { canonical, card, structured } = await read(request, path);
    expect({ canonical, card, structured }, path).toEqual({ canonical: '', card: '', structured: '' });
  }
});

test('a browser finds the feed well formed and the icons as the manifest says', async ({ page, request }) => {
  await page.goto('/bai-viet');
  const feed = await page.evaluate(async () => {
    const href = document.querySelector<HTMLLinkElement>('link[rel="alternate"][type="application/rss+xml"]')?.href ?? '';
    const parsed = new DOMParser().parseFromString(await (await fetch(href)).text(), 'application/xml');
    return { broken: parsed.querySelector('parsererror') !== null, items: parsed.querySelectorAll('item').length };
  });
  expect(feed).toEqual({ broken: false, items: 27 });
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
  for (const { src, sizes } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.status(), src).toBe(200);
    if (sizes === 'any') continue;
    const { width, height } = await sharp(await icon.body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test('the canonical address moves with the visitor, and nothing of the head is patched up', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  const canonical = page.locator('link[rel="canonical"]');
  await page.goto(publicPages.position);
  await page.getByRole('navigation', { name: 'Đường dẫn' }).getByRole('link', { name: 'Thiết kế đồ họa' }).click();
  await expect(page).toHaveTitle(/^Nghề Thiết kế đồ họa – /);
  await expect(canonical).toHaveAttribute('href', address + publicPages.career);
  await expect(canonical).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test('what only machines read is no part of the script', async ({ page, request }) => {
  await page.goto(publicPages.career);
  await page.locator('html[data-ready]').waitFor();
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  expect(scripts.length).toBeGreaterThan(5);
  for (const script of scripts) expect(await (await request.get(script)).text(), script).not.toMatch(/BreadcrumbList|og:image/);
});

for (const kind of ['position', 'major', 'subject'] as const) {
  test(`the page of a ${kind} is printed as what it says, with its address`, async ({ page }) => {
    await page.goto(publicPages[kind]);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const section of await page.locator('article section h2[id]:not([id^="phan--"])').all())
      await expect(section).toBeVisible();
    await expect(page.getByText(address + publicPages[kind], { exact: true })).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    for (const nothing of ['button', 'iframe', 'form', 'nav:not([aria-label="Đường dẫn"])']) {
      await expect(page.locator(nothing).filter({ visible: true }), nothing).toHaveCount(0);
    }
  });
}
