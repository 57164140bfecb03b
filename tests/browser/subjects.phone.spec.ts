import { expect, test } from '../support/kept-context.ts';

const group = '/nganh-hoc/my-thuat-ung-dung';

test('every subject is listed under its group and major, and leads to its page', async ({ page, request }) => {
  const { data } = await (await request.get('/api/mon-hoc')).json();
  await page.goto('/mon-hoc');
  await expect(page).toHaveTitle(/^Môn học – /);
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(data.length).toBeGreaterThan(20);
  for (const { slug, nganh_hoc } of data) {
    expect(links).toContain(`/nganh-hoc/${nganh_hoc.group.slug}/${nganh_hoc.slug}/${slug}`);
  }
  const section = page.getByRole('region', { name: 'Mỹ thuật ứng dụng' });
  await expect(section.getByRole('heading', { level: 3, name: 'Thiết kế đồ họa' }).getByRole('link')).toHaveAttribute(
    'href',
    `${group}/thiet-ke-do-hoa`,
  );
  await section.getByRole('link', { name: 'Cơ sở tạo hình' }).click();
  await expect(page).toHaveURL(`${group}/thiet-ke-do-hoa/co-so-tao-hinh`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cơ sở tạo hình');
});

test('the list of groups leads to each of them, and a name typed without accents leaves only the subjects it fits', async ({
  page,
}) => {
  await page.goto('/mon-hoc');
  await page.locator('html[data-ready]').waitFor();
  await page
    .getByRole('navigation', { name: 'Nhóm ngành' })
    .getByRole('link', { name: /^Hoạt hình và điện ảnh/ })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'Hoạt hình và điện ảnh' })).toBeInViewport();

  const field = page.getByRole('searchbox', { name: 'Lọc theo tên môn' });
  await field.fill('do hoa CHU viet');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Đồ họa chữ Việt' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Kỹ thuật in' })).toHaveCount(0);
  await expect(main.getByRole('status')).toHaveText('1 môn học');
  await field.fill('không môn nào tên thế này');
  await expect(main.getByRole('heading', { name: 'Không có môn học nào khớp' })).toBeVisible();
  await main.getByRole('button', { name: 'Xem tất cả môn học' }).click();
  await expect(main.getByRole('link', { name: 'Kỹ thuật in' })).toBeVisible();
});
