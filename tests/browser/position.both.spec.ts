import { expect, test } from '../support/kept-context.ts';

const career = '/nghe-nghiep/thiet-ke-do-hoa';

test('a position says what it is, where it belongs and what is near, and leads to its department', async ({ page }) => {
  await page.goto(`${career}/nha-thiet-ke-bao-bi`);
  await expect(page).toHaveTitle(/^Nhà thiết kế bao bì, nghề Thiết kế đồ họa – /);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nhà thiết kế bao bì');
  const trail = page.getByRole('navigation', { name: 'Đường dẫn' });
  await expect(trail.getByRole('link', { name: 'Thiết kế đồ họa' })).toHaveAttribute('href', career);
  const main = page.getByRole('main');
  const department = main.getByRole('link', { name: 'Thương hiệu và ấn phẩm', exact: true });
  await expect(department).toHaveAttribute('href', `${career}#bo-phan-thuong-hieu-va-an-pham`);
  await expect(main.getByRole('list', { name: 'Lĩnh vực' }).getByRole('listitem').first()).toBeVisible();
  const near = page.getByRole('region', { name: 'Vị trí khác ở bộ phận Thương hiệu và ấn phẩm' });
  await expect(near.getByRole('heading', { level: 3 })).toHaveText([
    'Nhà thiết kế bộ nhận diện',
    'Nhà thiết kế sách và tạp chí',
    'Nhà thiết kế chữ',
  ]);

  await page.locator('html[data-ready]').waitFor();
  await page.evaluate(() => {
    const places = ((window as Window & { places?: number[] }).places = [] as number[]);
    document.addEventListener('scroll', () => places.push(window.scrollY));
  });
  await department.click();
  await expect(page.getByRole('heading', { level: 2, name: 'Thương hiệu và ấn phẩm', exact: true })).toBeInViewport();
  // At once, where a smooth move stops at a dozen places: it would end in another one when what is above the section is laid
  // out meanwhile. Pressing the link may move the page by some pixels before.
  const places = await page.evaluate(() => (window as Window & { places?: number[] }).places ?? []);
  expect(places.length).toBeLessThan(5);
});
