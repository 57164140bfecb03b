import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromiumLaunch } from '../tests/support/chromium.ts';
import { publicPages } from '../tests/support/public-pages.ts';
import { openBuiltSite } from './built-site.ts';
import { openLighthouseServer } from './lighthouse-server.ts';
import { replacePart } from './report.ts';

/** `npm run bench:pages`: Lighthouse, as a phone, on one page of each kind; writes its table into results.md. */
const kinds = [
  'career',
  'position',
  'majorGroup',
  'major',
  'subject',
  'subjects',
  'articles',
  'article',
  'search',
  'admissions',
  'questions',
  'interests',
  'majors',
  'comparison',
  'saved',
  'plainPage',
] as const;
/** Marked `noindex`, which alone would decide their score for search engines. */
const notListed = new Set<string>(['search', 'comparison', 'saved']);
const debuggingPort = 9_300 + (process.pid % 500);

const dir = mkdtempSync(join(tmpdir(), 'huong-nghiep-pages-'));
const site = await openBuiltSite(join(dir, 'data'), {}, 120_000);
const server = await openLighthouseServer(site.url);
const launch = chromiumLaunch();
const browser = await chromium.launch({ ...launch, args: [...(launch.args ?? []), `--remote-debugging-port=${debuggingPort}`] });
const rows: string[] = [];
try {
  for (const kind of kinds) {
    const result = await lighthouse(server.url + publicPages[kind], {
      port: debuggingPort,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    });
    if (!result || result.lhr.runtimeError) throw new Error(`${kind}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    const { categories, audits } = result.lhr;
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    const row = [
      kind,
      score('performance'),
      score('accessibility'),
      score('best-practices'),
      notListed.has(kind) ? 'not listed' : score('seo'),
      value('cumulative-layout-shift').toFixed(3),
      (value('largest-contentful-paint') / 1_000).toFixed(2),
      (value('first-contentful-paint') / 1_000).toFixed(2),
      value('total-blocking-time').toFixed(0),
      (value('total-byte-weight') / 1_000).toFixed(0),
    ];
    console.log(row.join('  '));
    for (const { id, score: given, title } of Object.values(audits)) {
      if (given !== null && given < 0.9) console.log(`    ${id}: ${given} (${title})`);
    }
    rows.push(`| ${row.join(' | ')} |`);
  }
} finally {
  await browser.close();
  server.close();
  await site.close();
  rmSync(dir, { recursive: true, force: true });
}

const table = `| Page | Performance | Accessibility | Best practices | SEO | Layout shift | Largest paint (s) | First paint (s) | Blocked (ms) | Sent (kB) |
|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|
${rows.join('\n')}`;
const file = resolve(import.meta.dirname, 'results.md');
writeFileSync(file, replacePart(readFileSync(file, 'utf8'), 'Lighthouse, as a phone', table));
