import type { Page } from '@playwright/test';
import { expect, test } from '../support/kept-context.ts';

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor();
};
const main = (page: Page) => page.getByRole('main');
const forget = (page: Page) => page.evaluate(() => localStorage.clear());

test.afterEach(({ page }) => forget(page));

test('what is saved anywhere is found again, shared, thrown away and brought back', async ({ page }) => {
  await open(page, '/search?q=thiet+ke&loai=nganhhoc');
  const save = main(page).getByRole('button', { name: /^Lưu / });
  await save.first().click();
  await save.first().click();
  await expect(main(page).getByRole('button', { name: /^Đã lưu/, pressed: true })).toHaveCount(2);

  // The bar comes back at the top.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.getByRole('button', { name: 'Mở menu' }).click();
  await page.getByRole('link', { name: /^Đã lưu ?2 ?mục$/ }).click();
  await expect(page).toHaveURL('/da-luu');
  await expect(page).toHaveTitle(/^Đã lưu – /);
  const lines = main(page).getByRole('heading', { level: 3 });
  await expect(lines).toHaveCount(2);
  await expect(lines.first().getByRole('link')).toHaveAttribute('href', /^\/nganh-hoc\//);

  await main(page).getByRole('button', { name: 'Xóa hết' }).click();
  await expect(main(page).getByRole('heading', { name: 'Chưa lưu gì' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Khám phá theo sở thích' })).toHaveAttribute('href', '/kham-pha');
  await main(page).getByRole('button', { name: 'Hoàn tác' }).click();
  await expect(lines).toHaveCount(2);
  await main(page).getByRole('button', { name: /^Bỏ / }).first().click();
  await expect(lines).toHaveCount(1);
  await main(page).getByRole('button', { name: 'Hoàn tác' }).click();
  await expect(lines).toHaveCount(2);

  await main(page).getByRole('link', { name: 'So sánh 2 ngành' }).click();
  await expect(page).toHaveURL(/\/so-sanh\?nganh=[a-z0-9-]+,[a-z0-9-]+$/);
  await expect(main(page).getByRole('columnheader').first()).toBeAttached();
});

test('a list that was sent is read only, until it is taken over', async ({ page }) => {
  await open(page, '/da-luu?nganh=thiet-ke-do-hoa,khong-con&vi-tri=nha-thiet-ke-bo-nhan-dien');
  await expect(main(page).getByText('1 mục trong danh sách không còn trên trang.')).toBeVisible();
  await expect(main(page).getByRole('button', { name: /^Bỏ / })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await main(page).getByRole('button', { name: 'Thêm vào danh sách của tôi' }).click();
  await expect(main(page).getByText('Đã thêm 2 mục, danh sách của bạn giờ có 2 mục.')).toBeVisible();
  await main(page).getByRole('link', { name: 'Xem danh sách của tôi' }).click();
  await expect(main(page).getByRole('heading', { level: 3 })).toHaveText(['Thiết kế đồ họa', 'Nhà thiết kế bộ nhận diện']);
});

test('what somebody else wrote there is nothing, and what is gone says so', async ({ page }) => {
  await open(page, '/da-luu');
  await page.evaluate(() => localStorage.setItem('da-luu', '{"a":[1'));
  await page.reload();
  await expect(main(page).getByRole('heading', { name: 'Chưa lưu gì' })).toBeVisible();
  await page.evaluate(() =>
    localStorage.setItem('da-luu', JSON.stringify([{ kind: 'mon', slug: 'da-go', name: 'Môn đã gỡ' }, { kind: 'x' }])),
  );
  await page.reload();
  await expect(main(page).getByText('Không còn trên trang')).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Môn đã gỡ' }).getByRole('link')).toHaveCount(0);
});

test('a browser that stores nothing says so', async ({ page }) => {
  await open(page, '/search?q=thiet+ke');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await main(page).getByRole('button', { name: /^Lưu / }).first().click();
  await expect(main(page).getByText('Trình duyệt này không cho lưu.')).toBeVisible();
  await expect(main(page).getByRole('button', { name: /^Đã lưu/ })).toHaveCount(0);
});

test('majors are found by exams, two columns are shown at a time, and one that is gone is told', async ({ page }) => {
  await open(page, '/so-sanh');
  await main(page).getByRole('checkbox', { name: 'Toán', exact: true }).check();
  await main(page).getByRole('button', { name: 'Xem ngành' }).click();
  // The list is led to, with its count.
  await expect(main(page).getByRole('heading', { name: 'Ngành có tổ hợp gồm Toán' })).toBeFocused();
  await expect(main(page).getByText(/^\d+ trong \d+ ngành$/)).toBeInViewport();
  await main(page).getByRole('checkbox', { name: 'Ngữ văn', exact: true }).check();
  await main(page).getByRole('checkbox', { name: 'Vẽ', exact: true }).check();
  await main(page).getByRole('button', { name: 'Xem ngành' }).click();
  await expect(page).toHaveURL('/so-sanh?mon=toan,ngu-van,ve#phan--nganh');
  const compare = main(page).getByRole('button', { name: 'So sánh', exact: true });
  await compare.click();
  await expect(main(page).getByText('Hãy đánh dấu hai đến bốn ngành.')).toBeVisible();
  await expect(compare).toBeFocused();
  await main(page).getByRole('checkbox', { name: 'So sánh Kiến trúc' }).check();
  await expect(main(page).getByText('Đã chọn 1 ngành, chọn thêm ít nhất 1')).toBeVisible();
  const boxes = main(page).getByRole('checkbox', { name: /^So sánh / });
  for (let place = 0; place < 5; place += 1) if (!(await boxes.nth(place).isChecked())) await boxes.nth(place).click();
  await expect(main(page).getByText('Mỗi lần so sánh được nhiều nhất 4 ngành: bỏ bớt một ngành trước.')).toBeVisible();
  await expect(main(page).getByRole('checkbox', { name: /^So sánh /, checked: true })).toHaveCount(4);
  // What gets the focus does so above the bar.
  await boxes.nth(5).focus();
  expect(
    await boxes.nth(5).evaluate((box) => {
      const bar = box.closest('form')?.querySelector('button')?.parentElement;
      return box.getBoundingClientRect().bottom <= (bar?.getBoundingClientRect().top ?? 0);
    }),
  ).toBe(true);

  await open(page, '/so-sanh?nganh=kien-truc');
  await expect(main(page).getByText('Bạn đã chọn Kiến trúc.')).toBeVisible();
  await expect(main(page).getByRole('checkbox', { name: 'So sánh Kiến trúc' })).toBeChecked();

  await open(page, '/so-sanh?nganh=kien-truc,khong-con,thiet-ke-do-hoa,thiet-ke-thoi-trang,nhiep-anh');
  await expect(main(page).getByText('Một ngành bạn chọn không còn trên trang.')).toBeVisible();
  await expect(main(page).getByText('Mỗi lần so sánh được nhiều nhất 4 ngành')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  const table = main(page).getByRole('region', { name: 'Bảng so sánh 3 ngành' });
  const isSeen = (name: string) =>
    main(page)
      .getByRole('link', { name, exact: true })
      .evaluate((link) => {
        const { left, right } = link.getBoundingClientRect();
        return left >= 0 && right <= window.innerWidth;
      });
  expect([await isSeen('Kiến trúc'), await isSeen('Thiết kế đồ họa'), await isSeen('Thiết kế thời trang')]).toEqual([
    true,
    true,
    false,
  ]);
  await table.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
  await expect.poll(() => isSeen('Thiết kế thời trang')).toBe(true);
  // The names stay while one reads on.
  await page.evaluate(() => window.scrollTo({ top: 1_200, behavior: 'instant' }));
  await expect(main(page).getByRole('link', { name: 'Thiết kế thời trang', exact: true })).toBeInViewport();
});
