import type { Page } from '@playwright/test';
import { expect, signInByHand, test } from '../support/form-editor.ts';

const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

test('e-mail and password have to be there, and the e-mail has to be one', async ({ page }) => {
  await page.goto('/login');
  for (const [label, type] of [
    ['Email', 'email'],
    ['Mật khẩu', 'password'],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveAttribute('type', type);
    await expect(page.getByLabel(label)).toHaveAttribute('required');
  }
  await page.getByRole('button', { name: 'Đăng nhập' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email không được để trống');
  await expect(page.getByLabel('Mật khẩu')).toHaveAccessibleDescription('Mật khẩu không được để trống');
  await page.getByLabel('Email').fill('ban-bien-tap');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/^Email chưa đúng/);
});

test('a refused login shows the words of the server in a red box and keeps what was typed', async ({ page }) => {
  await page.goto('/login');
  await signInByHand(page, { email: `khong-ai-${Date.now()}@example.com`, password: 'sai-mat-khau' });
  await expect(page.getByRole('alert')).toHaveText('Email hoặc mật khẩu không đúng.');
  await expect(page.getByLabel('Mật khẩu')).toHaveValue('sai-mat-khau');
  await expect(page.getByLabel('Mật khẩu')).toBeFocused();
  await expect(page).toHaveURL('/login');
});

test('signing out ends the session here and on the server', async ({ page, editor, records }) => {
  await editor.page.goto('/admin/menu');
  await page.getByRole('button', { name: 'Đăng xuất' }).click();
  // The next to sign in here may be somebody else: nothing leads on to where this one was.
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Phiên đăng nhập đã hết hạn.')).toHaveCount(0);
  expect(await token(page)).toBeNull();
  await expect
    .poll(async () =>
      (await page.request.get('/api/admin/me', { headers: { Authorization: `Bearer ${records.token}` } })).status(),
    )
    .toBe(401);
});
