import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mostSetAside, type SetAsideEntry, setAsideDays } from '#shared/answers/set-aside.ts';
import { career } from '#shared/content-types/index.ts';
import type { Admit } from '#server/crud/model.ts';
import { NoRoom } from '#server/http/storage-fault.ts';
import { forgetSetAside } from '#server/set-aside/set-aside.ts';
import { siteRecordTypes } from '#server/start/site-types.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { pictureFile, toForm } from '../support/samples.ts';
import { createEditor, type Editor } from '../support/sign-in.ts';

const day = 24 * 60 * 60 * 1000;

describe.each(dialects)('what is set aside on %s', (dialect) => {
  let test: TestApp;
  let editor: Editor;
  let other: Editor;
  beforeAll(async () => {
    test = await createTestApp(dialect);
    editor = await createEditor(test, { role: 'editor' });
    other = await createEditor(test);
  });
  afterAll(() => test.close());

  const content = () => ({ db: test.db, dialect, files: test.files, clock: test.clock.now, types: siteRecordTypes });
  const values = { name: 'Nghề gõ dở', order: 'không phải số', status: '1' };
  const keep = async (more: object = {}, by = editor) =>
    (await by.post<SetAsideEntry>('set-aside', { resource: 'nghe-nghiep', title: 'Nghề gõ dở', values, ...more })).body.data;
  const list = async (by = editor) => (await by.get<SetAsideEntry[]>('set-aside')).body.data;

  it('is kept with its faults, listed the latest first, changed and removed', async () => {
    const made = await editor.post<SetAsideEntry>('set-aside', { resource: 'nghe-nghiep', title: ' Nghề  gõ dở ', values });
    expect([made.status, made.body.message]).toEqual([201, 'Đã để đó. Bạn làm tiếp lúc nào cũng được, ở Tổng quan.']);
    expect(made.body.data).toEqual({
      id: expect.any(Number) as number,
      resource: 'nghe-nghiep',
      title: 'Nghề gõ dở',
      at: test.clock.now().toISOString(),
    });
    const { id } = made.body.data;
    test.clock.set(new Date(test.clock.now().getTime() + 1_000));
    const untitled = await keep({ title: undefined, resource: 'vi-tri', values: {} });
    expect(await list()).toMatchObject([{ id: untitled.id, title: '' }, { id }]);
    expect((await editor.get(`set-aside/${id}`)).body.data).toEqual({ ...made.body.data, values });
    test.clock.set(new Date(test.clock.now().getTime() + 1_000));
    const later = { title: 'Nghề', values: { name: 'Nghề', description: 'Chữ \0 và 😀 lẻ \ud800' } };
    expect((await editor.put(`set-aside/${id}`, later)).status).toBe(200);
    expect((await editor.get(`set-aside/${id}`)).body.data).toMatchObject({ title: 'Nghề', values: { name: 'Nghề' } });
    expect((await list()).map((each) => each.id)).toEqual([id, untitled.id]);
    for (const each of [id, untitled.id]) expect((await editor.remove(`set-aside/${each}`)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await editor.remove(`set-aside/${id}`)).status).toBe(404);
  });

  it('is there for the account alone that set it aside, and no record to anybody', async () => {
    const before = await test.db.selectFrom('journal').select('seq').execute();
    const { id } = await keep();
    expect(await list(other)).toEqual([]);
    expect((await other.get(`set-aside/${id}`)).status).toBe(404);
    expect((await other.put(`set-aside/${id}`, { title: '', values: {} })).status).toBe(404);
    expect((await other.remove(`set-aside/${id}`)).body.message).toBe('Phần làm dở này không còn nữa.');
    expect((await editor.get<{ values: unknown }>(`set-aside/${id}`)).body.data.values).toEqual(values);
    expect(await test.db.selectFrom('journal').select('seq').execute()).toEqual(before);
    const told = await Promise.all(
      ['records?q=Nghề gõ dở', 'dashboard', 'journal', 'nghe-nghiep/all'].map(async (path) => (await other.get(path)).body.data),
    );
    expect(JSON.stringify(told)).not.toContain('gõ dở');
    expect((await (await createEditor(test, { role: 'advisor' })).get('set-aside')).status).toBe(403);
    expect((await test.json('/api/admin/set-aside')).status).toBe(401);
    await editor.remove(`set-aside/${id}`);
  });

  it('is refused where it is no form of a type, or more than a form holds', async () => {
    const pictures = Array.from({ length: 501 }, (_, index) => `/uploads/a${index}-640.webp`);
    for (const wrong of [
      { resource: 'khong-co' },
      { resource: null },
      { values: [] },
      { values: { pictures } },
      { title: 'x'.repeat(256) },
    ]) {
      const { status, body } = await editor.post('set-aside', { resource: 'nghe-nghiep', title: '', values, ...wrong });
      expect(status, body.message).toBe(422);
      expect(Object.keys(body.errors ?? {})).toEqual(Object.keys(wrong));
    }
    expect(await list()).toEqual([]);
  });

  it('is refused where there is no room, and counts as what the account adds', async () => {
    const asked: [number, number | undefined][] = [];
    const admit: Admit = async (_db, bytes, by) => {
      asked.push([bytes, by]);
      if (bytes > 1_000) throw new NoRoom('Hết chỗ.');
    };
    const full = await createTestApp(dialect, { admit });
    const mine = await createEditor(full);
    const small = await keep({ values: { name: 'Ê' } }, mine);
    expect(asked.at(-1)).toEqual([Buffer.byteLength('{"name":"Ê"}'), expect.any(Number)]);
    const large = { title: 'To', values: { name: 'x'.repeat(1_000) } };
    expect((await mine.post('set-aside', { resource: 'nghe-nghiep', ...large })).status).toBe(507);
    expect((await mine.put(`set-aside/${small.id}`, large)).status).toBe(507);
    expect(await list(mine)).toMatchObject([{ id: small.id, title: 'Nghề gõ dở' }]);
    expect((await mine.remove(`set-aside/${small.id}`)).status).toBe(200);
    await full.close();
  });

  it(`is at most ${mostSetAside} things, and says so`, async () => {
    const full = await createEditor(test);
    for (let count = 0; count < mostSetAside; count += 1) await keep({ values: {} }, full);
    const refused = await full.post('set-aside', { resource: 'nghe-nghiep', title: '', values });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      `Bạn đang để dở ${mostSetAside} mục, là nhiều nhất. Hãy làm tiếp hoặc xóa bớt ở Tổng quan.`,
    ]);
    expect((await keep()).resource).toBe('nghe-nghiep');
  });

  it('keeps the pictures that it names, and lets them go with it', async () => {
    const { id } = await build(test, career);
    await editor.post(
      `nghe-nghiep/${id}/image`,
      toForm({ image: await pictureFile({ name: 'a.png', width: 640, height: 480, seed: 77 }) }),
    );
    const image = String((await editor.get(`nghe-nghiep/${id}`)).body.data['image']);
    const named = test.files.names().filter((name) => image.includes(name.replace(/-\d+\.webp$/, '')));
    expect(named.length).toBeGreaterThan(0);
    const kept = await keep({ values: { image: { removed: false, picked: image, lost: null } } });
    await other.purge(`nghe-nghiep/${id}`);
    expect(test.files.names()).toEqual(expect.arrayContaining(named));
    // The library says whose it is, and takes nothing away that is named there.
    const inLibrary = (await test.db.selectFrom('picture').select('id').where('path', '=', image).executeTakeFirstOrThrow()).id;
    await other.remove(`kho-anh/${inLibrary}`);
    const held = await other.remove(`kho-anh/${inLibrary}/forever`);
    expect([held.status, held.body.message]).toEqual([
      409,
      expect.stringMatching(/^Chưa xóa vĩnh viễn được: .*phần để đó, làm tiếp sau của .+ còn cần ảnh này\./),
    ]);
    expect(await test.db.selectFrom('picture').select('state').where('path', '=', image).execute()).toEqual([
      { state: 'deleted' },
    ]);
    const again = await other.post('nghe-nghiep', { name: 'Ảnh đã xóa', image });
    expect([again.status, Object.keys(again.body.errors ?? {})]).toEqual([422, ['image']]);
    await other.post(`kho-anh/${inLibrary}/restore`);
    await test.db.updateTable('picture').set({ state: 'used' }).where('path', '=', image).execute();
    await editor.put(`set-aside/${kept.id}`, { title: '', values: {} });
    expect(test.files.names().filter((name) => named.includes(name))).toEqual([]);
  });

  it(`goes after ${setAsideDays} days, and with its account`, async () => {
    const [old, fresh] = [await keep(), await keep({}, other)];
    test.clock.set(new Date(test.clock.now().getTime() + (setAsideDays + 1) * day));
    const back = await createEditor(test);
    await keep({}, back);
    await forgetSetAside(content());
    const left = await test.db.selectFrom('set_aside').select(['id', 'admin_id']).execute();
    expect(left).toHaveLength(1);
    expect(left.map(({ id }) => id)).not.toContain(old.id);
    expect(left.map(({ id }) => id)).not.toContain(fresh.id);
    const chief = await createEditor(test);
    expect((await chief.remove(`accounts/${left[0]?.admin_id}`)).status).toBe(200);
    expect(await test.db.selectFrom('set_aside').select('id').execute()).toEqual([]);
  });
});
