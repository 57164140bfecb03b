import { expectOpenToEveryone } from '../support/axe.ts';
import { expect, ownName, test } from '../support/form-editor.ts';

test('an old address keeps leading to its record, typed ones too, and many can be brought in at once', async ({
  page,
  editor,
  records,
}) => {
  test.slow();
  const { id, slug } = await records.create('danh-muc', { name: ownName('Góc xưởng') });
  const old = `/cu/${slug}.html`;

  await test.step('the form says what becomes of the address', async () => {
    await editor.open(`/admin/danh-muc/${id}/edit`);
    const note = page.getByText(`Địa chỉ cũ /bai-viet?danh-muc=${slug} sẽ dẫn tới địa chỉ mới.`);
    await expect(note).toBeHidden();
    await page.getByLabel('Slug').fill(`${slug}-moi`);
    await expect(note).toBeVisible();
    await editor.save();
    await expect(page.getByText('Cập nhật danh mục thành công!')).toBeVisible();
    const answer = await page.request.get(`/bai-viet?danh-muc=${slug}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([301, `/bai-viet?danh-muc=${slug}-moi`]);
  });

  await test.step('its panel adds an address, or says why not', async () => {
    await editor.open(`/admin/danh-muc/${id}/edit`);
    await page.locator('summary', { hasText: 'Địa chỉ cũ' }).click();
    const panel = page.locator('details');
    await expect(panel.getByText(`/bai-viet?danh-muc=${slug}`, { exact: true })).toBeVisible();
    const box = panel.getByLabel('Thêm địa chỉ cũ');
    await box.fill('/mon-hoc');
    await box.press('Enter');
    await expect(panel.getByText('Địa chỉ này đang là một trang của website.')).toBeVisible();
    await box.fill(`https://truong-cu.edu.vn${old.toUpperCase()}`);
    await panel.getByRole('button', { name: 'Thêm' }).click();
    await expect(panel.getByText(old, { exact: true })).toBeVisible();
    await expect(box).toHaveValue('');
    await editor.expectFits();
    await expectOpenToEveryone(page);
    await page.goto(old);
    await expect(page).toHaveURL(`/bai-viet?danh-muc=${slug}-moi`);
  });

  await test.step('many are checked before they are written', async () => {
    await editor.go('/admin/dia-chi-cu');
    const text = page.getByLabel('Danh sách địa chỉ');
    await text.fill(`/cu/${slug}-2.html, /khong/co\n/cu/${slug}-3.php?id=1, /bai-viet?danh-muc=${slug}-moi`);
    await page.getByRole('button', { name: 'Kiểm tra' }).click();
    await expect(page.getByText('1 địa chỉ sẽ được thêm, 1 dòng cần sửa.')).toBeFocused();
    await expect(page.getByText('Website không có trang ở địa chỉ mới này.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Nhập/ })).toBeHidden();
    await editor.expectFits();
    await expectOpenToEveryone(page);
    await text.fill(`/cu/${slug}-3.php?id=1, /bai-viet?danh-muc=${slug}-moi`);
    await page.getByRole('button', { name: 'Kiểm tra' }).click();
    await page.getByRole('button', { name: 'Nhập 1 địa chỉ' }).click();
    await expect(page.getByText('Đã thêm 1 địa chỉ cũ.')).toBeVisible();
    await expect(text).toBeFocused();
    await expect(page.getByRole('row').filter({ hasText: `/cu/${slug}-3.php?id=1` })).toBeVisible();
  });

  await test.step('the list takes one away after a question', async () => {
    const row = page.getByRole('row').filter({ hasText: old });
    await row.getByRole('button', { name: 'Bỏ' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Bỏ địa chỉ' }).click();
    await expect(row).toBeHidden();
    expect((await page.request.get(old, { maxRedirects: 0 })).status()).toBe(404);
  });

  await test.step('a link within the site leads on as well, and leaves no trace of the old address', async () => {
    for (const way of [`/bai-viet?danh-muc=${slug}`, `/cu/${slug}-3.php?id=1`]) {
      await page.goto('/mon-hoc');
      await page.locator('html[data-ready]').waitFor();
      // The router hears of the new address as it does when one goes back to it.
      await page.evaluate((href) => {
        window.history.pushState({}, '', href);
        window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }, way);
      await expect(page).toHaveURL(`/bai-viet?danh-muc=${slug}-moi`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Góc xưởng');
    }
  });
});
