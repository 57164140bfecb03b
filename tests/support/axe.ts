import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules of axe that depend on colours. All other rules give the same result in both colour schemes. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

type Scheme = 'light' | 'dark';

/** What may differ on a phone, which shows the colours and texts of the desktop: sizes, and what is hidden, and names with it. */
export const phoneRules = [
  'target-size',
  'scrollable-region-focusable',
  'aria-hidden-focus',
  'button-name',
  'link-name',
  'label',
  'nested-interactive',
];

/**
 * Expects a screen of the back office to pass every rule of axe in both colour schemes: all rules in the
 * light one, those that depend on colours in the dark one, on the same page. On the phone those that may differ there.
 */
export async function expectOpenToEveryone(page: Page): Promise<void> {
  await show(page, 'light');
  const all = await faults(page, (axe) => (isPhone(page) ? axe.withRules(phoneRules) : axe));
  if (isPhone(page)) return expect(all).toEqual([]);
  await show(page, 'dark');
  const dark = await faults(page, (axe) => axe.withRules(colourRules));
  await show(page, 'light');
  expect([...all, ...dark.map((found) => `dark: ${found}`)]).toEqual([]);
}

/**
 * For a screen made of the same parts as one that `expectOpenToEveryone` checks, and with it of the same colours, whose rules
 * take longer than all others: the others on the desktop, those that may differ there on the phone.
 */
export async function expectAsOpen(page: Page): Promise<void> {
  await show(page, 'light');
  const narrow = (axe: AxeBuilder) => (isPhone(page) ? axe.withRules(phoneRules) : axe.disableRules(colourRules));
  expect(await faults(page, narrow)).toEqual([]);
}

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 500;

async function show(page: Page, colorScheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor();
}

async function faults(page: Page, narrow: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // axe counts what a bar covers as too small to press, though one scrolls it from under the bar.
  await page.evaluate(`for (const bar of document.querySelectorAll('form *'))
    if (getComputedStyle(bar).position === 'sticky') bar.style.position = 'static';`);
  const violations = await audit(page, narrow);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** What axe finds on a page by the rules that `narrow` leaves. */
export async function audit(page: Page, narrow: (axe: AxeBuilder) => AxeBuilder) {
  // Legacy mode runs axe in the main frame only, which is complete where there are no others.
  expect(page.frames()).toHaveLength(1);
  // The script is half a megabyte: a page that has it already is not sent it again. Details of passed rules are not needed.
  const there = await page.evaluate<boolean>('"axe" in window');
  const axe = new AxeBuilder({ page, ...(there && { axeSource: ';' }) }).options({ resultTypes: ['violations'] });
  const { violations } = await narrow(axe.setLegacyMode()).analyze();
  return violations;
}
