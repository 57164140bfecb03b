import type { Page } from '@playwright/test';
import { expectOpenToEveryone } from '../support/axe.ts';
import { expect, FormEditor, ownName, picture, type Records, signInByHand, test } from '../support/form-editor.ts';
import { draftWritten, fileKept, keptDrafts } from '../support/kept-drafts.ts';
import { admin } from '../support/site.ts';

const video = 'https://youtu.be/dQw4w9WgXcQ';

/** Types a whole position, pictures and nested sections included. */
async function typePosition(editor: FormEditor, records: Records) {
  const career = await records.create('nghe-nghiep', { name: ownName('Nghề dễ mất') });
  const department = await records.create('bo-phan', { name: ownName('Bộ phận dễ mất'), nghe_nghiep_id: career.id });
  const name = ownName('Vị trí dễ mất');
  await editor.open('/admin/vi-tri/create');
  await editor.choose('Nghề nghiệp', String(career['name']));
  await editor.choose('Bộ phận', String(department['name']));
  await editor.fill({
    Tên: name,
    Slug: 'slug-go-tay',
    'Mô tả ngắn': 'Hai dòng.\nDòng hai.',
    'Video YouTube': video,
    'Thứ tự': '12',
  });
  await editor.addSection({ title: 'Mục A', content: 'Nội dung A', bullets: ['a1', 'a2'] });
  await editor.addSection({ title: 'Mục B', content: 'Nội dung B', bullets: ['b1'] });
  await editor.addTags('Lĩnh vực', 'Nhãn một', 'Nhãn hai');
  await editor.field('Lĩnh vực').fill('nhãn gõ dở');
  await editor.pick('Ảnh thumbnail', await picture('giữ lại.png'));
  await editor.page.getByRole('radio', { name: 'Ẩn' }).check();
  return { career, department, name };
}

type Typed = Awaited<ReturnType<typeof typePosition>>;

/** Finds every field as it was typed. */
async function findPosition(page: Page, editor: FormEditor, { career, department, name }: Typed) {
  await expect(editor.field('Tên')).toHaveValue(name);
  await expect(page.getByRole('combobox', { name: 'Nghề nghiệp' })).toHaveValue(String(career['name']));
  await expect(page.getByRole('combobox', { name: 'Bộ phận' })).toHaveValue(String(department['name']));
  await expect(editor.field('Slug')).toHaveValue('slug-go-tay');
  await expect(editor.field('Mô tả ngắn')).toHaveValue('Hai dòng.\nDòng hai.');
  await expect(editor.field('Video YouTube')).toHaveValue(video);
  await expect(editor.field('Thứ tự')).toHaveValue('12');
  for (const [number, letter, bullets] of [
    [1, 'A', ['a1', 'a2']],
    [2, 'B', ['b1']],
  ] as const) {
    const section = editor.section(number);
    await expect(section.getByLabel('Tiêu đề mục')).toHaveValue(`Mục ${letter}`);
    await expect(section.getByLabel('Nội dung mục')).toHaveText(`Nội dung ${letter}`);
    await expect(section.getByLabel('Gạch đầu dòng')).toHaveCount(bullets.length);
    for (const [index, bullet] of bullets.entries())
      await expect(section.getByLabel('Gạch đầu dòng').nth(index)).toHaveText(bullet);
  }
  for (const tag of ['Nhãn một', 'Nhãn hai', 'nhãn gõ dở']) {
    await expect(page.getByRole('button', { name: `Xóa "${tag}"` })).toBeVisible();
  }
  await expect(page.getByText(/giữ lại\.png/)).toBeVisible();
  await expect(page.getByAltText('Ảnh vừa chọn')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Ẩn' })).toBeChecked();
}

async function signInAgain(page: Page) {
  await expect(page).toHaveURL(/\/login/);
  await signInByHand(page, admin);
}

test('a server that cannot be reached leaves the form as it is, and a session that ends while saving costs nothing', async ({
  page,
  editor,
  records,
}) => {
  test.slow();
  const typed = await typePosition(editor, records);
  await test.step('no server', async () => {
    await page.route('**/api/admin/vi-tri', (route) => route.abort('connectionrefused'));
    await editor.save();
    await expect(page.getByText(/Không kết nối được với máy chủ/).first()).toBeVisible();
    await expect(page.getByText(/vẫn còn nguyên/)).toBeVisible();
    await findPosition(page, editor, typed);
    await page.unroute('**/api/admin/vi-tri');
  });

  await test.step('no session', async () => {
    await records.revoke();
    await editor.save();
    await signInAgain(page);
    await expect(page).toHaveURL('/admin/vi-tri/create');
    await expect(page.getByText('Đã điền lại nội dung bạn nhập dở.')).toBeVisible();
    await findPosition(page, editor, typed);
  });

  await editor.saveAndRead('Tạo vị trí thành công!');
  await editor.remove('vi-tri', typed.name, `Bạn có chắc chắn muốn xóa vị trí "${typed.name}"?`, 'Xóa vị trí thành công!');
  await editor.open('/admin/vi-tri/create');
  await expect(page.getByText('Điền lại phần gõ dở')).toHaveCount(0);
});

test('a killed page offers what was typed into it', async ({ page, context, editor, records }) => {
  const typed = await typePosition(editor, records);
  await draftWritten(page, 'nhãn gõ dở');
  await fileKept(page);
  await page.close({ runBeforeUnload: false });

  const next = await context.newPage();
  await next.goto('/admin/vi-tri/create');
  await expect(
    next.getByText(/^Bạn gõ dở “Vị trí dễ mất \w+” ở đây lúc \d\d\/\d\d\/\d{4} \d\d:\d\d và chưa lưu\.$/),
  ).toBeVisible();
  await next.getByRole('button', { name: 'Điền lại phần gõ dở' }).click();
  await findPosition(next, new FormEditor(next), typed);
  await expect(next.getByRole('button', { name: 'Điền lại phần gõ dở' })).toBeHidden();
});

test('a draft nobody wants can be thrown away', async ({ page, context, editor }) => {
  await editor.open('/admin/danh-muc/create');
  await editor.fill({ Tên: 'Không cần nữa' });
  await draftWritten(page, 'Không cần nữa');
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await next.goto('/admin/danh-muc/create');
  await next.getByRole('button', { name: 'Bỏ phần gõ dở' }).click();
  await next.reload();
  await expect(next.getByRole('heading', { level: 1 })).toBeVisible();
  await next.waitForTimeout(500);
  await expect(next.getByRole('button', { name: 'Điền lại phần gõ dở' })).toHaveCount(0);
});

test('what was set aside and typed on stands once on the dashboard, is never out of reach, and goes with its record', async ({
  page,
  editor,
  records,
}) => {
  test.slow();
  const aside = page.getByRole('region', { name: 'Đang làm dở' });
  const typedHere = page.getByRole('region', { name: 'Đang gõ dở trên máy này' });
  const fillIn = page.getByRole('button', { name: 'Điền lại phần gõ dở' });
  const dialog = page.getByRole('dialog');
  const leave = async () => {
    await page.getByRole('link', { name: 'Quay lại' }).click();
    await dialog.getByRole('button', { name: 'Rời trang' }).click();
    await expect(page.getByRole('table')).toBeVisible();
  };
  const setAside = async (name: string) => {
    await editor.open('/admin/danh-muc/create');
    await editor.fill({ Tên: name });
    await page.getByRole('button', { name: 'Để đó, làm tiếp sau' }).click();
    await expect(aside.getByRole('link', { name })).toBeVisible();
  };
  const typeOn = async (name: string, text: string) => {
    await aside.getByRole('link', { name }).click();
    await editor.fill({ 'Mô tả': text });
    await leave();
    await editor.go('/admin');
    await expect(aside.getByRole('listitem')).toContainText('Máy này có phần gõ dở mới hơn, lúc ');
    await expect(typedHere).toHaveCount(0);
  };
  const kept = async () => (await keptDrafts(page)).texts;
  const name = ownName('Danh mục để đó');

  await test.step('opened and left as it is, it leaves nothing behind and asks nothing', async () => {
    await setAside(name);
    await aside.getByRole('link', { name }).click();
    await expect(editor.field('Tên')).toHaveValue(name);
    await page.getByRole('link', { name: 'Quay lại' }).click();
    await expect(page.getByRole('table')).toBeVisible();
    expect(await kept()).toEqual([]);
    await editor.go('/admin');
  });

  await test.step('what nobody filled in is still offered once its record is saved, and can be thrown away', async () => {
    await typeOn(name, 'Chữ gõ thêm trên máy này.');
    await aside.getByRole('link', { name }).click();
    await expect(fillIn).toBeVisible();
    await editor.fill({ 'Mô tả': 'Chữ khác.' });
    await editor.saveAndRead('Tạo danh mục thành công!');
    records.adopt('danh-muc', (await records.find('danh-muc', name)).id);
    await editor.go('/admin');
    await expect(aside).toHaveCount(0);
    await typedHere.getByRole('link', { name }).click();
    await fillIn.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(editor.field('Tên')).toHaveValue(name);
    await expect(editor.field('Mô tả')).toHaveValue('Chữ gõ thêm trên máy này.');
    await expect(page.getByText('Không mở lại được phần làm dở.')).toHaveCount(0);
    await leave();
    await editor.go('/admin');
    await expectOpenToEveryone(page);
    await typedHere.getByRole('button', { name: `Xóa “${name} (danh mục mới)”` }).click();
    await dialog.getByRole('button', { name: 'Xóa' }).click();
    await expect(typedHere).toHaveCount(0);
    expect(await kept()).toEqual([]);
  });

  await test.step('what was filled in goes with its record, and with what was set aside', async () => {
    const [filled, removed] = [ownName('Danh mục điền lại'), ownName('Danh mục bỏ')];
    await setAside(filled);
    await typeOn(filled, 'Đã điền lại.');
    await aside.getByRole('link', { name: filled }).click();
    await fillIn.click();
    await expect(editor.field('Mô tả')).toHaveValue('Đã điền lại.');
    await editor.saveAndRead('Tạo danh mục thành công!');
    records.adopt('danh-muc', (await records.find('danh-muc', filled)).id);
    await expect.poll(kept).toEqual([]);
    await setAside(removed);
    await typeOn(removed, 'Bỏ luôn.');
    await aside.getByRole('button', { name: `Xóa “${removed} (danh mục mới)”` }).click();
    await expect(dialog).toContainText('Phần gõ dở trên máy này cũng mất.');
    await dialog.getByRole('button', { name: 'Xóa' }).click();
    await expect(aside).toHaveCount(0);
    await expect.poll(kept).toEqual([]);
  });

  await test.step('what has no name yet goes by its first words', async () => {
    for (const text of ['Nói về vẽ tay.', 'Nói về dựng hình.']) {
      await editor.open('/admin/danh-muc/create');
      await editor.fill({ 'Mô tả': text });
      await leave();
    }
    await editor.open('/admin/danh-muc/create');
    await expect(page.getByRole('status').filter({ hasText: 'Bạn gõ dở “Nói về vẽ tay.” ở đây lúc' })).toBeVisible();
    await editor.go('/admin');
    await expect(typedHere.getByRole('link')).toHaveText(['Nói về dựng hình. (danh mục mới)', 'Nói về vẽ tay. (danh mục mới)']);
  });
});

test('two tabs with the same form keep two drafts, and neither is offered the other', async ({ page, context, editor }) => {
  await editor.open('/admin/danh-muc/create');
  await editor.fill({ Tên: 'Thẻ thứ nhất' });
  await draftWritten(page, 'Thẻ thứ nhất');
  const second = await context.newPage();
  await second.goto('/admin/danh-muc/create');
  await second.getByLabel('Tên', { exact: true }).fill('Thẻ thứ hai');
  await draftWritten(second, 'Thẻ thứ hai');
  await expect(second.getByRole('button', { name: 'Điền lại phần gõ dở' })).toHaveCount(0);
  await page.close({ runBeforeUnload: false });
  await second.close({ runBeforeUnload: false });
  const third = await context.newPage();
  await third.goto('/admin/danh-muc/create');
  await expect(third.getByRole('button', { name: 'Điền lại phần gõ dở' })).toHaveCount(2);
});

test('leaving a changed form asks first, closing its tab too, of an unchanged one does not', async ({ page, editor }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await editor.open('/admin/danh-muc/create');
  await page.reload();
  expect(asked).toEqual([]);
  await expect(page.getByRole('button', { name: 'Lưu', exact: true })).toBeVisible();
  await editor.field('Tên').pressSequentially('Chưa lưu');

  const dialog = page.getByRole('dialog');
  // The newest: what a tab of the test before was writing when it was closed may come after its drafts were thrown away.
  const offered = page.getByRole('button', { name: 'Điền lại phần gõ dở' }).first();
  await page.getByRole('link', { name: 'Quay lại' }).click();
  await dialog.getByRole('button', { name: 'Ở lại' }).click();
  await expect(editor.field('Tên')).toHaveValue('Chưa lưu');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await offered.click();
  await expect(editor.field('Tên')).toHaveValue('Chưa lưu');

  await page.getByRole('link', { name: 'Quay lại' }).click();
  await dialog.getByRole('button', { name: 'Rời trang' }).click();
  await expect(page).toHaveURL('/admin/danh-muc');
  // The form is gone with the list that comes, which is after the address.
  await expect(page.getByRole('table')).toBeVisible();
  await editor.open('/admin/danh-muc/create');
  await offered.click();
  await expect(editor.field('Tên')).toHaveValue('Chưa lưu');
  expect(asked).toEqual(['beforeunload']);
});

test('signing out of a changed form asks first, and takes all drafts from the machine', async ({ page, context, editor }) => {
  // A draft that was left behind, a file with it, and a form that is still open in another tab.
  await editor.open('/admin/nghe-nghiep/create');
  await editor.fill({ Tên: 'Bỏ dở' });
  await editor.pick('Hình ảnh', await picture());
  await draftWritten(page, 'Bỏ dở');
  const other = await context.newPage();
  await other.goto('/admin/danh-muc/create');
  await other.getByLabel('Tên', { exact: true }).fill('Thẻ khác');
  await draftWritten(other, 'Thẻ khác');
  await page.getByRole('link', { name: 'Quay lại' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rời trang' }).click();

  await editor.open('/admin/danh-muc/create');
  await editor.fill({ Tên: 'Chưa lưu' });
  const signOut = page.getByRole('banner').getByRole('button', { name: 'Đăng xuất' });
  const dialog = page.getByRole('dialog');
  await signOut.click();
  await expect(dialog).toContainText('Có phần đang gõ dở chưa lưu. Nếu đăng xuất, mọi phần gõ dở sẽ bị xóa khỏi máy này.');
  await dialog.getByRole('button', { name: 'Ở lại' }).click();
  await expect(editor.field('Tên')).toHaveValue('Chưa lưu');
  await draftWritten(page, 'Chưa lưu');
  await expect.poll(() => keptDrafts(page)).toMatchObject({ texts: { length: 3 }, files: 1 });

  await signOut.click();
  await dialog.getByRole('button', { name: 'Đăng xuất' }).click();
  await expect(page).toHaveURL('/login');
  await other.close({ runBeforeUnload: false });
  await expect.poll(() => keptDrafts(page)).toEqual({ texts: [], files: 0 });
  await signInAgain(page);
  await expect(page).toHaveURL('/admin');
  await page.goto('/admin/danh-muc/create');
  await expect(page.getByRole('button', { name: 'Lưu', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Điền lại phần gõ dở' })).toHaveCount(0);
});

test('a picture that does not arrive stays chosen, and the fields are saved', async ({ page, editor, records }) => {
  const career = await records.create('nghe-nghiep', { name: ownName('Ảnh rớt') });
  await page.route('**/api/admin/nghe-nghiep/*/image', (route) => route.abort('connectionrefused'));
  await editor.open(`/admin/nghe-nghiep/${career.id}/edit`);
  await editor.fill({ 'Mô tả': 'Đã lưu trước ảnh.' });
  await editor.pick('Hình ảnh', await picture('chưa tới.png'));
  await editor.save();
  await expect(page.getByText('Cập nhật ảnh thất bại!', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`/admin/nghe-nghiep/${career.id}/edit`);
  await expect(page.getByText(/chưa tới\.png/)).toBeVisible();
  expect((await records.get('nghe-nghiep', career.id))['description']).toBe('Đã lưu trước ảnh.');

  await page.unroute('**/api/admin/nghe-nghiep/*/image');
  await editor.saveAndRead('Cập nhật nghề nghiệp thành công!');
  expect((await records.get('nghe-nghiep', career.id))['image']).not.toBeNull();
});

test('a second editor is noticed, and what both changed is decided by hand', async ({ page, editor, records }) => {
  const group = await records.create('nhom-nganh', { name: ownName('Nhóm hai người') });
  const name = ownName('Ngành hai người');
  const sections = [{ title: 'Cũ', content: 'Cũ', list: ['cũ'] }];
  const major = await records.create('nganh-hoc', {
    name,
    group_id: group.id,
    description: 'Ban đầu',
    detailed_content: sections,
  });
  await editor.open(`/admin/nganh-hoc/${major.id}/edit`);
  await editor.fill({ 'Mô tả ngắn': 'Của tôi', 'Mã ngành': '6111111' });
  await editor.section(1).getByLabel('Gạch đầu dòng').fill('gạch của tôi');

  await records.update('nganh-hoc', major.id, {
    description: 'Của người kia',
    ma_nganh: '222',
    order: 9,
    detailed_content: [{ title: 'Cũ', content: 'Người kia viết', list: [] }],
  });
  await editor.save();
  const notice = page.getByRole('alert').filter({ hasText: 'Người khác vừa sửa bản ghi này.' }).first();
  await expect(notice).toBeInViewport();
  await expect(page.getByRole('button', { name: 'So sánh từng mục' })).toBeFocused();
  await expect(page.getByText(/Quản trị viên đã lưu lúc \d\d\/\d\d\/\d{4} \d\d:\d\d/).first()).toBeVisible();
  await expect(editor.field('Mô tả ngắn')).toHaveValue('Của tôi');

  await page.getByRole('button', { name: 'So sánh từng mục' }).click();
  const dialog = page.getByRole('dialog');
  const side = (label: string, side: 'Bản của bạn' | 'Bản đang lưu') =>
    dialog.getByRole('radiogroup', { name: label, exact: true }).getByRole('radio', { name: side });
  await expect(dialog.getByRole('radiogroup')).toHaveCount(3);
  await expect(dialog.getByText('Thay đổi không trùng nhau của cả hai đều được giữ: Mô tả chi tiết, Thứ tự.')).toBeVisible();
  await expect(side('Mô tả chi tiết · mục “Cũ” · Xóa hay giữ', 'Bản của bạn')).toBeChecked();
  await expect(side('Mô tả ngắn', 'Bản của bạn')).not.toBeChecked();
  await expect(side('Mô tả ngắn', 'Bản đang lưu')).not.toBeChecked();
  await side('Mã ngành', 'Bản đang lưu').click();
  await dialog.getByRole('button', { name: 'Lưu bản đã chọn' }).click();
  await expect(dialog.getByText('Còn 1 chỗ chưa chọn.')).toBeVisible();
  await expect(side('Mô tả ngắn', 'Bản của bạn')).toBeFocused();
  await side('Mô tả ngắn', 'Bản của bạn').click();
  await dialog.getByRole('button', { name: 'Lưu bản đã chọn' }).click();
  await expect(page.getByText('Cập nhật ngành học thành công!', { exact: true })).toBeVisible();

  expect(await records.get('nganh-hoc', major.id)).toMatchObject({
    description: 'Của tôi',
    ma_nganh: '222',
    order: 9,
    detailed_content: [{ title: 'Cũ', content: 'Người kia viết', list: ['gạch của tôi'] }],
  });
});
