import { expect, ownName, test } from '../support/form-editor.ts';

test('the menu is a tree: children stand below their parent, indented, and name it, also where that is filtered away', async ({
  page,
  editor,
  records,
}) => {
  const parent = await records.create('menu', { title: ownName('Cha'), type: 'dropdown', order: 800_000 });
  const child = await records.create('menu', { title: ownName('Con'), parent_id: parent.id, order: 1, url: '/bai-viet' });
  await editor.go('/admin/menu');
  const title = (text: unknown) => page.getByRole('cell', { name: String(text), exact: true });
  const above = page
    .getByRole('row')
    .filter({ has: title(parent['title']) })
    .first();
  const below = page.getByRole('row').filter({ hasText: String(child['title']) });
  await expect(below.getByRole('cell')).toHaveText([
    String(child.id),
    String(child['title']),
    String(parent['title']),
    child.slug,
    'Không',
    '/bai-viet',
    /Sửa/,
  ]);
  await expect(above).toContainText('Dropdown');

  const left = async (text: unknown) => (await page.getByText(String(text), { exact: true }).first().boundingBox())?.y ?? 0;
  expect(await left(child['title'])).toBeGreaterThan(await left(parent['title']));
  await expect(below.locator('svg')).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: 'Phân trang' })).toHaveCount(0);

  await test.step('a child whose parent is filtered away still names it', async () => {
    const parent = await records.create('menu', { title: ownName('Cha hiện'), type: 'dropdown' });
    const child = await records.create('menu', { title: ownName('Con ẩn'), parent_id: parent.id, status: 0 });
    await editor.go('/admin/menu?status=inactive');
    await expect(page.getByRole('row').filter({ hasText: String(child['title']) })).toContainText(String(parent['title']));
  });
});

test("the '?' of menu and banners explains itself", async ({ page, editor: _ }) => {
  for (const [path, sentences] of [
    ['menu', [/Thay đổi URL của menu ảnh hưởng đến cả hệ thống/]],
    ['banners', [/Nội bộ: dẫn đến một trang của website này/, /Bên ngoài: dẫn đến một website khác/]],
  ] as const) {
    await test.step(path, async () => {
      // Both screens have a mark of that name: only a load tells one from the other.
      await page.goto(`/admin/${path}`);
      const mark = page.getByRole('button', { name: /^Trợ giúp/ });
      await expect(mark).toHaveText('?');
      await mark.focus();
      await page.keyboard.press('Enter');
      for (const sentence of sentences) await expect(page.getByRole('note').getByText(sentence)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('note')).toBeHidden();
      await expect(mark).toBeFocused();
    });
  }
});
