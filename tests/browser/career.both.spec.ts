import { expect, test } from '../support/kept-context.ts';

const path = '/nghe-nghiep/thiet-ke-do-hoa';

test('a visitor sees at once what the career is and how much there is to it, and each department with its positions', async ({
  page,
}) => {
  await page.goto(path);
  await expect(page).toHaveTitle('Nghề Thiết kế đồ họa – Trường Thiết kế Năm Dấu');
  await expect(page.getByRole('heading', { level: 1, name: 'Thiết kế đồ họa' })).toBeInViewport();
  await expect(page.getByText('4 bộ phận · 14 vị trí việc làm')).toBeInViewport();
  await expect(page.getByRole('main').locator('img').first()).toBeInViewport();

  const departments = page.getByRole('navigation', { name: 'Các bộ phận' }).getByRole('listitem');
  await expect(departments).toHaveCount(4);
  for (const name of await departments.locator('a > :first-child').allTextContents())
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  const print = page.getByRole('region', { name: 'Chế bản và in ấn' });
  await expect(print.getByRole('heading', { level: 3 })).toHaveText([
    'Chuyên viên chế bản in',
    'Kỹ thuật viên quản lý màu',
    'Nhân viên giám sát in',
  ]);
  await print.getByRole('link', { name: 'Nhân viên giám sát in' }).click();
  await expect(page).toHaveURL(`${path}/nhan-vien-giam-sat-in`);
});
