import type { Page } from '@playwright/test';
import { interestActivities } from '#shared/guidance/interest-activities.ts';
import { classesWithoutRule } from '../support/classes-without-rule.ts';
import { audit } from '../support/axe.ts';
import { expect, test } from '../support/kept-context.ts';

const count = interestActivities.length;
const legend = (page: Page) => page.locator('legend').filter({ visible: true });
const shows = (page: Page, place: number) => expect(legend(page)).toHaveText(new RegExp(`^${place}/${count}: `));
const chosen = (page: Page) => page.getByRole('radio', { checked: true });

/** Touches an answer, which leads on by itself. */
async function touch(page: Page, place: number, answer: string) {
  await shows(page, place);
  await page.getByRole('radio', { name: answer, exact: true }).click();
}

/** The key of each answer. */
const keys: Readonly<Record<string, string>> = { 'Không thích': '2', Thích: '4', 'Rất thích': '5' };

/** What somebody answers who likes creating, and thinking a little less. */
const answerTo = (place: number) =>
  ({ A: 'Rất thích', I: 'Thích' })[interestActivities[place - 1]?.letter as string] ?? 'Không thích';

async function ready(page: Page) {
  await page.locator('html[data-ready]').waitFor();
}

test('a visitor answers one by one, comes back to where he was, and reads what it leads to', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => void sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 640 });
  await page.goto('/kham-pha');
  await ready(page);
  await page.getByRole('button', { name: 'Bắt đầu' }).click();
  await shows(page, 1);

  // By keyboard: the arrows choose, and Enter leads on.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Hãy chọn một câu trả lời.');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).toHaveAccessibleName('Không thích');
  await shows(page, 1);
  await page.keyboard.press('Enter');
  await shows(page, 2);
  await expect(page.getByRole('radio', { name: 'Rất không thích' })).toBeFocused();

  for (let place = 2; place <= 6; place += 1) await touch(page, place, answerTo(place));
  await shows(page, 7);
  expect(
    await page
      .getByRole('radio')
      .last()
      .evaluate((radio) => radio.getBoundingClientRect().bottom),
  ).toBeLessThan(640);
  await page.getByRole('button', { name: 'Quay lại' }).click();
  await shows(page, 6);
  await expect(chosen(page)).toHaveAccessibleName(answerTo(6));
  // 'Back' and 'forward' of the browser do the same.
  await page.goForward();
  await shows(page, 7);
  await page.goBack();
  await shows(page, 6);
  await expect(chosen(page)).toHaveAccessibleName(answerTo(6));
  // An answer that stands already leads on as well.
  await touch(page, 6, answerTo(6));
  await shows(page, 7);

  await page.reload();
  await shows(page, 7);
  await page.goto('/mon-hoc');
  await page.goBack();
  await shows(page, 7);
  expect(await audit(page)).toEqual([]);

  await page.keyboard.press('2');
  for (let place = 8; place < count; place += 1) {
    await shows(page, place);
    await page.keyboard.press(keys[answerTo(place)] ?? '');
  }
  await touch(page, count, answerTo(count));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gợi ý từ điều bạn thích');
  await expect(page).toHaveURL('/kham-pha#5-15-20-5-5-5');
  const headings = await page.getByRole('heading', { level: 2 }).filter({ visible: true }).allTextContents();
  expect(headings.slice(0, 2)).toEqual(['Bạn thích làm gì', 'Gần với điều bạn thích']);
  await expect(page.getByText('Gợi ý để tìm hiểu, chưa được kiểm định')).toBeVisible();
  await expect(page.getByText(/^Bạn thích “/).first()).toBeVisible();
  expect(await audit(page)).toEqual([]);

  await page.goBack();
  await shows(page, count);
  // Whoever comes again finds the result.
  await page.goto('/mon-hoc');
  await page.goto('/kham-pha');
  await expect(page).toHaveURL('/kham-pha#5-15-20-5-5-5');
  await page.getByRole('link', { name: 'Làm lại' }).click();
  await expect(page.getByRole('button', { name: 'Bắt đầu' })).toBeVisible();
  await expect(page).toHaveURL('/kham-pha');
  await page.reload();
  await ready(page);
  await expect(page.getByRole('button', { name: 'Bắt đầu' })).toBeVisible();
  // No request has carried an answer, or the sums of them.
  expect(sent.filter((request) => /^POST|5-15-20|viec/.test(request))).toEqual([]);
});

test('a shared address opens the same result, and a broken one the start', async ({ page }) => {
  await page.goto('/kham-pha#5-15-20-5-5-5');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gợi ý từ kết quả được gửi cho bạn');
  await expect(page.getByRole('heading', { name: 'Người chia sẻ thích làm gì' })).toBeVisible();
  await expect(page.getByText('kết quả được chia sẻ')).toBeVisible();
  await expect(page.getByText(/^Bạn thích “/)).toHaveCount(0);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void (document.title = text) },
      configurable: true,
    });
    delete (Navigator.prototype as { share?: unknown }).share;
    delete (navigator as { share?: unknown }).share;
  });
  await page.getByRole('button', { name: 'Chia sẻ' }).click();
  await expect(page.getByText('Đã sao chép đường dẫn.')).toBeVisible();
  await expect(page).toHaveTitle(/\/kham-pha#5-15-20-5-5-5$/);
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b(?!s)/g);
  expect(sheets?.length).toBeLessThanOrEqual(2);
  await page.getByRole('link', { name: 'Tự khám phá' }).click();
  await expect(page.getByRole('button', { name: 'Bắt đầu' })).toBeVisible();

  for (const fragment of ['#1-2-3', '#99-1-1-1-1-1', '#%E0%A4%A', '#viec--7']) {
    await page.goto('/mon-hoc');
    await page.goto(`/kham-pha${fragment}`);
    await ready(page);
    await expect(page.getByRole('button', { name: 'Bắt đầu' }), fragment).toBeVisible();
    await expect(page.getByText('Đường dẫn chia sẻ không đầy đủ.'), fragment).toHaveCount(fragment === '#viec--7' ? 0 : 1);
  }
});

test('answers are kept where the browser refuses its storage', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['getItem', 'setItem', 'removeItem'])
      Object.defineProperty(Storage.prototype, name, {
        value: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
  });
  await page.goto('/kham-pha');
  await ready(page);
  await page.getByRole('button', { name: 'Bắt đầu' }).click();
  await touch(page, 1, 'Thích');
  await shows(page, 2);
  await page.getByRole('button', { name: 'Quay lại' }).click();
  await expect(chosen(page)).toHaveAccessibleName('Thích');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole form is sent, what lacks is told, and the result is answered', async ({ page }) => {
    await page.goto('/kham-pha');
    await expect(page.getByRole('button', { name: 'Bắt đầu' })).toBeHidden();
    for (const [place, { letter }] of interestActivities.entries()) {
      if (place !== 6) await page.locator(`input[name="viec-${place + 1}"][value="${letter === 'A' ? 4 : 1}"]`).check();
    }
    await page.getByRole('button', { name: 'Xem gợi ý' }).click();
    await expect(page.getByText('Còn 1 việc chưa có câu trả lời.')).toBeVisible();
    await expect(page.getByRole('group', { name: /Trồng rau/ })).toHaveAccessibleDescription('Bạn chưa trả lời việc này.');
    await expect(page.locator('input:checked')).toHaveCount(count - 1);
    await page.locator('input[name="viec-7"][value="1"]').check();
    await page.getByRole('button', { name: 'Xem gợi ý' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gợi ý từ điều bạn thích');
    await expect(page.getByRole('heading', { name: 'Gần với điều bạn thích' })).toBeVisible();
    expect(await classesWithoutRule(page)).toEqual([]);
    await expect(page).toHaveURL('/kham-pha');
  });
});

test('answers that were sent before the scripts ran go on in the tab', async ({ page }) => {
  await page.goto('/kham-pha');
  const form = interestActivities.map(({ letter }, place) => [`viec-${place + 1}`, letter === 'A' ? '4' : '1'] as const);
  await page.evaluate((fields) => {
    const sent = Object.assign(document.createElement('form'), { method: 'post', action: '/kham-pha' });
    for (const [name, value] of fields) sent.append(Object.assign(document.createElement('input'), { name, value }));
    document.body.append(sent);
    sent.submit();
  }, form);
  await expect(page).toHaveURL('/kham-pha#5-5-20-5-5-5');
  await page.reload();
  await expect(page.getByText(/^Bạn thích “/).first()).toBeVisible();
});
