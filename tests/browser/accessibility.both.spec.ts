import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { colourRules } from '../support/axe.ts';
import { publicPages } from '../support/public-pages.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const [name, path] of Object.entries(publicPages)) {
  test(`nothing on the page "${name}" stands in anyone's way, in either colour scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path);
    await page.locator('html[data-ready]').waitFor();
    const light = await grave(axe(page).withTags(tags));
    await inTheDark(page);
    const dark = await grave(axe(page).withRules(colourRules));
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

/** Of what is in order only the fact counts. */
const axe = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] });

async function grave(audit: AxeBuilder): Promise<string[]> {
  const { violations } = await audit.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
