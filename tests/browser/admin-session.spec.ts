import type { Page } from '@playwright/test';
import { expect, signInByHand, test } from '../support/form-editor.ts';
import { admin } from '../support/site.ts';

const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

test('signing in leads to the overview, not outside the back office, and the session survives a reload', async ({ page }) => {
  await page.goto('/login?tiep=https://example.com/');
  await signInByHand(page, admin);
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('banner').getByText('Quản trị hệ thống')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Quản trị viên')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tổng quan');
  await page.goto('/login');
  await expect(page).toHaveURL('/admin');
});

test('who is not signed in is led to the login, and from there to where they wanted to go', async ({ page }) => {
  await page.goto('/admin/vi-tri?status=active');
  await expect(page).toHaveURL(/\/login\?/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Đăng nhập');
  await signInByHand(page, admin);
  await expect(page).toHaveURL('/admin/vi-tri?status=active');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quản lý vị trí');
});

test('while the session is checked, the screen says so', async ({ page, editor }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/admin/me', async (route) => {
    await held;
    await route.continue();
  });
  await editor.go('/admin');
  await expect(page.getByText('Đang kiểm tra đăng nhập...')).toBeVisible();
  release();
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
  await editor.go('/admin/nghe-nghiep');
  await expect(page.getByText(/^Tổng cộng: \d+ bản ghi$/)).toBeVisible();
  await records.revoke();
  await page.getByLabel('Trạng thái').selectOption('Ẩn');
  await expect(page).toHaveURL(/\/login/);
  expect(await token(page)).toBeNull();
  await expect(page.getByText('Phiên đăng nhập đã hết hạn.')).toBeVisible();
  await signInByHand(page, admin);
  await expect(page).toHaveURL('/admin/nghe-nghiep?status=inactive');
});

// That search engines are to stay away: discovery.
test('an address without a screen is told to everyone, signed in or not', async ({ page }) => {
  for (const address of ['/admin/khong-co', '/admin/menu/khong-co']) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rất tiếc! Trang bạn tìm kiếm không tồn tại.');
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/admin');
  }
});
