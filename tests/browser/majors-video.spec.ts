import { expect, test } from '../support/kept-context.ts';

for (const [kind, path, id] of [
  ['watch', '/nganh-hoc/hoat-hinh-va-dien-anh/thiet-ke-hoat-hinh/tao-hinh-nhan-vat', '_cMxraX_5RE'],
  ['short', '/nganh-hoc/kien-truc-va-noi-that/thiet-ke-noi-that/anh-sang-noi-that', 'mN0zPOpADL4'],
] as const) {
  test(`a ${kind} link becomes a player that loads when it is asked to play`, async ({ page, baseURL }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.origin !== baseURL) elsewhere.push(url.href);
    });
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Player</p>' }),
    );
    await page.goto(path);
    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute('src', `https://www.youtube-nocookie.com/embed/${id}`);
    await expect(frame).toHaveAttribute('loading', 'lazy');
    await expect(frame).toHaveAttribute('title', /^Video: /);
    await frame.scrollIntoViewIfNeeded();
    const play = frame.contentFrame().getByRole('link', { name: /^Xem video: / });
    await expect(play).toBeVisible();
    expect(elsewhere).toEqual([]);
    await play.click();
    await expect(frame.contentFrame().getByText('Player')).toBeVisible();
    expect(elsewhere).toEqual([`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`]);
  });
}

test('a major and an article play their films too', async ({ page }) => {
  await page.goto('/nganh-hoc/hoat-hinh-va-dien-anh/thiet-ke-hoat-hinh');
  await expect(page.locator('iframe')).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/WhWc3b3KhnY');
  await page.goto('/bai-viet/xem-phim-de-hoc-bo-cuc-va-anh-sang');
  await expect(page.locator('iframe')).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/UXqq0ZvbOnk');
});

test('a page without a film has no player', async ({ page }) => {
  await page.goto('/nganh-hoc/my-thuat-ung-dung/thiet-ke-do-hoa');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});
