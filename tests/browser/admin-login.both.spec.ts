import { expect, signInByHand, test } from '../support/form-editor.ts';
import { admin } from '../support/site.ts';

test('who is not signed in is led to the login, and from there to where they wanted to go', async ({ page }) => {
  await page.goto('/admin/vi-tri?status=active');
  await expect(page).toHaveURL(/\/login\?/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Đăng nhập');
  await signInByHand(page, admin);
  await expect(page).toHaveURL('/admin/vi-tri?status=active');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quản lý vị trí');
});
