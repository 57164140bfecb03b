import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/kept-context.ts';

const box = (page: Page) => page.getByRole('main').getByLabel('Tìm kiếm bài viết, môn học, vị trí');
const results = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /Xem chi tiết →/ });
const linkOf = (result: Locator) => result.getByRole('link');

async function open(page: Page, path: string) {
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor();
}

// What results say before any script has run: served-pages.
test('a position is found by its name with accents and without', async ({ page }) => {
  await open(page, '/search');
  await expect(page).toHaveTitle(/^Tìm kiếm – /);
  await expect(box(page)).toHaveAttribute('placeholder', 'Tìm kiếm bài viết, môn học, vị trí...');
  await expect(page.getByRole('main').getByRole('link', { name: 'Thiết kế đồ họa' })).toHaveAttribute(
    'href',
    '/nghe-nghiep/thiet-ke-do-hoa',
  );
  await expect(page.getByText('Không tìm thấy kết quả nào.')).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  for (const typed of ['Nhà thiết kế bao bì', 'nha thiet ke bao bi']) {
    await test.step(typed, async () => {
      await box(page).fill(`  ${typed} `);
      await box(page).press('Enter');
      await expect(page).toHaveURL(`/search?q=${encodeURIComponent(typed)}`);
      await expect(box(page)).toHaveValue(typed);
      const first = results(page).first();
      await expect(linkOf(first)).toHaveAccessibleName('Nhà thiết kế bao bì Xem chi tiết →');
      await expect(first).toContainText('Vị trí');
      await expect(first.getByRole('heading').locator('mark')).toHaveText('Nhà thiết kế bao bì');
      await expect(page.getByText(`kết quả cho “${typed}”`)).toBeVisible();
    });
  }
  await results(page).first().click();
  await expect(page).toHaveURL('/nghe-nghiep/thiet-ke-do-hoa/nha-thiet-ke-bao-bi');
});

test('a search of more than twenty results has pages, and is narrowed to one type and its pages', async ({ page, request }) => {
  const { meta } = await (await request.get('/api/search?q=thiet+ke')).json();
  expect(meta.total).toBeGreaterThan(20);
  await open(page, '/search?q=thiet+ke');
  const pager = page.getByRole('navigation', { name: 'Phân trang' });

  await test.step('pages', async () => {
    await expect(page.getByText(`${meta.total} kết quả cho`)).toBeVisible();
    await expect(results(page)).toHaveCount(20);
    await pager.getByRole('link', { name: 'Trang sau' }).click();
    await expect(page).toHaveURL('/search?q=thiet%20ke&trang=2');
    await expect(page.getByText(`Trang 2 / ${meta.last_page}`)).toBeVisible();
    await expect(page).toHaveTitle(/^Tìm kiếm: thiet ke, trang 2 – /);
    await pager.getByRole('link', { name: 'Trang trước' }).click();
    await expect(page).toHaveURL('/search?q=thiet%20ke');
  });

  await test.step('blank text goes nowhere', async () => {
    await box(page).fill('   ');
    await box(page).press('Enter');
    await page.getByRole('main').getByRole('button', { name: 'Tìm kiếm' }).click();
    await expect(page).toHaveURL('/search?q=thiet%20ke');
    await expect(results(page)).toHaveCount(20);
  });

  await test.step('types', async () => {
    const filter = page.getByRole('navigation', { name: 'Lọc theo loại' });
    await expect(filter.locator('[aria-current]')).toHaveText(`Tất cả ${meta.total}`);
    await filter.getByRole('link', { name: `Vị trí ${meta.types.vitri}` }).click();
    await expect(page).toHaveURL('/search?q=thiet%20ke&loai=vitri');
    await expect(filter.locator('[aria-current=page]')).toHaveText(`Vị trí ${meta.types.vitri}`);
    await expect(page.getByText(`${meta.types.vitri} kết quả cho “thiet ke”`)).toBeVisible();
    await expect(results(page).filter({ hasText: 'Bài viết' })).toHaveCount(0);
    expect(meta.types.vitri).toBeGreaterThan(20);
    await page.getByRole('link', { name: 'Trang sau' }).click();
    await expect(page).toHaveURL('/search?q=thiet%20ke&loai=vitri&trang=2');
    await expect(filter.getByRole('link', { name: 'Tất cả' })).toHaveAttribute('href', '/search?q=thiet%20ke');
  });
});

test('text that looks like markup is only text', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>&"')}`);
  await expect(box(page)).toHaveValue('<img src=x onerror=alert(1)>&"');
  await expect(page.getByRole('main').locator('img[src=x]')).toHaveCount(0);
});

test('who mistypes is told what was searched for instead', async ({ page }) => {
  await open(page, '/search');
  await box(page).fill('bao bif');
  await box(page).press('Enter');
  await expect(page.getByText('Không có kết quả nào khớp hẳn với “bao bif”. Có phải bạn tìm “bao bì”?')).toBeVisible();
  await expect(page.getByText(/^\d+ kết quả cho “bao bì”$/)).toBeVisible();
  await expect(results(page).first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'bao bì', exact: true }).click();
  await expect(page).toHaveURL('/search?q=bao%20b%C3%AC');
});

test('who comes while the search is being prepared tries again with the same text', async ({ page }) => {
  const message = 'Tìm kiếm đang được chuẩn bị, xin thử lại sau vài giây.';
  await page.route('**/api/search?*', (route) =>
    route.fulfill({ status: 503, headers: { 'Retry-After': '2' }, json: { success: false, message } }),
  );
  await open(page, '/search');
  await box(page).fill('bao bì');
  await box(page).press('Enter');
  await expect(page.getByRole('heading', { name: message })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(box(page)).toHaveValue('bao bì');
  await page.unroute('**/api/search?*');
  await page.getByRole('main').getByRole('link', { name: 'Thử lại' }).click();
  await expect(results(page).first()).toBeVisible();
  await expect(page).toHaveURL('/search?q=bao%20b%C3%AC');
  await expect(page.getByText(message)).toHaveCount(0);
});
