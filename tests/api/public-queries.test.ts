import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  admissionDate,
  article,
  banner,
  career,
  category,
  department,
  major,
  majorGroup,
  menu,
  plainPage,
  position,
  question,
  scholarship,
  subject,
} from '#shared/content-types/index.ts';
import { searchTypes } from '#shared/search/search-types.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';

/** Adds three of everything below the same few parents. */
async function grow(
  test: TestApp,
  parents: { nghe_nghiep_id: number; bo_phan_id: number; group_id: number; nganh_hoc_id: number; category_id: number },
) {
  const { nghe_nghiep_id, bo_phan_id, group_id, nganh_hoc_id, category_id } = parents;
  for (let index = 0; index < 3; index += 1) {
    const { id: parent_id } = await build(test, menu, { type: 'dropdown' });
    await build(test, menu, { parent_id });
    await build(test, banner);
    await build(test, career);
    await build(test, department, { nghe_nghiep_id });
    const { id: position_id } = await build(test, position, { bo_phan_id });
    await build(test, majorGroup);
    const { id: major_id } = await build(test, major, { group_id });
    await build(test, subject, { nganh_hoc_id });
    await build(test, category);
    await build(test, article, { category_id });
    await build(test, plainPage);
    await build(test, admissionDate, { nganh_hoc_ids: [major_id] });
    await build(test, scholarship, { nganh_hoc_ids: [major_id] });
    await build(test, question, { nganh_hoc_ids: [major_id], vi_tri_ids: [position_id] });
  }
}

describe.each(dialects)('the work behind a call on %s', (dialect) => {
  let test: TestApp;
  const paths = [
    '/api/menu',
    '/api/banners',
    '/api/danh-muc',
    '/api/danh-muc/danh-muc',
    '/api/bai-viet',
    '/api/bai-viet?page=1',
    '/api/bai-viet/bai',
    '/api/nghe-nghiep',
    '/api/nghe-nghiep/nghe',
    '/api/kham-pha',
    '/api/vi-tri/vi-tri',
    '/api/nhom-nganh',
    '/api/nhom-nganh/nhom',
    '/api/nganh-hoc',
    '/api/nganh-hoc/nganh',
    '/api/da-luu?nganh=nganh&mon=mon',
    '/api/mon-hoc',
    '/api/moc-tuyen-sinh',
    '/api/hoc-bong',
    '/api/hoi-dap',
    '/api/mon-hoc?page=1',
    '/api/mon-hoc/mon',
    '/api/trang',
    '/api/trang/trang',
    '/api/search?q=so',
    '/api/search/suggestions?q=so',
  ];
  const counts = new Map<string, { few: number; many: number }>();

  beforeAll(async () => {
    test = await createTestApp(dialect, {}, 1);
    const { id: nghe_nghiep_id } = await build(test, career, { slug: 'nghe' });
    const { id: bo_phan_id } = await build(test, department, { nghe_nghiep_id });
    await build(test, position, { bo_phan_id, slug: 'vi-tri' });
    const { id: group_id } = await build(test, majorGroup, { slug: 'nhom' });
    const { id: nganh_hoc_id } = await build(test, major, { group_id, slug: 'nganh' });
    await build(test, subject, { nganh_hoc_id, slug: 'mon' });
    const { id: category_id } = await build(test, category, { slug: 'danh-muc' });
    await build(test, article, { category_id, slug: 'bai' });
    await build(test, plainPage, { slug: 'trang' });
    await build(test, question);
    const measure = async () => {
      const counted: number[] = [];
      // The index of the search reads what has changed once.
      await test.request('/api/search?q=so');
      for (const path of paths) {
        counted.push(
          await test.countQueries(async () => {
            expect((await test.request(path)).status, path).toBe(200);
          }),
        );
      }
      return counted;
    };
    const few = await measure();
    await grow(test, { nghe_nghiep_id, bo_phan_id, group_id, nganh_hoc_id, category_id });
    const many = await measure();
    for (const [index, path] of paths.entries()) counts.set(path, { few: few[index]!, many: many[index]! });
  });
  afterAll(() => test.close());

  it('is measured for every call that content types declare', () => {
    const named = paths.map((path) => path.split('?')[0] ?? '');
    const declared = test.app.routes
      .filter(({ method, path }) => method === 'GET' && path.startsWith('/api/') && !path.includes('*'))
      .map(({ path }) => path)
      .filter((path) => !/^\/api\/(?:admin|docs|openapi\.json|site|enquiry-proof)(?:\/|$)/.test(path));
    expect(declared).toContain('/api/trang/:slug');
    const isNamed = (path: string) => named.some((each) => new RegExp(`^${path.replace(':slug', '[^/]+')}$`).test(each));
    expect(declared.filter((path) => !isNamed(path))).toEqual([]);
  });

  it.each(paths)('does not grow with the content: %s', (path) => {
    const { few, many } = counts.get(path)!;
    expect(few).toBeGreaterThan(0);
    // A search asks whether anything has changed, and reads its results, type by type.
    // A page reads its record, what leads there and on from it, and a major its next date; a subject that no position lists, what its major leads to.
    expect(few).toBeLessThanOrEqual(path.startsWith('/api/search') ? 1 + searchTypes.length : 7);
    expect(many).toBeLessThanOrEqual(few);
  });
});
