import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/form-editor.ts';

const lists = [
  'menu',
  'banners',
  'nghe-nghiep',
  'bo-phan',
  'vi-tri?per_page=5&page=6',
  'nhom-nganh',
  'nganh-hoc',
  'mon-hoc',
  'danh-muc',
  'bai-viet',
];

async function expectClean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('the login is open to everyone, with its failure', async ({ page }) => {
      await page.route('**/api/admin/login', (route) => route.abort());
      await page.goto('/login');
      await page.getByLabel('Email').fill('a@example.com');
      await page.getByLabel('Mật khẩu').fill('mat-khau');
      await page.getByRole('button', { name: 'Đăng nhập' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectClean(page);
    });

    test('the overview and the missing page are open to everyone', async ({ page, editor }) => {
      for (const address of ['/admin', '/admin/khong-co']) {
        await editor.page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectClean(page);
      }
    });

    test('dialogs, toasts, help, dropdowns and empty lists are open to everyone', async ({ page, editor }) => {
      await editor.page.goto('/admin/banners');
      await page.getByRole('button', { name: /^Trợ giúp/ }).click();
      await expect(page.getByRole('note')).toBeVisible();
      await expectClean(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Xóa', exact: true }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectClean(page);

      await editor.page.goto('/admin/bo-phan');
      await page.getByRole('combobox', { name: 'Nghề nghiệp', exact: true }).fill('thiet ke');
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      await expectClean(page);

      await page.route('**/api/admin/bai-viet/all*', (route) => route.abort());
      await editor.page.goto('/admin/bai-viet?keyword=khong-co');
      await expect(page.getByRole('alert')).toBeVisible();
      await expectClean(page);
    });
  });
}

for (const path of lists) {
  test(`the list of ${path} is open to everyone, in both schemes`, async ({ page, editor }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await editor.page.goto(`/admin/${path}`);
    await expect(page.getByRole('link', { name: 'Sửa', exact: true }).first()).toBeVisible();
    await expectClean(page);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectClean(page);
  });
}
