import {
  adminAccountCreatePath,
  adminAccountEditPath,
  adminAccountsPath,
  adminMePath,
  adminSecurityPath,
} from '#shared/admin-paths.ts';
import { expectAsOpen } from '../support/axe.ts';
import { expect, test } from '../support/form-editor.ts';
import { admin } from '../support/site.ts';
import { become } from '../support/spare-accounts.ts';

test('on the phone every screen of accounts fits the window and the finger', async ({ page, editor, accounts, records }) => {
  test.slow();
  const account = await accounts.create('Nguyễn Thị Ngọc Ẩn Công Tằng Tôn Nữ');
  const heading = page.getByRole('heading', { level: 1 });
  const dialog = page.getByRole('dialog');
  const expectFine = async () => {
    await page.evaluate(() => document.fonts.ready);
    await editor.expectFits();
    await expectAsOpen(page);
  };
  for (const address of [
    adminAccountsPath,
    adminAccountCreatePath,
    adminAccountEditPath(account.id),
    adminSecurityPath,
    adminMePath,
  ]) {
    await test.step(address, async () => {
      await editor.go(address);
      await expect(heading).toBeVisible();
      await expect(page.getByText('Đang tải dữ liệu...')).toHaveCount(0);
      await expectFine();
    });
  }
  await test.step('the code for an app can be seen whole', async () => {
    await page.getByRole('button', { name: 'Bật xác thực hai lớp' }).click();
    await dialog.getByLabel('Mật khẩu hiện tại').fill(admin.password);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('img')).toBeInViewport({ ratio: 1 });
    await expectFine();
  });
  await test.step('the first password', async () => {
    await become(page, await accounts.signIn(account.email, account.password));
    await page.goto('/admin');
    await expect(heading).toHaveText('Đổi mật khẩu');
    await expect(page.getByRole('button', { name: 'Đăng xuất' })).toBeInViewport({ ratio: 1 });
    await expectFine();
    await become(page, records.token);
  });
  await test.step('a second factor that is a duty', async () => {
    const me = { id: 1, email: admin.email, name: 'Quản trị viên', role: 'admin', must_change_password: false };
    const data = { ...me, second_factor: false, second_factor_due: 'now' };
    await page.route('**/api/admin/me', (route) => route.fulfill({ json: { success: true, data } }));
    await page.goto('/admin/menu');
    await expect(heading).toHaveText('Bật xác thực hai lớp');
    await expect(page.getByLabel('Mật khẩu hiện tại')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Hủy' })).toHaveCount(0);
    await expectFine();
  });
});
