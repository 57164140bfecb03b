import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HiddenAlongMeta } from '#shared/answers/batch.ts';
import type { FoundRecord } from '#shared/answers/found-records.ts';
import { type AddressLead, longestAddress, mostAddresses } from '#shared/answers/own-addresses.ts';
import {
  article,
  banner,
  career,
  category,
  department,
  major,
  majorGroup,
  menu,
  position,
  subject,
} from '#shared/content-types/index.ts';
import { hidden, shown } from '#shared/fields/visibility.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { createEditor, type Editor } from '../support/sign-in.ts';

describe.each(dialects)('what addresses lead to, told to editors on %s', (dialect) => {
  let test: TestApp;
  let editor: Editor;
  beforeAll(async () => {
    test = await createTestApp(dialect, { publicUrl: 'https://truong.edu.vn' });
    editor = await createEditor(test, { role: 'editor' });
  });
  afterAll(() => test.close());

  const ask = async (...addresses: string[]) => {
    const { status, body } = await editor.post<AddressLead[]>('address-leads', { addresses });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data;
  };
  const change = async (path: string, values: unknown) => expect((await editor.put(path, values)).status).toBe(200);
  const nothing = { path: null, record: null, hidden_by: null, shown_from: null };

  it('is a page of this site by its path or its whole address, and its path of today', async () => {
    const trade = await build(test, career, { slug: `nghe-${dialect}` });
    const record = { resource: 'nghe-nghiep', id: trade.id, title: trade.name };
    const address = `/nghe-nghiep/${trade.slug}`;
    const whole = `https://www.truong.edu.vn${address}?a=1`;
    expect(await ask(address, whole, '/mon-hoc')).toEqual([
      { ...nothing, address, leads: 'page', path: address, record },
      { ...nothing, address: whole, leads: 'page', path: `${address}?a=1`, record },
      { ...nothing, address: '/mon-hoc', leads: 'page', path: '/mon-hoc' },
    ]);
    await change(`nghe-nghiep/${trade.id}`, { slug: `moi-${dialect}` });
    expect(await ask(address)).toEqual([{ ...nothing, address, leads: 'redirect', path: `/nghe-nghiep/moi-${dialect}`, record }]);
  });

  it('is nothing, a file, or another site, which is never asked', async () => {
    expect(
      (await ask('/khong-co', '/uploads/a.webp', 'https://khac.vn/mon-hoc', 'môn học', '')).map(({ leads }) => leads),
    ).toEqual(['nothing', 'unknown', 'outside', 'outside', 'outside']);
  });

  it('says why visitors do not see a page: itself, what it belongs to, or its moment', async () => {
    const group = await build(test, majorGroup, { name: 'Nhóm bị ẩn' });
    const parent = await build(test, major, { group_id: group.id });
    const lesson = await build(test, subject, { nganh_hoc_id: parent.id });
    const ahead = new Date(test.clock.now().getTime() + 3_600_000).toISOString();
    const waiting = await build(test, article, { published_at: ahead });
    const draft = await build(test, article, { status: 'draft' });
    const at = `/nganh-hoc/${group.slug}/${parent.slug}/${lesson.slug}`;
    await change(`nhom-nganh/${group.id}`, { status: hidden });
    const by = { resource: 'nhom-nganh', id: group.id, title: 'Nhóm bị ẩn' };
    expect(await ask(at, `/nganh-hoc/${group.slug}`, `/bai-viet/${waiting.slug}`, `/bai-viet/${draft.slug}`)).toMatchObject([
      { leads: 'hidden', hidden_by: by, shown_from: null, record: { id: lesson.id } },
      { leads: 'hidden', hidden_by: null, shown_from: null, record: { id: group.id } },
      { leads: 'hidden', hidden_by: null, shown_from: ahead, record: { id: waiting.id } },
      { leads: 'hidden', hidden_by: null, shown_from: null, record: { id: draft.id } },
    ]);
    await change(`mon-hoc/${lesson.id}`, { status: hidden });
    expect(await ask(at)).toMatchObject([{ leads: 'hidden', hidden_by: null }]);
    expect((await editor.remove(`mon-hoc/${lesson.id}`)).status).toBe(200);
    expect(await ask(at)).toEqual([{ ...nothing, address: at, leads: 'nothing' }]);
  });

  it('is told of records, as links within texts name them', async () => {
    const topic = await build(test, category);
    const trade = await build(test, career, { status: hidden });
    const addresses = [`danh-muc:${topic.id}`, `nghe-nghiep:${trade.id}`, 'vi-tri:999999', 'menu:1', 'vi-tri:0'];
    expect(await ask(...addresses)).toMatchObject([
      { leads: 'page', path: `/bai-viet?danh-muc=${topic.slug}`, record: { title: topic.name } },
      { leads: 'hidden', path: null, record: { title: trade.name } },
      { leads: 'nothing', record: null },
      { leads: 'outside' },
      { leads: 'outside' },
    ]);
  });

  it('is asked of so many at once, and of texts', async () => {
    const refusal = async (body: unknown) => (await editor.post('address-leads', body)).body.errors;
    expect(await refusal({ addresses: Array.from({ length: mostAddresses + 1 }, () => '/') })).toEqual({
      addresses: ['Mỗi lần chỉ hỏi được tối đa 200 địa chỉ'],
    });
    expect(await refusal({ addresses: ['/'.padEnd(longestAddress + 1, 'a')] })).toHaveProperty('addresses.0');
    expect(await refusal({})).toEqual({ addresses: ['Địa chỉ không được để trống'] });
    expect(await refusal({ addresses: '/' })).toEqual({ addresses: ['Địa chỉ phải là một danh sách'] });
    expect((await test.request('/api/admin/address-leads', { method: 'POST', body: { addresses: ['/'] } })).status).toBe(401);
  });

  describe('pages by a few letters', () => {
    const find = async (typed: string) =>
      (await editor.get<FoundRecord[]>(`records?${new URLSearchParams({ q: typed, pages: '1' })}`)).body.data;

    it('come with their paths, hidden ones too, and nothing that has no page', async () => {
      const trade = await build(test, career, { name: 'Lụa tơ' });
      const room = await build(test, department, { name: 'Lụa', nghe_nghiep_id: trade.id });
      const job = await build(test, position, { name: 'Thợ lụa', bo_phan_id: room.id });
      await build(test, menu, { title: 'Lụa' });
      await build(test, banner, { title: 'Lụa' });
      const found = async () => (await find('lua')).map(({ resource, path, is_hidden: isHidden }) => [resource, path, isHidden]);
      const at = `/nghe-nghiep/${trade.slug}`;
      expect(await found()).toEqual([
        ['nghe-nghiep', at, false],
        ['vi-tri', `${at}/${job.slug}`, false],
      ]);
      await change(`bo-phan/${room.id}`, { status: hidden });
      expect(await found()).toEqual([
        ['nghe-nghiep', at, false],
        ['vi-tri', `${at}/${job.slug}`, true],
      ]);
      await change(`bo-phan/${room.id}`, { status: shown });
    });

    it('come by their code and by another name, every kind of them', async () => {
      const group = await build(test, majorGroup, { name: 'Zzqnhóm', status: hidden });
      const parent = await build(test, major, { name: 'Zzqngành', ma_nganh: '7219922', group_id: group.id });
      await build(test, subject, { name: 'Zzqmôn', nganh_hoc_id: parent.id, other_names: ['Tên khác hẳn'] });
      await build(test, article, { title: 'Zzqbài', status: 'draft' });
      await build(test, category, { name: 'Zzqmục' });
      const all = await find('zzq');
      expect(all.map(({ resource }) => resource).sort()).toEqual(['bai-viet', 'danh-muc', 'mon-hoc', 'nganh-hoc', 'nhom-nganh']);
      expect(all.filter((one) => typeof one.path !== 'string')).toEqual([]);
      expect(all.filter((one) => !one.is_hidden).map(({ resource }) => resource)).toEqual(['danh-muc']);
      expect(await find('7219922')).toMatchObject([{ named: '7219922', path: `/nganh-hoc/${group.slug}/${parent.slug}` }]);
      expect(await find('ten khac han')).toMatchObject([{ named: 'Tên khác hẳn', resource: 'mon-hoc' }]);
    });

    it('are refused for another wish', async () => {
      expect((await editor.get('records?q=lua&pages=2')).status).toBe(422);
    });
  });

  it('is told before records are hidden or deleted: entries and banners that lead there, or below', async () => {
    const trade = await build(test, career);
    const room = await build(test, department, { nghe_nghiep_id: trade.id });
    const job = await build(test, position, { bo_phan_id: room.id });
    const other = await build(test, career);
    const at = `/nghe-nghiep/${trade.slug}`;
    const entry = await build(test, menu, { title: 'Tới nghề', url: at });
    const below = await build(test, menu, { title: 'Tới vị trí', url: `${at}/${job.slug}#muc` });
    const picture = await build(test, banner, { title: 'Ảnh', link: `https://truong.edu.vn${at}/${job.slug}` });
    await build(test, menu, { title: 'Tới nghề khác', url: `/nghe-nghiep/${other.slug}` });
    await build(test, banner, { title: 'Ra ngoài', link: `https://khac.edu.vn${at}` });
    const links = async (path: string, body: unknown) =>
      ((await editor.post(`${path}/hidden-along`, body)).body.meta as unknown as HiddenAlongMeta).links;
    const named = (...rows: { id: number; title: string }[]) => rows.map(({ id, title }) => ({ id, title }));
    const ofPosition = [
      { resource: 'menu', count: 1, first: named(below) },
      { resource: 'banners', count: 1, first: named(picture) },
    ];
    expect(await links('vi-tri', { ids: [job.id] })).toEqual(ofPosition);
    expect(await links('bo-phan', { ids: [room.id] })).toEqual(ofPosition);
    expect(await links('nghe-nghiep', { ids: [trade.id] })).toEqual([
      { resource: 'menu', count: 2, first: named(entry, below) },
      { resource: 'banners', count: 1, first: named(picture) },
    ]);
    expect(await links('nganh-hoc', { ids: [trade.id, job.id] })).toEqual([]);
    expect(await links('menu', { ids: [entry.id] })).toEqual([]);
    // By an earlier address as well, and of what is hidden already.
    await change(`vi-tri/${job.id}`, { slug: `doi-${dialect}` });
    await change(`bo-phan/${room.id}`, { status: hidden });
    expect(await links('vi-tri', { ids: [job.id] })).toEqual(ofPosition);
  });
});
