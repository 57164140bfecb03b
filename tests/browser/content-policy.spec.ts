import type { Page } from '@playwright/test';
import { siteSettings } from '#shared/settings/site.ts';
import { expect, ownName, test } from '../support/form-editor.ts';
import { publicPages } from '../support/public-pages.ts';
import { watchPolicy } from '../support/watch-policy.ts';

const film = '/nganh-hoc/kien-truc-va-noi-that/thiet-ke-noi-that/anh-sang-noi-that';
const ready = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready');

// Every public page is watched in public-pages.both, every screen of the back office by whichever test works there.
test('no print, suggestion and player does what the policy refuses, nor does the document of the API', async ({ page }) => {
  const seen = await watchPolicy(page);
  await page.goto('/');
  await ready(page);
  await page.goto('/api/docs');
  await page.goto(publicPages.position);
  await ready(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('banner').getByRole('combobox', { name: 'Tìm kiếm' }).fill('do hoa');
  await expect(page.getByRole('listbox', { name: 'Gợi ý' }).getByRole('option').first()).toBeVisible();

  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Player</p>' }),
  );
  await page.goto(film);
  const frame = page.locator('iframe');
  await frame.scrollIntoViewIfNeeded();
  const poster = frame.contentFrame().getByRole('link', { name: /^Xem video: / });
  // Its style is there: otherwise the link is a line of text.
  await expect(poster).toHaveCSS('overflow', 'hidden');
  await expect(frame.contentFrame().locator('body')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await poster.click();
  await expect(frame.contentFrame().getByText('Player')).toBeVisible();
  expect(seen).toEqual([]);
});

test('a link of the menu may lead from a public page into the back office', async ({ page }) => {
  const seen = await watchPolicy(page);
  await page.goto(publicPages.subjects);
  await ready(page);
  // As the router follows such a link.
  await page.evaluate(`void window.__reactRouterDataRouter.navigate('/login?tiep=/admin/menu')`);
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page).toHaveURL('/login?tiep=/admin/menu');
  expect(seen).toEqual([]);
});

test('no page of any kind lets a script of another site run, whatever the settings say', async ({ request, records }) => {
  const headers = { Authorization: `Bearer ${records.token}` };
  const settings = '/api/admin/cai-dat';
  const { data } = (await (await request.get(settings, { headers })).json()) as { data: Record<string, unknown> };
  // Others look at this site meanwhile: it is filled already, but for its pictures, and a save of the same changes nothing.
  const filled: Record<string, unknown> = { ...data, analytics: 'https://dem.example/dem.js' };
  for (const [name, { kind }] of Object.entries(siteSettings.fields))
    if (kind !== 'image') expect([name, String(filled[name] ?? '')]).not.toEqual([name, '']);
  expect((await request.put(settings, { headers, data: filled })).ok()).toBe(true);

  const career = await records.create('nghe-nghiep', { name: ownName('Nghề xem trước'), status: 0 });
  const made = await request.post(`/api/admin/nghe-nghiep/${career.id}/previews`, { headers });
  const { address } = ((await made.json()) as { data: { address: string } }).data;
  const preview = address.slice(new URL(address).origin.length);
  const backOffice = ['/login', '/admin', '/admin/menu', '/admin/cai-dat', '/admin/khong-co/gi/ca'];
  const others = ['/api/docs', '/api/khong-co', '/uploads/khong-co.webp', '/assets/khong-co.js', '/sitemap.xml', '/%E0'];
  const pages = [...Object.values(publicPages), preview, `${publicPages.career}?xem-truoc=sai`, ...backOffice, ...others];
  for (const path of pages) {
    const answer = await request.get(path);
    const policy = answer.headers()['content-security-policy'] ?? '';
    const [, sources = ''] = /(?:^|;)script-src ([^;]*)/.exec(policy) ?? /^default-src ('none')/.exec(policy) ?? [];
    expect([path, sources]).toEqual([path, expect.stringMatching(/^'(self|none)'( '(sha256-[\w+/=]+|nonce-[\w-]+)')*$/)]);
    expect([path, [...(await answer.text()).matchAll(/<script[^>]* src="(?!\/assets\/)[^>]*/g)]]).toEqual([path, []]);
  }
});

test('a script that is not of the page does not run, on a page that the browser had already too', async ({ page }) => {
  const run = async () => {
    await page.evaluate(`document.body.append(Object.assign(document.createElement('script'), { text: 'window.smuggled = 1' }))`);
    return page.evaluate<unknown>('window.smuggled ?? null');
  };
  await page.goto(publicPages.subjects);
  await ready(page);
  expect(await run()).toBeNull();
  const again = page.waitForResponse((response) => new URL(response.url()).pathname === publicPages.subjects);
  await page.reload();
  expect((await again).ok()).toBe(true);
  await ready(page);
  expect(await run()).toBeNull();
});
