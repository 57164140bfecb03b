import type { Browser, BrowserContext, Page } from '@playwright/test';
import { robotsPath } from '#shared/paths.ts';
import { expect, test as base } from './browser-worker.ts';
import { address } from './site.ts';

/**
 * The tests of a worker share one browser context, and with it the renderer process that has the site's scripts compiled,
 * whose start costs more than most tests. Otherwise it is like a new one: each test has a tab of its own, and no cookies,
 * storage, permissions or routes of the tests before it (tests/browser/kept-context.spec.ts).
 *
 * A test must not add init scripts or bindings to the context, which cannot be removed; it adds them to its page.
 */
export const test = base.extend({
  context: async (
    {
      browser,
      kept,
      baseURL,
      bypassCSP,
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      extraHTTPHeaders,
      geolocation,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      offline,
      permissions,
      storageState,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
    testInfo,
  ) => {
    const looks = [colorScheme, contextOptions, deviceScaleFactor, hasTouch, isMobile, viewport];
    const place = [geolocation, locale, timezoneId, permissions, offline, userAgent];
    const key = JSON.stringify([...looks, ...place, baseURL, bypassCSP, extraHTTPHeaders, javaScriptEnabled, storageState]);

    const context = kept.get(key) ?? (await open(browser));
    kept.delete(key);
    await use(context);

    // Playwright takes the screenshot of a failure when the context is closed.
    if (testInfo.status === testInfo.expectedStatus && (await forget(context))) kept.set(key, context);
    else await context.close();
  },
});

/** A context with one tab that stays open, for as long as which the browser keeps the process of the site. */
async function open(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address + robotsPath);
  return context;
}

/**
 * Closes a tab that writes no more. The browser waits half a second for what a form writes while it is left, and counts a
 * busier tab as closed: its draft would come after what is stored is removed. A tab that goes elsewhere has ended its page.
 */
async function leave(page: Page): Promise<boolean> {
  page.removeAllListeners('dialog');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const left = await page.goto(address + robotsPath, { timeout: 10_000 }).catch(() => null);
  await page.close();
  return left !== null;
}

/** Removes everything that a test has left but cached files; false where that is not possible. */
async function forget(context: BrowserContext): Promise<boolean> {
  const [first, ...others] = context.pages();
  if (first?.url() !== address + robotsPath) return false;
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  for (const page of others) if (!(await leave(page))) return false;
  await context.clearCookies();
  await context.clearPermissions();
  // By the protocol, because it can leave the HTTP cache alone.
  const session = await context.newCDPSession(first);
  await session.send('Storage.clearDataForOrigin', {
    origin: address,
    storageTypes: 'local_storage,indexeddb,service_workers,cache_storage,file_systems',
  });
  await session.detach();
  // Where a test has stopped the time (page.clock), it stays stopped in every tab of the context.
  return first.evaluate<boolean>('!("__pwClock" in globalThis)');
}

export { expect };
