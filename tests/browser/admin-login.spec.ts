import type { Page } from '@playwright/test';
import { expect, signInByHand, test } from '../support/form-editor.ts';
import { admin } from '../support/site.ts';

const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

test('the login says what is missing, what is wrong, what the server refuses, and when nothing arrives', async ({ page }) => {
  const [email, password] = [page.getByLabel('Email'), page.getByLabel('Mật khẩu')];
  await page.goto('/login');

  await test.step('e-mail and password have to be there, and the e-mail has to be one', async () => {
    for (const [input, type] of [
      [email, 'email'],
      [password, 'password'],
    ] as const) {
      await expect(input).toHaveAttribute('type', type);
      await expect(input).toHaveAttribute('required');
    }
    await page.getByRole('button', { name: 'Đăng nhập' }).click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription('Email không được để trống');
    await expect(password).toHaveAccessibleDescription('Mật khẩu không được để trống');
    await email.fill('ban-bien-tap');
    await page.keyboard.press('Enter');
    await expect(email).toHaveAccessibleDescription(/^Email chưa đúng/);
  });

  await test.step('a refused login shows the words of the server in a red box and keeps what was typed', async () => {
    await signInByHand(page, { email: `khong-ai-${Date.now()}@example.com`, password: 'sai-mat-khau' });
    await expect(page.getByRole('alert')).toHaveText('Email hoặc mật khẩu không đúng.');
    await expect(password).toHaveValue('sai-mat-khau');
    await expect(password).toBeFocused();
    await expect(page).toHaveURL('/login');
  });

  await test.step('a refusal without words reads as a failed login, and a login that never arrives says so', async () => {
    await page.route('**/api/admin/login', (route) => route.fulfill({ status: 500, json: { success: false } }));
    await signInByHand(page, admin);
    await expect(page.getByRole('alert')).toHaveText('Đăng nhập thất bại');
    await page.unroute('**/api/admin/login');
    await page.route('**/api/admin/login', (route) => route.abort());
    await signInByHand(page, admin);
    await expect(page.getByRole('alert').getByText('Có lỗi xảy ra', { exact: true })).toBeVisible();
  });
});

test('signing out ends the session here and on the server', async ({ page, editor, records }) => {
  await editor.go('/admin/menu');
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
