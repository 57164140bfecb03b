import type { Page } from '@playwright/test';
import { expectAsOpen, expectOpenToEveryone } from '../support/axe.ts';
import { expect, ownName, test } from '../support/form-editor.ts';

/** As the browser does it when Ctrl+V is pressed. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    clipboardData.setData('text', pasted);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test('a menu entry to a given subject is made in four steps, follows it, and tells what becomes of it', async ({
  page,
  editor,
  records,
}) => {
  test.slow();
  const group = await records.create('nhom-nganh', { name: ownName('Nhóm địa chỉ') });
  const major = await records.create('nganh-hoc', { name: ownName('Ngành địa chỉ'), group_id: group.id, ma_nganh: '7210403' });
  const subject = await records.create('mon-hoc', { name: ownName('Phối cảnh lụa'), nganh_hoc_id: major.id });
  const at = (slug: string) => `/nganh-hoc/${group.slug}/${major.slug}/${slug}`;
  const title = ownName('Học phối cảnh');

  await editor.open('/admin/menu/create');
  const url = editor.field('URL');
  let steps = 0;
  const step = async (does: () => Promise<unknown>) => {
    await does();
    steps += 1;
  };
  await step(() => editor.field('Tiêu đề').fill(title));
  await step(() => url.fill(String(subject['name']).replace('Phối cảnh lụa', 'phoi canh lua')));
  const option = page.getByRole('option', { name: String(subject['name']) });
  await expect(option).toContainText(`Môn học · ${String(major['name'])}`);
  await expectOpenToEveryone(page);
  await step(() => page.keyboard.press('Enter'));
  await expect(url).toHaveValue(at(subject.slug));
  await expect(page.getByText(`Dẫn tới môn học “${String(subject['name'])}”.`)).toBeVisible();
  await step(() => page.keyboard.press('Control+s'));
  await expect(page.getByText('Tạo menu thành công!', { exact: true })).toBeVisible();
  expect(steps).toBeLessThanOrEqual(4);
  const entry = await records.find('menu', title);
  records.adopt('menu', entry.id);
  expect(entry['url']).toBe(at(subject.slug));

  await test.step('a renamed subject: visitors are led to the new address, the form offers it', async () => {
    const slug = `doi-${subject.slug}`;
    await records.update('mon-hoc', subject.id, { slug });
    const menu = (await (await page.request.get('/api/menu')).json()) as { data: { id: number; url: string }[] };
    expect(menu.data.find(({ id }) => id === entry.id)?.url).toBe(at(slug));
    await editor.go('/admin/menu');
    await expect(await editor.rowHere(title)).toContainText(`Địa chỉ cũ, nay là ${at(slug)}`);
    await editor.open(`/admin/menu/${entry.id}/edit`);
    await page.getByRole('button', { name: 'Dùng địa chỉ mới' }).click();
    await expect(url).toHaveValue(at(slug));
    await editor.saveAndRead('Cập nhật menu thành công!');
  });

  await test.step('a subject below something hidden: asked before, told in the list and the form', async () => {
    await editor.go(`/admin/nganh-hoc?keyword=${encodeURIComponent(String(major['name']))}&status=all`);
    await page.getByRole('button', { name: 'Hiển thị' }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(`Menu “${title}” dẫn tới đây: trong lúc ẩn, mục menu ấy không hiện.`);
    await expectAsOpen(page);
    await dialog.getByRole('button', { name: 'Ẩn' }).click();
    await expect(dialog).toBeHidden();
    await editor.go('/admin/menu');
    const row = await editor.rowHere(title);
    await expect(row).toContainText(`Dẫn tới trang đang ẩn, ẩn theo ngành học “${String(major['name'])}”`);
    await expectOpenToEveryone(page);
    await row.getByRole('link', { name: 'Sửa' }).click();
    await expect(page.getByText('Khi trang còn ẩn, khách không thấy mục menu này')).toBeVisible();
    await expect(page.getByRole('link', { name: `Mở ngành học “${String(major['name'])}”` })).toBeVisible();
    await records.update('nganh-hoc', major.id, { status: 1 });
  });

  await test.step('a deleted subject: named before, told after', async () => {
    await editor.go(`/admin/mon-hoc?keyword=${encodeURIComponent(String(subject['name']))}&status=all`);
    await (await editor.rowHere(String(subject['name']))).getByRole('button', { name: 'Xóa' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('1 liên kết trong menu');
    await expect(dialog.getByRole('link', { name: title })).toBeVisible();
    await dialog.getByRole('button', { name: 'Xóa' }).click();
    await expect(dialog).toBeHidden();
    await editor.go('/admin/menu');
    await expect(await editor.rowHere(title)).toContainText('Không còn trang này');
    await editor.open(`/admin/menu/${entry.id}/edit`);
    await expect(page.getByText(/^Không còn trang này\. Khách bấm vào/)).toBeVisible();
    // It warns, and refuses nothing.
    await editor.fill({ 'Thứ tự': '9' });
    await editor.saveAndRead('Cập nhật menu thành công!');
  });
});

test('an address is typed, pasted or chosen by keyboard, and wrong ones are told before they are saved', async ({
  page,
  editor,
  records,
}) => {
  const hiddenCareer = await records.create('nghe-nghiep', { name: ownName('Nghề lụa kín'), status: 0 });
  await editor.open('/admin/banners/create');
  const link = editor.field('Liên kết');

  const options = page.getByRole('option');
  // A new form puts the focus into its first field once it stands.
  await expect(async () => {
    await link.press('ArrowDown');
    await expect(options.first()).toHaveText(/Trang chủ/, { timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await page.keyboard.type('mon hoc');
  await expect(options.first()).toHaveText(/^Môn học\s*\/mon-hoc$/);
  await page.keyboard.press('Enter');
  await expect(link).toHaveValue('/mon-hoc');
  await expect(page.getByText('Dẫn tới trang “Môn học”.')).toBeVisible();

  await link.fill('');
  await paste(page, `${new URL(page.url()).origin}/bai-viet?trang=1#dau`);
  await expect(link).toHaveValue('/bai-viet?trang=1#dau');
  await link.fill('/khong-co-trang-nay');
  await expect(page.getByText(/^Không có trang nào của site ở địa chỉ này\./)).toBeVisible();
  await expectOpenToEveryone(page);

  await link.fill(String(hiddenCareer['name']));
  await expect(options.first()).toContainText('đang ẩn');
  await options.first().click();
  await expect(page.getByText('Khi trang còn ẩn, banner vẫn hiện nhưng bấm vào không đi đâu.', { exact: false })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await editor.expectFits();

  await link.fill('chữ qzxw vbnkj');
  await expect(page.getByText('Không thấy trang nào.', { exact: false })).toBeVisible();
  await expectAsOpen(page);
  await page.keyboard.press('Tab');
  await expect(page.getByText(/chưa phải địa chỉ/)).toBeVisible();
  await link.fill('www.truong.example/a');
  await page.keyboard.press('Tab');
  await expect(link).toHaveValue('https://www.truong.example/a');
  await page.setViewportSize({ width: 1280, height: 800 });
});

test('what is selected while the choice of pages is still on its way is replaced by what is typed then', async ({
  page,
  editor,
  records,
}) => {
  const { id } = await records.create('banners', { title: ownName('Ngày mở xưởng'), link: '/bai-viet', position: 'internal' });
  const link = editor.field('Liên kết');
  const arrives = Promise.withResolvers<void>();
  await page.route('**/link-input*.js', async (route) => {
    await arrives.promise;
    await route.continue();
  });
  await editor.open(`/admin/banners/${id}/edit`);
  await expect(link).not.toHaveAttribute('aria-haspopup');
  await link.selectText();
  arrives.resolve();
  await expect(link).toHaveAttribute('aria-haspopup', 'listbox');
  await page.keyboard.insertText('/mon-hoc');
  await expect(link).toHaveValue('/mon-hoc');
});

test('pages are offered for what was typed before the choice of pages was there', async ({ page, editor }) => {
  const arrives = Promise.withResolvers<void>();
  await page.route('**/link-input*.js', async (route) => {
    await arrives.promise;
    await route.continue();
  });
  await editor.open('/admin/banners/create');
  await editor.field('Liên kết').fill('mon hoc');
  arrives.resolve();
  await expect(page.getByRole('option').first()).toHaveText(/^Môn học\s*\/mon-hoc$/);
});
