import { auditColours, expectOpenToEveryone } from '../support/axe.ts';
import { expect, test } from '../support/form-editor.ts';

// Their layout on the phone: admin-narrow and admin-dashboard.
test('the overview and the missing page are open to everyone', async ({ page, editor }) => {
  for (const address of ['/admin', '/admin/khong-co']) {
    await editor.go(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The figures of the overview have come, the missing page has its way back.
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expectOpenToEveryone(page);
  }
});

// A tree, pictures with two parents, states with dates: the other lists are made of the same (admin-lists, admin-narrow).
test('the lists of menu, positions and articles are open to everyone', async ({ page, editor }) => {
  test.slow();
  for (const path of ['menu', 'vi-tri?per_page=5&page=6', 'bai-viet?per_page=5&status=all']) {
    await test.step(path, async () => {
      await editor.go(`/admin/${path}`);
      await expect(page.getByRole('link', { name: 'Sửa', exact: true }).first()).toBeVisible();
      await expectOpenToEveryone(page);
    });
  }
  await test.step('a pale word in the last row would be told', async () => {
    await page
      .getByRole('row')
      .last()
      .evaluate((row) => {
        for (const part of row.querySelectorAll<HTMLElement>('td, td *')) part.style.color = '#ddd';
      });
    expect((await auditColours(page)).map(({ id }) => id)).toEqual(['color-contrast']);
  });
});
