import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { z } from 'zod';
import {
  article,
  career,
  category,
  department,
  major,
  majorGroup,
  menu,
  position,
  subject,
} from '#shared/content-types/index.ts';
import { connectForStart } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { chromiumLaunch } from '../tests/support/chromium.ts';
import { articleTexts } from './articles.ts';
import { type BuiltSite, openBuiltSite } from './built-site.ts';
import { fillTable } from './fill.ts';
import type { Limit } from './limits.ts';
import { percentile } from './ratio.ts';
import { measureMachine } from './ruler.ts';

/** How many records of each type there are, and sections in the article whose form is typed in. */
export const keysAmong = { articles: 5_000, positions: 1_000, subjects: 1_000, majors: 300, sections: 40 };
/** What a key may cost, in milliseconds: a screen is drawn anew as often. */
const keyLimit: Limit = { most: 16, ofMachine: true };
/** What one in a picker among thousands of records may: layout and painting of the form below its choices take 9 of these. */
const pickerLimit: Limit = { most: 19.5, best: true, ofMachine: true };

export type KeyFigures = { place: string; limit: Limit; count: number; p50: number; p95: number; script: number; most: number };

const keys = 60;
const warmUps = 10;
/** From key to key, in milliseconds: a fast typist. What a key sets off later falls to one of the keys after it. */
const pace = 150;
/** What is typed into a picker at a time, without tones as editors do. */
const sought = ['thiet ke do hoa', 'mau chu giay', 'anh sang phim', 'bao bi nhan dien'].join('\n');

type Place = { name: string; path: string; input: (page: Page) => Locator; isPicker?: true };

const labelled = (label: string) => (page: Page) => page.getByRole('main').getByLabel(label, { exact: true });
const combobox = (name: string) => (page: Page) => page.getByRole('main').getByRole('combobox', { name, exact: true });

const places: readonly Place[] = [
  { name: 'the name of a major', path: 'nganh-hoc/1/edit', input: labelled('Tên') },
  { name: `the title of an article with ${keysAmong.sections} sections`, path: 'bai-viet/1/edit', input: labelled('Tiêu đề') },
  {
    name: 'the text of one of these sections',
    path: 'bai-viet/1/edit',
    input: (page) => page.getByRole('group', { name: 'Mục 20', exact: true }).getByLabel('Nội dung mục'),
  },
  { name: 'the description of a position', path: 'vi-tri/1/edit', input: labelled('Mô tả ngắn') },
  { name: 'the title of an entry of the menu', path: 'menu/1/edit', input: labelled('Tiêu đề') },
  {
    name: 'a picker of majors in that article',
    path: 'bai-viet/1/edit',
    input: combobox('Nói về ngành'),
    isPicker: true,
  },
  { name: 'a picker of articles', path: 'nganh-hoc/1/edit', input: combobox('Bài viết liên quan'), isPicker: true },
  { name: 'a picker of subjects', path: 'vi-tri/1/edit', input: combobox('Môn học cho nghề này'), isPicker: true },
  { name: 'a picker of departments', path: 'vi-tri/1/edit', input: combobox('Bộ phận'), isPicker: true },
  { name: 'a picker of pages', path: 'menu/1/edit', input: labelled('URL'), isPicker: true },
];

/** Processor time of the main thread of a page for each key that is typed in forms of the back office. */
export async function benchKeys(dataDir: string): Promise<KeyFigures[]> {
  await fillSite(dataDir);
  const site = await openBuiltSite(dataDir, { DEMO_CONTENT: 'false' }, 60_000);
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const token = await tokenOf(site);
    const figures: KeyFigures[] = [];
    for (const place of places) {
      await measureMachine();
      figures.push(await typeAt(browser, `${site.url}/admin/${place.path}`, token, place));
      console.error(JSON.stringify(figures.at(-1)));
    }
    return figures;
  } finally {
    await browser.close();
    await site.close();
  }
}

async function fillSite(dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  const db = connectForStart({ dialect: 'sqlite', file: join(dataDir, 'site.sqlite') });
  await migrate(db, 'sqlite');
  const { articles, positions, subjects, majors, sections } = keysAmong;
  await db.transaction().execute(async (open) => {
    await fillTable(open, career, 40, {});
    await fillTable(open, department, 200, { nghe_nghiep_id: 1 });
    await fillTable(open, majorGroup, 20, {});
    await fillTable(open, major, majors, { group_id: 1 });
    await fillTable(open, category, 20, {});
    await fillTable(open, position, positions, { bo_phan_id: 1 });
    await fillTable(open, subject, subjects, { nganh_hoc_id: 1 });
    await fillTable(open, article, articles, { category_id: 1 });
    await fillTable(open, menu, 40, {});
    const content = Array.from({ length: sections }, (_, index) => articleTexts(index).content[0]);
    await open
      .updateTable('bai_viet')
      .set({ content: JSON.stringify(content) })
      .where('id', '=', 1)
      .execute();
  });
  await db.destroy();
}

async function tokenOf({ url }: BuiltSite): Promise<string> {
  const login = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.com', password: 'mot-mat-khau-du-dai' }),
  });
  return z.object({ data: z.object({ token: z.string() }) }).parse(await login.json()).data.token;
}

async function typeAt(browser: Browser, url: string, token: string, place: Place): Promise<KeyFigures> {
  const context = await browser.newContext({ locale: 'vi-VN', viewport: { width: 1280, height: 800 } });
  await context.addInitScript(`localStorage.setItem('token', ${JSON.stringify(token)})`);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  // Of the thread, not of the clock: other work on the machine does not count.
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    const ms = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1_000;
    return { task: ms('TaskDuration'), script: ms('ScriptDuration') };
  };
  await page.goto(url);
  await page.getByRole('button', { name: 'Lưu', exact: true }).waitFor({ timeout: 60_000 });
  // With every group of the form open: the dearest form that an editor can have before himself.
  const closed = page.locator('details[data-holds]:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
  const input = place.input(page);
  await input.click({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  if (place.isPicker) await page.keyboard.press('Control+A');
  else await page.keyboard.press('End');
  const [costs, scripts]: [number[], number[]] = [[], []];
  for (let index = -warmUps; index < keys; index += 1) {
    const letter = sought.charAt((index + warmUps) % sought.length);
    // The next thing that is sought takes the place of the one before.
    if (letter === '\n' && place.isPicker) await page.keyboard.press('Control+A');
    const [began, before] = [performance.now(), await spent()];
    await page.keyboard.press(letter === '\n' ? ' ' : letter);
    await page.evaluate(drawn);
    await page.waitForTimeout(Math.max(0, pace - (performance.now() - began)));
    const after = await spent();
    if (index < 0) continue;
    costs.push(after.task - before.task);
    scripts.push(after.script - before.script);
  }
  await context.close();
  return {
    place: place.name,
    limit: place.isPicker ? pickerLimit : keyLimit,
    count: costs.length,
    p50: percentile(costs, 0.5),
    p95: percentile(costs, 0.95),
    script: percentile(scripts, 0.5),
    most: Math.max(...costs),
  };
}

/** In the page: once what the key has changed is on the screen. */
const drawn = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))`;
