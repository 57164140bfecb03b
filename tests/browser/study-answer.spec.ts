import { expect, test } from '@playwright/test';

// As the server sends it: what stands there at once.
test.use({ javaScriptEnabled: false });

/** Windows in which the answer has to be seen at once. */
const windows = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
];

test('every position says on a first screen of 360 by 640 and of 390 by 844 what to study for it', async ({ page, request }) => {
  test.setTimeout(120_000);
  const read = async (path: string) => (await (await request.get(path)).json()).data;
  const careers: { slug: string }[] = await read('/api/nghe-nghiep');
  const below: string[] = [];
  let positions = 0;
  for (const { slug } of careers) {
    const { departments } = await read(`/api/nghe-nghiep/${slug}`);
    for (const position of departments.flatMap((department: { positions: { slug: string }[] }) => department.positions)) {
      positions += 1;
      await page.goto(`/nghe-nghiep/${slug}/${position.slug}`, { waitUntil: 'domcontentloaded' });
      for (const size of windows) {
        await page.setViewportSize(size);
        const box = await page.getByRole('region', { name: 'Học ngành nào' }).getByRole('link').first().boundingBox();
        if (box === null || box.y + box.height > size.height) below.push(`${position.slug}, ${size.width}: ${box?.y}`);
      }
    }
  }
  expect(positions).toBeGreaterThan(60);
  expect(below).toEqual([]);
});

test('public pages do not know the routes of the back office, and lead there all the same', async ({ browser, request }) => {
  const page = await (await request.get('/mon-hoc')).text();
  const list = /\/assets\/public-manifest-\w+\.js/.exec(page)?.[0] ?? '';
  expect(await (await request.get(list)).text()).not.toContain('admin');
  expect(await (await request.get('/login')).text()).not.toContain(list);
  const visitor = await (await browser.newContext({ javaScriptEnabled: true })).newPage();
  await visitor.goto('/mon-hoc');
  await visitor.locator('html[data-ready]').waitFor();
  await visitor.evaluate(() => {
    history.pushState(null, '', '/login');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await expect(visitor.getByRole('button', { name: 'Đăng nhập' })).toBeVisible();
  await visitor.context().close();
});
