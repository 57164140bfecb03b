import type { Page } from '@playwright/test';
import { expectOpenToEveryone } from '../support/axe.ts';
import { expect, ownName, test } from '../support/form-editor.ts';

const word = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><body>${[1, 2, 3, 4, 5, 6]
  .map(
    (number) =>
      `<h2>${number}. Phần ${number}<o:p></o:p></h2><p class=MsoNormal>Đoạn <b>đậm</b> của phần ${number}.</p><p class=MsoNormal>Đoạn nữa.</p>
      <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Gạch ${number}</p>`,
  )
  .join('')}<img src=x onerror="window.broken = true"></body></html>`;

/** As the browser does it when Ctrl+V is pressed, with another program's clipboard. */
async function paste(page: Page, html: string, text: string) {
  await page.evaluate(
    ([asHtml, asText]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', asHtml ?? '');
      clipboardData.setData('text/plain', asText ?? '');
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [html, text],
  );
}

test('a pasted article of six sections is scheduled and previewed in ten steps at most', async ({ page, editor, records }) => {
  test.slow();
  const title = ownName('Bài dán từ Word');
  let steps = 0;
  const step = async (does: () => Promise<unknown>) => {
    await does();
    steps += 1;
  };
  await editor.open('/admin/bai-viet/create');
  await step(() => editor.field('Tiêu đề').fill(title));
  await step(() => page.getByRole('button', { name: 'Thêm mục' }).click());
  await step(() => editor.section(1).getByLabel('Nội dung mục').focus());
  await step(() => paste(page, word, 'chữ thường'));
  const told = page.locator('[data-pasted]');
  await expect(told).toContainText('Đã nhận: 6 mục, 12 đoạn, 6 gạch đầu dòng.');
  await expect(page.getByLabel('Tiêu đề mục')).toHaveCount(6);
  await expect(editor.section(6).getByLabel('Tiêu đề mục')).toHaveValue('Phần 6');
  await expect(editor.section(6).getByLabel('Nội dung mục')).toHaveValue('Đoạn **đậm** của phần 6.\n\nĐoạn nữa.');
  await expect(editor.section(6).getByLabel('Gạch đầu dòng')).toHaveValue('Gạch 6');
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);

  await step(() => editor.field('Video YouTube').fill('https://youtu.be/dQw4w9WgXcQ'));
  await step(() => page.getByRole('radio', { name: 'Hẹn giờ' }).check());
  await step(() => editor.field('Ngày xuất bản').fill('2031-01-05T08:00'));
  await step(() => page.keyboard.press('Control+s'));
  await expect(page).toHaveURL(/\/admin\/bai-viet(?:\/\d+\/edit)?(?:\?.*)?$/);
  const stored = await records.find('bai-viet', title);
  records.adopt('bai-viet', stored.id);
  expect(stored['status']).toBe('published');
  if (!page.url().includes('/edit')) await step(() => editor.go(`/admin/bai-viet/${stored.id}/edit`));
  await step(() => page.getByRole('button', { name: 'Xem trước', exact: true }).click());
  const preview = page.frameLocator('iframe[title="Trang xem trước"]');
  await expect(preview.getByRole('heading', { name: 'Phần 1' })).toBeVisible();
  await expect(preview.getByRole('main').locator('strong').filter({ hasText: 'đậm' }).first()).toBeVisible();
  expect(steps).toBeLessThanOrEqual(10);
});

test('what was pasted is taken back by one key, or pasted as letters', async ({ page, editor, records }) => {
  const article = await records.create('bai-viet', {
    title: ownName('Bài có sẵn'),
    content: [{ title: 'Có sẵn', content: 'Chữ đã có.', list: ['Gạch đã có'] }],
  });
  await editor.open(`/admin/bai-viet/${article.id}/edit`);
  const content = editor.section(1).getByLabel('Nội dung mục');
  await content.click();
  await page.keyboard.press('Control+End');
  await paste(page, word, 'chữ thường');
  await expect(page.getByLabel('Tiêu đề mục')).toHaveCount(7);
  await page.keyboard.press('Control+z');
  await expect(page.getByLabel('Tiêu đề mục')).toHaveCount(1);
  await expect(content).toBeFocused();
  await expect(content).toHaveValue('Chữ đã có.');
  await page.keyboard.press('Control+End');
  await paste(page, word, ' và chữ thường');
  await page.getByRole('button', { name: 'Dán như chữ thường' }).click();
  await expect(content).toHaveValue('Chữ đã có. và chữ thường');

  const bullet = editor.section(1).getByLabel('Gạch đầu dòng').first();
  await bullet.focus();
  await paste(page, '', '• Một\n– Hai\n1. Ba\n2. Bốn');
  await expect(editor.section(1).getByLabel('Gạch đầu dòng')).toHaveCount(5);
  await expect(editor.section(1).getByLabel('Gạch đầu dòng').last()).toHaveValue('Bốn');
  await page.getByRole('button', { name: 'Hoàn tác dán' }).click();
  await expect(editor.section(1).getByLabel('Gạch đầu dòng')).toHaveCount(1);
});

test('bold, italic and a link are set by keys, taken back by the browser, and shown on the page', async ({
  page,
  editor,
  records,
}) => {
  test.slow();
  const target = await records.create('nghe-nghiep', { name: ownName('Nghề được dẫn') });
  const article = await records.create('bai-viet', {
    title: ownName('Bài có dấu'),
    video_url: 'https://youtu.be/dQw4w9WgXcQ',
    status: 'published',
    published_at: '2020-01-01T00:00:00Z',
    content: [{ title: 'Mục', content: 'Tính 2*3*4 rồi học vẽ', list: [] }],
  });
  await editor.open(`/admin/bai-viet/${article.id}/edit`);
  const content = editor.section(1).getByLabel('Nội dung mục');
  await content.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Control+b');
  await expect(content).toHaveValue('Tính 2\\*3\\*4 rồi học **vẽ**');
  await page.keyboard.press('Control+z');
  await expect(content).toHaveValue('Tính 2\\*3\\*4 rồi học vẽ');
  await page.keyboard.press('Control+y');
  await expect(content).toHaveValue('Tính 2\\*3\\*4 rồi học **vẽ**');
  await content.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 4));
  await editor.section(1).getByRole('button', { name: 'Chữ nghiêng' }).click();
  await expect(content).toHaveValue('*Tính* 2\\*3\\*4 rồi học **vẽ**');
  await expect(content).toBeFocused();

  await page.keyboard.press('Control+End');
  await page.keyboard.type(' cùng ');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Trang hoặc địa chỉ').fill(String(target['name']));
  await expect(page.getByRole('option', { name: String(target['name']) })).toBeVisible();
  await expectOpenToEveryone(page);
  await page.keyboard.press('Enter');
  await expect(content).toHaveValue(`*Tính* 2\\*3\\*4 rồi học **vẽ** cùng [${String(target['name'])}](nghe-nghiep:${target.id})`);
  await editor.section(1).getByRole('button', { name: 'Xem thử' }).click();
  await expect(editor.section(1).getByRole('group', { name: 'Xem thử' }).locator('strong')).toHaveText('vẽ');
  await expectOpenToEveryone(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await editor.expectFits();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Cập nhật bài viết thành công!', { exact: true })).toBeVisible();

  await page.goto(`/bai-viet/${article.slug}`);
  await expect(page.getByRole('main').locator('strong').filter({ hasText: 'vẽ' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: String(target['name']), exact: true })
    .click();
  await expect(page).toHaveURL(new RegExp(`/nghe-nghiep/${target.slug}$`));
});
