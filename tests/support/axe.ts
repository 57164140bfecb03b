import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules of axe that look at colours. Everything else a rule reads is the same in both colour schemes. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

type Scheme = 'light' | 'dark';

/** The rules whose answer hangs on the width of the window; a phone shows the colours and names of the desktop. */
const layoutRules = ['target-size', 'scrollable-region-focusable'];

/**
 * Holds what is on a screen of the back office to every rule of axe in both colour schemes: all rules in the
 * light one, those that look at colours in the dark one, on the same page.
 */
export async function expectOpenToEveryone(page: Page): Promise<void> {
  await show(page, 'light');
  const all = await faults(page);
  // A phone shows the same colours: the dark scheme is looked at once, on the desktop.
  if (isPhone(page)) return expect(all).toEqual([]);
  await show(page, 'dark');
  const dark = await faults(page, colourRules);
  await show(page, 'light');
  expect([...all, ...dark.map((found) => `dark: ${found}`)]).toEqual([]);
}

/**
 * The same of one more screen made of the parts of another that is held to everything: all rules on the desktop, on
 * the phone those about the place that things have.
 */
export async function expectAsOpen(page: Page): Promise<void> {
  await show(page, 'light');
  expect(await faults(page, isPhone(page) ? layoutRules : undefined)).toEqual([]);
}

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 500;

async function show(page: Page, colorScheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor();
}

async function faults(page: Page, rules?: string[]): Promise<string[]> {
  const violations = await audit(page, (axe) => (rules ? axe.withRules(rules) : axe));
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** What axe finds on a page by the rules that `narrow` leaves. */
export async function audit(page: Page, narrow: (axe: AxeBuilder) => AxeBuilder) {
  // Without frames on the page, the script in the page itself sees it all.
  expect(page.frames()).toHaveLength(1);
  // A page that has the script, half a megabyte of it, is not given it again; of what is in order only the fact counts.
  const there = await page.evaluate<boolean>('"axe" in window');
  const axe = new AxeBuilder({ page, ...(there && { axeSource: ';' }) }).options({ resultTypes: ['violations'] });
  const { violations } = await narrow(axe.setLegacyMode()).analyze();
  return violations;
}
