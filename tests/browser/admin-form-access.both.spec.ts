import { expectOpenToEveryone } from '../support/axe.ts';
import { expect, ownName, picture, test } from '../support/form-editor.ts';

test('an edit form with sections, tags and a notice is open to everyone and fits the window', async ({
  page,
  editor,
  records,
}) => {
  const career = await records.create('nghe-nghiep', { name: ownName('Nghề mở') });
  const department = await records.create('bo-phan', { name: ownName('Bộ phận mở'), nghe_nghiep_id: career.id });
  const position = await records.create('vi-tri', {
    name: ownName('Vị trí mở'),
    bo_phan_id: department.id,
    fields: ['Một', 'Hai'],
    detailed_description: [
      { title: 'Một', content: 'a', list: ['b', 'c'] },
      { title: 'Hai', content: 'd', list: [] },
    ],
  });
  await editor.open(`/admin/vi-tri/${position.id}/edit`);
  await editor.fill({ 'Mô tả ngắn': 'Của tôi' });
  await editor.pick('Ảnh bìa', await picture());
  await editor.section(1).getByRole('button', { name: 'Xóa dòng' }).first().click();
  await editor.expectFits();
  await expectOpenToEveryone(page);
  await records.update('vi-tri', position.id, { short_description: 'Của người kia' });
  await editor.save();
  await page.getByRole('button', { name: 'So sánh từng mục' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await editor.expectFits();
  await expectOpenToEveryone(page);
});
