import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { publicPages } from '../support/public-pages.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });
    for (const [name, path] of Object.entries(publicPages)) {
      test(`nothing on the page "${name}" stands in anyone's way`, async ({ page }) => {
        await page.goto(path);
        await page.locator('html[data-ready]').waitFor();
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
      });
    }
  });
}
