import { expect, test } from '../support/kept-context.ts';

// Which pages have a film, and which have none: served-pages.
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
