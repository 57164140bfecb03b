import { expectAsOpen, expectOpenToEveryone } from '../support/axe.ts';
import { containerOf, expect, heavyPicture, ownName, picture, test } from '../support/form-editor.ts';

/** What the editor reads at the fields of an untouched create form, in order. */
const untouched: Record<string, string[]> = {
  menu: ['Tiêu đề không được để trống'],
  banners: ['Tiêu đề không được để trống', 'Vui lòng chọn ảnh banner'],
  'nghe-nghiep': ['Tên không được để trống', 'Vui lòng chọn ảnh'],
  'bo-phan': ['Nghề nghiệp không được để trống', 'Tên không được để trống'],
  'vi-tri': ['Bộ phận không được để trống', 'Tên không được để trống', 'Video YouTube không được để trống'],
  'nhom-nganh': ['Tên không được để trống', 'Vui lòng chọn ảnh'],
  'nganh-hoc': ['Nhóm ngành không được để trống', 'Tên không được để trống', 'Video YouTube không được để trống'],
  'mon-hoc': ['Ngành học không được để trống', 'Tên không được để trống', 'Video YouTube không được để trống'],
  'danh-muc': ['Tên không được để trống'],
  'bai-viet': ['Tiêu đề không được để trống', 'Video YouTube không được để trống'],
};

test('an empty form says what is missing and leads there, is open to everyone with its faults, and fits wide windows and narrow ones', async ({
  page,
  editor,
}) => {
  test.slow();
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [path, messages] of Object.entries(untouched)) {
    await test.step(`the form of ${path}`, async () => {
      await editor.move(`/admin/${path}/create`);
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Lưu', exact: true })).toBeVisible();
      await expect(page).toHaveTitle(/Thêm .+ – Quản trị$/);
      await editor.save();
      for (const message of messages) await expect(page.getByText(message, { exact: true })).toBeVisible();
      await expect(page.getByText(`Còn ${messages.length} chỗ cần sửa.`)).toBeVisible();
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(messages.length);
      await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
      await expect(page).toHaveURL(`/admin/${path}/create`);
      await editor.expectFits();
      await (path === 'bai-viet' ? expectOpenToEveryone(page) : expectAsOpen(page));
      await page.setViewportSize({ width: 390, height: 844 });
      await editor.expectFits();
      // Together these have every kind of input.
      if (['banners', 'bo-phan', 'vi-tri', 'nganh-hoc'].includes(path)) await expectAsOpen(page);
      await page.setViewportSize({ width: 1280, height: 800 });
    });
  }
});

test('values that cannot be stored are told apart', async ({ page, editor }) => {
  await editor.open('/admin/vi-tri/create');
  await editor.fill({
    Tên: 'x'.repeat(256),
    Slug: 'Có Dấu',
    'Mô tả ngắn': 'y'.repeat(1001),
    'Video YouTube': 'javascript:alert(1)',
    'Thứ tự': 'ba',
  });
  await editor.addSection({ title: '', content: 'Có nội dung', bullets: ['z'.repeat(1001)] });
  await editor.addTags('Lĩnh vực', 't'.repeat(256));
  await editor.save();
  for (const message of [
    'Tên không được vượt quá 255 ký tự',
    'Slug chỉ gồm chữ thường không dấu, chữ số và dấu gạch nối',
    'Mô tả ngắn không được vượt quá 1.000 ký tự',
    'Gạch đầu dòng không được vượt quá 1.000 ký tự',
    'Lĩnh vực không được vượt quá 255 ký tự',
    'Video YouTube phải là địa chỉ bắt đầu bằng http:// hoặc https://',
    'Thứ tự phải là số nguyên từ 0 đến 1.000.000',
  ])
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  await editor.section(1).getByLabel('Gạch đầu dòng').fill('ngắn');
  await editor.save();
  await expect(page.getByText('Tiêu đề mục không được để trống')).toBeVisible();
});

test('a menu takes a path or an address, nothing else', async ({ page, editor }) => {
  await editor.open('/admin/menu/create');
  await editor.fill({ 'Tiêu đề': 'Thử', URL: '//noi-khac' });
  await editor.save();
  await expect(
    page.getByText('URL phải là đường dẫn bắt đầu bằng / hoặc địa chỉ bắt đầu bằng http:// hoặc https://'),
  ).toBeVisible();
  await expect(editor.field('URL')).toBeFocused();
});

test('a banner of this site that leads to another one is asked about before it is saved', async ({ page, editor, records }) => {
  const { id } = await records.create('banners', { title: ownName('Triển lãm'), link: '/bai-viet', position: 'internal' });
  const dialog = page.getByRole('dialog', { name: 'Banner này dẫn ra ngoài?' });
  const away = 'https://bao.example/trien-lam';
  await editor.open(`/admin/banners/${id}/edit`);
  await editor.fill({ 'Liên kết': away, 'Thứ tự': '5' });

  await editor.save();
  await expect(dialog).toContainText('Địa chỉ này thuộc trang khác (bao.example)');
  await expect(dialog.getByRole('button', { name: 'Quay lại chỉnh sửa' })).toBeFocused();
  // The form below is not saved by its key while it waits for an answer.
  await page.keyboard.press('Control+s');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(editor.field('Liên kết')).toHaveValue(away);
  await expect(page.getByText('Có thay đổi chưa lưu.')).toBeVisible();
  expect((await records.get('banners', id))['link']).toBe('/bai-viet');

  await editor.save();
  await dialog.getByRole('button', { name: 'Giữ "Nội bộ"' }).click();
  await expect(page.getByText('Cập nhật banner thành công!', { exact: true })).toBeVisible();
  expect(await records.get('banners', id)).toMatchObject({ link: away, position: 'internal', order: 5 });

  await editor.open(`/admin/banners/${id}/edit`);
  await editor.save();
  await dialog.getByRole('button', { name: 'Chuyển sang "Bên ngoài"' }).click();
  await expect(page.getByText('Cập nhật banner thành công!', { exact: true })).toBeVisible();
  expect(await records.get('banners', id)).toMatchObject({ link: away, position: 'external', order: 5 });

  const own = new URL('/mon-hoc', page.url()).href;
  await editor.open(`/admin/banners/${id}/edit`);
  await editor.fill({ 'Liên kết': own });
  await page.getByRole('radio', { name: 'Nội bộ' }).check();
  await editor.saveAndRead('Cập nhật banner thành công!');
  expect(await records.get('banners', id)).toMatchObject({ link: own, position: 'internal' });
});

test('a menu entry that leads to another site is confirmed once', async ({ page, editor, records }) => {
  const { id } = await records.create('menu', { title: ownName('Báo chí'), url: '/bai-viet', status: 0 });
  await editor.open(`/admin/menu/${id}/edit`);
  await editor.fill({ URL: 'https://bao.example' });
  await editor.save();
  const dialog = page.getByRole('dialog', { name: 'Menu này dẫn ra ngoài?' });
  await expect(dialog).toContainText('Địa chỉ này thuộc trang khác (bao.example). Trang đó sẽ mở trong tab mới.');
  await dialog.getByRole('button', { name: 'Đúng, lưu menu' }).click();
  await expect(page.getByText('Cập nhật menu thành công!', { exact: true })).toBeVisible();
  expect((await records.get('menu', id))['url']).toBe('https://bao.example');

  await editor.open(`/admin/menu/${id}/edit`);
  await editor.fill({ 'Thứ tự': '8' });
  await editor.saveAndRead('Cập nhật menu thành công!');
});

test.describe('pictures are judged before they are sent', () => {
  const note = { name: 'ghi chú.txt', mimeType: 'text/plain', buffer: Buffer.from('chữ') };

  test('a picture is a picture of at most 5MB, elsewhere of 2MB, and can be dropped onto its place', async ({ page, editor }) => {
    await editor.open('/admin/banners/create');
    const label = 'Ảnh banner';
    await editor.field(label).setInputFiles(note);
    await expect(page.getByText('Chỉ được chọn file ảnh', { exact: true })).toBeVisible();
    await editor.field(label).setInputFiles({ name: 'IMG_0001.png', mimeType: 'image/png', buffer: containerOf('heic') });
    await expect(page.getByText('Ảnh HEIC chưa dùng được: hãy lưu thành JPEG', { exact: true })).toBeVisible();
    await editor.field(label).setInputFiles({ name: 'dấu.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg></svg>') });
    await expect(page.getByText('Ảnh SVG chưa dùng được: hãy lưu thành PNG hoặc JPEG', { exact: true })).toBeVisible();
    await editor.field(label).setInputFiles(heavyPicture(5));
    await expect(page.getByText('Ảnh quá lớn (tối đa 5MB)', { exact: true })).toBeVisible();
    await editor.pick(label, await picture());
    await expect(page.getByText('Ảnh quá lớn (tối đa 5MB)', { exact: true })).toBeHidden();
    await expect(page.getByAltText('Ảnh vừa chọn')).toBeVisible();
    await page.getByRole('button', { name: 'Gỡ ảnh' }).click();
    await expect(page.getByAltText('Ảnh vừa chọn')).toBeHidden();

    await editor.open('/admin/nghe-nghiep/create');
    await editor.field('Hình ảnh').setInputFiles(heavyPicture(2));
    await expect(page.getByText('Ảnh quá lớn (tối đa 2MB)', { exact: true })).toBeVisible();
    const { buffer } = await picture();
    const data = await page.evaluateHandle(
      (bytes) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([Uint8Array.from(bytes)], 'kéo.png', { type: 'image/png' }));
        return transfer;
      },
      [...buffer],
    );
    await page.getByText('Kéo ảnh vào đây hoặc chọn từ máy.').dispatchEvent('drop', { dataTransfer: data });
    await expect(page.getByText('kéo.png')).toBeVisible();
  });

  test('what only looks like a picture is refused at once, at the latest by the server', async ({ page, editor, records }) => {
    const buffer = Buffer.from('<html></html>');
    const name = ownName('Ảnh giả');
    await editor.open('/admin/nghe-nghiep/create');
    await editor.fill({ Tên: name });
    await editor.field('Hình ảnh').setInputFiles({ name: 'giả.png', mimeType: 'image/png', buffer });
    await expect(page.getByText('Chỉ được chọn file ảnh', { exact: true })).toBeVisible();
    await expect(page.getByText('giả.png')).toHaveCount(0);
    // Begins as a picture does; a browser that cannot draw an AVIF must leave it to the server.
    await editor.pick('Hình ảnh', { name: 'giả.avif', mimeType: 'image/avif', buffer: containerOf('avif') });
    await editor.save();
    await expect(editor.field('Hình ảnh')).toHaveAttribute('aria-invalid', 'true');
    await expect(editor.field('Hình ảnh')).toBeFocused();
    await expect(editor.field('Tên')).toHaveValue(name);
    await expect(records.find('nghe-nghiep', name)).rejects.toThrow('has no');
  });

  test('a picture that may be missing can be taken away', async ({ page, editor, records }) => {
    const group = await records.create('nhom-nganh', { name: ownName('Nhóm') });
    const major = await records.create('nganh-hoc', { name: ownName('Ngành có ảnh'), group_id: group.id });
    await editor.open(`/admin/nganh-hoc/${major.id}/edit`);
    await editor.pick('Hình ảnh', await picture());
    await editor.saveAndRead('Cập nhật ngành học thành công!');
    await editor.open(`/admin/nganh-hoc/${major.id}/edit`);
    await page.getByRole('button', { name: 'Gỡ ảnh' }).click();
    await expect(page.getByText('Ảnh sẽ được gỡ khi lưu.')).toBeVisible();
    await editor.saveAndRead('Cập nhật ngành học thành công!');
    expect((await records.get('nganh-hoc', major.id))['image']).toBeNull();
  });
});

test('a fault goes as soon as it is mended; a slug that is taken is told at its field, which gets the focus', async ({
  page,
  editor,
  records,
}) => {
  const taken = await records.create('danh-muc', { name: ownName('Trùng') });
  await editor.open('/admin/danh-muc/create');
  await editor.save();
  await expect(page.getByText('Tên không được để trống')).toBeVisible();
  await editor.fill({ Tên: 'A' });
  await expect(page.getByText('Tên không được để trống')).toBeHidden();

  await editor.fill({ Tên: 'Một tên khác', Slug: taken.slug });
  await editor.save();
  await expect(editor.field('Slug')).toHaveAttribute('aria-invalid', 'true');
  await expect(editor.field('Slug')).toBeFocused();
  await expect(editor.field('Tên')).toHaveValue('Một tên khác');
});

test('a fault deep inside the sections is shown where it is', async ({ page, editor, records }) => {
  const group = await records.create('nhom-nganh', { name: ownName('Nhóm sâu') });
  const major = await records.create('nganh-hoc', { name: ownName('Ngành sâu'), group_id: group.id });
  await editor.open(`/admin/nganh-hoc/${major.id}/edit`);
  await page.route(`**/api/admin/nganh-hoc/${major.id}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    return route.fulfill({
      status: 422,
      json: { success: false, message: 'Chưa được.', errors: { 'detailed_content.1.content': ['Nội dung mục chưa ổn'] } },
    });
  });
  await editor.addSection({ title: 'Một', content: 'a', bullets: [] });
  await editor.addSection({ title: 'Hai', content: 'b', bullets: [] });
  await editor.save();
  await expect(page.getByText('Chưa được.').first()).toBeVisible();
  await expect(editor.section(2).getByLabel('Nội dung mục')).toBeFocused();
  await expect(editor.section(2).getByText('Nội dung mục chưa ổn')).toBeVisible();
  // Its label is not under the header of the back office.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await editor.save();
  await expect(editor.section(2).getByLabel('Nội dung mục')).toBeFocused();
  const label = (await editor.section(2).getByText('Nội dung mục', { exact: true }).boundingBox())?.y ?? 0;
  expect(label).toBeGreaterThan(((await page.getByRole('banner').boundingBox())?.height ?? 0) - 1);
});

test('a record that is gone leads back to its list', async ({ page, editor: _ }) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  // A sentence of its own, and the one of all others; which has which: src/web/admin/content-types/pages.test.ts.
  for (const [path, message] of [
    ['menu', 'Không thể tải chi tiết menu'],
    ['vi-tri', 'Lấy dữ liệu thất bại!'],
  ] as const) {
    await test.step(`a record of ${path}`, async () => {
      await page.goto(`/admin/${path}/2000000/edit`);
      await expect(page.getByText(message, { exact: true }).first()).toBeVisible();
      await expect(page).toHaveURL(`/admin/${path}`);
      expect(logged.join('\n')).toMatch(new RegExp(`GET /api/admin/${path}/2000000 failed with 404: .*Không tìm thấy`));
    });
  }
});

test('choices that cannot be loaded are said', async ({ page, editor }) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await page.route('**/api/admin/nghe-nghiep/dropdown*', (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }));
  await page.route('**/api/admin/menu/all*', (route) => route.abort());
  await editor.open('/admin/bo-phan/create');
  await expect(page.getByText('Không thể lấy danh sách nghề nghiệp')).toBeVisible();
  await editor.open('/admin/menu/create');
  await expect(page.getByText('Không thể tải menu')).toBeVisible();
  expect(logged.join('\n')).toContain('GET /api/admin/nghe-nghiep/dropdown?per_page=100 failed with 502: <h1>Bad Gateway</h1>');
});
