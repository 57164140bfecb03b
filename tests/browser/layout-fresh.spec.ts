import { expect } from '@playwright/test';
import { ownName, test } from '../support/form-editor.ts';

test('a move within the site shows what was saved a moment ago', async ({ page, records }) => {
  const name = ownName('Danh mục của phép thử');
  const category = await records.create('danh-muc', { name, description: '', order: 900 });
  const chips = page.getByRole('navigation', { name: 'Danh mục' });
  await page.goto('/mon-hoc');
  await page.locator('html[data-ready]').waitFor();
  const go = (place: string) => page.getByRole('banner').getByRole('link', { name: place, exact: true }).first().click();
  await go('Bài viết');
  await expect(chips.getByRole('link', { name })).toBeVisible();
  await go('Môn học');
  await expect(page.getByRole('heading', { level: 1, name: 'Môn học' })).toBeVisible();
  const renamed = ownName('Tên mới của phép thử');
  await records.update('danh-muc', category.id, { name: renamed });
  await go('Bài viết');
  await expect(page.getByRole('heading', { level: 1, name: 'Bài viết' })).toBeVisible();
  expect(await chips.getByRole('link').allInnerTexts()).toContainEqual(expect.stringContaining(renamed));
});
