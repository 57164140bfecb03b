import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** Half a megabyte. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of axe that depend on colours. All other rules give the same result in both colour schemes. */
const colourRules = ['color-contrast', 'link-in-text-block'];

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
  if (isPhone(page)) return expectAsOpen(page);
  await show(page, 'light');
  const light = [...(await faults(page, allBut(colourRules))), ...(await auditColours(page)).map(told)];
  await show(page, 'dark');
  const dark = (await auditColours(page)).map(told);
  await show(page, 'light');
  expect([...light, ...dark.map((found) => `dark: ${found}`)]).toEqual([]);
}

/**
 * For a screen made of the same parts as one that `expectOpenToEveryone` checks, and with it of the same colours, whose rules
 * take longer than all others: the others on the desktop, those that may differ there on the phone.
 */
export async function expectAsOpen(page: Page): Promise<void> {
  await show(page, 'light');
  expect(await faults(page, isPhone(page) ? only(phoneRules) : allBut(colourRules))).toEqual([]);
}

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 500;

async function show(page: Page, colorScheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor();
}

async function faults(page: Page, rules: Rules): Promise<string[]> {
  // axe counts what a bar covers as too small to press, though one scrolls it from under the bar.
  await page.evaluate(`for (const bar of document.querySelectorAll('form *'))
    if (getComputedStyle(bar).position === 'sticky') bar.style.position = 'static';`);
  return (await audit(page, rules)).map(told);
}

const told = ({ id, nodes }: Violation) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`;

/** Which rules are tried: without a word of it all that are no experiment. */
type Rules = Pick<axe.RunOptions, 'runOnly' | 'rules'>;

export const only = (rules: string[]): Rules => ({ runOnly: { type: 'rule', values: rules } });
const allBut = (rules: string[]): Rules => ({ rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])) });
/** Those with one of the tags that do not depend on colours. */
export const ofTags = (tags: string[]): Rules => ({ ...allBut(colourRules), runOnly: { type: 'tag', values: tags } });

export type Violation = { id: string; impact: string; nodes: { html: string; target: string }[] };

/** What axe finds on a page. */
export const audit = (page: Page, rules: Rules = {}): Promise<Violation[]> => run(page, 'document', rules);

/**
 * What axe finds of the colours of a page. It is worked out from what lies at points of the screen, which takes longer than all
 * other rules: of texts that look alike, and stand within the like all the way up, the first is looked at.
 */
export const auditColours = (page: Page): Promise<Violation[]> => run(page, `(${firstOfTheirLooks})()`, only(colourRules));

const firstOfTheirLooks = `() => {
  const ways = new Map();
  const wayTo = (element) => {
    if (element === null) return '';
    const known = ways.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
    const own = [element.localName, element.className, backgroundColor, backgroundImage, opacity, position];
    const way = wayTo(element.parentElement) + '>' + own.join();
    ways.set(element, way);
    return way;
  };
  const firsts = new Map();
  for (const element of document.querySelectorAll('body *')) {
    const isText = 'value' in element || [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
    if (!isText || !element.checkVisibility()) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const looks = [wayTo(element), color, fontSize, fontWeight].join();
    if (!firsts.has(looks)) firsts.set(looks, element);
  }
  return [...firsts.values()];
}`;

async function run(page: Page, within: string, rules: Rules): Promise<Violation[]> {
  // It looks at the main frame only, which is complete where there are no others.
  expect(page.frames()).toHaveLength(1);
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(source);
  // Details of what passes are not needed. Nothing here plays by itself, which is what files would be loaded ahead for.
  const options: axe.RunOptions = { resultTypes: ['violations'], preload: false, ...rules };
  return page.evaluate<Violation[]>(`axe.run(${within}, ${JSON.stringify(options)}).then(({ violations }) =>
    violations.map(({ id, impact, nodes }) => ({
      id, impact, nodes: nodes.map(({ html, target }) => ({ html, target: target.join(' ') })),
    })))`);
}
