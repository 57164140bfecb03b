import type { Page, Route } from '@playwright/test';
import { audit, auditColours, ofTags } from '../support/axe.ts';
import { enquirySheet, sheetIsReady } from '../support/enquiry-sheet.ts';
import { expect, test } from '../support/kept-context.ts';
import { publicPages } from '../support/public-pages.ts';
import { watchPolicy } from '../support/watch-policy.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
async function faultsIn(page: Page): Promise<string[]> {
  const found = [...(await audit(page, ofTags(tags)))];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.push(...(await auditColours(page)));
  }
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

test('by keyboard alone a question is asked; faults, a closed sheet, a reload and a lost network take nothing away', async ({
  page,
}) => {
  const seen = await watchPolicy(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(publicPages.major);
  await sheetIsReady(page);
  const link = page.getByRole('main').getByRole('link', { name: 'Hỏi tư vấn', exact: true }).first();
  const sheet = enquirySheet(page);
  const { keyboard } = page;
  const field = (name: string) => sheet.getByLabel(name, { exact: true });
  const contact = sheet.getByLabel('Số điện thoại, Zalo hoặc email');
  const open = async () => {
    await link.focus();
    await keyboard.press('Enter');
    await expect(sheet.getByRole('heading', { name: 'Hỏi tư vấn' })).toBeFocused();
  };

  await test.step('what is wrong with a number is told when the field is left, and is gone when it is mended', async () => {
    await open();
    await keyboard.press('Tab');
    await expect(sheet.getByRole('button', { name: 'Đóng' })).toBeFocused();
    await keyboard.press('Tab');
    await expect(field('Tên')).toBeFocused();
    await keyboard.type('Lê Bàn Phím');
    await keyboard.press('Tab');
    await keyboard.type('0123456789');
    await expect(contact).not.toHaveAttribute('aria-invalid');
    await keyboard.press('Tab');
    await expect(contact).toHaveAccessibleDescription(/^Đầu số này không có ở Việt Nam/);
    expect(await faultsIn(page)).toEqual([]);
    await keyboard.press('Shift+Tab');
    await contact.fill('');
    await keyboard.type('0904 5');
    // After a pause, too.
    await expect(contact).toHaveAccessibleDescription(/10 chữ số/);
    await keyboard.type('55 666');
    await expect(contact).not.toHaveAttribute('aria-invalid');
    await expect(sheet.getByRole('checkbox', { name: 'Số này dùng Zalo' })).toBeVisible();
  });

  await test.step('the sentence for those under 16 stands while a pupil asks', async () => {
    const young = sheet.getByText('Học sinh dưới 16 tuổi: ba mẹ cùng đồng ý nhé.');
    await expect(young).toBeVisible();
    await sheet.getByRole('radio', { name: 'Học sinh' }).focus();
    await keyboard.press('ArrowDown');
    await expect(sheet.getByRole('radio', { name: 'Phụ huynh' })).toBeChecked();
    await expect(young).toBeHidden();
  });

  await test.step('what is missing is told at its field without being sent, and the focus goes there', async () => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await sheet.getByRole('button', { name: 'Gửi câu hỏi' }).focus();
    await keyboard.press('Enter');
    const consent = sheet.getByRole('checkbox', { name: /^Đồng ý/ });
    await expect(consent).toBeFocused();
    await expect(consent).toHaveAccessibleDescription(/Cần bạn đồng ý/);
    expect(sent).toEqual([]);
    await keyboard.press('Space');
    await expect(consent).not.toHaveAttribute('aria-invalid');
  });

  await test.step('Escape closes it, and what was typed is there when it is opened again, after a reload too', async () => {
    await keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(link).toBeFocused();
    await page.reload();
    await sheetIsReady(page);
    await open();
    await expect(field('Tên')).toHaveValue('Lê Bàn Phím');
    await expect(contact).toHaveValue('0904 555 666');
    await expect(sheet.getByRole('radio', { name: 'Phụ huynh' })).toBeChecked();
  });

  await test.step('a refusal stands at its field, but for what was mended while it was on its way', async () => {
    const errors = { name: ['Tên chưa dùng được'], question: ['Câu hỏi chưa dùng được'] };
    const refuse = async (route: Route) => {
      await field('Tên').fill('Lê Bàn Phím Hai');
      await route.fulfill({ status: 422, json: { success: false, message: 'Chưa được', errors } });
    };
    await page.route('**/api/enquiries', refuse, { times: 1 });
    await sheet.getByRole('button', { name: 'Gửi câu hỏi' }).press('Enter');
    await expect(field('Câu hỏi')).toBeFocused();
    await expect(field('Câu hỏi')).toHaveAccessibleDescription('Câu hỏi chưa dùng được');
    await expect(field('Tên')).not.toHaveAttribute('aria-invalid');
  });

  await test.step('without a network it says so, keeps all, and sends it when it is pressed again', async () => {
    const sent: string[] = [];
    await page.route('**/api/enquiries', async (route) => {
      sent.push(route.request().postData() ?? '');
      if (sent.length === 1) await route.abort('internetdisconnected');
      else await route.continue();
    });
    await sheet.getByRole('button', { name: 'Gửi câu hỏi' }).press('Enter');
    await expect(sheet.getByRole('alert')).toHaveText('Chưa gửi được vì mất mạng. Những gì bạn viết vẫn còn đây.');
    const again = sheet.getByRole('button', { name: 'Gửi lại' });
    await again.evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await expect(sheet.getByText(/^Trường đã nhận câu hỏi số \d{6}\.$/)).toBeVisible();
    expect(sent).toHaveLength(2);
    // The browser has worked for it.
    expect(JSON.parse(sent[1] ?? '')).toMatchObject({
      contact: '0904 555 666',
      who: 'phu-huynh',
      proof: expect.stringMatching(/^ey/),
    });
    expect(await faultsIn(page)).toEqual([]);
    await keyboard.press('Escape');
    await expect(link).toBeFocused();
  });
  // A refusal and a lost network are told by the browser too.
  expect(seen.filter((told) => !told.includes('Failed to load resource'))).toEqual([]);
});

test('the page of its own sends without being left, and names whom to call where nothing can be taken', async ({ page }) => {
  const message = 'Chưa gửi được, bạn hãy gọi 0901 234 567 giúp trường.';
  let isFull = true;
  await page.goto(publicPages.enquiry);
  await page.locator('html[data-ready]').waitFor();
  await page.route('**/api/enquiries', (route) =>
    isFull ? route.fulfill({ status: 503, json: { success: false, message } }) : route.continue(),
  );
  const main = page.getByRole('main');
  await main.getByLabel('Tên', { exact: true }).fill('Phạm Riêng Trang');
  await main.getByLabel('Số điện thoại').fill('rieng.trang@vidu.vn');
  await expect(main.getByRole('checkbox', { name: 'Số này dùng Zalo' })).toBeHidden();
  await main.getByLabel('Câu hỏi', { exact: true }).fill('Trường có xe đưa đón không ạ?');
  await main.getByRole('checkbox', { name: 'Tối' }).check();
  await main.getByRole('checkbox', { name: /^Đồng ý/ }).check();
  await main.getByRole('button', { name: 'Gửi câu hỏi' }).click();
  await expect(main.getByRole('alert').getByRole('link', { name: '0901 234 567' })).toHaveAttribute('href', 'tel:+84901234567');
  expect(await faultsIn(page)).toEqual([]);
  isFull = false;
  await main.getByRole('button', { name: 'Gửi câu hỏi' }).click();
  const thanks = main.getByRole('status').filter({ hasText: /Trường đã nhận câu hỏi số \d{6}\./ });
  await expect(thanks).toBeFocused();
  await expect(page).toHaveURL(publicPages.enquiry);
});
