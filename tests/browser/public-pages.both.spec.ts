import { createHash } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { audit, auditColours, ofTags, only, phoneRules, type Violation } from '../support/axe.ts';
import { expect, test } from '../support/kept-context.ts';
import { publicPages } from '../support/public-pages.ts';
import { watchPolicy } from '../support/watch-policy.ts';

/*
 * What holds of every public page, on one walk over them: a page is opened once on the desktop and once on the phone, for all
 * that can be seen of it there.
 */

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What a phone downloads at most for one public page, in bytes as sent. */
const budget = { script: 115_000, style: 15_000, font: 60_000, page: 13_700 };

/**
 * What holds more than that by its nature: a major of the demo content names 23 positions, twelve subjects, its costs and the marks
 * of three years; all dates and all questions stand on one page each, with their texts.
 */
const largerPages: Readonly<Record<string, number>> = {
  major: 19_000,
  admissions: 23_500,
  admissionsOfMajor: 20_500,
  questions: 40_000,
};

/** Bytes of pictures that a phone loads before its owner scrolls. */
const pictureBudget = 300_000;

/** A picture across a phone says a seventh less than it takes (picture.tsx). */
const share = { least: 0.85, most: 1.12 };
const pictureWidths = [390, 768, 820, 1024, 1100, 1280, 1440, 1600];
const withPictures = new Set(['career', 'position', 'majorGroup', 'major', 'subject', 'articles', 'article', 'search']);

for (const [name, path] of Object.entries(publicPages)) {
  test(`the page "${name}" stands in nobody's way and keeps to its policy, its width and its weight`, async ({
    page,
    request,
    isMobile,
  }) => {
    const seen = await watchPolicy(page);
    if (isMobile) {
      const pictures = await watchPictures(page);
      await page.goto(path);
      await page.locator('html[data-ready]').waitFor();
      const faults = await grave(audit(page, only(phoneRules)));
      await page.waitForLoadState('networkidle');
      await test.step('few pictures come before a visitor scrolls, and nothing moves when they come', async () => {
        const { bytes, shifts } = await pictures();
        expect(bytes).toBeLessThanOrEqual(pictureBudget);
        expect(shifts).toEqual([]);
      });
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      expect(seen).toEqual([]);
      expect(await overflow(page)).toBe(0);
      expect(faults).toEqual([]);
      // The narrowest phone.
      await page.setViewportSize({ width: 320, height: 640 });
      return expect(await overflow(page)).toBe(0);
    }

    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path);
    await page.locator('html[data-ready]').waitFor();
    await expect(page.getByRole('navigation', { name: 'Công cụ' }).getByRole('link')).toHaveCount(3);
    const light = [...(await grave(audit(page, ofTags(tags)))), ...(await grave(auditColours(page)))];
    expect(seen).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await test.step('nothing has to be pushed sideways, and pictures are announced as wide as they are shown', async () => {
      for (const width of pictureWidths) {
        // The phone looks whether a page fits it, the desktop has looked by now.
        if (!withPictures.has(name) && (width === 390 || width === 1280)) continue;
        await page.setViewportSize({ width, height: 800 });
        expect(await overflow(page), `at ${width} px`).toBe(0);
        if (!withPictures.has(name)) continue;
        const shares = await page.getByRole('main').locator('img[sizes]').evaluateAll(announced);
        expect(shares.length).toBeGreaterThan(0);
        expect(
          shares.filter((each) => each < share.least || each > share.most),
          `at ${width} px`,
        ).toEqual([]);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
    });
    await inTheDark(page);
    const dark = await grave(auditColours(page));
    expect([...light, ...dark.map((found) => `dark: ${found}`)]).toEqual([]);

    const sent = await download(request, path);
    await test.step('the policy names the inline scripts of the page and no other', () => expectPolicy(sent));
    await test.step('the page is a document of today, and what a cheap phone can bear', () => expectWeight(request, name, sent));
  });
}

/** Pixels that lie beside the window. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The page has no more to do with the scheme than its colours: it need not be loaded again. */
async function inTheDark(page: Page): Promise<void> {
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await paper();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect.poll(paper).not.toBe(before);
}

async function grave(found: Promise<Violation[]>): Promise<string[]> {
  return (await found)
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
}

/** Tells what a page that is opened next has loaded of pictures, and how far its parts have moved. */
async function watchPictures(page: Page): Promise<() => Promise<{ bytes: number; shifts: number[] }>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const pictures: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'image') pictures.push(response.body().then((body) => body.length));
  });
  return async () => ({
    bytes: (await Promise.all(pictures)).reduce((sum, size) => sum + size, 0),
    shifts: await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts),
  });
}

/** Of every picture that is seen, the width its `sizes` says, as a share of the width it has. */
function announced(pictures: Element[]): number[] {
  const ruler = document.body.appendChild(document.createElement('div'));
  ruler.style.position = 'absolute';
  const shares = pictures.flatMap((picture) => {
    const shown = picture.getBoundingClientRect().width;
    if (shown === 0) return [];
    // A comma within brackets belongs to a function.
    const choices = (picture.getAttribute('sizes') ?? '').split(/,(?![^(]*\))/).map((choice) => choice.trim());
    const chosen = choices.find((choice) => {
      const condition = /^\([^)]*\)(?= )/.exec(choice);
      return condition === null || matchMedia(condition[0]).matches;
    });
    ruler.style.width = chosen?.replace(/^\(\w+-width: [^)]*\) /, '') ?? '';
    return [ruler.getBoundingClientRect().width / shown];
  });
  ruler.remove();
  return shares;
}

type Sent = { bytes: number; text: string; policy: string };

/** As sent to a browser of today: playwright hands the body over decoded, so its length is asked of the headers. */
async function download(request: APIRequestContext, path: string): Promise<Sent> {
  const response = await request.get(path, { headers: { 'Accept-Encoding': 'br' } });
  // A page that says it does not exist is a page too.
  if (path.startsWith('/assets/')) expect(response.status(), path).toBe(200);
  const body = await response.body();
  return {
    bytes: Number(response.headers()['content-length'] ?? body.length),
    text: path.endsWith('.woff2') ? '' : body.toString('utf8'),
    policy: response.headers()['content-security-policy'] ?? '',
  };
}

/** The scripts in the source of a page that a browser would run: not data, and not files. */
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(([, attributes = '', text = '']) =>
    / src=|ld\+json/.test(attributes) ? [] : [text],
  );

function expectPolicy({ text, policy }: Sent): void {
  const scripts = inlineScripts(text);
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  expect(scripts.length).toBeGreaterThan(3);
  expect(policy.match(/'sha256-[^']+'/g)).toEqual([...new Set(hashes)]);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
}

/** Of the files that the pages share: an asset with its name never changes. */
const weights = new Map<string, Promise<number>>();

async function expectWeight(request: APIRequestContext, name: string, { bytes, text }: Sent): Promise<void> {
  expect(text).toMatch(/^<!doctype html><html lang="vi">/i);
  const named = new Set(text.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g));
  const weigh = async (ending: string) => {
    const files = [...named].filter((file) => file.endsWith(ending));
    expect(files.length, ending).toBeGreaterThan(0);
    const sizes = await Promise.all(
      files.map((file) => {
        const weight = weights.get(file) ?? download(request, file).then((sent) => sent.bytes);
        weights.set(file, weight);
        return weight;
      }),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  expect(await weigh('.js')).toBeLessThanOrEqual(budget.script);
  expect(await weigh('.css')).toBeLessThanOrEqual(budget.style);
  expect(await weigh('.woff2')).toBeLessThanOrEqual(budget.font);
  expect(bytes).toBeLessThanOrEqual(largerPages[name] ?? budget.page);
}
