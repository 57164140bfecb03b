import { expect, test } from '../support/kept-context.ts';

// One after the other in one worker: each finds the context as the one before has left it.
test.describe.configure({ mode: 'serial' });

test('a test that stores, grants, routes and opens all it can', async ({ page, context }) => {
  await page.goto('/mon-hoc');
  await page.evaluate(async () => {
    localStorage.setItem('token', 'left behind');
    sessionStorage.setItem('token', 'left behind');
    document.cookie = 'token=left-behind; path=/; max-age=3600';
    await caches.open('left behind');
    await new Promise((resolve) => {
      const opening = indexedDB.open('left behind');
      opening.addEventListener('success', () => resolve(opening.result.close()));
    });
  });
  await context.route('**/nganh-hoc', (route) => route.abort());
  await context.grantPermissions(['clipboard-read']);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 500, height: 500 });
  await context.setOffline(true);
  await (await context.newPage()).setContent('left behind');
});

test('leaves nothing to the next', async ({ page, context }) => {
  expect(await context.cookies()).toEqual([]);
  await page.goto('/nganh-hoc');
  expect(await page.evaluate(() => history.length)).toBe(2);
  const left = await page.evaluate(async () => ({
    stored: [localStorage.length, sessionStorage.length],
    cookies: document.cookie,
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    permission: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
    dark: matchMedia('(prefers-color-scheme: dark)').matches,
    width: window.innerWidth,
  }));
  expect(left).toEqual({
    stored: [0, 0],
    cookies: '',
    caches: [],
    databases: [],
    permission: 'prompt',
    dark: false,
    width: 1280,
  });
  // This one and the one that stays.
  expect(context.pages()).toHaveLength(2);
});

test('is in a context of another once it has stopped the time', async ({ page }) => {
  await page.clock.install({ time: new Date('2020-01-01') });
  await page.goto('/mon-hoc');
  expect(await page.evaluate(() => new Date().getFullYear())).toBe(2020);
});

test('has the time of the day again', async ({ page }) => {
  await page.goto('/mon-hoc');
  expect(await page.evaluate(() => new Date().getFullYear())).toBeGreaterThan(2020);
});
