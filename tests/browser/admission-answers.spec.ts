import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/kept-context.ts';

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

/** Presses from the front page on, as somebody with a small phone makes them. */
async function fromHome(page: Page) {
  let presses = 0;
  const press = async (target: Locator) => {
    await target.click();
    presses += 1;
  };
  await page.goto('/');
  await page.locator('html[data-ready]').waitFor();
  await press(page.getByRole('button', { name: /menu/i }).first());
  await press(page.getByRole('link', { name: 'Tuyển sinh', exact: true }).filter({ visible: true }).first());
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tuyển sinh');
  return { press, presses: () => presses };
}

/** What is over by the day on which the test is run is folded once more. */
async function unfolded(entry: Locator, press: (target: Locator) => Promise<void>): Promise<number> {
  const past = entry.page().locator('details', { has: entry }).filter({ hasText: 'Đã qua' });
  if ((await past.count()) === 0) return 0;
  await press(past.first().locator('summary').first());
  return 1;
}

test('the demo answers a family on a small phone in three presses', async ({ page }) => {
  const dateNamed = (name: RegExp) =>
    page
      .locator('details')
      .filter({ has: page.getByRole('heading', { name }) })
      .last();

  await test.step('until when one registers for the drawing test of Kiến trúc, and whether there is a day to visit', async () => {
    const { press, presses } = await fromHome(page);
    const visit = dateNamed(/^Buổi hỏi đáp cho cả nhà ở Cần Thơ$/);
    const more = await unfolded(visit, press);
    await expect(visit).toContainText('15/05/2027');
    expect(presses()).toBeLessThanOrEqual(2 + more);
    const registering = dateNamed(/^Đăng ký thi vẽ đầu tượng ngành Kiến trúc$/);
    await expect(registering).toContainText('10/06/2027');
    expect(presses()).toBeLessThanOrEqual(3);
  });

  await test.step('which code is typed for UI/UX', async () => {
    const { presses } = await fromHome(page);
    await expect(page.getByRole('row').filter({ hasText: 'Thiết kế UI/UX' })).toContainText('7320106');
    expect(presses()).toBeLessThanOrEqual(3);
  });

  await test.step('which scholarships there are for Thời trang', async () => {
    const { press, presses } = await fromHome(page);
    const scholarships = page.getByRole('region', { name: 'Học bổng' });
    const past = scholarships.locator('details', { hasText: 'Đã hết hạn' });
    const own = scholarships.getByText('Thiết kế thời trang').first();
    if ((await own.isHidden()) && (await past.count()) > 0) await press(past.locator('summary').first());
    await expect(own).toBeAttached();
    expect(presses()).toBeLessThanOrEqual(3);
  });

  await test.step('what a whole course costs with everything', async () => {
    const { press, presses } = await fromHome(page);
    await press(page.getByRole('table').getByRole('link', { name: 'Kiến trúc', exact: true }));
    await expect(page.getByRole('region', { name: 'Chi phí cả khóa' })).toContainText('229,45–259,45 triệu đồng');
    expect(presses()).toBeLessThanOrEqual(3);
  });
});
