import { slugify } from '#shared/text/slugify.ts';
import { articles } from '#demo/content/articles.ts';
import { banners } from '#demo/content/banners.ts';
import { careers } from '#demo/content/careers.ts';
import { majorGroups } from '#demo/content/major-groups.ts';
import { expect, test } from '../support/browser-worker.ts';
import { walkSite } from '../support/walk-site.ts';

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
const addresses = [
  ...hidden.careers.map((name) => `/nghe-nghiep/${slugify(name)}`),
  ...hidden.positions.map((name) => `/${slugify(name)}`),
  ...hidden.groups.map((name) => `/nganh-hoc/${slugify(name)}`),
  ...hidden.majors.map((name) => `/${slugify(name)}`),
  ...hidden.subjects.map((name) => `/${slugify(name)}`),
  ...hidden.articles.map((title) => `/bai-viet/${slugify(title)}`),
];

test('every link on every page leads somewhere, and nothing hidden is in any page source', async ({ request }) => {
  test.setTimeout(120_000);
  const pages = await walkSite(request);
  expect(pages.filter(({ status }) => status !== 200).map(({ path, status }) => `${status} ${path}`)).toEqual([]);
  // 6 careers, 66 positions, 4 groups, 11 majors, 61 subjects, 27 articles, and the lists.
  expect(pages.length).toBeGreaterThan(170);
  const links = addresses.map((address) => `${address}"`);
  const titles = [...hidden.articles, ...hidden.banners].map((title) => title.replaceAll('"', '&quot;'));
  for (const { path, html } of pages) {
    expect(
      [...links, ...titles].filter((text) => html.includes(text)),
      path,
    ).toEqual([]);
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
