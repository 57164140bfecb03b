import { articlePath, majorPath, positionPath } from '#shared/paths.ts';
import { expect, ownName, picture, test } from '../support/form-editor.ts';

const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

// One form of each shape: the others are made of the same inputs, and their calls are walked in tests/contract.
test('an editor keeps a menu item', async ({ page, context, editor, records }) => {
  const parent = await records.create('menu', { title: ownName('Cha'), type: 'dropdown', url: '/nghe-nghiep' });
  const title = ownName('Tin tuyển sinh');
  await editor.openNew('menu');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thêm menu');
  // Behind its siblings, wherever they stand, until its place is typed.
  await expect(editor.field('Thứ tự')).toHaveValue(String(Number(parent['order']) + 1));
  await editor.fill({ 'Tiêu đề': title, URL: '/bai-viet' });
  await page.getByRole('radio', { name: 'Không' }).check();
  await editor.choose('Menu cha', String(parent['title']));
  await expect(editor.field('Thứ tự')).toHaveValue('1');
  await editor.fill({ 'Thứ tự': '7' });
  await page.getByRole('radio', { name: 'Hiển thị' }).check();
  await editor.saveAndRead('Tạo menu thành công!');

  const row = await editor.rowHere(title);
  await expect(row).toContainText(String(parent['title']));
  await row.getByRole('link', { name: 'Sửa' }).click();
  await expect(editor.field('URL')).toHaveValue('/bai-viet');
  await expect(editor.field('Thứ tự')).toHaveValue('7');
  await editor.fill({ 'Tiêu đề': `${title} mới` });
  await editor.saveAndRead('Cập nhật menu thành công!');

  const shown = await (await page.request.get('/api/menu')).text();
  expect(shown).toContain(`${title} mới`);
  const visitor = await context.newPage();
  await visitor.goto('/mon-hoc');
  await expect(visitor.getByText(String(parent['title'])).first()).toBeAttached();
  await editor.removeHere(`${title} mới`, `Bạn có chắc chắn muốn xóa menu "${title} mới"?`, 'Xóa menu thành công!');
});

test('an editor keeps a banner', async ({ page, context, editor, records }) => {
  const title = ownName('Ngày hội mở');
  await editor.openNew('banners');
  await editor.fill({ 'Tiêu đề': title, 'Liên kết': 'https://example.com/ngay-hoi', 'Thứ tự': '3' });
  await page.getByRole('radio', { name: 'Bên ngoài' }).check();
  await editor.pick('Ảnh banner', await picture());
  await editor.saveAndRead('Tạo banner thành công!');

  const stored = await records.find('banners', title);
  await (await editor.rowHere(title)).getByRole('link', { name: 'Sửa' }).click();
  await expect(page.getByAltText('Ảnh hiện tại')).toHaveAttribute('src', String(stored['image']));
  await expect(page.getByRole('radio', { name: 'Bên ngoài' })).toBeChecked();
  await editor.fill({ 'Tiêu đề': `${title} 2026` });
  await editor.pick('Ảnh banner', await picture('ảnh khác.png'));
  await editor.saveAndRead('Cập nhật banner thành công!');
  expect((await records.get('banners', stored.id))['image']).not.toBe(stored['image']);

  const visitor = await context.newPage();
  await visitor.goto('/nghe-nghiep');
  await expect(visitor.locator('a[href="https://example.com/ngay-hoi"]').first()).toBeAttached();
  await editor.removeHere(`${title} 2026`, `Bạn có chắc chắn muốn xóa banner "${title} 2026"?`, 'Xóa banner thành công!');
});

test('an editor keeps a position', async ({ page, context, editor, records }) => {
  const career = await records.create('nghe-nghiep', { name: ownName('Nghề có vị trí') });
  const department = await records.create('bo-phan', { name: ownName('Bộ phận vẽ'), nghe_nghiep_id: career.id });
  const name = ownName('Họa sĩ minh họa');
  await editor.openNew('vi-tri');
  await editor.choose('Nghề nghiệp', String(career['name']));
  await editor.choose('Bộ phận', String(department['name']));
  await editor.fill({ Tên: name, 'Mô tả ngắn': 'Vẽ để kể.', 'Video YouTube': video, 'Thứ tự': '4' });
  await editor.addSection({ title: 'Công việc', content: 'Đọc rồi vẽ.', bullets: ['Phác thảo', 'Lên màu'] });
  await editor.addSection({ title: 'Yêu cầu', content: 'Kiên nhẫn.', bullets: ['Giải phẫu'] });
  await editor.addTags('Lĩnh vực', 'Sách', 'Báo chí');
  await editor.openGroups('Tìm kiếm và chia sẻ');
  await editor.addTags('Tên gọi khác', 'Illustrator', 'Vẽ sách');
  await editor.pick('Ảnh thumbnail', await picture('nhỏ.png'));
  await editor.pick('Ảnh bìa', await picture('bìa.png'));
  await editor.save();
  await expect(page.getByText('Tạo vị trí thành công! Xem trên trang')).toBeVisible();
  const way = (await editor.rowHere(name)).getByRole('link', { name: 'Xem trên trang' });
  await expect(way).toHaveAttribute('href', new RegExp(`^/nghe-nghiep/${career.slug}/`));

  await (await editor.rowHere(name)).getByRole('link', { name: 'Sửa' }).click();
  await expect(page.getByRole('combobox', { name: 'Nghề nghiệp' })).toHaveValue(String(career['name']));
  await expect(page.getByRole('combobox', { name: 'Bộ phận' })).toHaveValue(String(department['name']));
  await expect(editor.section(1).getByLabel('Gạch đầu dòng').nth(1)).toHaveText('Lên màu');
  await expect(page.getByRole('button', { name: 'Xóa "Báo chí"' })).toBeVisible();
  await expect(page.getByAltText('Ảnh hiện tại')).toHaveCount(2);
  await editor.section(2).getByRole('button', { name: 'Chuyển lên' }).first().click();
  await editor.saveAndRead('Cập nhật vị trí thành công!');

  const stored = await records.find('vi-tri', name);
  const visitor = await context.newPage();
  await visitor.goto(positionPath(career.slug, stored.slug));
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(visitor.getByRole('heading', { level: 2, name: /Yêu cầu|Công việc/ })).toHaveText([/Yêu cầu/, /Công việc/]);
  await expect(visitor.getByText('Lên màu')).toBeVisible();
  await expect(visitor.getByText('Báo chí')).toBeVisible();
  await expect(visitor.getByText('Còn gọi là: Illustrator, Vẽ sách')).toBeVisible();
  await editor.removeHere(name, `Bạn có chắc chắn muốn xóa vị trí "${name}"?`, 'Xóa vị trí thành công!');
});

test('an editor keeps a major', async ({ context, editor, records }) => {
  const group = await records.create('nhom-nganh', { name: ownName('Nhóm có ngành') });
  const name = ownName('Thiết kế chữ');
  await editor.openNew('nganh-hoc');
  await editor.choose('Nhóm ngành', String(group['name']));
  await editor.fill({ Tên: name, 'Mã ngành': '6210499', 'Mô tả ngắn': 'Chữ là hình.', 'Video YouTube': video, 'Thứ tự': '1' });
  await editor.addSection({ title: 'Học gì', content: 'Thư pháp và phông chữ.', bullets: ['Nét', 'Khoảng'] });
  await editor.pick('Hình ảnh', await picture());
  await editor.saveAndRead('Tạo ngành học thành công!');

  const row = await editor.rowHere(name);
  await expect(row).toContainText('6210499');
  await row.getByRole('link', { name: 'Sửa' }).click();
  await editor.fill({ 'Mã ngành': '6210500' });
  await editor.saveAndRead('Cập nhật ngành học thành công!');

  const stored = await records.find('nganh-hoc', name);
  const visitor = await context.newPage();
  await visitor.goto(majorPath(group.slug, stored.slug));
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(visitor.getByText('6210500').first()).toBeVisible();
  await editor.removeHere(name, `Bạn có chắc chắn muốn xóa ngành học "${name}"?`, 'Xóa ngành học thành công!');
});

test('an editor keeps an article', async ({ page, context, editor, records }) => {
  const category = await records.create('danh-muc', { name: ownName('Mục thử') });
  const title = ownName('Mùa hè trong xưởng');
  await editor.openNew('bai-viet');
  await editor.choose('Danh mục', String(category['name']));
  await editor.fill({ 'Tiêu đề': title, 'Tóm tắt': 'Ba tháng, ba dự án.', 'Video YouTube': video, 'Thứ tự': '900' });
  await editor.addSection({ title: 'Tháng sáu', content: 'Nóng.', bullets: ['In lụa', 'Nhuộm'] });
  await editor.pick('Ảnh thumbnail', await picture('nhỏ.png'));
  await editor.pick('Ảnh bìa', await picture('bìa.png'));
  await page.getByRole('radio', { name: 'Đã xuất bản' }).check();
  await editor.field('Ngày xuất bản').fill('2026-01-02T03:04');
  await editor.saveAndRead('Tạo bài viết thành công!');

  await (await editor.rowHere(title)).getByRole('link', { name: 'Sửa' }).click();
  await expect(editor.field('Ngày xuất bản')).toHaveValue('2026-01-02T03:04');
  await expect(page.getByAltText('Ảnh hiện tại')).toHaveCount(2);
  await editor.fill({ 'Tóm tắt': 'Ba tháng, bốn dự án.' });
  await editor.saveAndRead('Cập nhật bài viết thành công!');

  const stored = await records.find('bai-viet', title);
  expect(stored['published_at']).toBe('2026-01-01T20:04:00.000Z');
  const visitor = await context.newPage();
  await visitor.goto(articlePath(stored.slug));
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(visitor.getByText('Nhuộm')).toBeVisible();
  await editor.removeHere(title, `Bạn có chắc chắn muốn xóa bài viết "${title}"?`, 'Xóa bài viết thành công!');
});
