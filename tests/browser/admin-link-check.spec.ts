import { expectOpenToEveryone } from '../support/axe.ts';
import { expect, ownName, test } from '../support/form-editor.ts';

test('links that lead nowhere are found, shown where they stand, and mended', async ({ page, editor, records }) => {
  test.slow();
  const slug = ownName('khong-co')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const career = await records.create('nghe-nghiep', { name: ownName('Nghề đổi tên') });
  const dead = await records.create('banners', { title: ownName('Banner hỏng'), link: `/nghe-nghiep/${slug}` });
  const moved = await records.create('banners', { title: ownName('Banner chuyển'), link: `/nghe-nghiep/${career.slug}` });

  await test.step('a check begins with a press, says how it goes, and keeps the focus', async () => {
    await records.update('nghe-nghiep', career.id, { slug: `${career.slug}-moi` });
    await page.goto('/admin');
    await page.getByRole('complementary').getByText('Hệ thống').click();
    await page.getByRole('link', { name: 'Kiểm tra liên kết' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kiểm tra liên kết' })).toBeVisible();
    const button = page.getByRole('button', { name: 'Kiểm tra ngay' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row').filter({ hasText: `/nghe-nghiep/${slug}` })).toBeVisible({ timeout: 60_000 });
    await expect(button).toBeFocused();
    await editor.expectFits();
    await expectOpenToEveryone(page);
  });

  await test.step('a row says what is wrong, and leads to the form', async () => {
    const row = page.getByRole('row').filter({ hasText: `/nghe-nghiep/${slug}` });
    await expect(row.getByText('Website không có gì ở địa chỉ này.')).toBeVisible();
    await row.getByRole('link', { name: String(dead['title']) }).click();
    await expect(page).toHaveURL(`/admin/banners/${dead.id}/edit`);
    await editor.field('Liên kết').fill('/mon-hoc');
    await editor.save();
    await editor.go('/admin/lien-ket');
    await expect(page.getByRole('row').filter({ hasText: `/nghe-nghiep/${career.slug}` })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: `/nghe-nghiep/${slug}` })).toBeHidden();
  });

  await test.step('the new address is used with one press, and taken back with another', async () => {
    // What there is none of cannot be chosen.
    await expect(page.getByLabel('Tình trạng').getByRole('option', { name: '(0)' }).first()).toBeDisabled();
    await page.getByLabel('Tình trạng').selectOption({ value: 'moved' });
    await expect(page).toHaveURL('/admin/lien-ket?loc=moved');
    const row = page.getByRole('row').filter({ hasText: `/nghe-nghiep/${career.slug}-moi` });
    await row.getByRole('button', { name: 'Dùng địa chỉ mới' }).click();
    await expect(row).toBeHidden();
    const linkOf = async () => (await records.get('banners', moved.id))['link'];
    expect(await linkOf()).toBe(`/nghe-nghiep/${career.slug}-moi`);
    await page.getByRole('button', { name: 'Hoàn tác' }).click();
    await expect.poll(linkOf).toBe(`/nghe-nghiep/${career.slug}`);
  });

  await test.step('all of it fits a phone, in the dark too', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await editor.go('/admin/lien-ket');
    await expect(page.getByText(/^Không kết luận được: máy chủ không ra được Internet/).first()).toBeVisible();
    await editor.expectFits();
    await expectOpenToEveryone(page);
  });
});
