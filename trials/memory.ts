import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '#server/database/connect.ts';
import { articleRow, articleTexts } from '../bench/articles.ts';
import { startSite } from './site-process.ts';
import { randomOf, type Trial } from './trial.ts';

const articles = 1_000;
const searches = 300;

/** Megabytes that the process may hold after that use, as docs/deploy.md has it. */
const most = 220;

/**
 * What a site holds after real use: the demo content and 1,000 articles, each page and each picture asked for once as a
 * browser does, and 300 searches. Told after that, and once more after a minute of rest. A round is all of it once more.
 */
export const trial: Trial = async ({ seed, rounds, say }) => {
  const random = randomOf(seed);
  const figures: string[] = [];
  const dir = mkdtempSync(join(tmpdir(), 'huong-nghiep-memory-'));
  try {
    say('Loading the demo content …');
    await (await startSite(dir, { DEMO_CONTENT: 'true' }, true)).end('SIGTERM');
    await writeArticles(join(dir, 'site.sqlite'));
    const site = await startSite(dir, { DEMO_CONTENT: 'false' }, true);
    const resident = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.child.pid}/status`, 'utf8'))?.[1]) / 1024;
    const get = async (path: string) => {
      const answer = await fetch(site.origin + path, { headers: { 'Accept-Encoding': 'br' } });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      return text;
    };
    figures.push(`after the start: ${resident().toFixed(0)} MB`);
    let used = 0;
    for (let round = 0; round < rounds; round += 1) {
      const map = await get('/sitemap.xml');
      const pages = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, path = '']) => path.replaceAll('&#38;', '&'));
      const pictures = new Set<string>();
      for (const path of pages) {
        const page = await get(path.replace(site.origin, '').replace(/^https?:\/\/[^/]+/, ''));
        for (const [picture] of page.matchAll(/\/uploads\/[\w-]+\.webp/g)) pictures.add(picture);
      }
      figures.push(`after ${pages.length} pages: ${resident().toFixed(0)} MB`);
      for (const path of pictures) await get(path);
      figures.push(`after ${pictures.size} pictures: ${resident().toFixed(0)} MB`);
      for (let count = 0; count < searches; count += 1) {
        const words = articleTexts(1 + random.below(articles))
          .title.split(' ')
          .slice(0, 3)
          .join(' ');
        await get(`/${count % 2 === 0 ? 'api/' : ''}search?q=${encodeURIComponent(words)}`);
      }
      used = resident();
      figures.push(`after ${searches} searches: ${used.toFixed(0)} MB`);
    }
    await sleep(60_000);
    figures.push(`after a minute of rest: ${resident().toFixed(0)} MB`);
    await site.end('SIGTERM');
    return { figures, faults: used > most ? [`${used.toFixed(0)} MB, where ${most} are allowed`] : [] };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
};

/** Behind the articles of the demo content. */
async function writeArticles(file: string): Promise<void> {
  const db = connect({ dialect: 'sqlite', file });
  for (let number = 1; number <= articles; number += 1) {
    const { id: _, ...row } = articleRow(number);
    await db
      .insertInto('bai_viet')
      .values({ ...row, status: 'published' })
      .execute();
  }
  await db.destroy();
}
