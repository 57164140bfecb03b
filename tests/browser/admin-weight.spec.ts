import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/form-editor.ts';

/** Every script and style sheet the page asks for until it is quiet. Read again afterwards: a page that moves on drops its bodies. */
async function loaded(page: Page, address: string): Promise<{ url: string; type: string; body: Buffer }[]> {
  const asked = new Map<string, string>();
  page.on('request', (request) => {
    const type = request.resourceType();
    if (type === 'script' || type === 'stylesheet') asked.set(request.url(), type);
  });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  return Promise.all([...asked].map(async ([url, type]) => ({ url, type, body: await (await page.request.get(url)).body() })));
}

for (const address of ['/admin', '/admin/vi-tri', '/login']) {
  test(`${address} needs at most 250 kB of compressed script`, async ({ page, editor }) => {
    const files = await loaded(editor.page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const scripts = files.filter(({ type }) => type === 'script');
    expect(scripts.length).toBeGreaterThan(3);
    const bytes = scripts.reduce((sum, { body }) => sum + brotliCompressSync(body).length, 0);
    expect(bytes).toBeLessThanOrEqual(250_000);
  });
}

for (const address of ['/nghe-nghiep/thiet-ke-do-hoa', '/mon-hoc', '/bai-viet', '/search?q=thiet+ke']) {
  test(`${address} brings nothing of the back office along`, async ({ page }) => {
    const files = await loaded(page, address);
    expect(files.length).toBeGreaterThan(3);
    for (const { url, body } of files)
      expect(body.toString('utf8'), url).not.toMatch(/mantine|tanstack|QueryClient|ZodError|Quản trị hệ thống/i);
  });
}
