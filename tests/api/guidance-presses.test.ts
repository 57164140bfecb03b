import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadUntil } from '#demo/load.ts';
import { siteRecordTypes } from '#server/start/site-types.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { renderedPages } from '../support/in-process-pages.ts';

/** Where the links of a page lead, without anchors. */
const linksIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/<a [^>]*href="([^"#]+)/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')));

/** Those below a path that have so many parts after the first: '/nghe-nghiep/a' one, '/nganh-hoc/a/b' two. */
const below = (links: Iterable<string>, first: string, parts: number): string[] =>
  [...links].filter((link) => link.startsWith(`${first}/`) && link.split('/').length === parts + 2);

describe('from what one likes to what one studies, in the demo content', () => {
  let test: TestApp;
  let linksOf: (path: string) => Promise<Set<string>>;
  let htmlOf: (path: string) => Promise<string>;
  let careers: string[];
  let positions: string[];
  let majors: string[];
  let subjects: string[];

  beforeAll(async () => {
    test = await createTestApp('sqlite');
    const content = { db: test.db, dialect: 'sqlite' as const, files: test.files, clock: test.clock.now, types: siteRecordTypes };
    await loadUntil(new AbortController().signal, content, async () => {});
    const render = renderedPages(async (path) => {
      const answer = await test.request(path);
      return { status: answer.status, answer: (await answer.json()) as never };
    });
    const pages = new Map<string, Promise<string>>();
    htmlOf = (path) => {
      const page = pages.get(path) ?? render(path);
      pages.set(path, page);
      return page;
    };
    linksOf = async (path) => linksIn(await htmlOf(path));
    const listed = async (call: string) => (await test.json<{ slug: string }[]>(`/api/${call}`)).body.data;
    careers = (await listed('nghe-nghiep')).map(({ slug }) => `/nghe-nghiep/${slug}`);
    const groups = (await listed('nhom-nganh')).map(({ slug }) => `/nganh-hoc/${slug}`);
    positions = (await Promise.all(careers.map(async (path) => below(await linksOf(path), '/nghe-nghiep', 2)))).flat();
    majors = (await Promise.all(groups.map(async (path) => below(await linksOf(path), '/nganh-hoc', 2)))).flat();
    subjects = (await Promise.all(majors.map(async (path) => below(await linksOf(path), path, 3)))).flat();
  });
  afterAll(() => test.close());

  it('has enough of each to say anything', () => {
    expect(careers.length).toBeGreaterThan(4);
    expect(positions.length).toBeGreaterThan(60);
    expect(majors.length).toBeGreaterThan(10);
    expect(subjects.length).toBeGreaterThan(60);
  });

  it('one press leads from every career to a major that leads there, and one back', async () => {
    for (const career of careers) {
      const studied = below(await linksOf(career), '/nganh-hoc', 2);
      expect(studied.length, career).toBeGreaterThan(0);
      for (const major of studied) expect(await linksOf(major), `${major} to ${career}`).toContain(career);
    }
  });

  it('one press leads from every position to a major, and one back', async () => {
    for (const position of positions) {
      const html = await htmlOf(position);
      expect(html, position).toContain('Học ngành nào');
      const studied = below(linksIn(html), '/nganh-hoc', 2);
      expect(studied.length, position).toBeGreaterThan(0);
      for (const major of studied) expect(await linksOf(major), `${major} to ${position}`).toContain(position);
    }
  });

  it('one press leads from every major to positions', async () => {
    const without = [];
    for (const major of majors) if (below(await linksOf(major), '/nghe-nghiep', 2).length === 0) without.push(major);
    expect(without).toEqual([]);
  });

  it('one press leads from every subject to where it is used', async () => {
    const without = [];
    for (const subject of subjects) if (below(await linksOf(subject), '/nghe-nghiep', 2).length === 0) without.push(subject);
    expect(without).toEqual([]);
  });
});
