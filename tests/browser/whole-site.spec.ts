import type { APIRequestContext } from '@playwright/test';
import { site } from '#site-config';
import { slugify } from '#shared/text/slugify.ts';
import { articles } from '#demo/content/articles.ts';
import { banners } from '#demo/content/banners.ts';
import { careers } from '#demo/content/careers.ts';
import { majorGroups } from '#demo/content/major-groups.ts';
import { expect, test } from '../support/browser-worker.ts';
import { readPage } from '../support/served-page.ts';
import { address } from '../support/site.ts';
import { walkSite } from '../support/walk-site.ts';

async function read(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 });
  return { status: answer.status(), html: await answer.text() };
}

type Record = { name: string; status?: 0 };

/** Names below a hidden parent, and hidden ones themselves. */
function hiddenBelow<Parent extends Record>(
  parents: readonly Parent[],
  childrenOf: (parent: Parent) => readonly Record[],
): string[] {
  return parents
    .flatMap((parent) => childrenOf(parent).filter((child) => parent.status === 0 || child.status === 0))
    .map(({ name }) => name);
}

const departments = careers.flatMap((career) =>
  career.departments.map((department) => ({ ...department, ...(career.status === 0 && { status: 0 as const }) })),
);
const majors = majorGroups.flatMap((group) =>
  group.majors.map((major) => ({ ...major, ...(group.status === 0 && { status: 0 as const }) })),
);
const hidden = {
  careers: careers.filter(({ status }) => status === 0).map(({ name }) => name),
  departments: departments.filter(({ status }) => status === 0).map(({ name }) => name),
  positions: hiddenBelow(departments, ({ positions }) => positions),
  groups: majorGroups.filter(({ status }) => status === 0).map(({ name }) => name),
  majors: majors.filter(({ status }) => status === 0).map(({ name }) => name),
  subjects: hiddenBelow(majors, ({ subjects }) => subjects),
  articles: articles.filter(({ status, daysAgo }) => status === 'draft' || daysAgo < 0).map(({ title }) => title),
  banners: banners.filter(({ status }) => status === 0).map(({ title }) => title),
};
/** Some hidden names are also said in passing by texts that are shown; their addresses never are. */
const hiddenAddresses = [
  ...hidden.careers.map((name) => `/nghe-nghiep/${slugify(name)}`),
  ...hidden.positions.map((name) => `/${slugify(name)}`),
  ...hidden.groups.map((name) => `/nganh-hoc/${slugify(name)}`),
  ...hidden.majors.map((name) => `/${slugify(name)}`),
  ...hidden.subjects.map((name) => `/${slugify(name)}`),
  ...hidden.articles.map((title) => `/bai-viet/${slugify(title)}`),
];

test('every link on every page leads somewhere, nothing hidden is in any page source, and every address of the sitemap is a page of its own', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const pages = await walkSite(request);
  const dead: string[] = [];
  for (const { path, from, status } of pages.filter((page) => page.status !== 200)) {
    // A record of another test may be gone by now, and then nothing leads there either.
    const { html } = await read(request, from);
    if (html.includes(`href="${path.replaceAll('&', '&amp;')}"`)) dead.push(`${status} ${path}, from ${from}`);
  }
  expect(dead).toEqual([]);
  // 6 careers, 66 positions, 4 groups, 11 majors, 61 subjects, 27 articles, and the lists.
  expect(pages.length).toBeGreaterThan(170);
  const links = hiddenAddresses.map((path) => `${path}"`);
  const titles = [...hidden.articles, ...hidden.banners].map((title) => title.replaceAll('"', '&quot;'));
  for (const { path, html } of pages) {
    expect(
      [...links, ...titles].filter((text) => html.includes(text)),
      path,
    ).toEqual([]);
  }

  const mapped = async () => {
    const map = await (await request.get('/sitemap.xml')).text();
    return [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, path = '']) => path.replaceAll('&#38;', '&'));
  };
  const listed = await mapped();
  expect(listed.length).toBeGreaterThan(170);
  const walked = new Map(pages.map((page) => [address + page.path, page]));
  const titled = new Map<string, string>();
  for (const path of listed) {
    const { status, html } = walked.get(path) ?? (await read(request, path));
    // A record of another test may be gone by now, and then the map does not name it either.
    if (status === 404 && !(await mapped()).includes(path)) continue;
    expect(status, path).toBe(200);
    const { title, description, canonical, robots, card, property, structured } = readPage(html);
    expect({ canonical, robots, card, url: property('og:url') }, path).toEqual({
      canonical: path,
      robots: '',
      card: 'summary_large_image',
      url: path,
    });
    expect(titled.get(title), `${path} is titled like`).toBeUndefined();
    titled.set(title, path);
    expect(title.length <= 60 || title.endsWith(` – ${site.short_name}`), `${title} leaves the school's name no room`).toBe(true);
    expect(description.length, path).toBeGreaterThan(20);
    expect(JSON.parse(structured)['@graph'][0], path).toMatchObject({ '@type': 'BreadcrumbList' });
  }
});

test('hidden records answer as if they did not exist', async ({ request }) => {
  const calls = [
    ...hidden.careers.map((name) => `/api/nghe-nghiep/${slugify(name)}`),
    ...hidden.positions.map((name) => `/api/vi-tri/${slugify(name)}`),
    ...hidden.groups.map((name) => `/api/nhom-nganh/${slugify(name)}`),
    ...hidden.majors.map((name) => `/api/nganh-hoc/${slugify(name)}`),
    ...hidden.subjects.map((name) => `/api/mon-hoc/${slugify(name)}`),
    ...hidden.articles.map((title) => `/api/bai-viet/${slugify(title)}`),
  ];
  expect(calls.length).toBeGreaterThan(15);
  for (const call of calls) expect((await request.get(call)).status(), call).toBe(404);
  const lists = {
    '/api/nghe-nghiep': hidden.careers,
    '/api/nhom-nganh': hidden.groups,
    '/api/mon-hoc': hidden.subjects,
    '/api/bai-viet': hidden.articles,
    '/api/banners': hidden.banners,
  };
  for (const [list, names] of Object.entries(lists)) {
    const body = await (await request.get(list)).text();
    expect(names.length, list).toBeGreaterThan(0);
    for (const name of names) expect(body, list).not.toContain(`"${name.replaceAll('"', '\\"')}"`);
  }
  for (const name of [...hidden.positions, ...hidden.subjects, ...hidden.articles]) {
    const body = await (await request.get('/api/search', { params: { q: name } })).text();
    expect(body, name).not.toContain(`"slug":"${slugify(name)}"`);
  }
});
