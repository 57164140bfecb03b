import { describe, expect, it } from 'vitest';
import { article, career, category, menu } from '#shared/content-types/index.ts';
import type { PictureValue } from '../inputs/image.tsx';
import { ApiError } from '../session/client.ts';
import { mergeWork } from './merge-work.ts';
import type { Remote } from './remote.ts';
import { first, job, open, recordOf, refused, server, wireOf } from '../../../../tests/support/forms/session-on-desk.ts';
import type { Desk } from './desk.ts';
import type { Work } from './work.ts';

describe('a save', () => {
  it('goes by way of the questions to the list', async () => {
    const { save, sent } = server(category);
    const form = open(category, { record: first }, { save });
    form.type({ description: 'Của tôi' });
    expect(await form.steps.save()).toBe(true);
    expect(sent).toMatchObject([{ version: 1, wire: { description: 'Của tôi' } }]);
    expect(form.states).toEqual(['editing', 'asking', 'saving', 'done']);
    expect(form.told).toEqual(['left: Cập nhật danh mục thành công! 12']);
  });

  it('leads on to a new record where that is wanted', async () => {
    const form = open(category, {}, server(category));
    form.type({ name: 'Mới' });
    await form.steps.save({ anew: true });
    expect(form.get()).toMatchObject({ anew: true, state: { name: 'done' } });
    expect(form.told).toEqual(['left: Tạo danh mục thành công! 12']);
  });

  it('is not sent with a fault, which goes as soon as it is mended', async () => {
    const form = open(category, {}, {});
    expect(await form.steps.save()).toBe(false);
    expect(form.get().work.faults).toEqual({ name: { '': 'Tên không được để trống' } });
    expect([form.states, form.told]).toEqual([['editing'], ['focus: fault']]);
    form.type({ name: 'A' });
    expect(form.get().work.faults).toEqual({});
  });

  it('says no more what was told with a fault once that is mended', async () => {
    const refuse = { save: () => Promise.reject(new ApiError(422, { message: 'Tên đã có.', errors: { name: ['Tên đã có.'] } })) };
    const form = open(category, { record: first }, refuse);
    form.type({ name: 'A' });
    expect([await form.steps.save(), form.get().trouble]).toEqual([false, expect.stringContaining('Tên đã có.')]);
    form.type({ description: 'B' });
    expect(form.get().trouble).not.toBeNull();
    form.type({ name: 'C' });
    expect(form.get().trouble).toBeNull();
  });

  it('waits for the answer of the editor, who may go on editing, and is not begun a second time meanwhile', async () => {
    let answer: (work: Work | null) => void = () => undefined;
    const agree = () => new Promise<Work | null>((resolve) => (answer = resolve));
    const form = open(category, { record: first }, {}, { agree });
    form.type({ description: 'Của tôi' });
    const saved = form.steps.save();
    expect(form.get().state.name).toBe('asking');
    expect([await form.steps.save({ anew: true }), form.get().anew]).toEqual([false, false]);
    answer(null);
    expect([await saved, form.get().state.name, form.wire()['description']]).toEqual([false, 'editing', 'Của tôi']);
    form.desk.isAsking = true;
    expect([await form.steps.save(), form.get().state.name]).toEqual([false, 'editing']);
    form.desk.isAsking = false;
    form.desk.isAwaiting = () => true;
    expect([await form.steps.save(), form.get().trouble]).toEqual([false, expect.stringContaining('còn đang được điền')]);
  });

  it('sends what the editor has answered, and the place that was found', async () => {
    const { save, sent } = server(menu);
    const agree: Desk['agree'] = async (work) => ({ ...work, values: { ...work.values, title: 'Trả lời' } });
    const place: Desk['place'] = async (work) => ({ ...work, values: { ...work.values, order: '9' } });
    const form = open(menu, {}, { save }, { agree, place });
    form.type({ title: 'Gõ' });
    await form.steps.save();
    expect(sent).toMatchObject([{ wire: { title: 'Trả lời', order: 9 } }]);
  });

  it('that is refused leaves everything as it is, and says why', async () => {
    const taken = refused(422, 'Slug đã có.', { errors: { slug: ['Slug đã được dùng'] } });
    const gone = refused(404, 'Không tìm thấy danh mục');
    const form = open(
      category,
      { record: first },
      server(category, refused(0, ''), refused(500, ''), gone, taken, refused(401, '')),
    );
    form.type({ description: 'Của tôi' });
    const troubleAfter = async () => {
      await form.steps.save();
      expect([form.get().state.name, form.wire()['description']]).toEqual(['editing', 'Của tôi']);
      return form.get().trouble;
    };
    expect(await troubleAfter()).toMatch(/^Không kết nối được với máy chủ.+ Những gì bạn đã nhập vẫn còn nguyên\.$/);
    expect([await troubleAfter(), form.told.at(-1)]).toEqual([expect.any(String), 'Có lỗi xảy ra']);
    expect(await troubleAfter()).toMatch(/^Không tìm thấy danh mục: có thể người khác vừa xóa\./);
    expect([await troubleAfter(), form.told.at(-1)]).toEqual(['Slug đã có.', 'focus: fault']);
    expect(form.get().work.faults).toEqual({ slug: { '': 'Slug đã được dùng' } });
    expect(await troubleAfter()).toBeNull();
  });

  it('keeps a picture that does not arrive, and the fields that did', async () => {
    const versions: (number | null)[] = [];
    let isBroken = true;
    const save: Remote['save'] = async (work, onSaved) => {
      versions.push(work.version);
      const record = { ...job, version: (work.version ?? 0) + 1 };
      onSaved(record);
      if (isBroken) throw refused(0, '');
      onSaved(record, 'image');
      return { record };
    };
    const form = open(career, { record: job }, { save });
    const file = new File(['a'], 'chưa tới.png');
    form.type({ image: { ...(form.get().work.values['image'] as PictureValue), file } });
    await form.steps.save();
    expect(form.get().trouble).toMatch(/^Cập nhật ảnh thất bại!/);
    expect(form.get()).toMatchObject({ live: { version: 2 }, work: { version: 2, values: { image: { file } } } });
    isBroken = false;
    expect([await form.steps.save(), versions]).toEqual([true, [1, 2]]);
    expect(form.get().work.values['image']).toMatchObject({ file: null });
  });

  it('of what stays open goes on with the record, told in its own way', async () => {
    const record = { ...first, version: 2, description: 'Của tôi' };
    const told: (string | undefined)[] = [];
    const save: Remote['save'] = async () => ({ record, told: (more) => told.push(more) });
    const form = open(category, { record: first }, { save, staysOpen: true });
    form.type({ description: 'Của tôi' });
    expect(await form.steps.save()).toBe(true);
    expect([form.get().state.name, form.get().work.version, told, form.told]).toEqual(['editing', 2, [undefined], ['renewed']]);
  });
});

describe('a record that somebody else has saved meanwhile', () => {
  const stale = (values: Record<string, unknown>) =>
    refused(409, 'Người khác vừa sửa bản ghi này.', { data: { ...first, version: 2, updated_by: 'Bình', ...values } });

  it('is merged without a question where both changed something else, and says with whom', async () => {
    const { save, sent } = server(category, stale({ order: 7 }));
    const form = open(category, { record: first }, { save });
    form.type({ description: 'Của tôi' });
    expect(await form.steps.save()).toBe(true);
    expect(sent[1]).toMatchObject({ version: 2, wire: { description: 'Của tôi', order: 7 } });
    expect(form.told).toEqual(['left: Cập nhật danh mục thành công! 12 Đã gộp với thay đổi của Bình.']);
  });

  it('is saved without a word where it says just this already', async () => {
    const form = open(category, { record: first }, server(category, stale({ description: 'Của tôi' })));
    form.type({ description: 'Của tôi' });
    expect(await form.steps.save()).toBe(true);
    expect(form.told).toEqual(['left: Cập nhật danh mục thành công! 12']);
  });

  it('is compared where both changed the same, and one may go on typing before that', async () => {
    const { save, sent } = server(category, stale({ description: 'Của Bình' }), refused(0, ''));
    const form = open(category, { record: first }, { save });
    form.type({ description: 'Của tôi' });
    await form.steps.save({ anew: true });
    expect(form.get().state).toMatchObject({ name: 'clash', theirs: { description: 'Của Bình' } });
    expect(form.told).toEqual(['focus: compare', 'Người khác vừa sửa bản ghi này.']);
    form.type({ name: 'Tên khác' });
    expect([form.get().state.name, sent.length]).toEqual(['clash', 1]);
    // The comparison stands for as long as nothing came of another save.
    await form.steps.save({ anew: true });
    expect([form.get().state.name, form.get().work.version]).toEqual(['clash', 1]);

    const { state, work } = form.get();
    if (state.name !== 'clash') throw new Error('There is no clash.');
    expect(await form.steps.decide(mergeWork(category, work, state.theirs, { description: 'mine' }).work)).toBe(true);
    expect(sent.at(-1)).toMatchObject({ version: 2, wire: { name: 'Tên khác', description: 'Của tôi' } });
    expect(form.get()).toMatchObject({ state: { name: 'done' }, anew: true });
  });

  it('is not sent where both together break a rule', async () => {
    const scheduled = recordOf(article, {
      title: 'Tin',
      slug: 'tin',
      video_url: 'https://youtu.be/dQw4w9WgXcQ',
      status: 'draft',
    });
    const theirs = { ...scheduled, version: 2, published_at: '2026-01-01T00:00:00.000Z' };
    const { save, sent } = server(article, refused(409, 'Cũ.', { data: theirs }));
    const form = open(article, { record: scheduled }, { save });
    form.type({ status: 'scheduled', published_at: '2036-01-01T00:00' });
    form.dispatch({ type: 'filled in', draft: { version: 1, base: {} }, values: { ...form.get().work.values } });
    const bad = { ...form.get().work.values, title: '' };
    const { loadClash } = form.desk;
    form.desk.loadClash = async () => {
      const parts = await loadClash();
      return (
        parts && {
          ...parts,
          mergeWork: (...given) => ({ work: { ...mergeWork(...given).work, values: bad }, questions: [], taken: [] }),
        }
      );
    };
    expect(await form.steps.save()).toBe(false);
    expect([sent.length, form.get().state.name, form.told]).toEqual([1, 'editing', ['focus: fault']]);
    expect(form.get().work.faults).toHaveProperty('title');
  });

  it('is left alone where the comparison cannot be loaded', async () => {
    const form = open(category, { record: first }, server(category, stale({ order: 7 })), { loadClash: async () => null });
    form.type({ description: 'Của tôi' });
    await form.steps.save();
    expect([form.get().state.name, form.get().work.version, form.wire()['description']]).toEqual(['editing', 1, 'Của tôi']);
    expect(form.get().trouble).toContain('vẫn còn nguyên');
  });

  it('is compared with what was typed in this browser before that', async () => {
    const now = { ...first, version: 2, description: 'Của Bình', order: 3 };
    const { save, sent } = server(category, refused(409, 'Cũ.', { data: now }));
    const form = open(category, { record: now }, { save });
    const { first: read } = form.get().work;
    const values = { ...read, description: 'Gõ dở' };
    form.dispatch({ type: 'filled in', draft: { version: 1, base: { description: 'Ban đầu' } }, values });
    expect(form.get().isFilledIn).toBe(true);
    await form.steps.save();
    expect([sent[0]?.version, form.get().state.name]).toEqual([1, 'clash']);
    expect(mergeWork(category, form.get().work, now).questions).toMatchObject([{ label: 'Mô tả', proposal: null }]);
  });

  it('is asked about field by field where nobody knows what both began with', async () => {
    const now = { ...first, version: 2, order: 3, name: 'Tên của Bình' };
    const form = open(category, { record: first }, server(category, refused(409, 'Cũ.', { data: now })));
    const values = { ...form.get().work.first, description: 'Gõ dở' };
    form.dispatch({ type: 'filled in', draft: { version: 0, base: null }, values });
    await form.steps.save();
    const { questions } = mergeWork(category, form.get().work, now);
    expect(questions.map(({ id, proposal }) => [id, proposal])).toEqual([
      ['name', 'theirs'],
      ['description', 'mine'],
      ['order', 'theirs'],
    ]);
    const { work } = mergeWork(category, form.get().work, now, { name: 'mine' });
    expect(wireOf(category, work)).toMatchObject({ name: 'Danh mục', description: 'Gõ dở', order: 3 });
  });
});

describe('what is typed', () => {
  it('is one session as long as nothing is another', () => {
    const form = open(menu, {}, {});
    const before = form.get();
    form.type({ title: '' });
    expect(form.get()).toBe(before);
    form.dispatch({ type: 'typed', name: 'title', change: (value) => `${String(value)}A` });
    expect(form.wire()['title']).toBe('A');
  });

  it('as the place of a record stays, also where it is the one that was proposed', () => {
    const form = open(menu, {}, {});
    form.dispatch({ type: 'placed', order: 8 });
    expect(form.wire()['order']).toBe(8);
    form.type({ order: '8' });
    form.dispatch({ type: 'placed', order: 3 });
    expect(form.wire()['order']).toBe(8);
  });
});
