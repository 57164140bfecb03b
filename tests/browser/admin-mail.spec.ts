import { Secret, TOTP } from 'otpauth';
import type { RecoveryCodes, SecondFactorStart } from '#shared/answers/accounts.ts';
import { adminAccountCreatePath, adminAccountsPath, adminMePath, adminSettingsPath } from '#shared/admin-paths.ts';
import { expectOpenToEveryone } from '../support/axe.ts';
import { expect, signInByHand, test } from '../support/form-editor.ts';
import { linkOf, type MailBox, openMailBox } from '../support/mail-server.ts';
import { admin, mailPort } from '../support/site.ts';
import { become } from '../support/spare-accounts.ts';

const ownPassword = 'sáng nay trời mưa rất to';

// One server of mail for both, in one worker.
test.describe.configure({ mode: 'default' });

let box: MailBox;
test.beforeAll(async () => {
  box = await openMailBox({}, mailPort);
});
test.afterAll(() => box.close());

/** The newest mail to this address, once it has come. */
async function mailTo(email: string, about: RegExp): Promise<MailBox['mails'][number]> {
  const find = () => box.mails.findLast(({ to, parsed }) => to.includes(email) && about.test(parsed.subject ?? ''));
  await expect.poll(() => find() !== undefined).toBe(true);
  return find()!;
}

test('a password is set by mail: forgotten, mailed, set, and signed in with a second factor; the link works once', async ({
  page,
  editor,
  accounts,
}) => {
  test.slow();
  const { email, password } = await accounts.create('Lê Thị Ổn');
  const heading = page.getByRole('heading', { level: 1 });
  let recovery = '';
  let link = '';

  await test.step('an account with a second factor', async () => {
    const session = await accounts.signIn(email, password);
    const headers = { Authorization: `Bearer ${session}` };
    const own = 'câu dài dễ nhớ của tôi';
    const changed = { current_password: password, password: own };
    expect((await page.request.post('/api/admin/me/password', { headers, data: changed })).ok()).toBe(true);
    const offered = await page.request.post('/api/admin/me/second-factor', { headers, data: { password: own } });
    const { secret } = ((await offered.json()) as { data: SecondFactorStart }).data;
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    const on = await page.request.put('/api/admin/me/second-factor', { headers, data: { code } });
    recovery = ((await on.json()) as { data: RecoveryCodes }).data.recovery_codes[0] ?? '';
  });

  await test.step('the login leads to where a link is asked for', async () => {
    await become(page, null);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Quên mật khẩu?' }).click();
    await expect(heading).toHaveText('Quên mật khẩu');
    await page.getByRole('button', { name: 'Gửi liên kết' }).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email không được để trống');
    await expectOpenToEveryone(page);
    await page.getByLabel('Email').fill(email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Nếu email này có tài khoản' })).toBeVisible();
    link = linkOf(await mailTo(email, /Đặt lại mật khẩu/)).href;
  });

  await test.step('the link of the mail takes a new password, by the rules of the house', async () => {
    await page.goto('/robots.txt');
    await page.goto(link);
    await expect(heading).toHaveText('Đặt mật khẩu mới');
    await expect(page.getByText(`Cho tài khoản ${email}.`)).toBeVisible();
    const fill = async (text: string) => {
      await page.getByLabel('Mật khẩu mới', { exact: true }).fill(text);
      await page.getByLabel('Nhập lại mật khẩu mới').fill(text);
      await page.keyboard.press('Enter');
    };
    await expectOpenToEveryone(page);
    await fill('qwertyuiop');
    await expect(page.getByLabel('Mật khẩu mới', { exact: true })).toHaveAccessibleDescription(/bị thử trước tiên/);
    await fill(ownPassword);
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Đã đặt mật khẩu. Bạn đăng nhập được rồi.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
  });

  await test.step('signing in asks for the second factor as always', async () => {
    await signInByHand(page, { email, password: ownPassword });
    await page.getByRole('button', { name: 'Dùng mã khôi phục' }).click();
    await page.getByLabel('Mã xác thực').fill(recovery);
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText('Tổng quan');
    await mailTo(email, /Mật khẩu của bạn vừa được đổi/);
  });

  await test.step('the same link works no longer, and says so', async () => {
    await page.goto('/robots.txt');
    await page.goto(link);
    await expect(page.getByRole('alert')).toContainText('Liên kết này không còn dùng được');
    await expectOpenToEveryone(page);
    await page.getByRole('link', { name: 'Xin liên kết mới' }).click();
    await expect(heading).toHaveText('Quên mật khẩu');
  });
  await editor.go(adminAccountsPath);
});

test('who is invited sets a password, and Quản trị sees how mail is doing', async ({ page, editor, accounts, records }) => {
  const email = accounts.newEmail();
  await accounts.prove();

  await test.step('the form of an account offers to mail the link instead of telling a password', async () => {
    await editor.go(adminAccountCreatePath);
    await page.getByLabel('Tên', { exact: true }).fill('Trần Văn Mời');
    await page.getByLabel('Email').fill(email);
    await expect(page.getByLabel('Gửi thư mời để người đó tự đặt mật khẩu')).toBeChecked();
    await page.getByRole('button', { name: 'Thêm tài khoản' }).click();
    await expect(page).toHaveURL(adminAccountsPath);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a mail that is tried out arrives, or says why not', async () => {
    await editor.go(adminSettingsPath);
    const panel = page.getByRole('region', { name: 'Thư', exact: true });
    await expect(panel).toContainText('Thư gửi từ');
    await panel.getByRole('button', { name: 'Gửi thư thử cho tôi' }).click();
    await expect(page.getByText(/Đã gửi thư thử tới/)).toBeVisible();
    expect(box.mails.some(({ parsed }) => parsed.subject?.includes('Thư thử'))).toBe(true);
  });

  await test.step('who may read enquiries chooses when to be told of them', async () => {
    await editor.go(adminMePath);
    await expect(page.getByLabel('Khi nào gửi thư cho bạn')).toHaveValue('none');
    await page.getByLabel('Khi nào gửi thư cho bạn').selectOption('Một thư lúc 7:30 sáng');
    await page.getByRole('button', { name: 'Lưu lựa chọn' }).click();
    await expect(page.getByText('Bạn sẽ nhận thư lúc 7:30 sáng')).toBeVisible();
    const headers = { Authorization: `Bearer ${records.token}` };
    await page.request.put('/api/admin/me/enquiry-mail', { headers, data: { enquiry_mail: 'none' } });
  });

  await test.step('the invited one sets a password, also where somebody else is signed in', async () => {
    const link = linkOf(await mailTo(email, /Mời bạn vào trang quản trị/)).href;
    await page.goto('/robots.txt');
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Đặt mật khẩu');
    await page.getByLabel('Mật khẩu mới', { exact: true }).fill(ownPassword);
    await page.getByLabel('Nhập lại mật khẩu mới').fill(ownPassword);
    await page.keyboard.press('Enter');
    await signInByHand(page, { email, password: ownPassword });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tổng quan');
    await expect(page.getByRole('banner')).not.toContainText(admin.email);
  });
});
