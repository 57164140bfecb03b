import type { Browser, BrowserContext, Page, ViewportSize } from '@playwright/test';
import { robotsPath } from '#shared/paths.ts';
import { expect, test as base } from './browser-worker.ts';
import { address } from './site.ts';

type Added = Awaited<ReturnType<Page['addInitScript']>>;

/** The tab of a context in which its tests open their pages, and what they have added to it. */
const tabs = new WeakMap<BrowserContext, { page: Page; added: Added[] }>();

/**
 * The tests of a worker share one browser context, and with it the renderer process that has the site's scripts compiled,
 * whose start costs more than most tests, and one tab of it, which has the files of the page before at hand: in a new tab a page
 * costs half as much again. Otherwise both are like new ones, with no cookies, storage, permissions, routes, listeners or scripts
 * of the tests before (tests/browser/kept-context.spec.ts).
 *
 * A test must not add init scripts or bindings to the context, which cannot be removed; it adds them to its page.
 */
export const test = base.extend({
  page: async ({ context }, use) => use((tabs.get(context) ?? (await openTab(context))).page),
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
    if (testInfo.status === testInfo.expectedStatus && (await forget(context, viewport))) kept.set(key, context);
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

async function openTab(context: BrowserContext) {
  const page = await context.newPage();
  const added: Added[] = [];
  const add = page.addInitScript.bind(page);
  page.addInitScript = async (...given: Parameters<Page['addInitScript']>) => {
    const script = await add(...given);
    added.push(script);
    return script;
  };
  const tab = { page, added };
  tabs.set(context, tab);
  return tab;
}

/** Removes everything that a test has left but cached files; false where that is not possible. */
async function forget(context: BrowserContext, viewport: ViewportSize | null): Promise<boolean> {
  const tab = tabs.get(context);
  const [first, ...others] = context.pages();
  if (first?.url() !== address + robotsPath) return false;
  for (const page of others) if (page !== tab?.page) await page.close();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearCookies();
  await context.clearPermissions();
  await context.setOffline(false);
  if (tab !== undefined) {
    if (tab.page.isClosed()) tabs.delete(context);
    else await leave(tab, viewport);
  }
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

/** Empties the tab for the next test. */
async function leave({ page, added }: { page: Page; added: Added[] }, viewport: ViewportSize | null): Promise<void> {
  for (const event of ['console', 'dialog', 'pageerror', 'request', 'requestfailed', 'requestfinished', 'response'])
    page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const script of added.splice(0)) await script.dispose();
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null });
  if (viewport !== null) await page.setViewportSize(viewport);
  // Nothing lies under the pointer.
  await page.mouse.move(-1, -1);
  await page.goto(address + robotsPath);
  await page.evaluate('sessionStorage.clear(); window.name = ""');
  const session = await page.context().newCDPSession(page);
  await session.send('Page.resetNavigationHistory');
  await session.detach();
}

export { expect };
