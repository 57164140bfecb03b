import type { Page } from '@playwright/test';
import { adminSettingsPath } from '#shared/admin-paths.ts';
import { adminPath } from '#shared/paths.ts';
import { site } from '#site-config';
import { expectAsOpen, expectOpenToEveryone } from '../support/axe.ts';
import { expect, test } from '../support/form-editor.ts';

const footer = (page: Page) => page.getByRole('contentinfo');
const [, second = ''] = site.hotlines;

/** Other tests read the first hotline meanwhile: only the second one is changed, and it is there again at the end. */
test('a hotline is changed in four steps from the dashboard, shows in the footer at once, and comes back with one', async ({
  editor,
  page,
}) => {
  const toast = page.locator('[role=alert], [role=status]');
  let steps = 0;
  const step = async (done: Promise<unknown>) => {
    await done;
    steps += 1;
  };
  const visitor = await page.context().newPage();

  await editor.go(adminPath);
  // Once for each account: it stays open.
  await page.getByRole('complementary').getByText('Hệ thống').click();
  await step(page.getByRole('link', { name: 'Cài đặt trang' }).click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cài đặt trang');
  await step(page.getByRole('button', { name: `Xóa "${second}"` }).click());
  await step(page.keyboard.type('+84 909 000 111'));
  await expect(page.getByText('Có thay đổi chưa lưu.')).toBeVisible();
  await step(page.keyboard.press('Control+s'));
  await expect(toast.filter({ hasText: 'Cập nhật cài đặt thành công!' })).toBeVisible();
  expect(steps).toBeLessThanOrEqual(4);
  await expect(page).toHaveURL(adminSettingsPath);
  await expect(page.getByRole('button', { name: 'Xóa "0909000111"' })).toBeVisible();
  await expect(page.getByText('Có thay đổi chưa lưu.')).toBeHidden();

  await visitor.goto('/mon-hoc');
  await expect(footer(visitor).getByRole('link', { name: '0909 000 111' })).toHaveAttribute('href', 'tel:+84909000111');
  await expect(footer(visitor).getByRole('link', { name: '028 7654 3210' })).toHaveCount(0);

  // What is typed after a save is another draft, and no reason to lose it when the save is taken back.
  await page.getByRole('region', { name: 'Hoàn tác' }).getByRole('button', { name: 'Hoàn tác' }).click();
  await expect(toast.filter({ hasText: 'Đã hoàn tác.' })).toBeVisible();
  await expect(page.getByRole('button', { name: `Xóa "${second}"` })).toBeVisible();
  await visitor.reload();
  await expect(footer(visitor).getByRole('link', { name: '028 7654 3210' })).toBeVisible();
  await visitor.close();

  await test.step('what breaks a rule is told at its field, and what was typed stays', async () => {
    await page.getByLabel('Số Zalo').fill('12345');
    await page.getByRole('button', { name: 'Lưu', exact: true }).click();
    await expect(page.getByLabel('Số Zalo')).toHaveAccessibleDescription(/phải bắt đầu bằng 0/);
    await expect(page.getByLabel('Số Zalo')).toBeFocused();
    await expect(page.getByLabel('Số Zalo')).toHaveValue('12345');
    await expectAsOpen(page);
    await page.getByLabel('Số Zalo').fill(site.zalo);
  });

  await test.step('the history tells who changed what, and leads back', async () => {
    await page.getByRole('link', { name: 'Lịch sử' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lịch sử');
    await expect(page.getByRole('main')).toContainText('Hotline');
    await page.getByRole('link', { name: 'Quay lại chỉnh sửa' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cài đặt trang');
    await expectOpenToEveryone(page);
  });
});
