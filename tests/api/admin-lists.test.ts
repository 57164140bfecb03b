import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { career, department, major, majorGroup, menu, position, subject } from '#shared/content-types/index.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { createEditor, type Editor } from '../support/sign-in.ts';

type Told = { id: number; hidden_by: unknown };

describe.each(dialects)('what lists tell of visibility on %s', (dialect) => {
  let test: TestApp;
  let editor: Editor;
  beforeAll(async () => {
    test = await createTestApp(dialect);
    editor = await createEditor(test);
  });
  afterAll(() => test.close());

  const along = async (path: string, body: unknown) => (await editor.post<unknown>(`${path}/hidden-along`, body)).body.data;

  it('hiding something hides what visitors see below it, counted before it happens', async () => {
    const trade = await build(test, career);
    const [shown, alreadyHidden] = [
      await build(test, department, { nghe_nghiep_id: trade.id }),
      await build(test, department, { nghe_nghiep_id: trade.id, status: 0 }),
    ];
    for (const status of [1, 1, 0] as const) await build(test, position, { bo_phan_id: shown.id, status });
    await build(test, position, { bo_phan_id: alreadyHidden.id });
    expect(await along('nghe-nghiep', { ids: [trade.id] })).toEqual([
      { resource: 'bo-phan', count: 1 },
      { resource: 'vi-tri', count: 2 },
    ]);
    expect(await along('bo-phan', { ids: [shown.id, alreadyHidden.id] })).toEqual([{ resource: 'vi-tri', count: 2 }]);
    expect(await along('bo-phan', { filters: { nghe_nghiep_id: trade.id } })).toEqual([{ resource: 'vi-tri', count: 2 }]);
    expect(await along('vi-tri', { ids: [1] })).toEqual([]);
    expect(await along('danh-muc', { ids: [1] })).toEqual([]);

    const group = await build(test, majorGroup);
    const field = await build(test, major, { group_id: group.id });
    await build(test, subject, { nganh_hoc_id: field.id });
    expect(await along('nhom-nganh', { ids: [group.id] })).toEqual([
      { resource: 'nganh-hoc', count: 1 },
      { resource: 'mon-hoc', count: 1 },
    ]);
    const top = await build(test, menu, { type: 'dropdown' });
    await build(test, menu, { parent_id: top.id });
    expect(await along('menu', { ids: [top.id] })).toEqual([{ resource: 'menu', count: 1 }]);
  });

  it('a record below something hidden names it, in lists and alone, the nearest first', async () => {
    const trade = await build(test, career);
    const home = await build(test, department, { nghe_nghiep_id: trade.id });
    const job = await build(test, position, { bo_phan_id: home.id });
    const told = async () => {
      const list = (await editor.get<Told[]>(`vi-tri/all?bo_phan_id=${home.id}`)).body.data;
      const one = (await editor.get<Told>(`vi-tri/${job.id}`)).body.data;
      expect(list.map(({ hidden_by }) => hidden_by)).toEqual([one.hidden_by]);
      return one.hidden_by;
    };
    expect(await told()).toBeNull();
    await editor.put(`nghe-nghiep/${trade.id}`, { status: 0 });
    expect(await told()).toEqual({ resource: 'nghe-nghiep', id: trade.id, title: trade.name });
    expect((await editor.get<Told>(`bo-phan/${home.id}`)).body.data.hidden_by).toMatchObject({ id: trade.id });
    await editor.put(`bo-phan/${home.id}`, { status: 0 });
    expect(await told()).toEqual({ resource: 'bo-phan', id: home.id, title: home.name });
    // What belongs to nothing that can be hidden says nothing of it.
    expect((await editor.get<Told>(`nghe-nghiep/${trade.id}`)).body.data).not.toHaveProperty('hidden_by');

    const top = await build(test, menu, { type: 'dropdown', status: 0 });
    const below = await build(test, menu, { parent_id: top.id });
    const named = { resource: 'menu', id: top.id, title: top.title };
    expect((await editor.get<Told>(`menu/${below.id}`)).body.data.hidden_by).toEqual(named);
    const tree = (await editor.get<(Told & { children: Told[] })[]>('menu/all')).body.data;
    expect(tree.find(({ id }) => id === top.id)?.children.map(({ hidden_by }) => hidden_by)).toEqual([named]);
  });

  it('a dropdown is asked for its first choices, for those that hold some words, or for some by their ids', async () => {
    const trade = await build(test, career, { name: 'Nghề của ô chọn' });
    const names = ['Vẽ bao bì', 'Dựng phim', 'Bao bì giấy'];
    const homes = [];
    for (const [order, name] of names.entries())
      homes.push(await build(test, department, { nghe_nghiep_id: trade.id, name, order }));
    const [first, second, third] = homes.map(({ id }) => id);
    const offered = async (query: string) => {
      const { body } = await editor.get<{ id: number }[]>(`bo-phan/dropdown?nghe_nghiep_id=${trade.id}${query}`);
      return body.data.map(({ id }) => id);
    };
    expect(await offered('')).toEqual([first, second, third]);
    expect(await offered('&per_page=2')).toEqual([first, second]);
    expect(await offered('&per_page=2&page=2')).toEqual([third]);
    expect(await offered('&keyword=bao+bi&per_page=2')).toEqual([first, third]);
    expect(await offered('&keyword=bao+bi&per_page=1')).toEqual([first]);
    expect(await offered(`&ids=${third},${first},2000000`)).toEqual([first, third]);
    for (const ids of ['x', '1,', '0', Array.from({ length: 101 }, (_, index) => index + 1).join(',')]) {
      const { status, body } = await editor.get(`bo-phan/dropdown?ids=${ids}`);
      expect([ids, status, Object.keys(body.errors ?? {})]).toEqual([ids, 422, ['ids']]);
    }
  });

  it('the page of a record is found in any order, unless the filters leave it out', async () => {
    const home = await build(test, department);
    const jobs = [];
    for (let order = 1; order <= 12; order += 1)
      jobs.push(
        await build(test, position, { bo_phan_id: home.id, order: Math.ceil(order / 3), status: order % 2 === 0 ? 0 : 1 }),
      );
    for (const sort of ['sort_by=order', 'sort_by=order&sort_order=desc', 'sort_by=name&sort_order=desc', 'sort_by=id']) {
      for (const { id } of jobs) {
        const call = `vi-tri/all?bo_phan_id=${home.id}&per_page=5&${sort}&page=2&around=${id}`;
        const { body } = await editor.get<Told[]>(call);
        expect(
          body.data.map((row) => row.id),
          call,
        ).toContain(id);
      }
    }
    const { body } = await editor.get<Told[]>(`vi-tri/all?bo_phan_id=${home.id}&status=active&around=${jobs[1]!.id}`);
    expect([body.data.length, (body.meta as { current_page: number }).current_page]).toEqual([6, 1]);
    expect((await editor.get('vi-tri/all?around=x')).status).toBe(422);
  });
});
