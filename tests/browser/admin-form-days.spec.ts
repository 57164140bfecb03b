import type { Page } from '@playwright/test';
import { recordPaths } from '../support/record-paths.ts';
import { expectOpenToEveryone } from '../support/axe.ts';
import { expect, ownName, picture, test } from '../support/form-editor.ts';

const section = (title: string, content: string, list: string[] = []) => ({ title, content, list });
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('sections fold, are listed beside the texts and change places, by keys and by dragging', async ({
  page,
  editor,
  records,
}) => {
  const long = 'một gạch đầu dòng dài hơn một dòng của ô nên phải xuống dòng, để người sửa đọc được hết mà không phải kéo ngang';
  const article = await records.create('bai-viet', {
    title: ownName('Bài nhiều mục'),
    content: [section('Mở', 'Dòng đầu.\nDòng sau.', [long]), section('Thân', 'Giữa.'), section('Kết', 'Cuối.')],
  });
  // A walk through the whole form, on a machine that may have other work.
  test.slow();
  const titles = page.getByLabel('Tiêu đề mục');
  await editor.open(`/admin/bai-viet/${article.id}/edit`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await test.step('the bar stays in sight while one scrolls, and leads back to the status', async () => {
    await editor.section(3).scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Trạng thái: Nháp' })).toBeInViewport();
    await page.getByRole('button', { name: 'Trạng thái: Nháp' }).click();
    await expect(page.getByRole('radio', { name: 'Nháp' })).toBeFocused();
  });

  await test.step('a long bullet is read whole, and stays one line of text', async () => {
    const bullet = editor.section(1).getByLabel('Gạch đầu dòng');
    expect((await bullet.boundingBox())?.height ?? 0).toBeGreaterThan(55);
    await bullet.press('Enter');
    await expect(editor.section(1).getByLabel('Gạch đầu dòng')).toHaveCount(2);
    await page.keyboard.press('Backspace');
    await expect(bullet).toHaveText(long);
  });

  await test.step('a folded section shows its title and a line, and its text is hidden', async () => {
    const fold = editor.section(1).getByRole('button', { name: /^Mục 1/ });
    await fold.press('Enter');
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(fold).toHaveText(/Mở/);
    await expect(editor.section(1).getByText('Dòng đầu.', { exact: true }).first()).toBeVisible();
    await expect(editor.section(1).getByLabel('Nội dung mục')).toBeHidden();
    await page.getByRole('button', { name: 'Thu gọn tất cả' }).click();
    await expect(page.getByLabel('Nội dung mục').locator('visible=true')).toHaveCount(0);
  });

  await test.step('the outline opens a section and leads to its title', async () => {
    const outline = page.getByRole('navigation', { name: 'Các mục của Nội dung' });
    await expect(outline.getByRole('listitem')).toHaveText([/Mở/, /Thân/, /Kết/]);
    await outline.getByRole('button', { name: 'Thân' }).press('Enter');
    await expect(editor.section(2).getByLabel('Tiêu đề mục')).toBeFocused();
    await expect(editor.section(2).getByLabel('Nội dung mục')).toBeVisible();
    await expectOpenToEveryone(page);
  });

  await test.step('a section is dragged by its handle, and moved by its buttons', async () => {
    await editor
      .section(2)
      .getByRole('button', { name: /^Mục 2/ })
      .click();
    const handle = editor.section(3).getByTitle('Kéo để đổi chỗ');
    await handle.scrollIntoViewIfNeeded();
    const first = await editor.section(1).boundingBox();
    await handle.hover();
    await page.mouse.down();
    await page.mouse.move((first?.x ?? 0) + 40, (first?.y ?? 0) + 4, { steps: 5 });
    await page.mouse.up();
    await expect(status(page, 'Đã chuyển mục tới chỗ 1.')).toBeAttached();
    await page
      .getByRole('button', { name: 'Mở tất cả' })
      .or(page.getByRole('button', { name: 'Thu gọn tất cả' }))
      .first()
      .click();
    await expect(titles.first()).toHaveValue('Kết');
    await editor.section(1).getByRole('button', { name: 'Chuyển xuống' }).click();
    await expect(titles.nth(1)).toHaveValue('Kết');
  });

  await test.step('what has to be mended cannot stay folded away', async () => {
    await editor.section(3).getByLabel('Tiêu đề mục').fill('');
    await page.getByRole('button', { name: 'Thu gọn tất cả' }).click();
    await page.keyboard.press('Control+s');
    await expect(editor.section(3).getByLabel('Tiêu đề mục')).toBeFocused();
    await expect(page.getByRole('navigation').getByRole('button', { name: /cần sửa/ })).toHaveCount(1);
    await editor.section(3).getByLabel('Tiêu đề mục').fill('Thân');
  });

  await test.step('on a narrow window there is one column, and all of it is in reach', async () => {
    await page.getByRole('button', { name: 'Mở tất cả' }).click();
    await editor.section(2).getByLabel('Tiêu đề mục').fill('Một tiêu đề dài hơn bề ngang của điện thoại nhiều lần '.repeat(3));
    await page.getByRole('button', { name: 'Thu gọn tất cả' }).click();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('navigation', { name: 'Các mục của Nội dung' })).toBeHidden();
    await editor.expectFits();
    await page.getByRole('button', { name: 'Trạng thái: Nháp' }).click();
    await expect(page.getByRole('radio', { name: 'Nháp' })).toBeInViewport();
    await page.setViewportSize({ width: 640, height: 400 });
    await editor.expectFits();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Mở tất cả' }).click();
    await editor.section(2).getByLabel('Tiêu đề mục').fill('Kết');
  });

  await page.keyboard.press('Control+s');
  await expect(page.getByText('Cập nhật bài viết thành công!', { exact: true })).toBeVisible();
  const stored = await records.get('bai-viet', article.id);
  expect((stored['content'] as { title: string }[]).map(({ title }) => title)).toEqual(['Mở', 'Kết', 'Thân']);
});

test('Enter saves nothing, Ctrl+S does, and one record follows another', async ({ page, editor, records }) => {
  const career = await records.create('nghe-nghiep', { name: ownName('Nghề nối') });
  const department = await records.create('bo-phan', { name: ownName('Bộ phận nối'), nghe_nghiep_id: career.id });
  const [first, second] = [ownName('Vị trí một'), ownName('Vị trí hai')];
  await records.create('vi-tri', { name: ownName('Vị trí đầu'), bo_phan_id: department.id, order: 4, fields: ['Giữ lại'] });
  await editor.open(`/admin/vi-tri/create?bo_phan_id=${department.id}`);
  await expect(editor.field('Thứ tự')).toHaveValue('5');
  await editor.fill({ Tên: first, 'Video YouTube': 'https://youtu.be/dQw4w9WgXcQ' });

  await test.step('Enter in a line of text leaves the form as it is', async () => {
    await editor.field('Tên').press('Enter');
    await expect(page.getByRole('button', { name: 'Lưu', exact: true })).toBeEnabled();
    await expect(page.getByText('Có thay đổi chưa lưu.')).toBeVisible();
    await expect(editor.field('Tên')).toHaveValue(first);
  });

  await test.step('saving and adding leads to an empty form below the same parent', async () => {
    await editor.pick('Ảnh bìa', await picture());
    await page.getByRole('button', { name: 'Lưu và thêm mới' }).click();
    await expect(page.getByText('Tạo vị trí thành công!', { exact: true })).toBeVisible();
    await expect(page.getByText(`Đã lưu “${first}”.`)).toBeVisible();
    await expect(editor.field('Tên')).toHaveValue('');
    await expect(editor.field('Tên')).toBeFocused();
    await expect(editor.field('Thứ tự')).toHaveValue('6');
    await expect(page.getByRole('combobox', { name: 'Bộ phận', exact: true })).toHaveValue(String(department['name']));
    await expect(page.getByText('Có thay đổi chưa lưu.')).toBeHidden();
  });

  const made = await records.find('vi-tri', first);
  records.adopt('vi-tri', made.id);
  await test.step('a copy brings all but the dates and the address, hidden, and asks before it is lost', async () => {
    await editor.open(`/admin/vi-tri/${made.id}/edit`);
    await page.getByRole('link', { name: 'Nhân bản' }).click();
    await expect(status(page, `Bản sao của “${first}”`)).toBeVisible();
    await expect(editor.field('Tên')).toHaveValue(`${first} (bản sao)`);
    await expect(page.getByRole('radio', { name: 'Ẩn' })).toBeChecked();
    await expect(editor.field('Thứ tự')).toHaveValue('6');
    // The thumbnail follows the cover.
    await expect(page.getByAltText('Ảnh vừa chọn')).toHaveCount(2);
    await editor.fill({ Tên: second });
    await expect(editor.field('Slug')).toHaveValue(/^vi-tri-hai/);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Tạo vị trí thành công!', { exact: true })).toBeVisible();
    const copy = await records.find('vi-tri', second);
    records.adopt('vi-tri', copy.id);
    expect(copy).toMatchObject({ status: 0, bo_phan_id: department.id, order: 6 });
    expect(copy['image']).toMatch(/^\/uploads\//);
  });
});

test('a save that hangs says so, can be given up, and is found where it arrived all the same', async ({
  page,
  editor,
  records,
}) => {
  const category = await records.create('danh-muc', { name: ownName('Danh mục chậm') });
  const [lost, arrived, made] = [ownName('Không tới'), ownName('Đã tới'), ownName('Tới một lần')];
  const wait = () => page.getByRole('button', { name: 'Thôi chờ' });
  await page.clock.install();
  await editor.open(`/admin/danh-muc/${category.id}/edit`);

  await test.step('one that never arrived is told so, and nothing is lost', async () => {
    await page.route(`**${recordPaths.record('danh-muc', category.id)}`, (route) =>
      route.request().method() === 'PUT' ? new Promise(() => undefined) : route.continue(),
    );
    await editor.fill({ Tên: lost });
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('button', { name: 'Đang lưu...' })).toBeVisible();
    await expect(wait()).toBeHidden();
    await page.clock.fastForward(10_500);
    await expect(status(page, 'Vẫn đang lưu… mạng có thể chậm.')).toBeVisible();
    await wait().click();
    await expect(page.getByRole('alert').filter({ hasText: 'Máy chủ chưa nhận được lần lưu vừa rồi.' })).toBeVisible();
    await expect(editor.field('Tên')).toHaveValue(lost);
  });

  await test.step('one whose answer got lost counts as saved', async () => {
    await page.unroute(`**${recordPaths.record('danh-muc', category.id)}`);
    await page.route(`**${recordPaths.record('danh-muc', category.id)}`, async (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      await route.fetch();
      return new Promise(() => undefined);
    });
    await editor.fill({ Tên: arrived });
    await page.keyboard.press('Control+s');
    await expect(async () => expect(await records.get('danh-muc', category.id)).toMatchObject({ name: arrived })).toPass();
    await page.clock.fastForward(10_500);
    await wait().click();
    await expect(page.getByText('Cập nhật danh mục thành công!', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/danh-muc/);
  });

  await test.step('a new record is made once, however often it is saved', async () => {
    let sent = 0;
    await page.route(`**${recordPaths.create('danh-muc')}`, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      sent += 1;
      await route.fetch();
      return new Promise(() => undefined);
    });
    await page.route('**/api/**sort_by=id**', (route) => route.abort());
    await editor.open('/admin/danh-muc/create');
    await editor.fill({ Tên: made });
    await page.keyboard.press('Control+s');
    await expect(async () => records.adopt('danh-muc', (await records.find('danh-muc', made)).id)).toPass();
    await page.clock.fastForward(10_500);
    await wait().click();
    await expect(page.getByRole('alert').filter({ hasText: 'Lần lưu vừa rồi có thể đã tới.' })).toBeVisible();
    await page.unrouteAll();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Tạo danh mục thành công!', { exact: true })).toBeVisible();
    expect(sent).toBe(1);
    await expect(page.getByRole('row').filter({ hasText: made })).toHaveCount(1);
  });

  await test.step('a file that misses its frame does not take the form away', async () => {
    await editor.open('/admin/banners/create');
    await page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['x'], 'anh.png', { type: 'image/png' }));
      const given = { dataTransfer, bubbles: true, cancelable: true };
      const drop = new DragEvent('drop', given);
      document.querySelector('h1')?.dispatchEvent(drop);
      if (!drop.defaultPrevented) throw new Error('The browser opens the file.');
    });
    await expect(page.getByRole('alert').filter({ hasText: 'Hãy thả ảnh vào đúng khung' })).toBeVisible();
  });

  await test.step('a network that is away while the session is checked signs nobody out', async () => {
    await page.route('**/api/admin/me', (route) => route.abort());
    await page.goto('/admin/banners');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chưa kiểm tra được đăng nhập');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Thử lại' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quản lý banner');
  });
});
