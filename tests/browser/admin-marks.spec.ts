import type { Page } from '@playwright/test';
import { expectOpenToEveryone } from '../support/axe.ts';
import { expect, ownName, picture, test } from '../support/form-editor.ts';

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

/** As it is done with what was cut from the screen. */
const pastePictures = (page: Page, count: number) =>
  page.evaluate(async (wanted) => {
    const clipboardData = new DataTransfer();
    for (let number = 1; number <= wanted; number += 1) {
      const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 30 });
      canvas.getContext('2d')!.fillStyle = `rgb(${number * 12}, 90, 120)`;
      canvas.getContext('2d')!.fillRect(0, 0, 40, 30);
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
      clipboardData.items.add(new File([blob!], `image-${number}.png`, { type: 'image/png' }));
    }
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, count);

const wordTable = `<table class=MsoTableGrid><tr><td><p class=MsoNormal><b>Khối</b></p></td><td><p class=MsoNormal>Môn</p></td></tr>
  <tr><td><p class=MsoNormal>H00</p></td><td><p class=MsoNormal>Ngữ văn, Vẽ</p></td></tr></table>`;

test('an article from Word with a table and a picture is scheduled and previewed in twelve steps at most', async ({
  page,
  editor,
  records,
}) => {
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
  await step(() => paste(page, word.replace('<img', `${wordTable}<img`), 'chữ thường'));
  const told = page.locator('[data-pasted]');
  await expect(told).toContainText('Đã nhận: 6 mục, 12 đoạn, 6 gạch đầu dòng, 1 bảng.');
  await expect(editor.section(1).getByLabel('Nội dung mục')).toBeFocused();
  await step(() => pastePictures(page, 1));
  await expect(told).toContainText('Đã thêm 1 ảnh vào mục và Kho ảnh.');
  await expect(editor.section(1).getByLabel('Chú thích')).toHaveCount(1);
  await expect(editor.section(6).getByLabel('Hàng 1, cột 2')).toHaveValue('Ngữ văn, Vẽ');
  await expect(page.getByLabel('Tiêu đề mục')).toHaveCount(6);
  await expect(editor.section(6).getByLabel('Tiêu đề mục')).toHaveValue('Phần 6');
  const sixth = editor.section(6).getByLabel('Nội dung mục');
  await expect(sixth.getByRole('paragraph')).toHaveText(['Đoạn đậm của phần 6.', 'Đoạn nữa.']);
  await expect(sixth.locator('strong')).toHaveText('đậm');
  await expect(editor.section(6).getByLabel('Gạch đầu dòng')).toHaveText('Gạch 6');
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
  await expect(preview.getByRole('cell', { name: 'Ngữ văn, Vẽ' })).toBeVisible();
  await expect(preview.getByRole('main').locator('figure img')).toHaveCount(1);
  expect(steps).toBeLessThanOrEqual(12);
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
  await expect(content).toHaveText('Chữ đã có.');
  // Its text alone, without the other sections, does not come back.
  await page.keyboard.press('Control+z');
  await expect(content).toHaveText('Chữ đã có.');
  await page.keyboard.press('Control+End');
  await paste(page, word, ' và chữ thường');
  await page.getByRole('button', { name: 'Dán như chữ thường' }).click();
  await expect(content).toHaveText('Chữ đã có. và chữ thường');
  await expect(content).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(content).toHaveText('Chữ đã có. và chữ thường');
  await expect(page.getByLabel('Tiêu đề mục')).toHaveCount(1);

  const bullet = editor.section(1).getByLabel('Gạch đầu dòng').first();
  await bullet.focus();
  await paste(page, '', '• Một\n– Hai\n1. Ba\n2. Bốn');
  await expect(editor.section(1).getByLabel('Gạch đầu dòng')).toHaveCount(5);
  await expect(editor.section(1).getByLabel('Gạch đầu dòng').last()).toHaveText('Bốn');
  await page.getByRole('button', { name: 'Hoàn tác dán' }).click();
  await expect(editor.section(1).getByLabel('Gạch đầu dòng')).toHaveCount(1);
});

/** What the form sends of the sections when it is saved. */
async function sentBySaving(page: Page): Promise<Record<string, unknown>[]> {
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'PUT' && /\/api\/admin\/bai-viet\/\d+$/.test(one.url())),
    page.keyboard.press('Control+s'),
  ]);
  await expect(page.getByText('Cập nhật bài viết thành công!', { exact: true })).toBeVisible();
  return (request.postDataJSON() as { content: Record<string, unknown>[] }).content;
}

test('bold, italic and a link look as on the page, are set by keys and taken back, and a link to what is gone is told', async ({
  page,
  editor,
  records,
}) => {
  test.slow();
  const target = await records.create('nghe-nghiep', { name: ownName('Nghề được dẫn') });
  const untouched = { title: 'Mất', content: '__Cũ__ và [chữ](vi-tri:999999)\n\n\n*nghiêng*', list: ['_a_'], marked: true };
  const article = await records.create('bai-viet', {
    title: ownName('Bài có dấu'),
    video_url: 'https://youtu.be/dQw4w9WgXcQ',
    status: 'published',
    published_at: '2020-01-01T00:00:00Z',
    content: [{ title: 'Mục', content: 'Tính 2*3*4 rồi học vẽ giỏi', list: ['[x](/y)'] }, untouched],
  });
  await editor.open(`/admin/bai-viet/${article.id}/edit`);
  const content = editor.section(1).getByLabel('Nội dung mục');
  const button = (name: string) => editor.section(1).getByRole('button', { name, exact: true });
  await content.click();
  // Its editor is there, and has put the caret where it was, by the timers of the page.
  await expect(content).toHaveClass(/ProseMirror/);
  const settle = () => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 40)));
  await settle();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Control+ArrowLeft');
  await page.keyboard.press('ArrowRight');
  // What is chosen is told to it after the key.
  await settle();
  await page.keyboard.press('Control+b');
  await expect(content.locator('strong')).toHaveText('giỏi');
  await expect(button('Chữ đậm')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Control+z');
  await expect(content.locator('strong')).toHaveCount(0);
  await page.keyboard.press('Control+y');
  await expect(content.locator('strong')).toHaveText('giỏi');
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Shift+Control+ArrowRight');
  await button('Chữ nghiêng').click();
  await expect(content.locator('em')).toHaveText(/^Tính ?$/);
  await expect(content).toBeFocused();

  await page.keyboard.press('Control+End');
  await button('Chữ đậm').click();
  await page.keyboard.type(' cùng ');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Trang hoặc địa chỉ')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(content).toBeFocused();
  await settle();
  await page.keyboard.press('Control+k');
  await dialog.getByLabel('Trang hoặc địa chỉ').fill(String(target['name']));
  await expect(page.getByRole('option', { name: String(target['name']) })).toBeVisible();
  await expectOpenToEveryone(page);
  // Enter takes the page, and the next one sets the link with words that were seen.
  await page.keyboard.press('Enter');
  const words = dialog.getByLabel('Chữ hiện ra');
  await expect(words).toBeFocused();
  await expect(words).toHaveValue(String(target['name']));
  await page.keyboard.press('End');
  await page.keyboard.type(' này');
  await page.keyboard.press('Enter');
  await expect(content.locator('a')).toHaveText(`${String(target['name'])} này`);
  await expect(content).toBeFocused();
  await settle();
  await page.keyboard.type(' ');
  await page.keyboard.press('Control+k');
  await expect(dialog.getByLabel('Trang hoặc địa chỉ')).toBeFocused();
  await page.keyboard.type('youtu.be/dQw4w9WgXcQ');
  await page.keyboard.press('Enter');
  await expect(words).toBeFocused();
  await page.keyboard.type('phim');
  await page.keyboard.press('Enter');
  await expect(content.locator('a')).toHaveCount(2);
  await expect(content).toBeFocused();
  await settle();
  await page.keyboard.type('!');
  await expect(content).toHaveText(`Tính 2*3*4 rồi học vẽ giỏi cùng ${String(target['name'])} này phim!`);

  // A link to what is gone is told as soon as its section is written in.
  await editor.section(2).getByLabel('Nội dung mục').click();
  await expect(editor.section(2).getByText('Liên kết “chữ”: trang không còn, khách chỉ thấy chữ.')).toBeVisible();
  await expect(page.getByText(/\*\*|__|\]\(vi-tri/)).toHaveCount(0);
  await expectOpenToEveryone(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await editor.expectFits();
  await page.setViewportSize({ width: 1280, height: 800 });
  const sent = await sentBySaving(page);
  expect(sent[0]).toMatchObject({
    content: `*Tính* 2\\*3\\*4 rồi học vẽ **giỏi** cùng [${String(target['name'])} này](nghe-nghiep:${target.id}) [phim](https://youtu.be/dQw4w9WgXcQ)!`,
    list: ['\\[x\\](/y)'],
    marked: true,
  });
  expect(sent[1]).toMatchObject(untouched);

  await page.goto(`/bai-viet/${article.slug}`);
  await expect(page.getByRole('main').locator('strong').filter({ hasText: 'giỏi' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: `${String(target['name'])} này`, exact: true })
    .click();
  await expect(page).toHaveURL(new RegExp(`/nghe-nghiep/${target.slug}$`));
});

test('a section is given a table, numbers and pictures by the keyboard, by pasting and from a file', async ({
  page,
  editor,
  records,
}) => {
  test.slow();
  const article = await records.create('bai-viet', {
    title: ownName('Bài có bảng'),
    video_url: 'https://youtu.be/dQw4w9WgXcQ',
    content: [{ title: 'Mục', content: 'Chữ.', list: ['một', 'hai'] }],
  });
  await editor.open(`/admin/bai-viet/${article.id}/edit`);
  const section = editor.section(1);
  await section.getByRole('checkbox', { name: 'Đánh số' }).check();
  await section.getByRole('button', { name: 'Thêm bảng' }).press('Enter');
  await expect(section.getByLabel('Hàng tiêu đề, cột 1')).toBeFocused();
  await paste(page, '', 'Khối\tMôn\tĐiểm\r\nH00\tVẽ\t24\r\nV00\t"Toán\nLý"\t22\r\n');
  await expect(section.getByLabel('Hàng 2, cột 2')).toHaveValue('Toán Lý');
  await section.getByLabel('Hàng 2, cột 3').press('Enter');
  await expect(section.getByLabel('Hàng 3, cột 3')).toBeFocused();
  await page.keyboard.type('20');
  // Nothing was typed in the new row: what stands in the one above stays.
  await section.getByRole('button', { name: 'Thêm hàng' }).press('Enter');
  await page.keyboard.press('Control+z');
  await expect(section.getByLabel('Hàng 3, cột 3')).toHaveValue('20');
  await section.getByRole('button', { name: 'Xóa cột 2' }).press('Enter');
  await expect(section.getByLabel('Hàng 2, cột 2')).toHaveValue('22');
  await section.getByRole('button', { name: 'Hoàn tác' }).press('Enter');
  await expect(section.getByLabel('Hàng 2, cột 2')).toHaveValue('Toán Lý');

  // A section that was removed by mistake comes back by the key too, and what was typed elsewhere stays.
  await page.getByRole('button', { name: 'Thêm mục' }).press('Enter');
  await editor.section(2).getByLabel('Tiêu đề mục').fill('Mục hai');
  await editor.section(2).getByRole('button', { name: 'Xóa mục' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Hoàn tác', exact: true }).last()).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(editor.section(2).getByLabel('Tiêu đề mục')).toHaveValue('Mục hai');
  await editor.section(2).getByRole('button', { name: 'Xóa mục' }).press('Enter');

  await section.getByRole('button', { name: 'Thêm ảnh' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(section.getByRole('button', { name: 'Thêm ảnh' })).toBeFocused();
  await section.getByRole('button', { name: 'Thêm ảnh' }).press('Enter');
  await page
    .getByRole('dialog')
    .getByLabel('Tải ảnh lên kho')
    .setInputFiles(await picture('trong mục.png'));
  await expect(section.getByLabel('Chú thích')).toBeFocused();
  await page.keyboard.type('Lớp vẽ');
  await expectOpenToEveryone(page);

  // A picture alone is pasted into the text, as one that was cut from the screen.
  await section.getByLabel('Nội dung mục').focus();
  await pastePictures(page, 1);
  await expect(section.getByLabel('Chú thích')).toHaveCount(2);
  await expect(page.locator('[data-pasted]')).toContainText('Đã thêm 1 ảnh vào mục và Kho ảnh.');
  await section.getByRole('button', { name: 'Gỡ ảnh' }).last().click();
  await section.getByRole('button', { name: 'Hoàn tác' }).click();
  await expect(section.getByLabel('Chú thích')).toHaveCount(2);

  // Of more than a section holds no picture is sent, and none is said to be there.
  await section.getByLabel('Nội dung mục').focus();
  await pastePictures(page, 19);
  await expect(page.locator('[data-pasted]')).toContainText(
    'Đã thêm 18 ảnh vào mục và Kho ảnh. 1 ảnh không thêm được: mỗi mục chỉ được có tối đa 20 ảnh.',
  );
  await expect(section.getByLabel('Chú thích')).toHaveCount(20);
  await page.getByRole('button', { name: 'Hoàn tác dán' }).click();
  await expect(section.getByLabel('Chú thích')).toHaveCount(2);
  await page.setViewportSize({ width: 390, height: 844 });
  await editor.expectFits();
  await section.getByLabel('Hàng 1, cột 1').scrollIntoViewIfNeeded();
  await expect(section.getByRole('button', { name: 'Xóa hàng 1' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 800 });

  const [sent] = await sentBySaving(page);
  expect(sent).toMatchObject({
    content: 'Chữ.',
    numbered: true,
    table: {
      head: ['Khối', 'Môn', 'Điểm'],
      rows: [
        ['H00', 'Vẽ', '24'],
        ['V00', 'Toán Lý', '22'],
        ['', '', '20'],
        // The server leaves it out.
        ['', '', ''],
      ],
    },
    pictures: [
      { image: expect.stringMatching(/^\/uploads\//) as unknown, caption: 'Lớp vẽ' },
      { image: expect.stringMatching(/^\/uploads\//) as unknown, caption: '' },
    ],
  });
});
