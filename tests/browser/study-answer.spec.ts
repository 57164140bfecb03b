import { expect, test } from '../support/browser-worker.ts';

// As the server sends it: what stands there at once.
test.use({ javaScriptEnabled: false });

test('every position says on a first screen of 360 by 640, and one of each career on 390 by 844, what to study for it', async ({
  page,
  request,
}) => {
  test.slow();
  const read = async (path: string) => (await (await request.get(path)).json()).data;
  const careers: { slug: string }[] = await read('/api/nghe-nghiep');
  const below: string[] = [];
  let positions = 0;
  const look = async (height: number, position: string) => {
    // The document may be there before its styles.
    const isStyled = () =>
      page.evaluate(() => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every((link) => link.sheet));
    await expect.poll(isStyled).toBe(true);
    // Of the first link of the answer, which is not scrolled to: as the visitor meets it.
    const bottom = await page.evaluate(() => {
      const heading = [...document.querySelectorAll('section h2')].find((h2) => h2.textContent === 'Học ngành nào');
      return heading?.closest('section')?.querySelector('a')?.getBoundingClientRect().bottom ?? Infinity;
    });
    if (bottom > height) below.push(`${position}, up to ${height}: ${bottom}`);
  };
  for (const { slug } of careers) {
    const { departments } = await read(`/api/nghe-nghiep/${slug}`);
    await page.setViewportSize({ width: 360, height: 640 });
    for (const position of departments.flatMap((department: { positions: { slug: string }[] }) => department.positions)) {
      positions += 1;
      await page.goto(`/nghe-nghiep/${slug}/${position.slug}`, { waitUntil: 'domcontentloaded' });
      await look(640, position.slug);
    }
    // The same page in a window that is larger both ways, once for each career.
    await page.setViewportSize({ width: 390, height: 844 });
    await look(844, slug);
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
