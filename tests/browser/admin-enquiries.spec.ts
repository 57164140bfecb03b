import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { adminEnquiriesPath, adminEnquirerPath } from '#shared/admin-paths.ts';
import type { EnquirySent } from '#shared/answers/enquiries.ts';
import { api } from '#shared/paths.ts';
import { expectAsOpen, expectOpenToEveryone } from '../support/axe.ts';
import { expect, ownName, test } from '../support/form-editor.ts';
import { become } from '../support/spare-accounts.ts';

const ownPassword = 'câu dài dễ nhớ của người tư vấn';
let asked = 0;

/** A number that nobody else asks from. */
const newNumber = () => `09${String(Date.now() + (asked += 1)).slice(-8)}`;

/** Asks as a visitor whose browser runs no scripts; gives the number of the enquiry. */
async function ask(request: APIRequestContext, { name, contact }: { name: string; contact: string }, question: string) {
  const answer = await request.post(api.enquiries, {
    data: {
      name,
      contact,
      question,
      who: 'phu-huynh',
      about: 'Ngành Thiết kế đồ họa',
      page: '/mon-hoc',
      call_at: 'buổi tối',
      consent: true,
    },
  });
  return ((await answer.json()) as { data: EnquirySent }).data.number;
}

test('an advisor answers what families ask, sees nothing else, and takes back what was pressed', async ({
  page,
  editor,
  accounts,
  records,
}) => {
  test.slow();
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });
  const state = page.getByRole('region', { name: 'Tình trạng' }).getByRole('status');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const name = ownName('Nguyễn Minh Hoa');
  const mother = { name, contact: newNumber() };
  const father = { name: ownName('Trần Văn An'), contact: `${ownName('an').replaceAll(' ', '.')}@gmail.com` };
  const number = await ask(page.request, mother, `Con là ${name}, vẽ chưa tốt có học được không?`);
  const others = [
    await ask(page.request, mother, 'Trường có ký túc xá không?'),
    await ask(page.request, father, 'Học phí một năm bao nhiêu?'),
  ];

  await test.step('the role is given by Quản trị, and leads to the inbox alone', async () => {
    const { email, password, id } = await accounts.create('Cô Tư Vấn');
    await editor.go(`/admin/tai-khoan/${id}/edit`);
    await expect(page.getByLabel('Được trả lời hỏi tư vấn')).not.toBeChecked();
    await page.getByLabel('Vai trò').selectOption('Tư vấn');
    await expect(page.getByLabel('Được trả lời hỏi tư vấn')).toHaveCount(0);
    await press('Lưu');
    await expect(row(email)).toContainText('Tư vấn');
    const token = await accounts.signIn(email, password);
    await page.request.post('/api/admin/me/password', {
      headers: { Authorization: `Bearer ${token}` },
      data: { current_password: password, password: ownPassword },
    });
    await become(page, token);
    await page.goto('/admin');
    await expect(page).toHaveURL(adminEnquiriesPath);
    await expect(heading).toHaveText('Hỏi tư vấn');
    await expect(page).toHaveTitle(/^\(\d+\) Hỏi tư vấn – Quản trị$/);
    const sidebar = page.getByRole('navigation', { name: 'Quản trị' });
    await expect(sidebar.getByRole('link')).toHaveText([/^Hỏi tư vấn, \d+ câu mới$/, 'Tài khoản của tôi']);
    await expect(page.getByRole('button', { name: 'Xuất Excel' })).toHaveCount(0);
    for (const address of ['/admin/vi-tri', '/admin/nhat-ky', '/admin/cai-dat', adminEnquirerPath]) {
      await editor.move(address);
      await expect(heading).toHaveText('Tài khoản của bạn không có quyền làm việc này.');
    }
    await main.getByRole('link', { name: 'Quay lại trang quản trị' }).click();
    await expect(page).toHaveURL(adminEnquiriesPath);
  });

  await test.step('one is found by number or name, and answered with a press each, which is taken back', async () => {
    const keyword = page.getByLabel('Tên, số điện thoại, email, số câu hỏi');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await keyword.fill(`số ${number}`);
    await expect(page).toHaveURL(/\?loc=all$/);
    await expect(row(name)).toHaveCount(1);
    await expect(row(name)).toContainText('1 câu khác');
    await keyword.fill(mother.contact);
    await expect(row(name)).toHaveCount(2);
    await page.reload();
    await expect(keyword).toHaveValue(mother.contact);
    await expect(row(name)).toHaveCount(2);
    // Whom one looks for stands in no address, which browsers list and servers log.
    expect(asked.filter((url) => url.includes(mother.contact) || url.includes(number))).toEqual([]);
    await expectOpenToEveryone(page);
    await row(number).getByRole('link', { name }).click();
    await expect(heading).toHaveText(name);
    await expect(page).toHaveTitle(/Câu hỏi số \d{6} – Quản trị$/);
    await expect(page.getByRole('link', { name: /^Gọi 09/ })).toHaveAttribute('href', `tel:+84${mother.contact.slice(1)}`);
    await expect(page.getByRole('link', { name: 'Nhắn Zalo' })).toHaveAttribute('href', `https://zalo.me/${mother.contact}`);
    await expect(page.getByRole('link', { name: /^Ngành Thiết kế đồ họa/ })).toHaveAttribute('href', '/mon-hoc');
    await expect(page.getByRole('region', { name: '1 câu khác của người này' })).toContainText('ký túc xá');
    await press('Tôi trả lời');
    await expect(state).toContainText('Đang trả lời · Cô Tư Vấn');
    await expect(page.getByRole('button', { name: 'Tôi trả lời' })).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(state).toContainText('Mới');
    await page.getByLabel('Hẹn gọi lại ngày').fill('2099-12-31');
    await press('Hẹn gọi lại');
    await expect(state).toContainText('Hẹn gọi lại 31/12/2099 · Cô Tư Vấn');
    await expectOpenToEveryone(page);
  });

  await test.step('what somebody changed meanwhile is told, and nothing that was typed is lost', async () => {
    const words = page.getByLabel('Ghi chú hoặc câu trả lời');
    await page.getByRole('button', { name: 'Chào và hẹn gọi' }).click();
    await expect(words).toBeFocused();
    await expect(words).toHaveValue(/^Chào bạn/);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await words.fill('');
    await press('Gửi thông tin ngành');
    await expect(words).toHaveValue(new RegExp(`^Chào bạn.* ${new URL(page.url()).origin}/mon-hoc$`));
    await press('Chép');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(await words.inputValue());
    const id = Number(page.url().split('/').at(-1));
    const headers = { Authorization: `Bearer ${records.token}` };
    const { data } = (await (await page.request.get(`/api/admin/enquiries/${id}`, { headers })).json()) as {
      data: { version: number };
    };
    const changes = [{ id, version: data.version, state: 'unreached', call_back_on: null }];
    await page.request.post('/api/admin/enquiry-changes', { headers, data: { changes } });
    await press('Đã trả lời');
    await expect(page.getByText('Chưa đổi được gì!')).toBeVisible();
    await expect(state).toContainText('Gọi không được');
    await expect(words).toHaveValue(/^Chào bạn/);
    await words.fill(`Chào chị ${name}, học được ạ.`);
    await press('Lưu câu trả lời');
    await expect(page.getByRole('region', { name: 'Trao đổi' }).getByRole('listitem')).toContainText('học được ạ');
    await expect(state).toContainText('Đã trả lời · Cô Tư Vấn');
    await expect(words).toHaveValue('');
    await press('Hoàn tác');
    await expect(state).toContainText('Gọi không được');
    await press('Đã trả lời');
    await expect(state).toContainText('Đã trả lời · Cô Tư Vấn');
    await expect(page.getByRole('region', { name: 'Thành câu Hỏi đáp' })).toHaveCount(0);
  });

  await test.step('several are closed at once by keyboard, and taken back', async () => {
    await page.getByRole('link', { name: 'Quay lại danh sách' }).click();
    const keyword = page.getByLabel('Tên, số điện thoại, email, số câu hỏi');
    await expect(keyword).toHaveValue(mother.contact);
    await keyword.fill('');
    await expect(row(father.name)).toHaveCount(1);
    await page.getByLabel('Tình trạng').selectOption({ value: 'new' });
    const boxes = others.map((each) => page.getByRole('checkbox', { name: new RegExp(`^Chọn .*, số ${each}$`) }));
    for (const box of boxes) {
      await box.focus();
      await page.keyboard.press('Space');
    }
    const actions = page.getByRole('group', { name: 'Làm với các câu hỏi đã chọn' });
    await expect(actions).toContainText('Đã chọn 2');
    await actions.getByRole('button', { name: 'Nghi rác' }).focus();
    await page.keyboard.press('Enter');
    for (const box of boxes) await expect(box).toHaveCount(0);
    await page.getByRole('button', { name: 'Hoàn tác' }).click();
    for (const box of boxes) await expect(box).toHaveCount(1);
  });

  await test.step('Quản trị makes a hidden question without names of it, and takes the person away for good', async () => {
    await become(page, records.token);
    await accounts.prove();
    await page.goto(adminEnquiriesPath);
    await page.getByLabel('Tên, số điện thoại, email, số câu hỏi').fill(number);
    await row(number).getByRole('link', { name }).click();
    await press('Tạo câu Hỏi đáp');
    await main.getByRole('link', { name: 'Mở câu Hỏi đáp vừa tạo' }).click();
    await expect(editor.field('Câu hỏi')).toHaveValue('Con là …, vẽ chưa tốt có học được không?');
    await expect(page.getByLabel('Nội dung mục')).toHaveText('Chào chị …, học được ạ.');
    await expect(page.getByRole('radio', { name: 'Ẩn', exact: true })).toBeChecked();
    records.adopt('hoi-dap', Number(/\d+/.exec(page.url().split('/hoi-dap/')[1] ?? '')?.[0]));

    await editor.go(adminEnquiriesPath);
    const sheet = page.waitForEvent('download');
    await press('Xuất Excel');
    expect((await sheet).suggestedFilename()).toMatch(/\.xlsx$/);
    await page.getByRole('link', { name: 'Dữ liệu của một người' }).click();
    await page.getByLabel('Số điện thoại hoặc email').fill('không phải');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Số điện thoại hoặc email')).toBeFocused();
    await expect(page.getByLabel('Số điện thoại hoặc email')).toHaveAccessibleDescription('Ghi số điện thoại hoặc email cần tìm');
    await page.getByLabel('Số điện thoại hoặc email').fill(mother.contact);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `Đang giữ 2 câu hỏi của ${mother.contact}` })).toBeVisible();
    await expectAsOpen(page);
    const file = page.waitForEvent('download');
    await press('Tải về (JSON)');
    const kept = JSON.parse(readFileSync(await (await file).path(), 'utf8')) as { enquiries: { name: string }[] };
    expect(kept.enquiries.map((each) => each.name)).toEqual([name, name]);
    await press('Xóa hẳn');
    await page.getByLabel('Tôi hiểu và vẫn muốn xóa vĩnh viễn').check();
    await page.getByRole('dialog').getByRole('button', { name: 'Xóa vĩnh viễn' }).click();
    await expect(page.getByRole('heading', { name: `Không giữ gì của ${mother.contact}` })).toBeVisible();
    await page.getByLabel('Số điện thoại hoặc email').fill(father.contact);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `Đang giữ 1 câu hỏi của ${father.contact}` })).toBeVisible();
    await press('Xóa hẳn');
    await page.getByLabel('Tôi hiểu và vẫn muốn xóa vĩnh viễn').check();
    await page.getByRole('dialog').getByRole('button', { name: 'Xóa vĩnh viễn' }).click();
    await expect(page.getByRole('heading', { name: `Không giữ gì của ${father.contact}` })).toBeVisible();
  });

  await test.step('all of it fits a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const address of [adminEnquiriesPath, adminEnquirerPath]) {
      await editor.go(address);
      await expect(heading).toBeVisible();
      await editor.expectFits();
    }
  });
});
