import { expectOpenToEveryone } from '../support/axe.ts';
import { expect, ownName, picture, test } from '../support/form-editor.ts';

const video = 'https://youtu.be/dQw4w9WgXcQ';

test('a form keeps facts closed, says what is missing, and is left for later and gone on with', async ({
  page,
  editor,
  records,
}) => {
  test.slow();
  const career = await records.create('nghe-nghiep', { name: ownName('Nghề theo nhóm') });
  const department = await records.create('bo-phan', { name: ownName('Bộ phận theo nhóm'), nghe_nghiep_id: career.id });
  const name = ownName('Vị trí để dở');
  const group = (title: string) => page.locator('form details', { has: page.locator('summary', { hasText: title }) });
  const missing = page.getByText(/^Còn thiếu: /);

  await test.step('what has to be filled in is named at the foot and leads to its field, the rest is closed', async () => {
    await editor.open(`/admin/vi-tri/create?bo_phan_id=${department.id}`);
    await expect(page.locator('form summary')).toHaveText([/^Dữ kiện/, /^Liên kết/, /^Tìm kiếm và chia sẻ/]);
    await expect(group('Dữ kiện').locator('summary')).toContainText('còn thiếu 1');
    await expect(editor.field('Công cụ')).toHaveCount(0);
    for (const label of ['Slug', 'Thứ tự', 'Lĩnh vực', 'Video YouTube']) await expect(editor.field(label)).toBeVisible();
    await expect(missing).toHaveText('Còn thiếu: Tên, Video YouTube');
    await missing.getByRole('button', { name: 'Video YouTube' }).click();
    await expect(editor.field('Video YouTube')).toBeFocused();
    await editor.fill({ Tên: name });
    await expect(missing).toHaveText('Còn thiếu: Video YouTube');
  });

  await test.step('a group that was opened is open the next time, and one with a fault opens', async () => {
    await group('Liên kết').locator('summary').press('Enter');
    await expect(page.getByRole('combobox', { name: 'Học ngành nào' })).toBeVisible();
    await editor.openGroups('Dữ kiện');
    await editor.field('Thu nhập từ').fill('34');
    await group('Dữ kiện').locator('summary').click();
    await expect(editor.field('Thu nhập từ')).toBeHidden();
    await editor.fill({ 'Video YouTube': video });
    await expect(missing).toHaveCount(0);
    await editor.save();
    await expect(editor.field('Thu nhập từ')).toBeFocused();
    await expect(group('Dữ kiện').locator('summary')).toContainText('1 lỗi');
    await expectOpenToEveryone(page);
  });

  await test.step('it is left unfinished with one press, found on the dashboard, and opened with all that was typed', async () => {
    await editor.pick('Ảnh bìa', await picture('bìa để dở.png'));
    await expect(page.getByText('Dùng ảnh bìa, trừ khi bạn chọn ảnh riêng.')).toBeVisible();
    await page.getByRole('button', { name: 'Để đó, làm tiếp sau' }).click();
    await expect(page).toHaveURL('/admin');
    const left = page.getByRole('region', { name: 'Đang làm dở' });
    await expect(left.getByRole('link', { name })).toBeVisible();
    await expectOpenToEveryone(page);
    await left.getByRole('link', { name }).click();
    await expect(editor.field('Tên')).toHaveValue(name);
    await expect(page.getByRole('combobox', { name: 'Bộ phận', exact: true })).toHaveValue(String(department['name']));
    await expect(page.getByRole('combobox', { name: 'Học ngành nào' })).toBeVisible();
    await editor.openGroups('Dữ kiện');
    await expect(editor.field('Thu nhập từ')).toHaveValue('34');
    await editor.field('Thu nhập từ').fill('');
    await editor.saveAndRead('Tạo vị trí thành công!');
    const made = await records.find('vi-tri', name);
    records.adopt('vi-tri', made.id);
    expect(made['image']).toMatch(/^\/uploads\//);
    expect(made['thumbnail']).toBe(made['image']);
    await editor.go('/admin');
    await expect(page.getByRole('heading', { name: 'Đang làm dở' })).toHaveCount(0);
    await editor.go(`/admin/vi-tri/${made.id}/edit`);
    await expect(page.getByRole('button', { name: 'Lưu', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Lưu và thêm mới' })).toHaveCount(0);
  });

  await test.step('search engines and Zalo are shown what they would tell, as it is typed', async () => {
    await editor.openGroups('Tìm kiếm và chia sẻ');
    const look = page.getByRole('region', { name: 'Trên máy tìm kiếm' });
    await expect(look).toContainText(`/${career.slug}/`);
    await expect(look).toContainText(name);
    await editor.fill({ 'Mô tả ngắn': 'Vẽ để kể chuyện.' });
    await expect(look).toContainText('Vẽ để kể chuyện.');
    await expect(page.getByAltText('Ảnh chia sẻ của trang đang hiện')).toBeVisible();
    await editor.expectFits();
  });

  await test.step('what is not wanted any more is asked about and removed', async () => {
    page.on('dialog', (dialog) => void dialog.accept());
    await editor.go('/admin/danh-muc/create');
    await page.getByRole('button', { name: 'Để đó, làm tiếp sau' }).click();
    const left = page.getByRole('region', { name: 'Đang làm dở' });
    await left.getByRole('button', { name: 'Xóa “Danh mục chưa có tên”' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Xóa' }).click();
    await expect(left).toHaveCount(0);
  });
});
