import { expectOpenToEveryone } from '../support/axe.ts';
import { expect, test } from '../support/form-editor.ts';

test('the login is open to everyone, with its faults and its failure', async ({ page }) => {
  await page.route('**/api/admin/login', (route) => route.abort());
  await page.goto('/login');
  await page.getByRole('button', { name: 'Đăng nhập' }).click();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Mật khẩu').fill('mat-khau');
  await expectOpenToEveryone(page);
  await page.getByLabel('Email').fill('a@example.com');
  await page.getByRole('button', { name: 'Đăng nhập' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectOpenToEveryone(page);
});

test('the overview and the missing page are open to everyone', async ({ page, editor, isMobile }) => {
  test.skip(isMobile, 'Its layout on the phone is that of admin-narrow and admin-dashboard.');
  for (const address of ['/admin', '/admin/khong-co']) {
    await editor.page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The figures of the overview have come, the missing page has its way back.
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expectOpenToEveryone(page);
  }
});

test('dialogs, toasts, help, dropdowns and empty lists are open to everyone', async ({ page, editor }) => {
  test.slow();
  await editor.page.goto('/admin/banners');
  await page.getByRole('button', { name: /^Trợ giúp/ }).click();
  await expect(page.getByRole('note')).toBeVisible();
  await expectOpenToEveryone(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Xóa', exact: true }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectOpenToEveryone(page);

  await editor.page.goto('/admin/bo-phan?per_page=5');
  await page.getByRole('combobox', { name: 'Nghề nghiệp', exact: true }).fill('thiet ke');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expectOpenToEveryone(page);

  await page.route('**/api/admin/bai-viet/all*', (route) => route.abort());
  await editor.page.goto('/admin/bai-viet?keyword=khong-co');
  await expect(page.getByRole('alert')).toBeVisible();
  // The toast must still be there in the second scheme; it stays under the pointer.
  await page.getByRole('alert').hover();
  await expectOpenToEveryone(page);
});

// A tree, pictures with two parents, states with dates: the other lists are made of the same (admin-lists, admin-narrow).
test('the lists of menu, positions and articles are open to everyone', async ({ page, editor, isMobile }) => {
  test.skip(isMobile, 'admin-narrow looks at every list on the phone.');
  test.slow();
  for (const path of ['menu', 'vi-tri?per_page=5&page=6', 'bai-viet?per_page=5&status=all']) {
    await test.step(path, async () => {
      await editor.page.goto(`/admin/${path}`);
      await expect(page.getByRole('link', { name: 'Sửa', exact: true }).first()).toBeVisible();
      await expectOpenToEveryone(page);
    });
  }
});
