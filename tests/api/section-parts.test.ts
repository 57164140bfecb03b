import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArticlePage } from '#shared/answers/article.ts';
import type { Section } from '#shared/answers/parts.ts';
import type { LibraryPicture } from '#shared/answers/pictures.ts';
import type { SheetDone, SheetPlan } from '#shared/answers/sheets.ts';
import { article, career, major } from '#shared/content-types/index.ts';
import { notInLibrary } from '#shared/fields/sections.ts';
import { byteOrderMark, csvLine } from '#shared/sheets/csv.ts';
import { withFilesAt } from '#server/public/files-elsewhere.ts';
import { findLinks } from '#server/links/found-links.ts';
import { usedPaths } from '#server/crud/unused-pictures.ts';
import { sweepPictures } from '#server/crud/sweep-pictures.ts';
import { siteRecordTypes } from '#server/start/site-types.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { pictureFile, toForm } from '../support/samples.ts';
import { createEditor, type Editor } from '../support/sign-in.ts';

type Batched = { batch: number };
type Story = { id: number; version: number; slug: string; content: Section[] };

const day = 24 * 60 * 60 * 1000;
const table = {
  head: ['Tuần', 'Bài'],
  rows: [
    ['1', 'Đường'],
    ['2', ''],
  ],
};
const plain = (title: string, more: Partial<Section> = {}): Section => ({ title, content: '', list: [], ...more });

describe.each(dialects)('tables, pictures and numbers of sections on %s', (dialect) => {
  let test: TestApp;
  let editor: Editor;
  beforeAll(async () => {
    test = await createTestApp(dialect);
    editor = await createEditor(test);
  });
  afterAll(() => test.close());

  const content = () => ({ db: test.db, dialect, files: test.files, clock: test.clock.now, types: siteRecordTypes });
  const upload = async () =>
    (await editor.post<LibraryPicture>('kho-anh', toForm({ image: await pictureFile({ width: 700 }) }))).body.data;
  const library = async (id: number) => (await editor.get<LibraryPicture>(`kho-anh/${id}`)).body.data;
  const put = (id: number, sections: unknown, more: object = {}) =>
    editor.put<Story>(`bai-viet/${id}`, { content: sections, ...more });
  const write = async (sections: unknown, id?: number): Promise<Story> => {
    const { status, body } = await put(id ?? (await build(test, article)).id, sections);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data;
  };
  const stored = async (id: number) =>
    (await test.db.selectFrom('bai_viet').select('content').where('id', '=', id).executeTakeFirstOrThrow()).content;
  const page = async (slug: string) => (await test.json<ArticlePage>(`/api/bai-viet/${slug}`)).body.data.content;
  const refused = async (sections: unknown, spell = (values: object): unknown => values) => {
    const { id } = await build(test, article);
    const { status, body } = await editor.put(`bai-viet/${id}`, spell({ content: sections }));
    expect(status).toBe(422);
    return body.errors ?? {};
  };

  it('are written from JSON and from forms alike, and stored only where they say something', async () => {
    const { path } = await upload();
    const whole = plain('Lịch', {
      list: ['một', 'hai'],
      numbered: true,
      pictures: [{ image: path, caption: 'Bàn vẽ' }],
      table,
    });
    const sent = { ...whole, table: { head: table.head, rows: [...table.rows.map(([cell]) => [cell]), ['', ''], []] } };
    sent.table.rows[0]!.push('Đường');
    const story = await write([sent]);
    expect(story.content).toEqual([whole]);
    const { id } = await build(test, article);
    const form = await editor.put<Story>(`bai-viet/${id}`, toForm({ content: [whole] }));
    expect(form.body.data.content).toEqual([whole]);
    const bare = plain('Chỉ chữ', { content: 'Đoạn.' });
    const none = { numbered: false, pictures: [], table: null };
    const { id: other } = await write([
      { ...bare, ...none },
      { ...plain(''), ...none },
    ]);
    expect(await stored(other)).toBe(JSON.stringify([bare]));
    const made = await editor.post<Story>('bai-viet', toForm({ title: 'Bài mới', content: [{ ...bare, ...none }, whole] }));
    expect(made.body.data.content).toEqual([bare, whole]);
    // A title with a picture or a table and nothing else is a section; numbers without entries are none.
    const [one, two] = (
      await write([
        { title: 'A', table },
        { title: 'B', numbered: true, pictures: whole.pictures },
      ])
    ).content;
    expect([one, two]).toEqual([plain('A', { table }), plain('B', { pictures: whole.pictures! })]);
  });

  it('stay with the section of the same title where they are not sent, and go where they are sent empty', async () => {
    const { path } = await upload();
    const pictures = [{ image: path, caption: '' }];
    const full = [plain('A', { list: ['x'], numbered: true }), plain('B', { table }), plain('B', { pictures })];
    const { id } = await write(full);
    const bare = ({ title, list }: Section) => ({ title, list });
    // Moved, another one before them, and texts changed.
    const moved = await write(
      [bare(full[1]!), { title: 'Mới', content: 'm' }, bare(full[2]!), { title: ' A ', list: ['y', 'z'] }],
      id,
    );
    expect(moved.content).toEqual([
      full[1],
      plain('Mới', { content: 'm' }),
      full[2],
      plain('A', { list: ['y', 'z'], numbered: true }),
    ]);
    const { version } = moved;
    // What changes nothing leaves no trace.
    expect(
      (
        await write(
          moved.content.map(({ title, content: text, list }) => ({ title, content: text, list })),
          id,
        )
      ).version,
    ).toBe(version);
    const renamed = await write([{ title: 'C', list: ['y'] }, { title: 'B', content: 'còn', table: '' }, bare(full[2]!)], id);
    expect(renamed.content).toEqual([plain('C', { list: ['y'] }), plain('B', { content: 'còn' }), full[2]]);
    const cleared = await editor.put<Story>(
      `bai-viet/${id}`,
      toForm({
        content: [
          { title: 'B', content: 'còn' },
          { title: 'B', content: 'x', pictures: '', table: '', numbered: '' },
        ],
      }),
    );
    expect(cleared.body.data.content).toEqual([plain('B', { content: 'còn' }), plain('B', { content: 'x' })]);
  });

  it('are kept by title in a draft too; what a version, an undo or a draft holds is written as it is', async () => {
    const first = await write([plain('A', { content: 'một', table })]);
    const { id } = first;
    const draft = await editor.put<{ record: Story; seq: number }>(`bai-viet/${id}/draft`, {
      content: [{ title: 'A', content: 'hai' }],
    });
    expect(draft.body.data.record.content).toEqual([plain('A', { content: 'hai', table })]);
    await write(
      [plain('A', { content: 'ba', list: ['x'], numbered: true })].map((each) => ({ ...each, table: null })),
      id,
    );
    // The draft had a table, the record has none by now; numbers are the record's.
    const published = await editor.post<Story>(`bai-viet/${id}/draft/publish`, { version: 3 });
    expect([published.status, await stored(id)]).toEqual([200, JSON.stringify([plain('A', { content: 'hai', table })])]);
    const bare = JSON.stringify([plain('A', { content: 'bốn' })]);
    await write([{ title: 'A', content: 'bốn', table: '' }], id);
    expect(await stored(id)).toBe(bare);
    await write([{ title: 'A', content: 'năm', table }], id);
    const { body } = await editor.get<{ seq: number; version: number; action: string }[]>(`bai-viet/${id}/versions`);
    const wanted = body.data.find(({ version }) => version === 5)!;
    const restored = await editor.post(`bai-viet/${id}/versions/${wanted.seq}/restore`, {});
    expect([restored.status, await stored(id)]).toEqual([200, bare]);
  });

  it('tell what is wrong with them where it was sent', async () => {
    const { path } = await upload();
    const cell = 'x'.repeat(501);
    const pictures = [
      { image: path, caption: '' },
      {},
      { image: '/uploads/khong-co-640.webp', caption: 'x' },
      { caption: 'thiếu ảnh' },
    ];
    const sections = [
      {},
      { table: { head: ['a'], rows: [['b', 'c']] } },
      { title: 'a', table: { head: ['a', cell], rows: [[], [], [], ['a', cell]] } },
      { title: 'b', pictures: [{ image: 'https://khac.vn/a.png' }, { image: path, caption: 'x'.repeat(301) }, 5] },
      { title: 'c', table: { head: Array.from({ length: 9 }, () => 'a'), rows: Array.from({ length: 41 }, () => ['b']) } },
      { title: 'd', table: 'x', numbered: 'có', pictures: 'x' },
    ];
    for (const spell of [(values: object) => values, (values: object) => toForm(values as Record<string, unknown>)]) {
      const errors = await refused(sections, spell);
      expect(Object.keys(errors).sort()).toEqual([
        'content.1.table.rows.0',
        'content.1.title',
        'content.2.table.head.1',
        'content.2.table.rows.3.1',
        'content.3.pictures.0.image',
        'content.3.pictures.1.caption',
        'content.3.pictures.2',
        'content.4.table.head',
        'content.4.table.rows',
        'content.5.numbered',
        'content.5.pictures',
        'content.5.table',
      ]);
      expect(errors['content.2.table.rows.3.1']).toEqual(['Ô của bảng không được vượt quá 500 ký tự']);
    }
    expect(await refused([{ title: 'a', pictures }])).toEqual({
      'content.0.pictures.3.image': ['Ảnh của mục không được để trống'],
    });
    // What only the library knows is told under the places that were sent, blank ones counted.
    expect(await refused([{}, { title: 'a', pictures: pictures.slice(0, 3) }])).toEqual({
      'content.1.pictures.2.image': [notInLibrary],
    });
    const many = (count: number) => Array.from({ length: count }, () => ({ image: path, caption: '' }));
    expect(await refused([{ title: 'a', pictures: many(21) }])).toEqual({
      'content.0.pictures': ['Mỗi mục chỉ được có tối đa 20 ảnh'],
    });
    const six = Array.from({ length: 6 }, (_, at) => ({ title: `${at}`, pictures: many(17) }));
    expect(await refused(six)).toEqual({ content: ['Nội dung: Các mục chỉ được có tối đa 100 ảnh cộng lại'] });
    // What stays counts with what is sent.
    const { id } = await write(six.slice(0, 5));
    const more = await put(id, [...six.slice(0, 5).map(({ title }) => ({ title })), six[5]]);
    expect(more.body.errors).toEqual({ content: ['Nội dung: Các mục chỉ được có tối đa 100 ảnh cộng lại'] });
  });

  it('count as uses of their pictures, of records, drafts and versions, as long as these name them', async () => {
    const [one, other] = [await upload(), await upload()];
    const { id } = await write([
      plain('A', {
        pictures: [
          { image: one.path, caption: '' },
          { image: one.path, caption: 'lại' },
        ],
      }),
    ]);
    const { uses, needs_alt, versions } = await library(one.id);
    expect([uses.count, uses.first[0], needs_alt, versions]).toEqual([
      1,
      { resource: 'bai-viet', id, title: expect.any(String), field: 'content' },
      true,
      0,
    ]);
    const listed = async (query: string) => (await editor.get<LibraryPicture[]>(`kho-anh/all?per_page=100&${query}`)).body.data;
    expect((await listed('filter=unused')).map((each) => each.id)).toContain(other.id);
    expect((await listed('filter=unused')).map((each) => each.id)).not.toContain(one.id);
    expect((await listed('filter=undescribed')).map((each) => each.id)).toContain(one.id);
    const draft = await editor.put(`bai-viet/${id}/draft`, {
      content: [plain('A', { pictures: [{ image: other.path, caption: '' }] })],
    });
    expect([draft.status, (await library(other.id)).drafts.count]).toEqual([200, 1]);
    const links = await findLinks(test.db, siteRecordTypes.all, new AbortController().signal);
    expect(links.links.get(one.path)?.places).toMatchObject([{ resource: 'bai-viet', id, field: 'content' }]);
    await write([{ title: 'A', content: 'x', pictures: [] }], id);
    const later = await library(one.id);
    expect([later.uses.count, later.versions]).toEqual([0, 1]);
    expect((await editor.remove(`kho-anh/${one.id}`)).status).toBe(200);
    expect((await editor.remove(`kho-anh/${one.id}/forever`)).status).toBe(409);
    // Deleted from the library, it cannot be chosen; a version that names it brings it back.
    expect((await put(id, [plain('A', { pictures: [{ image: one.path, caption: '' }] })])).body.errors).toEqual({
      'content.0.pictures.0.image': [notInLibrary],
    });
    const { body } = await editor.get<{ seq: number; version: number; action: string }[]>(`bai-viet/${id}/versions`);
    const seq = body.data.find(({ version, action }) => version === 2 && action !== 'draft')!.seq;
    expect((await editor.post(`bai-viet/${id}/versions/${seq}/restore`, {})).status).toBe(200);
    expect((await library(one.id)).uses.count).toBe(1);
    expect((await write([plain('B', { pictures: [{ image: one.path, caption: '' }] })])).content).toHaveLength(1);
    test.clock.set(new Date(test.clock.now().getTime() + 2 * day));
    await sweepPictures(content());
    expect(await usedPaths(content(), [one.path])).toEqual(new Set([one.path]));
    expect(await test.files.has(one.path.slice('/uploads/'.length))).toBe(true);
  });

  it('go to the trash and come back with their record', async () => {
    const { path, id: picture } = await upload();
    const sections = [plain('A', { pictures: [{ image: path, caption: 'x' }], table })];
    const { id } = await write(sections);
    await editor.remove(`bai-viet/${id}`);
    expect((await library(picture)).uses.count).toBe(0);
    const { body } = await editor.get<{ seq: number; title: string; id: number; resource: string }[]>('trash?resource=bai-viet');
    const gone = body.data.find((each) => each.id === id)!;
    const back = await editor.post(`trash/bai-viet/${gone.id}/restore`, {});
    expect([back.status, await stored(id)]).toEqual([200, JSON.stringify(sections)]);
    expect((await library(picture)).uses.count).toBe(1);
  });

  it('change with a picture that is replaced everywhere or deleted, in one batch that can be taken back', async () => {
    const [old, next] = [await upload(), await upload()];
    const sections = [plain('A', { content: 'x', pictures: [{ image: old.path, caption: 'chú thích' }] }), plain('B', { table })];
    const shows = await build(test, career);
    await editor.put(`nghe-nghiep/${shows.id}`, { image: old.path });
    const stories: number[] = [];
    for (let count = 0; count < 12; count += 1) stories.push((await write(sections)).id);
    const showing = (path: string) => [{ ...sections[0]!, pictures: [{ image: path, caption: 'chú thích' }] }, sections[1]!];
    const replaced = await editor.post<{ count: number }>(`kho-anh/${old.id}/replace`, { by: next.id });
    expect(replaced.body.data.count).toBe(13);
    for (const id of stories) expect(await stored(id)).toBe(JSON.stringify(showing(next.path)));
    expect([(await library(next.id)).uses.count, (await library(old.id)).uses.count]).toEqual([13, 0]);
    const { batch } = replaced.body.meta as unknown as Batched;
    expect((await editor.post('undo', { batch })).status).toBe(200);
    expect((await library(old.id)).uses.count).toBe(13);
    for (const id of stories) expect(await stored(id)).toBe(JSON.stringify(sections));
    const deleted = await editor.remove<{ count: number }>(`kho-anh/${old.id}`);
    expect([deleted.body.data.count, await stored(stories[0]!)]).toEqual([
      13,
      JSON.stringify([plain('A', { content: 'x' }), sections[1]]),
    ]);
    expect((await editor.post('undo', { batch: (deleted.body.meta as unknown as Batched).batch })).status).toBe(200);
    expect(await stored(stories[0]!)).toBe(JSON.stringify(sections));
  });

  it('are answered to visitors with what the library says of the pictures, drawn by the server', async () => {
    const { path, id: picture } = await upload();
    await editor.put(`kho-anh/${picture}`, { alt: 'Một "bàn" <vẽ>' });
    const evil = '"><script>x</script>';
    const { slug } = await write([
      plain('Lịch & <b>', {
        list: ['*một*', evil],
        marked: true,
        numbered: true,
        table: { head: ['', 'Bài'], rows: [['1', evil]] },
      }),
      plain('Ảnh', { list: ['thường'], pictures: [{ image: path, caption: evil }] }),
      plain('Chữ', { content: 'chữ' }),
    ]);
    const [dates, pictures, text] = await page(slug);
    const escaped = '&quot;&gt;&lt;script&gt;x&lt;/script&gt;';
    expect(dates!.drawn).toBe(
      `<ol><li><em>một</em></li><li>${escaped}</li></ol><div role="group" tabindex="0" aria-label="Bảng: Lịch &amp; &lt;b&gt;"><table><thead><tr><td></td><th scope="col">Bài</th></tr></thead><tbody><tr><td>1</td><td>${escaped}</td></tr></tbody></table></div>`,
    );
    expect(pictures!.pictures).toEqual([
      {
        image: path,
        caption: evil,
        image_meta: { width: 700, height: 600, color: expect.any(String), widths: [320, 640, 700], alt: 'Một "bàn" <vẽ>' },
      },
    ]);
    expect(pictures!.drawn).toMatch(
      /^<figure><img src="\/uploads\/[\w.-]+" srcset="\/uploads\/[^"]+-320\.webp 320w, [^"]+" sizes="[^"]+" width="700" height="600" alt="Một &quot;bàn&quot; &lt;vẽ&gt;" loading="lazy" decoding="async" style="background-color:[^"<>]+"><figcaption>/,
    );
    expect(pictures!.drawn).toContain(`<figcaption>${escaped}</figcaption></figure>`);
    expect(text).toEqual(plain('Chữ', { content: 'chữ' }));
    // Pictures that other hosts give out are moved within what is drawn as well.
    const answer = { sections: [pictures] };
    const one = { path: '/x', read: () => Promise.resolve(answer) };
    const [far] = withFilesAt('https://anh.vn', { ones: [one as never], lists: [], details: [] }).ones;
    const moved = JSON.stringify(await far!.read({} as never));
    expect(moved.match(/https:\/\/anh\.vn\/uploads\//g)).toHaveLength(5);
    expect(moved).not.toMatch(/[^n]\/uploads\//);
  });

  it('are found by the words of cells and captions', async () => {
    const { path } = await upload();
    const { slug } = await write([
      plain('Bảng', {
        table: { head: ['Xưởng'], rows: [['khuôn lăn zirconia']] },
        pictures: [{ image: path, caption: 'lò nung bisque' }],
      }),
    ]);
    for (const words of ['zirconia', 'bisque']) {
      const { body } = await test.json<{ slug: string }[]>(`/api/search?q=${words}`);
      expect(body.data.map((each) => each.slug)).toContain(slug);
    }
  });

  it('are written to sheets and read back; a sheet that lacks them leaves them', async () => {
    const { path } = await upload();
    const sections = [
      plain('A', {
        content: '1. không phải số\n| không phải bảng',
        list: ['a', 'b'],
        numbered: true,
        table,
        pictures: [{ image: path, caption: 'x [y]' }],
      }),
    ];
    const { id } = await build(test, major);
    await editor.put(`nganh-hoc/${id}`, { detailed_content: sections });
    const look = async (cell: string) => {
      const form = new FormData();
      const lines = [
        ['Mã số', 'Mô tả chi tiết'],
        [String(id), cell],
      ];
      form.set('file', new File([byteOrderMark + lines.map(csvLine).join('')], 'a.csv'));
      return (await editor.post<SheetPlan>('nganh-hoc/import-plans', form)).body.data;
    };
    const kinds = async (cell: string) => (await look(cell)).rows.map(({ kind }) => kind);
    const rows = '| Tuần | Bài |\n| 1 | Đường |\n| 2 |  |';
    const written = `## A\n\\1. không phải số\n\\| không phải bảng\n1. a\n2. b\n${rows}\n![x \\[y\\]](${path})`;
    expect(await kinds(written)).toEqual(['same']);
    expect(await kinds('## A\n\\1. không phải số\n\\| không phải bảng\n- a\n- b')).toEqual(['same']);
    expect((await look(`## A\n![mới](/uploads/khong-co-640.webp)`)).rows[0]!.errors).toEqual({
      detailed_content: [notInLibrary],
    });
    const plan = await look('## A\nĐoạn mới\n| một |\n| hai \\| ba |');
    expect((await editor.post<SheetDone>('nganh-hoc/imports', { plan: plan.plan })).status).toBe(200);
    const { body } = await editor.get<{ detailed_content: Section[] }>(`nganh-hoc/${id}`);
    expect(body.data.detailed_content).toEqual([
      plain('A', { content: 'Đoạn mới', table: { head: ['một'], rows: [['hai | ba']] }, pictures: sections[0]!.pictures! }),
    ]);
  });
});
