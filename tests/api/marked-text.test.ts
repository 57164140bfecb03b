import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArticlePage } from '#shared/answers/article.ts';
import type { QuestionItem } from '#shared/answers/question.ts';
import type { Section, ShownSection } from '#shared/answers/parts.ts';
import type { RecordUses } from '#shared/answers/uses.ts';
import { article, career, category, department, major, position, question, subject } from '#shared/content-types/index.ts';
import { maxSectionLinks } from '#shared/fields/sections.ts';
import { hidden, shown } from '#shared/fields/visibility.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { createEditor, type Editor } from '../support/sign-in.ts';

const section = (content: string, more: Partial<Section> = {}): Section => ({ title: 'Mục', content, list: [], ...more });
const marked = (content: string, list: string[] = []) => section(content, { list, marked: true });

describe.each(dialects)('marks within texts on %s', (dialect) => {
  let test: TestApp;
  let editor: Editor;
  beforeAll(async () => {
    test = await createTestApp(dialect, { publicUrl: 'https://truong.edu.vn' });
    editor = await createEditor(test);
  });
  afterAll(() => test.close());

  const write = async (content: unknown) => {
    const { id } = await build(test, article);
    return { id, answer: await editor.put<{ content: Section[]; slug: string }>(`bai-viet/${id}`, { content }) };
  };
  const page = async (slug: string) => (await test.json<ArticlePage>(`/api/bai-viet/${slug}`)).body.data;
  const shownOf = async (content: unknown): Promise<ShownSection[]> => {
    const { answer } = await write(content);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return (await page(answer.body.data.slug)).content;
  };
  const uses = async (path: string, id: number) => (await editor.get<RecordUses>(`${path}/${id}/uses`)).body.data.links;

  it('stay letters in a section that does not say so, stored and answered as before', async () => {
    const before = section('2 * 3 * 4 và **không đậm**', { list: ['[x](/y)'] });
    const { answer } = await write([{ ...before, marked: false }]);
    expect(answer.body.data.content).toEqual([before]);
    expect((await page(answer.body.data.slug)).content).toEqual([before]);
  });

  it('are answered as they were written, with their HTML beside them', async () => {
    const one = marked('**Thiết kế** <b>\n\nXem [trang](https://a.vn/?a=1&b="2)', ['*nghiêng*', 'thường']);
    const { answer } = await write([one]);
    expect(answer.body.data.content).toEqual([one]);
    expect(await shownOf([one])).toEqual([
      {
        ...one,
        html: {
          content: ['<strong>Thiết kế</strong> &lt;b&gt;', 'Xem <a href="https://a.vn/?a=1&amp;b=&quot;2">trang</a>'],
          list: ['<em>nghiêng</em>', 'thường'],
        },
      },
    ]);
  });

  it('are answered so in lists too, each with the present address of what it leads to', async () => {
    const target = await build(test, article, { slug: 'hoc-gi-truoc' });
    await build(test, question, { tra_loi: [section('*không*')] });
    const { id } = await build(test, question);
    const tra_loi = [marked(`**Có**, xem [bài này](bai-viet:${target.id})`), section('*thường*')];
    expect((await editor.put(`hoi-dap/${id}`, { tra_loi })).status).toBe(200);
    const { body } = await test.json<QuestionItem[]>('/api/hoi-dap');
    expect(body.data.find((item) => item.id === id)?.tra_loi).toEqual([
      { ...tra_loi[0], html: { content: ['<strong>Có</strong>, xem <a href="/bai-viet/hoc-gi-truoc">bài này</a>'], list: [] } },
      tra_loi[1],
    ]);
    expect(body.data.flatMap((item) => item.tra_loi).filter(({ html }) => html !== undefined)).toHaveLength(1);
  });

  it('come in a form as well, and a flag that is neither yes nor no is told', async () => {
    const { id } = await build(test, article);
    const form = new FormData();
    form.set('content[0][title]', 'Mục');
    form.set('content[0][content]', '**a**');
    form.set('content[0][marked]', '1');
    const { status, body } = await editor.put<{ content: Section[] }>(`bai-viet/${id}`, form);
    expect([status, body.data.content]).toEqual([200, [marked('**a**')]]);
    const refused = await editor.put(`bai-viet/${id}`, { content: [{ ...section('a'), marked: 'có lẽ' }] });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { 'content.0.marked': ['Đọc dấu định dạng phải là true (có) hoặc false (không)'] },
    ]);
  });

  it('hold so many links, so that a page is read by a few queries', async () => {
    const { id } = await build(test, article);
    const links = (count: number) => [marked('[a](/b) '.repeat(count))];
    expect((await editor.put(`bai-viet/${id}`, { content: links(maxSectionLinks) })).status).toBe(200);
    const refused = await editor.put(`bai-viet/${id}`, { content: links(maxSectionLinks + 1) });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { 'content.0.content': [`Mỗi mục chỉ được có tối đa ${maxSectionLinks} liên kết`] },
    ]);
  });

  it('are read in so many letters of a record, and what was stored before shows as it was typed beyond them', async () => {
    const { id, slug } = await build(test, article);
    const long = marked('*a* '.repeat(12_000));
    const plain = { ...long, marked: false };
    expect((await editor.put(`bai-viet/${id}`, { content: [long, long, plain, plain] })).status).toBe(200);
    const refused = await editor.put(`bai-viet/${id}`, { content: [long, long, long] });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { content: ['Nội dung: Các mục có chữ đậm, nghiêng, liên kết chỉ được dài tối đa 100.000 ký tự cộng lại'] },
    ]);
    const stored = JSON.stringify(Array.from({ length: 5 }, () => ({ ...long, list: [] })));
    await test.db.updateTable('bai_viet').set({ content: stored }).where('id', '=', id).execute();
    const { body } = await test.json<{ content: ShownSection[] }>(`/api/bai-viet/${slug}`);
    expect(body.data.content.map(({ html }) => html !== undefined)).toEqual([true, true, false, false, false]);
  });

  it('stand in so many lines of a record, marked or not', async () => {
    const { id } = await build(test, article);
    const lines = (count: number) => section('a\n'.repeat(count).trimEnd());
    expect((await editor.put(`bai-viet/${id}`, { content: [lines(5_000), lines(5_000)] })).status).toBe(200);
    const refused = await editor.put(`bai-viet/${id}`, { content: [lines(10_000), lines(5_000)] });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { content: ['Nội dung: Các mục chỉ được có tối đa 10.000 dòng cộng lại'] },
    ]);
  });

  it('lead to the page of every kind of record, wherever sections show', async () => {
    const job = await build(test, position);
    const lesson = await build(test, subject);
    const topic = await build(test, category);
    const text = `[a](vi-tri:${job.id}) [b](mon-hoc:${lesson.id}) [c](danh-muc:${topic.id}) [d](menu:1) [e](khong-co:2)`;
    const detailed = [marked(text)];
    const holders = [
      await build(test, position, { detailed_description: detailed }),
      await build(test, major, { detailed_content: detailed }),
      await build(test, subject, { detailed_content: detailed }),
    ];
    const answers = await Promise.all(
      ['vi-tri', 'nganh-hoc', 'mon-hoc'].map(
        async (path, index) =>
          (await test.json<Record<string, ShownSection[]>>(`/api/${path}/${holders[index]?.slug}`)).body.data,
      ),
    );
    const [first = ''] = (await shownOf(detailed))[0]?.html?.content ?? [];
    expect(first).toMatch(
      new RegExp(
        `^<a href="/nghe-nghiep/[a-z0-9-]+/${job.slug}">a</a> <a href="/nganh-hoc/[a-z0-9-]+/[a-z0-9-]+/${lesson.slug}">b</a> <a href="/bai-viet\\?danh-muc=${topic.slug}">c</a> d e$`,
      ),
    );
    for (const answer of answers)
      expect((answer['detailed_description'] ?? answer['detailed_content'])?.[0]?.html?.content).toEqual([first]);
  });

  it('follow a record that is renamed, moved, hidden, shown, deleted and brought back', async () => {
    const parent = await build(test, career);
    const other = await build(test, career);
    const room = await build(test, department, { nghe_nghiep_id: parent.id });
    const job = await build(test, position, { bo_phan_id: room.id });
    const { id, answer } = await write([marked(`Xem [vị trí này](vi-tri:${job.id}).`)]);
    const html = async () => (await page(answer.body.data.slug)).content[0]?.html?.content[0];
    const change = async (path: string, values: unknown) => {
      const { status, body } = await editor.put(path, values);
      expect(status, JSON.stringify(body)).toBe(200);
    };
    expect(await html()).toBe(`Xem <a href="/nghe-nghiep/${parent.slug}/${job.slug}">vị trí này</a>.`);

    await change(`vi-tri/${job.id}`, { slug: `ten-moi-${dialect}` });
    await change(`nghe-nghiep/${parent.id}`, { slug: `nghe-moi-${dialect}` });
    expect(await html()).toBe(`Xem <a href="/nghe-nghiep/nghe-moi-${dialect}/ten-moi-${dialect}">vị trí này</a>.`);
    await change(`bo-phan/${room.id}`, { nghe_nghiep_id: other.id });
    expect(await html()).toBe(`Xem <a href="/nghe-nghiep/${other.slug}/ten-moi-${dialect}">vị trí này</a>.`);

    const named = [{ resource: 'bai-viet', count: 1, first: [{ id, title: expect.any(String) as string }] }];
    expect(await uses('vi-tri', job.id)).toEqual(named);
    await change(`bo-phan/${room.id}`, { status: hidden });
    expect(await html()).toBe('Xem vị trí này.');
    // Also of a record that is hidden, so that its links are found after.
    expect(await uses('vi-tri', job.id)).toEqual(named);
    await change(`bo-phan/${room.id}`, { status: shown });
    expect(await html()).toContain('<a ');

    expect((await editor.remove(`vi-tri/${job.id}`)).status).toBe(200);
    expect(await html()).toBe('Xem vị trí này.');
    expect((await editor.post(`trash/vi-tri/${job.id}/restore`)).status).toBe(200);
    expect(await html()).toContain('<a ');
  });

  it('are found by where a record is used, also by its address, and not by the letters of another text', async () => {
    const job = await build(test, position);
    const path = (await editor.get<RecordUses>(`vi-tri/${job.id}/uses`)).body.data.address;
    const first = await write([marked('x', [`[a](vi-tri:${job.id})`])]);
    const second = await write([marked(`[a](https://truong.edu.vn${path}),và`)]);
    await write([section(`[a](vi-tri:${job.id})`)]);
    await write([marked(`\\[a](vi-tri:${job.id}) [b](vi-tri:${job.id}0) vi-tri:${job.id}`)]);
    expect((await uses('vi-tri', job.id)).map(({ count, first: those }) => [count, those.map(({ id }) => id)])).toEqual([
      [2, [first.id, second.id]],
    ]);
  });

  it('are not what the search reads', async () => {
    await write([marked('Học **kỹ** thuật *khắc* gỗ cùng [nghệ nhân](https://a.vn/zebrafish)')]);
    const found = async (words: string) =>
      (await test.json<{ items?: unknown[] }>(`/api/search?q=${encodeURIComponent(words)}`)).body;
    expect(JSON.stringify(await found('kỹ thuật khắc gỗ'))).not.toContain('**');
    expect(JSON.stringify(await found('khắc gỗ cùng nghệ nhân'))).toContain('bai-viet');
    expect(JSON.stringify(await found('zebrafish'))).not.toContain('nghệ nhân');
  });
});
