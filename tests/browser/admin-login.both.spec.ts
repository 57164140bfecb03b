import { expect, test } from '../support/form-editor.ts';
import { admin } from '../support/site.ts';
import type { Page } from '@playwright/test';

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mật khẩu').fill(password);
  await page.getByRole('button', { name: 'Đăng nhập' }).click();
}

const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

test('who is not signed in is led to the login, and from there to where they wanted to go', async ({ page }) => {
  await page.goto('/admin/vi-tri?status=active');
  await expect(page).toHaveURL(/\/login\?/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Đăng nhập');
  await signIn(page, admin);
  await expect(page).toHaveURL('/admin/vi-tri?status=active');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quản lý vị trí');
});

test('signing in leads to the overview, and the session survives a reload', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, admin);
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('banner').getByText('Quản trị hệ thống')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Quản trị viên')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tổng quan');
  await page.goto('/login');
  await expect(page).toHaveURL('/admin');
});

test('an address outside the back office is no place to be led to', async ({ page }) => {
  await page.goto('/login?tiep=https://example.com/');
  await signIn(page, admin);
  await expect(page).toHaveURL('/admin');
});

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
  await signIn(page, { email: `khong-ai-${Date.now()}@example.com`, password: 'sai-mat-khau' });
  await expect(page.getByRole('alert')).toHaveText('Email hoặc mật khẩu không đúng.');
  await expect(page.getByLabel('Mật khẩu')).toHaveValue('sai-mat-khau');
  await expect(page.getByLabel('Mật khẩu')).toBeFocused();
  await expect(page).toHaveURL('/login');
});

test('a refusal without words reads as a failed login', async ({ page }) => {
  await page.route('**/api/admin/login', (route) => route.fulfill({ status: 500, json: { success: false } }));
  await page.goto('/login');
  await signIn(page, admin);
  await expect(page.getByRole('alert')).toHaveText('Đăng nhập thất bại');
});

test('a login that never arrives says so', async ({ page }) => {
  await page.route('**/api/admin/login', (route) => route.abort());
  await page.goto('/login');
  await signIn(page, admin);
  await expect(page.getByRole('alert').getByText('Có lỗi xảy ra', { exact: true })).toBeVisible();
});

test('while the session is checked, the screen says so', async ({ page, editor }) => {
  await page.route('**/api/admin/me', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await editor.page.goto('/admin');
  await expect(page.getByText('Đang kiểm tra đăng nhập...')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tổng quan');
});

test('a token nobody knows is removed and leads to the login', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('token', 'khong-ai-biet'));
  await page.goto('/admin/menu');
  await expect(page).toHaveURL(/\/login/);
  expect(await token(page)).toBeNull();
});

test('a session that ends while working leads to the login and back', async ({ page, editor, records }) => {
  await editor.page.goto('/admin/nghe-nghiep');
  await expect(page.getByText(/^Tổng cộng: \d+ bản ghi$/)).toBeVisible();
  await records.revoke();
  await page.getByLabel('Trạng thái').selectOption('Ẩn');
  await expect(page).toHaveURL(/\/login/);
  expect(await token(page)).toBeNull();
  await expect(page.getByText('Phiên đăng nhập đã hết hạn.')).toBeVisible();
  await signIn(page, admin);
  await expect(page).toHaveURL('/admin/nghe-nghiep?status=inactive');
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

test('an address without a screen is told to everyone, signed in or not', async ({ page }) => {
  for (const address of ['/admin/khong-co', '/admin/menu/khong-co']) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rất tiếc! Trang bạn tìm kiếm không tồn tại.');
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/admin');
  }
});

test('the back office asks search engines to stay away', async ({ page }) => {
  for (const address of ['/login', '/admin', '/admin/bai-viet']) {
    const answer = await page.request.get(address);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toMatch(/<meta name="robots" content="noindex"\/?>/);
  }
});
