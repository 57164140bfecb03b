import type { Page } from '@playwright/test';
import { audit, expectOpenToEveryone, only } from '../support/axe.ts';
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
  if (test.info().project.name === 'desktop') await expectFreeOfTheBar(page);
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

/** What the bar of the buttons covers in part leaves enough to press, at its upper edge and at the lower one of the window. */
async function expectFreeOfTheBar(page: Page): Promise<void> {
  const bar = page.getByRole('button', { name: 'Lưu', exact: true }).locator('xpath=ancestor::div[2]');
  // What the bar at the top covers is another matter.
  await page.evaluate(`for (const other of document.querySelectorAll('body *:not(form, form *)'))
    if (getComputedStyle(other).position === 'sticky') other.style.position = 'static';`);
  for (const target of [page.getByRole('radio').first(), page.getByRole('button', { name: 'Thêm dòng' }).first()]) {
    for (const edge of ['upper', 'lower'] as const) {
      await page.evaluate(`window.scrollTo({ top: 0, behavior: 'instant' })`);
      const [covers, given] = [(await bar.boundingBox())!, (await target.boundingBox())!];
      const by = edge === 'upper' ? given.y + 2 - covers.y : given.y + given.height - 2 - (covers.y + covers.height);
      await page.evaluate(`window.scrollTo({ top: ${by}, behavior: 'instant' })`);
      const found = await audit(page, only(['target-size']));
      expect(found.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
    }
  }
}
