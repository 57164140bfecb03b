import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  article,
  career,
  category,
  department,
  major,
  majorGroup,
  menu,
  position,
  subject,
} from '#shared/content-types/index.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build, buildAuthor } from '../support/build.ts';
import { createEditor, type Editor } from '../support/sign-in.ts';

type Item = { id: number; title: string; parent_id: number | null; parent: unknown; children: Item[] };

describe.each(dialects)('what one resource has and the others have not, on %s', (dialect) => {
  let test: TestApp;
  let editor: Editor;
  beforeAll(async () => {
    test = await createTestApp(dialect);
    editor = await createEditor(test);
  });
  afterAll(() => test.close());

  describe('the menu', () => {
    const errorsOf = async (answer: Promise<{ status: number; body: { errors?: Record<string, string[]> } }>) => {
      const { status, body } = await answer;
      expect(status).toBe(422);
      return Object.keys(body.errors ?? {});
    };

    it('is a tree in order, and its items know their parent', async () => {
      const parent = await build(test, menu, { title: 'Ngành', type: 'dropdown', order: 500_000 });
      const second = await build(test, menu, { title: 'Hai', parent_id: parent.id, order: 2 });
      const first = await build(test, menu, { title: 'Một', parent_id: parent.id, order: 1 });
      const { body } = await editor.get<Item[]>('menu/all');
      const found = body.data.find(({ id }) => id === parent.id);
      expect(found?.children.map(({ id }) => id)).toEqual([first.id, second.id]);
      expect(found?.children[0]).toMatchObject({ type: 'none', parent_id: parent.id, parent: { id: parent.id, title: 'Ngành' } });
      expect(found?.parent).toBeNull();
      expect(body.data.map(({ id }) => id)).not.toContain(first.id);
      expect(body.meta.total).toBe(body.data.length);
      const detail = await editor.get<Item>(`menu/${parent.id}`);
      expect(detail.body.data.children.map(({ id }) => id)).toEqual([first.id, second.id]);
    });

    it('shows a hidden item whose parent is shown, when asked for hidden ones', async () => {
      const parent = await build(test, menu, { title: 'Hiện', type: 'dropdown' });
      const child = await build(test, menu, { title: 'Ẩn', parent_id: parent.id, status: 0 });
      const { body } = await editor.get<Item[]>('menu/all?status=inactive');
      expect(body.data.find(({ id }) => id === child.id)).toMatchObject({
        parent: { id: parent.id, title: 'Hiện' },
        children: [],
      });
      const active = await editor.get<Item[]>('menu/all?status=active');
      expect(active.body.data.find(({ id }) => id === parent.id)?.children).toEqual([]);
    });

    it('comes at once, however long, unless pages are asked for', async () => {
      for (let index = 0; index < 12; index += 1) await build(test, menu);
      const { body } = await editor.get<Item[]>('menu/all');
      expect(body.data.length).toBeGreaterThan(10);
      expect(body.meta).toMatchObject({ current_page: 1, last_page: 1, total: body.data.length });
    });

    it('hangs items only on a dropdown of the first level, never on itself', async () => {
      const plain = await build(test, menu);
      const dropdown = await build(test, menu, { type: 'dropdown' });
      const inner = await build(test, menu, { type: 'dropdown', parent_id: dropdown.id });
      expect(await errorsOf(editor.post('menu', { title: 'X', parent_id: plain.id }))).toEqual(['parent_id']);
      expect(await errorsOf(editor.post('menu', { title: 'X', parent_id: inner.id }))).toEqual(['parent_id']);
      expect(await errorsOf(editor.put(`menu/${dropdown.id}`, { parent_id: dropdown.id }))).toEqual(['parent_id']);
      expect(await errorsOf(editor.put(`menu/${dropdown.id}`, { parent_id: inner.id }))).toEqual(['parent_id']);
      expect((await editor.post('menu', { title: 'X', parent_id: dropdown.id })).status).toBe(201);
    });

    it('keeps an item that holds others a dropdown of the first level', async () => {
      const dropdown = await build(test, menu, { type: 'dropdown' });
      const other = await build(test, menu, { type: 'dropdown' });
      const child = await build(test, menu, { parent_id: dropdown.id });
      expect(await errorsOf(editor.put(`menu/${dropdown.id}`, { type: 'none' }))).toEqual(['type']);
      expect(await errorsOf(editor.put(`menu/${dropdown.id}`, { parent_id: other.id }))).toEqual(['parent_id']);
      expect((await editor.put(`menu/${child.id}`, { parent_id: '' })).status).toBe(200);
      expect((await editor.put(`menu/${dropdown.id}`, { type: 'none' })).status).toBe(200);
    });

    it('is two levels deep: what has a parent is no dropdown', async () => {
      const dropdown = await build(test, menu, { type: 'dropdown' });
      const refused = await editor.post('menu', { title: 'X', type: 'dropdown', parent_id: dropdown.id });
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        { type: ['Menu con không thể là Dropdown: menu chỉ có hai cấp'] },
      ]);
      const child = await build(test, menu, { parent_id: dropdown.id });
      expect(await errorsOf(editor.put(`menu/${child.id}`, { type: 'dropdown' }))).toEqual(['type']);
      const alone = await build(test, menu, { type: 'dropdown' });
      expect(await errorsOf(editor.put(`menu/${alone.id}`, { parent_id: dropdown.id }))).toEqual(['type']);
      expect((await editor.put(`menu/${alone.id}`, { parent_id: dropdown.id, type: 'none' })).status).toBe(200);
      // One that was made so before the rule can still be renamed.
      const old = await build(test, menu, { type: 'dropdown', parent_id: dropdown.id });
      expect((await editor.put(`menu/${old.id}`, { title: 'Tên mới' })).status).toBe(200);
    });

    it('says menu con of what hangs on it', async () => {
      const dropdown = await build(test, menu, { type: 'dropdown' });
      await build(test, menu, { parent_id: dropdown.id });
      const { body } = await editor.remove(`menu/${dropdown.id}`);
      expect(body.message).toBe('Menu này còn 1 menu con, hãy chuyển hoặc xóa chúng trước.');
    });
  });

  it('a career alone tells its status by value and label, and nowhere else', async () => {
    const shown = await build(test, career, { name: 'Hiện' });
    const hidden = await build(test, career, { name: 'Ẩn', status: 0 });
    expect((await editor.get(`nghe-nghiep/${shown.id}`)).body.data['status']).toEqual({ value: 1, label: 'Hiển thị' });
    expect((await editor.get(`nghe-nghiep/${hidden.id}`)).body.data['status']).toEqual({ value: 0, label: 'Ẩn' });
    expect((await editor.put(`nghe-nghiep/${hidden.id}`, { order: 3 })).body.data['status']).toBe(0);
    const { body } = await editor.get<{ status: unknown }[]>('nghe-nghiep/all');
    expect(new Set(body.data.map(({ status }) => status))).toEqual(new Set([0, 1]));
  });

  it('a career in use counts its departments', async () => {
    const { id } = await build(test, career);
    for (let index = 0; index < 3; index += 1) await build(test, department, { nghe_nghiep_id: id });
    const { body } = await editor.remove(`nghe-nghiep/${id}`);
    expect(body.message).toBe('Nghề nghiệp này còn 3 bộ phận, hãy chuyển hoặc xóa chúng trước.');
  });

  it('rows name what they hang on, up to the top', async () => {
    const work = await build(test, career, { name: 'Thiết kế đồ họa', slug: 'do-hoa' });
    const part = await build(test, department, { name: 'Bộ phận sáng tạo', nghe_nghiep_id: work.id });
    const place = await build(test, position, { bo_phan_id: part.id });
    const group = await build(test, majorGroup, { name: 'Mỹ thuật', slug: 'my-thuat' });
    const study = await build(test, major, { name: 'Đồ họa', slug: 'nganh-do-hoa', group_id: group.id });
    const lesson = await build(test, subject, { nganh_hoc_id: study.id });
    const expected: [string, number, string, unknown][] = [
      ['bo-phan', part.id, `nghe_nghiep_id=${work.id}`, { nghe_nghiep_name: 'Thiết kế đồ họa' }],
      [
        'vi-tri',
        place.id,
        `nghe_nghiep_id=${work.id}`,
        { bo_phan: { id: part.id, name: 'Bộ phận sáng tạo', nghe_nghiep: { id: work.id, name: 'Thiết kế đồ họa' } } },
      ],
      ['nganh-hoc', study.id, `group_id=${group.id}`, { group: { id: group.id, name: 'Mỹ thuật', slug: 'my-thuat' } }],
      [
        'mon-hoc',
        lesson.id,
        `group_id=${group.id}`,
        { nganh_hoc: { id: study.id, name: 'Đồ họa', group: { id: group.id, name: 'Mỹ thuật' } } },
      ],
    ];
    for (const [path, id, filter, parents] of expected) {
      expect((await editor.get(`${path}/${id}`)).body.data, path).toMatchObject({ id, ...(parents as object) });
      const { body } = await editor.get<{ id: number }[]>(`${path}/all?${filter}`);
      expect(body.data, path).toMatchObject([{ id, ...(parents as object) }]);
    }
    expect((await editor.get<unknown[]>(`vi-tri/all?nghe_nghiep_id=${work.id}&bo_phan_id=2147483647`)).body.data).toEqual([]);
  });

  it('a category counts all its articles', async () => {
    const { id } = await build(test, category);
    await build(test, article, { category_id: id });
    await build(test, article, { category_id: id, status: 'draft' });
    expect((await editor.get(`danh-muc/${id}`)).body.data['bai_viets_count']).toBe(2);
    const { body } = await editor.get<{ id: number; bai_viets_count: number }[]>('danh-muc/all?per_page=100');
    expect(body.data.find((row) => row.id === id)?.bai_viets_count).toBe(2);
  });

  describe('an article', () => {
    const ids = async (query: string) =>
      (await editor.get<{ id: number }[]>(`bai-viet/all?per_page=100&${query}`)).body.data.map(({ id }) => id);

    it('belongs to whoever wrote it, whatever the form says', async () => {
      const { body } = await editor.post('bai-viet', { title: 'Của tôi', author_id: '' });
      const me = await editor.get<{ id: number; name: string }>('me');
      expect(body.data).toMatchObject({ author_id: me.body.data.id, author: { name: me.body.data.name }, category: null });
      const other = await buildAuthor(test, 'Người khác');
      const { id } = await build(test, article, { title: 'Của người khác', author_id: other.id });
      const changed = await editor.put(`bai-viet/${id}`, { title: 'Sửa hộ', author_id: me.body.data.id });
      expect(changed.body.data).toMatchObject({ author_id: other.id, author: { name: 'Người khác' } });
    });

    it('is dated when it is published without a date, and keeps the date it has', async () => {
      const now = test.clock.now().toISOString();
      const draft = await editor.post<{ id: number }>('bai-viet', { title: 'Nháp trước' });
      expect(draft.body.data).toMatchObject({ status: 'draft', published_at: null });
      const published = await editor.put(`bai-viet/${draft.body.data.id}`, { status: 'published' });
      expect(published.body.data).toMatchObject({ status: 'published', published_at: now });
      const planned = await editor.post('bai-viet', { title: 'Hẹn giờ', status: 'published', published_at: '2027-01-01T08:00' });
      expect(planned.body.data['published_at']).toBe('2027-01-01T01:00:00.000Z');
      const back = await editor.put(`bai-viet/${draft.body.data.id}`, { status: 'draft' });
      expect(back.body.data['published_at']).toBe(now);
      const cleared = await editor.put(`bai-viet/${draft.body.data.id}`, { status: 'published', published_at: '' });
      expect(cleared.body.data['published_at']).toBe(now);
    });

    it('is found by its title, without accents, and by nothing else', async () => {
      const { id } = await build(test, article, {
        title: 'Hướng nghiệp 2026: chọn ngành gì?',
        excerpt: 'Đừng tìm chữ này',
        slug: 'tim',
      });
      for (const keyword of [
        'hướng nghiệp',
        'HUONG NGHIEP',
        'ướng',
        'nghiep 2026: chon',
        '2026',
        'chọn ngành'.normalize('NFD'),
        'gì?ngành hướng',
        '“2026” – nghiệp++',
      ]) {
        expect(await ids(`keyword=${encodeURIComponent(keyword)}`), keyword).toContain(id);
      }
      for (const keyword of ['đừng tìm', '%', '_', '???', 'hướng%iep', "' or 1=1 --", '|', '\u0000']) {
        expect(await ids(`keyword=${encodeURIComponent(keyword)}`), keyword).not.toContain(id);
      }
      expect(await ids('keyword=')).toContain(id);
    });

    it('is found by words in any order, folded as searches are, as it is called now', async () => {
      const { id } = await build(test, article, { title: 'Kỹ thuật in hoạ tiết typography C++', status: 'draft' });
      const keywords = ['kĩ thuật in', 'KY THUAT', 'họa tiết', 'tiết họa', 'typ in ki', 'hoạ ty', 'C++ tiết', '"tiết", họa!'];
      for (const keyword of [...keywords, 'kỹ in'.normalize('NFD')])
        expect(await ids(`keyword=${encodeURIComponent(keyword)}`), keyword).toEqual([id]);
      expect(await ids('keyword=tiet am nhac')).toEqual([]);
      await editor.put(`bai-viet/${id}`, { title: 'Âm nhạc' });
      expect([await ids('keyword=hoa tiet'), await ids('keyword=nhac am')]).toEqual([[], [id]]);
      await editor.remove(`bai-viet/${id}`);
      expect(await ids('keyword=nhac am')).toEqual([]);
    });

    it('is looked for among titles that are read once until content changes', async () => {
      await build(test, article, { title: 'Gốm' });
      const first = await test.countQueries(() => ids('keyword=gom'));
      // By each instance for itself.
      await ids('keyword=gom');
      expect(await test.countQueries(() => ids('keyword=go'))).toBe(first - 1);
    });

    it('is narrowed by category, by id or by slug, together with the rest', async () => {
      const { id: category_id } = await build(test, category, { name: 'Tuyển sinh', slug: 'tuyen-sinh' });
      const mine = await build(test, article, { title: 'Hồ sơ', category_id });
      const draft = await build(test, article, { title: 'Hồ sơ nháp', category_id, status: 'draft' });
      expect(await ids('category_slug=tuyen-sinh')).toEqual([mine.id, draft.id]);
      expect(await ids(`category_id=${category_id}&status=published&keyword=ho so`)).toEqual([mine.id]);
      expect(await ids('category_slug=khong-co')).toEqual([]);
      expect(await ids('category_slug=%27%20or%201')).toEqual([]);
      expect((await editor.get(`bai-viet/${mine.id}`)).body.data['category']).toEqual({
        id: category_id,
        name: 'Tuyển sinh',
        slug: 'tuyen-sinh',
      });
    });
  });

  it('counts everything for the dashboard in two queries, as published what the list it leads to shows', async () => {
    const { body } = await editor.get<Record<string, number>>('stats');
    expect(Object.keys(body.data).sort()).toEqual([
      'anh_thieu_mo_ta',
      'bai_viet',
      'bai_viet_published',
      'bo_phan',
      'hoc_bong',
      'hoi_dap',
      'moc_tuyen_sinh',
      'mon_hoc',
      'nganh_hoc',
      'nghe_nghiep',
      'nhom_nganh',
      'trang',
      'vi_tri',
    ]);
    expect(body.data['bo_phan']).toBeGreaterThan(0);
    expect(body.data['bai_viet']).toBeGreaterThan(body.data['bai_viet_published']!);
    await build(test, article);
    await build(test, article, { status: 'draft' });
    const later = new Date(test.clock.now().getTime() + 60_000).toISOString();
    await build(test, article, { title: 'Chưa đến giờ', published_at: later });
    const after = await editor.get('stats');
    expect(after.body.data).toEqual({
      ...body.data,
      bai_viet: body.data['bai_viet']! + 3,
      bai_viet_published: body.data['bai_viet_published']! + 2,
    });
    const listed = await editor.get('bai-viet/all?status=published');
    expect(listed.body.meta.total).toBe(after.body.data['bai_viet_published']);
    expect(await test.countQueries(() => editor.get('stats'))).toBe(3);
  });
});
