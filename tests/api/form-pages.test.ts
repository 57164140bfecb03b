import { sql } from 'kysely';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FormPage } from '#shared/answers/journal.ts';
import type { Fields } from '#shared/content-types/description.ts';
import { article, career, department, descriptions, major, position } from '#shared/content-types/index.ts';
import { isPreviewed } from '#shared/content-types/record-path.ts';
import type { Pages } from '#server/public/page-routes.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { renderedPages } from '../support/in-process-pages.ts';
import { createEditor, type Editor } from '../support/sign-in.ts';
import { watchedLog } from '../support/watched-log.ts';

/** What a page waits for before it is rendered. */
let rendering: () => Promise<void> = async () => {};

const pages: Pages = {
  async render(request, ask) {
    await rendering();
    const { pathname, search } = new URL(request.url);
    return new Response(await renderedPages(ask)(pathname + search), { headers: { 'Content-Type': 'text/html' } });
  },
  query: () => [],
  isKept: () => true,
};

const section = (title: string, content: string) => ({ title, content, list: [] });

describe.each(dialects)('the page of what a form holds, on %s', (dialect) => {
  let test: TestApp;
  let editor: Editor;
  beforeAll(async () => {
    test = await createTestApp(dialect, { pages });
    editor = await createEditor(test, { name: 'Lan', role: 'editor' });
  });
  afterEach(() => {
    rendering = async () => {};
  });
  afterAll(() => test.close());

  const preview = (path: string, body: object) => editor.post<FormPage>(`${path}/preview`, body);
  const page = async (path: string, body: object) => {
    const answer = await preview(path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data;
  };
  const stored = async () => {
    const tables = await test.db.introspection.getTables();
    const all = await Promise.all(
      tables.map(async ({ name }) => [name, (await sql`select * from ${sql.table(name)}`.execute(test.db)).rows] as const),
    );
    return JSON.stringify(all.filter(([name]) => !['admin_token', 'turn', 'known_network'].includes(name)));
  };

  it('shows what nobody has saved, over the draft of the record, and lists that lead to it', async () => {
    const nganh = await build(test, major, { name: 'Ngành được gắn' });
    const { id } = await build(test, position, { name: 'Họa sĩ', short_description: 'Đã lưu', status: 0 });
    await editor.put(`vi-tri/${id}/draft`, { short_description: 'Trong bản nháp' });
    expect((await page('vi-tri', { id })).html).toContain('Trong bản nháp');
    const { html } = await page('vi-tri', {
      id,
      name: 'Họa sĩ <mới>',
      detailed_description: [section('Mục đang gõ', 'Chữ đang gõ')],
      nganh_hoc_ids: [nganh.id],
    });
    for (const said of ['Họa sĩ &lt;mới&gt;', 'Trong bản nháp', 'Mục đang gõ', 'Chữ đang gõ', 'Ngành được gắn'])
      expect(html).toContain(said);
    expect(html).not.toMatch(/<script|\sstyle="/);
    expect((await page('nganh-hoc', { id: nganh.id })).html).not.toContain('Họa sĩ');
  });

  it.each(descriptions.filter(isPreviewed).map((description) => [description.path, description] as const))(
    'shows a new record of %s before anything is typed, and what is typed then',
    async (path, { fields, title }) => {
      const label = (fields as Fields)[title]?.label.toLowerCase();
      expect((await page(path, {})).html).toContain(`Chưa có ${label}`);
      const { html, anchor } = await page(path, { [title]: 'Tên đang gõ' });
      expect(html).toContain('Tên đang gõ');
      if (anchor !== '') expect(html).toContain(`id="${anchor}"`);
    },
  );

  it('is signed by who makes an article, bears the day on which it is out, and gives no names to what is not chosen yet', async () => {
    expect((await page('bai-viet', { title: 'Bài mới' })).html).toContain('Lan');
    const scheduled = { title: 'Bài hẹn', status: 'published', published_at: '2031-01-05T08:00' };
    expect((await page('bai-viet', scheduled)).html).toContain('05/01/2031');
    expect((await page('vi-tri', { name: 'Vị trí mới' })).html).toContain('Chưa chọn nghề nghiệp');
  });

  it('shows what can be shown of a form with faults', async () => {
    const { id } = await build(test, position, { name: 'Tên đã lưu', luong_tu: 7 });
    const sections = [
      section('', 'Chữ không có tiêu đề'),
      section('x'.repeat(300), 'Mục quá dài'),
      section('Mục đúng', 'Chữ đúng'),
    ];
    const { html } = await page('vi-tri', { id, name: '', luong_tu: 'nhiều', detailed_description: sections, bo_phan_id: null });
    for (const said of ['Tên đã lưu', 'Chưa có tiêu đề', 'Chữ không có tiêu đề', 'Mục đúng', 'Chữ đúng'])
      expect(html).toContain(said);
    expect(html).not.toContain('Mục quá dài');
    const gone = await build(test, department);
    await editor.purge(`bo-phan/${gone.id}`);
    expect((await page('vi-tri', { id, bo_phan_id: gone.id, thumbnail: '/uploads/khong-co.webp' })).html).toContain('Tên đã lưu');
  });

  it('refuses what cannot be asked, each with a sentence', async () => {
    const { bo_phan_id } = await build(test, position);
    for (const [path, body, status, message] of [
      ['vi-tri', { id: 999_999 }, 404, 'Không tìm thấy vị trí'],
      ['vi-tri', { id: 'x' }, 422, 'Mã số không hợp lệ'],
      ['vi-tri', { id: 2 ** 40 }, 422, 'Mã số không hợp lệ'],
      ['bo-phan', { id: bo_phan_id }, 404, 'Bộ phận không có trang riêng nên không xem trước được.'],
    ] as const) {
      const answer = await preview(path, body);
      expect([path, answer.status, answer.body.message]).toEqual([path, status, expect.stringContaining(message)]);
    }
    expect((await editor.post('vi-tri/preview', 'x')).status).toBe(415);
    const long = await editor.post('vi-tri/preview', { description: 'x'.repeat(513 * 1024) });
    expect([long.status, long.body.message]).toEqual([413, 'Nội dung gửi lên quá lớn (tối đa 512KB).']);
    const form = new FormData();
    form.set('name', 'Nghề gửi bằng form');
    form.set('image', new File(['x'], 'a.png'));
    const above = await build(test, career);
    form.set('id', String(above.id));
    expect((await editor.post<FormPage>('nghe-nghiep/preview', form)).body.data.html).toContain('Nghề gửi bằng form');
    rendering = () => Promise.reject(new Error('Trang hỏng'));
    const log = watchedLog();
    expect((await preview('nghe-nghiep', {})).status).toBe(500);
    log.mockRestore();
  });

  it('is for who may change the record, and for nobody between', async () => {
    const { id } = await build(test, career);
    const advisor = await createEditor(test, { role: 'advisor' });
    expect((await advisor.post('nghe-nghiep/preview', { id })).status).toBe(403);
    expect((await test.json('/api/admin/nghe-nghiep/preview', { method: 'POST', body: { id } })).status).toBe(401);
    expect((await preview('nghe-nghiep', { id })).headers.get('Cache-Control')).toBe('no-store');
  });

  it('waits for no save that is under way, and none waits for it', async () => {
    const { id } = await build(test, career, { name: 'Đã lưu' });
    const other = test.connectAgain();
    const saving = await other.startTransaction().setAccessMode('read write').execute();
    await saving.updateTable('nghe_nghiep').set({ name: 'Người khác đang lưu' }).where('id', '=', id).execute();
    expect((await page('nghe-nghiep', { id, description: 'Đang gõ' })).html).toMatch(/Đã lưu[^]*Đang gõ/);
    await saving.rollback().execute();
    await other.destroy();

    let [under, most, made] = [0, 0, 0];
    const [gate, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    rendering = async () => {
      begun.resolve();
      most = Math.max(most, (under += 1));
      await gate.promise;
      under -= 1;
      made += 1;
    };
    const editors = await Promise.all(Array.from({ length: 10 }, () => createEditor(test, { role: 'editor' })));
    const typed = editors.map((each, place) => each.post<FormPage>('nghe-nghiep/preview', { id, name: `Tên ${place}` }));
    await begun.promise;
    for (const [place, each] of editors.entries())
      expect((await each.put(`nghe-nghiep/${id}`, { order: place + 1 })).status).toBe(200);
    expect(made).toBe(0);
    gate.resolve();
    const answers = await Promise.all(typed);
    for (const [place, { status, body }] of answers.entries())
      expect([status, body.data.html]).toEqual([200, expect.stringContaining(`Tên ${place}`)]);
    expect([most, made]).toEqual([1, 10]);
  });

  it('refuses the last of an account that asks without end, and nobody else', async () => {
    let release = () => {};
    const gate = new Promise<void>((open) => (release = open));
    rendering = () => gate;
    const other = await createEditor(test, { role: 'editor' });
    const asked = Array.from({ length: 30 }, () => preview('nghe-nghiep', {}));
    const refused = await Promise.race(asked);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
    const others = other.post('nghe-nghiep/preview', {});
    release();
    expect((await others).status).toBe(200);
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(19);
  });

  it('leaves nothing of what was typed anywhere', async () => {
    const log = watchedLog();
    const { id } = await build(test, article, { title: 'Bài đã lưu' });
    const [before, files] = [await stored(), test.files.names().length];
    const typed = { title: 'Zephyrine kaleidoskop', excerpt: 'marmelada', content: [section('Zephyrine', 'marmelada')] };
    expect((await page('bai-viet', { id, ...typed })).html).toContain('kaleidoskop');
    expect((await page('bai-viet', typed)).html).toContain('marmelada');
    rendering = () => Promise.reject(new Error('Trang hỏng'));
    expect((await preview('bai-viet', typed)).status).toBe(500);
    rendering = async () => {};
    expect(await stored()).toBe(before);
    expect(test.files.names().length).toBe(files);
    const said = log.mock.calls.flat().map(String);
    log.mockRestore();
    for (const path of ['/api/bai-viet', '/sitemap.xml', '/llms.txt', '/bai-viet.rss'])
      said.push(await (await test.request(path)).text());
    expect((await test.json('/api/search?q=kaleidoskop')).body.data).toEqual([]);
    said.push((await page('bai-viet', { id })).html);
    if (test.address.dialect === 'sqlite') {
      const { file } = test.address;
      const [folder, name] = [join(file, '..'), file.split('/').at(-1) ?? ''];
      for (const each of readdirSync(folder).filter((entry) => entry.startsWith(name)))
        said.push(readFileSync(join(folder, each), 'latin1'));
    }
    expect(said.filter((text) => /zephyrine|kaleidoskop|marmelada/i.test(text))).toEqual([]);
  });
});
