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
export async function audit(page: Page, rules: Rules = {}): Promise<Violation[]> {
  await load(page);
  return page.evaluate<Violation[]>(`${run('document', { resultTypes: ['violations'], ...rules })}.then(${violationsOf})`);
}

/** Looks whose colours axe has judged and found nothing wrong with, on whichever page of this worker. */
const readable = new Set<number>();

/**
 * What axe finds of the colours of a page. It is worked out from what lies at points of the screen, which takes longer than all
 * other rules: of texts that look alike, and stand within the like all the way up, the first is looked at, on one page of all.
 */
export async function auditColours(page: Page): Promise<Violation[]> {
  await load(page);
  const { count, judged, violations } = await page.evaluate<{
    count: number;
    judged: number[];
    violations: Violation[];
  }>(`(async () => {
    await Promise.allSettled(${motions}.map(({ finished }) => finished));
    const firsts = (${firstOfTheirLooks})();
    const readable = new Set(${JSON.stringify([...readable])});
    const others = [...firsts].filter(([look]) => !readable.has(look));
    const count = firsts.size;
    if (others.length === 0) return { count, judged: [], violations: [] };
    const elements = others.map(([, element]) => element);
    const found = await ${run('elements', { ...only(colourRules), elementRef: true })};
    // What lies behind some cannot be told on this page.
    const open = new Set([...found.incomplete, ...found.violations].flatMap(({ nodes }) => nodes.map(({ element }) => element)));
    // What has begun to come or go meanwhile, as a notice does, has no colour of its own to judge.
    const moving = ${motions}.map(({ effect }) => effect.target);
    const isAtRest = ({ element }) =>
      element.checkVisibility({ opacityProperty: true }) && !moving.some((target) => target.contains(element));
    const violations = found.violations
      .map((violation) => ({ ...violation, nodes: violation.nodes.filter(isAtRest) }))
      .filter(({ nodes }) => nodes.length > 0);
    const judged = others.filter(([, element]) => !open.has(element)).map(([look]) => look);
    return { count, judged, violations: (${violationsOf})({ violations }) };
  })()`);
  expect(count).toBeGreaterThan(0);
  for (const look of judged) readable.add(look);
  return violations;
}

/** What moves and comes to an end by itself. */
const motions = `document.getAnimations()
  .filter(({ playState, effect }) => playState === 'running' && effect.getComputedTiming().endTime !== Infinity)`;

/** Each look of a text, as a number, and the first element that has it. */
const firstOfTheirLooks = `() => {
  const numberOf = (text) => {
    let [high, low] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < text.length; at += 1) {
      high = Math.imul(high ^ text.charCodeAt(at), 2654435761);
      low = Math.imul(low ^ text.charCodeAt(at), 1597334677);
    }
    return (high & 0x1fffff) * 0x100000000 + (low >>> 0);
  };
  const ways = new Map();
  const wayTo = (element) => {
    if (element === null) return '';
    const known = ways.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
    const own = [element.localName, element.className, backgroundColor, backgroundImage, opacity, position];
    const way = numberOf(wayTo(element.parentElement) + '>' + own.join());
    ways.set(element, way);
    return way;
  };
  const firsts = new Map();
  for (const element of document.querySelectorAll('body *')) {
    const isText = 'value' in element || [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
    if (!isText || !element.checkVisibility()) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const look = numberOf([wayTo(element), color, fontSize, fontWeight].join());
    if (!firsts.has(look)) firsts.set(look, element);
  }
  return firsts;
}`;

async function load(page: Page): Promise<void> {
  // It looks at the main frame only, which is complete where there are no others.
  expect(page.frames()).toHaveLength(1);
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(source);
}

/** The code that runs it within a page. Nothing here plays by itself, which is what files would be loaded ahead for. */
const run = (within: string, options: axe.RunOptions) => `axe.run(${within}, ${JSON.stringify({ preload: false, ...options })})`;

const violationsOf = `({ violations }) => violations.map(({ id, impact, nodes }) => ({
  id, impact, nodes: nodes.map(({ html, target }) => ({ html, target: target.join(' ') })),
}))`;
