import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules of axe that look at colours. Everything else a rule reads is the same in both colour schemes. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

type Scheme = 'light' | 'dark';

/**
 * Holds what is on a screen of the back office to every rule of axe in both colour schemes: all rules in the
 * light one, those that look at colours in the dark one, on the same page.
 */
export async function expectOpenToEveryone(page: Page): Promise<void> {
  await show(page, 'light');
  const all = await audit(page);
  // A phone shows the same colours: the dark scheme is looked at once, on the desktop.
  if (isPhone(page)) return expect(all).toEqual([]);
  await show(page, 'dark');
  const dark = await audit(page, colourRules);
  await show(page, 'light');
  expect([...all, ...dark.map((found) => `dark: ${found}`)]).toEqual([]);
}

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 500;

async function show(page: Page, colorScheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor();
}

async function audit(page: Page, rules?: string[]): Promise<string[]> {
  // Of what is in order only the fact counts. Without frames on the screen, one script finds it all.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
