import { descriptions } from '#shared/content-types/index.ts';
import { expectAsOpen } from '../support/axe.ts';
import { expect, ownName, test } from '../support/form-editor.ts';

test('on the phone the sidebar is a drawer', async ({ page, editor }) => {
  await editor.go('/admin');
  await expect(page.getByRole('navigation', { name: 'Quản trị' })).toBeHidden();
  const open = page.getByRole('button', { name: 'Mở menu quản trị' });
  await open.click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('navigation').getByRole('link')).toHaveCount(14);
  await expect(drawer.getByRole('link', { name: 'Xem trang web' })).toHaveAttribute('href', '/');
  await expect(page.getByText(/^Phiên bản \d+\.\d+\.\d+$/).filter({ visible: true })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await drawer.getByRole('link', { name: 'Vị trí' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quản lý vị trí');
  await expect(drawer).toBeHidden();
});

test('a name without a place to break leaves the answers of a dialog on the screen', async ({ page, editor, records }) => {
  const name = `Ấ${'ễ'.repeat(90)}${Date.now()}`;
  await records.create('danh-muc', { name });
  const row = await editor.row('danh-muc', name);
  await row.getByRole('button', { name: 'Xóa' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Xóa' })).toBeInViewport({ ratio: 1 });
});

test('on the phone a row is a card with the name of every fact, and still sorts', async ({ page, editor }) => {
  await editor.go('/admin/vi-tri');
  const card = page.getByRole('row').nth(1);
  await expect(card.getByRole('link', { name: 'Sửa' })).toBeVisible();
  const box = await card.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(390);
  expect(box?.height).toBeGreaterThan(100);
  const label = await card
    .getByRole('cell')
    .nth(3)
    .evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(label).toBe('"Bộ phận"');
  // The box stands before the label, not between it and the number.
  const choose = card.getByRole('checkbox');
  const [boxAt, cellAt] = [await choose.boundingBox(), await card.getByRole('cell').first().boundingBox()];
  expect((boxAt?.x ?? 0) - (cellAt?.x ?? 0)).toBeLessThan(4);
  await page.getByRole('columnheader', { name: 'Tên' }).getByRole('button').tap();
  await expect(page).toHaveURL('/admin/vi-tri?sort_by=name');
});

test('no list needs sideways scrolling, on the phone, the tablet and the small laptop, and nothing is too small for a finger', async ({
  page,
  editor,
}) => {
  test.slow();
  for (const path of ['', ...descriptions.map((resource) => `/${resource.path}`), '/vi-tri?per_page=5&page=6']) {
    await test.step(`/admin${path}`, async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      const main = page.getByRole('main');
      if (path === '') {
        await editor.go('/admin');
        await expect(main.getByRole('link', { name: /\d/ }).first()).toBeVisible();
      } else {
        await editor.move(`/admin${path}`);
        const edit = main.locator(`a[href^="/admin${path.split('?')[0]}/"][href*="/edit"]`);
        await expect(edit.filter({ visible: true, hasText: 'Sửa' }).first()).toBeVisible();
      }
      await page.evaluate(() => document.fonts.ready);
      if (path !== '') await expectAsOpen(page);
      for (const width of [390, 820, 1024, 1239, 1240]) {
        await page.setViewportSize({ width, height: 844 });
        const over = await page.evaluate(() => {
          const table = document.querySelector('table');
          const room = table?.parentElement?.clientWidth ?? window.innerWidth;
          return Math.max(document.documentElement.scrollWidth - window.innerWidth, (table?.offsetWidth ?? 0) - room);
        });
        expect(over, `${path} at ${width}`).toBeLessThanOrEqual(0);
      }
    });
  }
});

test('on the phone a form with its faults fits the window, and every part of it the finger', async ({ page, editor }) => {
  // Those with other inputs are made as narrow in admin-form-faults.
  for (const path of ['menu', 'bai-viet']) {
    await test.step(`the form of ${path}`, async () => {
      await editor.open(`/admin/${path}/create`);
      await editor.save();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
      await editor.expectFits();
      await expectAsOpen(page);
    });
  }
});

test('on the phone old addresses, refused ones too, and what visitors search for fit the window', async ({
  page,
  editor,
  records,
}) => {
  const { id } = await records.create('danh-muc', { name: ownName('Góc xưởng') });
  await editor.open(`/admin/danh-muc/${id}/edit`);
  await page.locator('summary', { hasText: 'Địa chỉ cũ' }).click();
  const panel = page.locator('details');
  await panel.getByLabel('Thêm địa chỉ cũ').fill('/mon-hoc');
  await panel.getByRole('button', { name: 'Thêm' }).click();
  await expect(panel.getByText('Địa chỉ này đang là một trang của website.')).toBeVisible();
  await panel.getByLabel('Thêm địa chỉ cũ').fill(`/cu/goc-xuong-${id}.html`);
  await panel.getByRole('button', { name: 'Thêm' }).click();
  await expect(panel.getByText(`/cu/goc-xuong-${id}.html`, { exact: true })).toBeVisible();
  await editor.expectFits();
  await expectAsOpen(page);

  await editor.go('/admin/dia-chi-cu');
  await page.getByLabel('Danh sách địa chỉ').fill(`/cu/goc-xuong-${id}-2.html, /khong/co`);
  await page.getByRole('button', { name: 'Kiểm tra' }).click();
  await expect(page.getByText('Website không có trang ở địa chỉ mới này.')).toBeVisible();
  await editor.expectFits();
  await expectAsOpen(page);

  await page.getByRole('button', { name: 'Mở menu quản trị' }).click();
  await page.getByRole('dialog').getByText('Số liệu').click();
  await page.getByRole('link', { name: 'Khách tìm gì' }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Khách tìm gì');
  await expect(page.getByLabel('Thời gian')).toBeVisible();
  await editor.expectFits();
  await expectAsOpen(page);
});
