import type { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { audit, colourRules, phoneRules } from '../support/axe.ts';
import { test } from '../support/kept-context.ts';
import { publicPages } from '../support/public-pages.ts';
import { watchPolicy } from '../support/watch-policy.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const [name, path] of Object.entries(publicPages)) {
  test(`nothing on the page "${name}" stands in anyone's way, in either colour scheme, does what its policy refuses or has to be pushed sideways`, async ({
    page,
    isMobile,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const seen = await watchPolicy(page);
    await page.goto(path);
    await page.locator('html[data-ready]').waitFor();
    const light = await grave(page, (axe) => (isMobile ? axe.withRules(phoneRules) : axe.withTags(tags)));
    expect(seen).toEqual([]);
    expect(await overflow(page)).toBe(0);
    if (isMobile) return expect(light).toEqual([]);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page), `at ${width} px`).toBe(0);
    }
    await inTheDark(page);
    const dark = await grave(page, (axe) => axe.withRules(colourRules));
    expect([...light, ...dark.map((found) => `dark: ${found}`)]).toEqual([]);
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

async function grave(page: Page, narrow: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  const violations = await audit(page, narrow);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
