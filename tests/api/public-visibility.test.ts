import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CareerPage } from '#shared/answers/career.ts';
import type { MajorGroupPage } from '#shared/answers/major-group.ts';
import type { MajorPage } from '#shared/answers/major.ts';
import type { PositionPage } from '#shared/answers/position.ts';
import type { SearchResult } from '#shared/answers/search.ts';
import type { SubjectItem, SubjectPage } from '#shared/answers/subject.ts';
import { article, career, department, major, majorGroup, position, subject } from '#shared/content-types/index.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';

/** A career and a major group, each with everything below it; `hide` names what is hidden. */
async function school(test: TestApp, hide: string) {
  const seen = (name: string) => ({ name, slug: name, status: name === hide ? 0 : 1 });
  const { id: nghe_nghiep_id } = await build(test, career, seen('nghe'));
  const { id: bo_phan_id } = await build(test, department, { nghe_nghiep_id, name: 'bophan', status: hide === 'bophan' ? 0 : 1 });
  await build(test, position, { bo_phan_id, ...seen('vitri'), other_names: ['artist'] });
  await build(test, position, { bo_phan_id, ...seen('vitri-ben-canh') });
  const { id: group_id } = await build(test, majorGroup, seen('nhom'));
  const { id: nganh_hoc_id } = await build(test, major, { group_id, ...seen('nganh') });
  await build(test, subject, { nganh_hoc_id, ...seen('mon'), other_names: ['drawing'] });
  await build(test, subject, { nganh_hoc_id, ...seen('mon-ben-canh') });
}

describe.each(dialects)('what is hidden on %s', (dialect) => {
  let test: TestApp;
  beforeEach(async () => void (test = await createTestApp(dialect)));
  afterEach(() => test.close());

  const status = async (path: string) => (await test.request(path)).status;
  const names = async (path: string) => (await test.json<{ name: string }[]>(path)).body.data.map(({ name }) => name);
  const found = async (text: string) => (await test.json<SearchResult[]>(`/api/search?q=${text}`)).body;

  it('nothing is, when everything is shown', async () => {
    await school(test, 'nothing');
    for (const path of ['nghe-nghiep/nghe', 'vi-tri/vitri', 'nhom-nganh/nhom', 'nganh-hoc/nganh', 'mon-hoc/mon']) {
      expect(await status(`/api/${path}`), path).toBe(200);
    }
    expect(await names('/api/nghe-nghiep')).toEqual(['nghe']);
    expect(await names('/api/nhom-nganh')).toEqual(['nhom']);
    expect(await names('/api/mon-hoc')).toEqual(['mon', 'mon-ben-canh']);
    expect((await found('vitri')).meta.total).toBe(2);
    expect([await found('artist'), await found('drawing')]).toMatchObject([{ meta: { total: 1 } }, { meta: { total: 1 } }]);
    expect((await found('mon')).meta.total).toBe(2);
  });

  it('a hidden career hides itself and all its positions', async () => {
    await school(test, 'nghe');
    expect(await names('/api/nghe-nghiep')).toEqual([]);
    expect(await status('/api/nghe-nghiep/nghe')).toBe(404);
    expect(await status('/api/vi-tri/vitri')).toBe(404);
    expect(await found('vitri')).toMatchObject({ data: [], meta: { total: 0 } });
    expect(await found('artist')).toMatchObject({ data: [], meta: { total: 0 } });
  });

  it('a hidden department hides itself and its positions, not its career', async () => {
    await school(test, 'bophan');
    const { body } = await test.json<CareerPage>('/api/nghe-nghiep/nghe');
    expect(body.data.departments).toEqual([]);
    expect(await status('/api/vi-tri/vitri')).toBe(404);
    expect(await found('vitri')).toMatchObject({ data: [], meta: { total: 0 } });
    expect(await found('artist')).toMatchObject({ data: [], meta: { total: 0 } });
  });

  it('a hidden position is missing from its department, its neighbours and the search', async () => {
    await school(test, 'vitri');
    const { body } = await test.json<CareerPage>('/api/nghe-nghiep/nghe');
    expect(body.data.departments[0]?.positions.map(({ name }) => name)).toEqual(['vitri-ben-canh']);
    expect(await status('/api/vi-tri/vitri')).toBe(404);
    const { body: neighbour } = await test.json<PositionPage>('/api/vi-tri/vitri-ben-canh');
    expect(neighbour.data.neighbours).toEqual([]);
    expect(await found('vitri')).toMatchObject({ data: [{ slug: 'vitri-ben-canh' }], meta: { total: 1 } });
    expect(await found('artist')).toMatchObject({ data: [], meta: { total: 0 } });
  });

  it('a hidden group hides itself, its majors and their subjects', async () => {
    await school(test, 'nhom');
    expect(await names('/api/nhom-nganh')).toEqual([]);
    for (const path of ['nhom-nganh/nhom', 'nganh-hoc/nganh', 'mon-hoc/mon'])
      expect(await status(`/api/${path}`), path).toBe(404);
    expect(await names('/api/mon-hoc')).toEqual([]);
    expect((await test.json('/api/mon-hoc?page=1')).body.meta.total).toBe(0);
    expect(await found('mon')).toMatchObject({ data: [], meta: { total: 0 } });
    expect(await found('drawing')).toMatchObject({ data: [], meta: { total: 0 } });
  });

  it('a hidden major hides itself and its subjects, not its group', async () => {
    await school(test, 'nganh');
    const { body } = await test.json<MajorGroupPage>('/api/nhom-nganh/nhom');
    expect(body.data.nganh_hoc).toEqual([]);
    for (const path of ['nganh-hoc/nganh', 'mon-hoc/mon']) expect(await status(`/api/${path}`), path).toBe(404);
    expect(await names('/api/mon-hoc')).toEqual([]);
    expect(await found('mon')).toMatchObject({ data: [], meta: { total: 0 } });
    expect(await found('drawing')).toMatchObject({ data: [], meta: { total: 0 } });
  });

  it('a hidden subject is missing from its major, the list, its neighbours and the search', async () => {
    await school(test, 'mon');
    const { body } = await test.json<MajorPage>('/api/nganh-hoc/nganh');
    expect(body.data.mon_hocs.map(({ name }) => name)).toEqual(['mon-ben-canh']);
    expect(await status('/api/mon-hoc/mon')).toBe(404);
    expect(await names('/api/mon-hoc')).toEqual(['mon-ben-canh']);
    expect((await test.json<SubjectItem[]>('/api/mon-hoc?per_page=1')).body.meta).toMatchObject({ total: 1, last_page: 1 });
    const { body: neighbour } = await test.json<SubjectPage>('/api/mon-hoc/mon-ben-canh');
    expect(neighbour.data.neighbours).toEqual([]);
    expect(await found('mon')).toMatchObject({ data: [{ slug: 'mon-ben-canh' }], meta: { total: 1 } });
    expect(await found('drawing')).toMatchObject({ data: [], meta: { total: 0 } });
  });

  it.each([
    ['a draft', { status: 'draft' }],
    ['a draft with a date in the past', { status: 'draft', published_at: '2026-01-01T00:00:00.000Z' }],
    ['an article whose moment lies ahead', { published_at: '2026-08-21T06:31:00+07:00' }],
    ['an article without a moment', { published_at: null }],
  ] as const)('%s is nowhere', async (_, hidden) => {
    const moment = 'published_at' in hidden && hidden.published_at !== null ? new Date(hidden.published_at).toISOString() : null;
    await build(test, article, { title: 'Kín', ...hidden, published_at: moment });
    await build(test, article, { title: 'Mở' });
    expect((await test.json<{ title: string }[]>('/api/bai-viet')).body.data.map(({ title }) => title)).toEqual(['Mở']);
    expect((await test.json('/api/bai-viet?page=1')).body.meta.total).toBe(1);
    expect(await status('/api/bai-viet/kin')).toBe(404);
    expect((await test.json('/api/bai-viet/mo')).body.data).toMatchObject({ related: [] });
    expect(await found('kin')).toMatchObject({ data: [], meta: { total: 0 } });
  });
});
