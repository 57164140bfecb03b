import { enquirySheet, sheetIsReady } from '../support/enquiry-sheet.ts';
import { expect, test } from '../support/kept-context.ts';
import { publicPages } from '../support/public-pages.ts';

test('whoever reads of a position asks in six presses and fields, and the school names a number', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const scripts: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
  await page.goto(publicPages.position);
  await sheetIsReady(page);
  expect(scripts.filter((url) => url.includes('/enquiry'))).toEqual([]);

  let steps = 0;
  const step = async (work: Promise<void>) => {
    steps += 1;
    await work;
  };
  const link = page.getByRole('main').getByRole('link', { name: 'Hỏi tư vấn', exact: true }).first();
  const place = await link.boundingBox();
  expect(place!.y + place!.height).toBeLessThan(740);
  await step(link.click());
  const sheet = enquirySheet(page);
  await expect(sheet.getByRole('heading', { name: 'Hỏi tư vấn' })).toBeFocused();
  await expect(page).toHaveURL(publicPages.position);
  await expect(sheet.getByText(/^(Hôm nay tư vấn tới|Tư vấn lại lúc) /)).toBeVisible();
  await expect(sheet.getByLabel('Hỏi về')).toHaveValue('vị trí Nhà thiết kế bộ nhận diện');
  await step(sheet.getByLabel('Tên', { exact: true }).fill('Trần Thị Sáu Bước'));
  await step(sheet.getByLabel('Số điện thoại').fill('0903 111 222'));
  await expect(sheet.getByRole('checkbox', { name: 'Số này dùng Zalo' })).toBeVisible();
  await step(sheet.getByLabel('Câu hỏi', { exact: true }).fill('Học vị trí này có phải vẽ giỏi không ạ?'));
  await step(sheet.getByRole('checkbox', { name: /^Đồng ý/ }).check());
  await step(sheet.getByRole('button', { name: 'Gửi câu hỏi' }).click());
  const thanks = sheet.getByRole('status').filter({ hasText: /Trường đã nhận câu hỏi số \d{6}\./ });
  await expect(thanks).toBeFocused();
  expect(steps).toBeLessThanOrEqual(6);

  // Nothing of it stays in the browser; the next question begins with who asks.
  expect(await page.evaluate(() => sessionStorage.getItem('/hoi-tu-van'))).toBeNull();
  await sheet.getByRole('button', { name: 'Hỏi thêm câu khác' }).click();
  await expect(sheet.getByLabel('Tên', { exact: true })).toHaveValue('Trần Thị Sáu Bước');
  await expect(sheet.getByLabel('Câu hỏi', { exact: true })).toHaveValue('');
  await expect(sheet.getByRole('checkbox', { name: /^Đồng ý/ })).not.toBeChecked();
  await sheet.getByRole('button', { name: 'Đóng' }).click();
  await expect(sheet).toBeHidden();
  await expect(link).toBeFocused();
});

test('a window of 320 by 256 pixels, as at 400 %, shows all of the sheet, and nothing beside it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(publicPages.position);
  await sheetIsReady(page);
  await page.getByRole('main').getByRole('link', { name: 'Hỏi tư vấn', exact: true }).first().click();
  const sheet = enquirySheet(page);
  const overflow = () => sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await expect(sheet.getByRole('heading', { name: 'Hỏi tư vấn' })).toBeFocused();
  expect(await overflow()).toBe(0);
  await sheet.getByRole('button', { name: 'Gửi câu hỏi' }).click();
  await expect(sheet.getByText('Tên không được để trống')).toBeInViewport();
  expect(await overflow()).toBe(0);
});
