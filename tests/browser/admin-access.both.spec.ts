import { expectOpenToEveryone } from '../support/axe.ts';
import { expect, test } from '../support/form-editor.ts';

test('the login is open to everyone, with its faults and its failure', async ({ page }) => {
  await page.goto('/login');
  await page.route('**/api/admin/login', (route) => route.abort());
  await page.getByRole('button', { name: 'Đăng nhập' }).click();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Mật khẩu').fill('mat-khau');
  await expectOpenToEveryone(page);
  await page.getByLabel('Email').fill('a@example.com');
  await page.getByRole('button', { name: 'Đăng nhập' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectOpenToEveryone(page);
});

test('dialogs, toasts, help, dropdowns and empty lists are open to everyone', async ({ page, editor }) => {
  test.slow();
  await editor.go('/admin/banners');
  await page.getByRole('button', { name: /^Trợ giúp/ }).click();
  await expect(page.getByRole('note')).toBeVisible();
  await expectOpenToEveryone(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Xóa', exact: true }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectOpenToEveryone(page);

  await editor.go('/admin/bo-phan?per_page=5');
  await page.getByRole('combobox', { name: 'Nghề nghiệp', exact: true }).fill('thiet ke');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expectOpenToEveryone(page);

  await page.route('**/api/admin/bai-viet/all*', (route) => route.abort());
  await editor.go('/admin/bai-viet?keyword=khong-co');
  await expect(page.getByRole('alert')).toBeVisible();
  // The toast must still be there in the second scheme; it stays under the pointer.
  await page.getByRole('alert').hover();
  await expectOpenToEveryone(page);
});
