import { readFileSync } from 'node:fs';
import type { Route } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { adminAccountsPath, adminMePath, adminSecurityPath } from '#shared/admin-paths.ts';
import { expectAsOpen, expectOpenToEveryone } from '../support/axe.ts';
import { expect, signInByHand, test } from '../support/form-editor.ts';
import { admin } from '../support/site.ts';
import { become, openOwnAccount } from '../support/spare-accounts.ts';

const ownPassword = 'câu dài dễ nhớ của tôi';

test('an account lives: made, its password changed, its second factor switched on and used, locked, and removed', async ({
  page,
  editor,
  accounts,
  records,
}) => {
  test.slow();
  const email = accounts.newEmail();
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const heading = page.getByRole('heading', { level: 1 });
  const inTable = (text: string) => page.getByRole('row').filter({ hasText: text });
  let issued = '';

  await test.step('an e-mail that is taken is told at its field, and the password is shown once', async () => {
    await editor.go(adminAccountsPath);
    await expect(inTable(admin.email).getByRole('link', { name: 'Sửa' })).toHaveAttribute('href', adminMePath);
    await page.getByRole('link', { name: 'Thêm tài khoản' }).click();
    await page.getByLabel('Tên', { exact: true }).fill('Lê Thị Ổn');
    await page.getByLabel('Email').fill(admin.email);
    await page.getByLabel('Gửi thư mời để người đó tự đặt mật khẩu').uncheck();
    await page.getByRole('button', { name: 'Thêm tài khoản' }).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email này đã có tài khoản.');
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByLabel('Email').fill(email);
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('phải đổi ở lần đăng nhập đầu tiên');
    await page.keyboard.press('Escape');
    issued = await dialog.locator('code').innerText();
    await dialog.getByRole('button', { name: 'Tôi đã lưu mật khẩu' }).click();
    await expect(page).toHaveURL(adminAccountsPath);
    await expect(inTable(email)).toContainText('Biên tập');
    await expect(inTable(email)).toContainText('Chưa đổi mật khẩu');
    await expect(inTable(email)).toContainText('Chưa dùng');
    await expectOpenToEveryone(page);
  });

  await test.step('with a password that was handed out there is nothing but the way to change it', async () => {
    await become(page, null);
    await page.goto('/admin/vi-tri');
    await signInByHand(page, { email, password: issued });
    await expect(heading).toHaveText('Đổi mật khẩu');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Đăng xuất' })).toBeVisible();
    await page.getByLabel('Mật khẩu hiện tại').fill(issued);
    await page.getByLabel('Mật khẩu mới', { exact: true }).fill('mot-hai-ba-bon');
    await page.getByLabel('Nhập lại mật khẩu mới').fill('mot-hai-ba-nam');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Nhập lại mật khẩu mới')).toBeFocused();
    await page.getByLabel('Hiện những gì đang nhập').check();
    await expect(page.getByLabel('Mật khẩu mới', { exact: true })).toHaveAttribute('type', 'text');
    await expectOpenToEveryone(page);
    // By the list of common passwords, which the browser does not have.
    for (const label of ['Mật khẩu mới', 'Nhập lại mật khẩu mới'])
      await page.getByLabel(label, { exact: true }).fill('qwertyuiop');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Mật khẩu mới', { exact: true })).toHaveAccessibleDescription(/bị thử trước tiên/);
    for (const label of ['Mật khẩu mới', 'Nhập lại mật khẩu mới'])
      await page.getByLabel(label, { exact: true }).fill(ownPassword);
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText('Quản lý vị trí');
    await expect(page).toHaveURL('/admin/vi-tri');
    await expect(main).toBeFocused();
  });

  await test.step('Biên tập is not led to the accounts of others, and is told why an address of theirs stays shut', async () => {
    await expect(page.getByRole('navigation', { name: 'Quản trị' }).getByRole('link')).toHaveCount(13);
    for (const address of [adminAccountsPath, `${adminAccountsPath}/1/edit`, adminSecurityPath]) {
      await editor.go(address);
      await expect(heading).toHaveText('Tài khoản của bạn không có quyền làm việc này.');
    }
    await main.getByRole('link', { name: 'Quay lại trang quản trị' }).click();
    await expect(page).toHaveURL('/admin');
  });

  await test.step('the own name changes in the header, and other sessions end', async () => {
    await accounts.signIn(email, ownPassword);
    await openOwnAccount(page);
    await page.getByLabel('Tên', { exact: true }).fill('Lê Ổn');
    await page.getByRole('button', { name: 'Lưu tên' }).click();
    await expect(page.getByRole('banner')).toContainText('Lê Ổn');
    const sessions = page.getByRole('table', { name: 'Phiên đăng nhập' });
    await expect(sessions.getByRole('row')).toHaveCount(3);
    await expect(sessions.getByText('Phiên này')).toHaveCount(1);
    await expectOpenToEveryone(page);
    await sessions.getByRole('button', { name: 'Đăng xuất' }).click();
    await dialog.getByRole('button', { name: 'Đăng xuất' }).click();
    await expect(sessions.getByRole('row')).toHaveCount(2);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Đăng xuất nơi khác' })).toHaveCount(0);
    await accounts.signIn(email, ownPassword);
    await page.reload();
    await page.getByRole('button', { name: 'Đăng xuất nơi khác' }).click();
    await dialog.getByRole('button', { name: 'Đăng xuất' }).click();
    await expect(sessions.getByRole('row')).toHaveCount(2);
    await expect(dialog).toBeHidden();
  });

  let recoveryCodes: string[] = [];
  await test.step('a code of an app switches the second factor on, and the recovery codes can be taken along', async () => {
    await page.getByRole('button', { name: 'Bật xác thực hai lớp' }).click();
    await dialog.getByLabel('Mật khẩu hiện tại').fill('không phải mật khẩu này');
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Mật khẩu hiện tại')).toHaveAccessibleDescription(/Mật khẩu hiện tại không đúng\./);
    await dialog.getByLabel('Mật khẩu hiện tại').fill(ownPassword);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('img', { name: 'Mã QR cho ứng dụng xác thực' })).toBeVisible();
    await expect(dialog.getByLabel('Mã xác thực')).toBeFocused();
    await expectOpenToEveryone(page);
    const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
    await dialog.getByLabel('Mã xác thực').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    await expect(dialog.getByRole('list', { name: 'Mã khôi phục' })).toBeFocused();
    recoveryCodes = await dialog.getByRole('listitem').allInnerTexts();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Tải về tệp' }).click();
    const file = readFileSync(await (await download).path(), 'utf8');
    for (const code of recoveryCodes) expect(file).toContain(code);
    await dialog.getByRole('button', { name: 'Tôi đã cất các mã' }).click();
    await expect(page.getByRole('button', { name: 'Tắt xác thực hai lớp' })).toBeFocused();
  });

  await test.step('the login asks for the code beside what was typed, and takes a recovery code', async () => {
    await page.getByRole('button', { name: 'Đăng xuất', exact: true }).click();
    await signInByHand(page, { email, password: ownPassword });
    const code = page.getByLabel('Mã xác thực');
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAccessibleDescription('Nhập mã 6 số từ ứng dụng xác thực.');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Mật khẩu')).toHaveValue(ownPassword);
    await code.fill('12');
    await page.keyboard.press('Enter');
    await expect(code).toHaveAccessibleDescription(/Mã không đúng hoặc đã hết hạn\./);
    await expect(code).toBeFocused();
    await expectAsOpen(page);
    await page.getByRole('button', { name: 'Dùng mã khôi phục' }).click();
    await expect(code).toHaveAttribute('inputmode', 'text');
    await code.fill(recoveryCodes[0] ?? '');
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText('Tổng quan');
  });

  await test.step('new recovery codes take the place of the old ones, and the second factor is switched off with the password', async () => {
    await openOwnAccount(page);
    await expect(page.getByText('Còn 9 mã khôi phục dùng được.')).toBeVisible();
    await page.getByRole('button', { name: 'Tạo mã khôi phục mới' }).click();
    await dialog.getByLabel('Mật khẩu hiện tại').fill(ownPassword);
    await dialog.getByLabel('Mã xác thực').fill(recoveryCodes[1] ?? '');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    recoveryCodes = await dialog.getByRole('listitem').allInnerTexts();
    await dialog.getByRole('button', { name: 'Tôi đã cất các mã' }).click();
    await expect(page.getByText('Còn 10 mã khôi phục dùng được.')).toBeVisible();
    await page.getByRole('button', { name: 'Tắt xác thực hai lớp' }).click();
    await dialog.getByLabel('Mật khẩu hiện tại').fill(ownPassword);
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Mã xác thực')).toBeFocused();
    await dialog.getByLabel('Mã xác thực').fill(recoveryCodes[0] ?? '');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Bật xác thực hai lớp' })).toBeVisible();
  });

  await test.step('Quản trị changes the account, locks it, gives a new password and ends its sessions', async () => {
    await become(page, records.token);
    await accounts.prove();
    await page.goto(adminAccountsPath);
    await inTable(email).getByRole('link', { name: 'Sửa' }).click();
    await page.getByLabel('Vai trò').selectOption('Quản trị');
    await page.getByRole('link', { name: 'Quay lại' }).click();
    await dialog.getByRole('button', { name: 'Ở lại' }).click();
    // As ten minutes after signing in: what was chosen stays, and is saved once the password was given again.
    const refusal = { success: false, code: 'proof_needed', message: 'Hãy nhập lại mật khẩu của bạn để làm việc này.' };
    let refusals = 0;
    // Whatever is read meanwhile goes through.
    const refuse = (route: Route) => {
      if (refusals === 0 || route.request().method() === 'GET') return route.fallback();
      refusals -= 1;
      return route.fulfill({ status: 403, json: refusal });
    };
    await page.route('**/api/admin/accounts/*', refuse);
    refusals = 1;
    await page.getByRole('button', { name: 'Lưu' }).click();
    await expect(dialog.getByLabel('Mật khẩu hiện tại')).toBeFocused();
    await expectAsOpen(page);
    await page.keyboard.press('Escape');
    await expect(page.getByText(refusal.message)).toBeVisible();
    refusals = 1;
    await page.getByRole('button', { name: 'Lưu' }).click();
    await dialog.getByLabel('Mật khẩu hiện tại').fill('không phải mật khẩu này');
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Mật khẩu hiện tại')).toHaveAccessibleDescription(/Mật khẩu hiện tại không đúng\./);
    await dialog.getByLabel('Mật khẩu hiện tại').fill(admin.password);
    await page.keyboard.press('Enter');
    await expect(inTable(email)).toContainText('Quản trị');
    await page.unroute('**/api/admin/accounts/*');

    await become(page, await accounts.signIn(email, ownPassword));
    await page.goto('/admin');
    const told = page.getByRole('region', { name: 'Với tài khoản của bạn' });
    await expect(told).toContainText(`Sửa tài khoản: Vai trò Quản trị, bởi ${admin.email}`);
    await expectAsOpen(page);
    await told.getByRole('button', { name: 'Tôi đã xem' }).click();
    await expect(told).toHaveCount(0);
    await become(page, records.token);
    await page.goto(adminAccountsPath);
    await inTable(email).getByRole('link', { name: 'Sửa' }).click();
    await expect(main.getByRole('button', { name: 'Xóa tài khoản' })).toBeVisible();
    await expectAsOpen(page);
    const perform = async (action: string, answer: string) => {
      await main.getByRole('button', { name: action }).click();
      await dialog.getByRole('button', { name: answer, exact: true }).click();
    };
    await perform('Đăng xuất mọi nơi', 'Đăng xuất');
    await expect(main.getByText('Hiện không đăng nhập ở đâu.')).toBeVisible();
    await perform('Khóa tài khoản', 'Khóa');
    await expect(main.getByText('Trạng thái: Đang khóa.')).toBeVisible();
    await main.getByRole('button', { name: 'Mở khóa' }).click();
    await expect(main.getByText('Trạng thái')).toHaveCount(0);
    await perform('Cấp mật khẩu mới', 'Cấp mật khẩu');
    await expect(dialog.getByRole('button', { name: 'Chép mật khẩu' })).toBeFocused();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Đã chép.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await dialog.locator('code').innerText());
    await dialog.getByRole('button', { name: 'Tôi đã lưu mật khẩu' }).click();
    await expect(main.getByRole('button', { name: 'Cấp mật khẩu mới' })).toBeFocused();
    await expect(main.getByText('Trạng thái: Chưa đổi mật khẩu.')).toBeVisible();
    // A question that waits for the call stays until it is proven who asks.
    await page.route('**/api/admin/accounts/*', refuse);
    refusals = 1;
    await perform('Xóa tài khoản', 'Xóa');
    await page.getByRole('dialog', { name: 'Xác nhận lại là bạn' }).getByLabel('Mật khẩu hiện tại').fill(admin.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(adminAccountsPath);
    await expect(inTable(email)).toHaveCount(0);
    // The screen that was left has not asked for it once more.
    await expect(page.getByText('Lấy dữ liệu thất bại!')).toHaveCount(0);
  });

  await test.step('the log of security events tells all of it, narrowed to one account and one kind', async () => {
    await page.getByRole('link', { name: 'Nhật ký', exact: true }).click();
    await page.getByRole('link', { name: 'Bảo mật', exact: true }).click();
    await page.getByRole('link', { name: email }).first().click();
    await expect(page).toHaveURL(/account_id=\d+$/);
    await page.getByLabel('Sự kiện').selectOption('Dùng mã khôi phục');
    await expect(page.getByText('Tổng cộng: 1 sự kiện')).toBeVisible();
    await expect(inTable(email)).toHaveCount(1);
    await expect(inTable(email)).toContainText('127.0.0.1');
    await page.getByLabel('Sự kiện').selectOption('Tất cả sự kiện');
    await expect(inTable('Sai mã xác thực')).toContainText('Xác thực thất bại');
    await expectOpenToEveryone(page);
  });
});

test('a password that is handed out while its owner works leads to the same screen, and what was asked for follows', async ({
  page,
  editor,
}) => {
  const me = {
    id: 1,
    email: admin.email,
    name: 'Quản trị viên',
    role: 'admin',
    must_change_password: true,
    second_factor: false,
  };
  const refusal = { success: false, code: 'must_change_password', message: 'Bạn cần đổi mật khẩu trước khi tiếp tục.' };
  await editor.go('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tổng quan');
  await page.route('**/api/admin/me', (route) => route.fulfill({ json: { success: true, data: me } }));
  await page.route('**/api/admin/menu/all*', (route) => route.fulfill({ status: 403, json: refusal }));
  await page.getByRole('navigation', { name: 'Quản trị' }).getByRole('link', { name: 'Menu' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Đổi mật khẩu');
  await expect(page).toHaveURL('/admin/menu');

  await page.unroute('**/api/admin/menu/all*');
  await page.route('**/api/admin/me/password', (route) =>
    route.fulfill({ json: { success: true, data: { ...me, must_change_password: false } } }),
  );
  await page.getByLabel('Mật khẩu hiện tại').fill(admin.password);
  for (const label of ['Mật khẩu mới', 'Nhập lại mật khẩu mới']) await page.getByLabel(label, { exact: true }).fill(ownPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Sửa', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quản lý menu');
});
