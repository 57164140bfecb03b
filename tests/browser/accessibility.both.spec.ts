import type { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { audit, colourRules } from '../support/axe.ts';
import { test } from '../support/kept-context.ts';
import { publicPages } from '../support/public-pages.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const [name, path] of Object.entries(publicPages)) {
  test(`nothing on the page "${name}" stands in anyone's way, in either colour scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path);
    await page.locator('html[data-ready]').waitFor();
    const light = await grave(page, (axe) => axe.withTags(tags));
    await inTheDark(page);
    const dark = await grave(page, (axe) => axe.withRules(colourRules));
    expect([...light, ...dark.map((found) => `dark: ${found}`)]).toEqual([]);
  });
}

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
