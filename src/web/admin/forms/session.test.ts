import { describe, expect, it } from 'vitest';
import { article, career, category, menu } from '#shared/content-types/index.ts';
import type { RecordDraft } from '#shared/answers/journal.ts';
import type { Description } from '#shared/content-types/description.ts';
import type { StoredRecord } from '../inputs/form-slots.ts';
import type { FormValue } from '../inputs/index.ts';
import type { PictureValue } from '../inputs/image.tsx';
import { ApiError } from '../session/client.ts';
import { mergeWork } from './merge-work.ts';
import { type DraftRemote, draftRemote } from './draft-remote.ts';
import { recordOf as newRecord } from './record-factory.ts';
import type { Remote } from './remote.ts';
import { nextSession, type Session, type SessionEvent, startSession } from './session.ts';
import { type Desk, gaveUp, sessionSteps } from './session-steps.ts';
import { toWire } from './values.ts';
import type { Work } from './work.ts';

const recordOf = (description: Description, values: Record<string, unknown>) => newRecord(description, { id: 12, ...values });
const first = recordOf(category, { name: 'Danh mục', slug: 'danh-muc', description: 'Ban đầu', order: 1 });
const job = recordOf(career, { name: 'Nghề', slug: 'nghe', description: 'Công bố', status: 1, image: '/uploads/a.webp' });
const draftOf = (record: StoredRecord, seq: number, values: Record<string, unknown>): RecordDraft => ({
  seq,
  at: '2026-08-21T00:30:00.000Z',
  by: { id: 2, name: 'An' },
  version: record.version,
  changed: Object.keys(values),
  gone: [],
  record: { ...record, ...values },
});

const refused = (status: number, message: string, more: Partial<ApiError> = {}) =>
  new ApiError(status, { success: false, message, ...more } as ConstructorParameters<typeof ApiError>[1]);
const never = () => Promise.reject(new Error('This is not called.'));
/** A call that nobody answers, until it is given up. */
const hangs = (signal?: AbortSignal) =>
  new Promise<never>((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('Given up.'))));

/** The calls of drafts, by names that are not those of records. */
type DraftCalls = Omit<DraftRemote, 'lookFor'> & { lookForDraft: DraftRemote['lookFor'] };
type Opened = Parameters<typeof startSession>[2];

/** A form on a screen that notes what it is told. */
function open(description: Description, opened: Opened, remote: Partial<Remote & DraftCalls>, at: Partial<Desk> = {}) {
  let session: Session = startSession(description, {}, opened);
  const told: string[] = [];
  const states: string[] = [];
  const { other } = draftRemote(description);
  const calls = { keep: never, publish: never, discard: never, read: never, sinceBegun: never, other, ...remote };
  const drafts: DraftRemote = { ...calls, lookFor: remote.lookForDraft ?? never };
  const desk: Desk = {
    remote: { staysOpen: false, save: never, lookFor: never, ...remote, drafts },
    isAsking: false,
    isAwaiting: () => false,
    agree: async (work) => work,
    place: async (work) => work,
    focus: (target) => target !== 'here' && told.push(`focus: ${target}`),
    tell: {
      success: (message, more) => told.push([message, more].filter(Boolean).join(' ')),
      error: (message) => told.push(message),
    },
    loadClash: async () => ({ mergeWork, CompareVersions: () => null as never }),
    kept: { setAside: () => told.push('set aside'), renew: () => told.push('renewed') },
    leave: async (message, id, more) => void told.push(['left:', message, id, ...more].join(' ')),
    ...at,
  };
  const dispatch = (event: SessionEvent) => {
    session = nextSession(session, event);
    if (states.at(-1) !== session.state.name) states.push(session.state.name);
  };
  const steps = sessionSteps({ get: () => session, dispatch, desk: () => desk });
  const type = (values: Record<string, FormValue>) => {
    for (const [name, change] of Object.entries(values)) dispatch({ type: 'typed', name, change });
  };
  return { steps, told, states, type, dispatch, desk, get: () => session, wire: () => wireOf(description, session.work) };
}

const wireOf = (description: Description, { values, record }: Work) => toWire(description, values, record);

/** Saves what is sent, unless an answer is laid ready: an error that is thrown. */
function server(description: Description, ...answers: unknown[]) {
  const sent: { wire: Record<string, unknown>; version: number | null; id: number | null }[] = [];
  const save: Remote['save'] = async (work, onSaved) => {
    sent.push({ wire: wireOf(description, work), version: work.version, id: work.record?.id ?? null });
    const answer = answers.shift();
    if (answer !== undefined) throw answer;
    const record = { ...recordOf(description, {}), ...work.record, ...sent.at(-1)?.wire, version: (work.version ?? 0) + 1 };
    if (work.record !== null) onSaved(record);
    return { record };
  };
  return { save, sent };
}

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

describe('a draft on the server', () => {
  const pending = draftOf(job, 5, { description: 'Nháp' });
  const stale = (theirs: RecordDraft | null) => refused(409, 'Nháp cũ.', { data: theirs });
  const keeping = (...answers: unknown[]) => {
    const seqs: (number | null)[] = [];
    const keep: DraftRemote['keep'] = async ({ work, live, pending: kept }) => {
      seqs.push(kept?.seq ?? null);
      const answer = answers.shift();
      if (answer !== undefined) throw answer;
      return { record: live ?? job, draft: draftOf(job, (kept?.seq ?? 0) + 1, wireOf(career, work)) };
    };
    return { keep, seqs };
  };

  it('is what the form opens on, and is published without being kept again', async () => {
    const published: unknown[] = [];
    const publish: DraftRemote['publish'] = async ({ work, pending: kept }) => {
      published.push([work.version, kept?.seq]);
      return 'Xong.';
    };
    const form = open(career, { record: job, draft: pending }, { publish });
    expect(form.wire()['description']).toBe('Nháp');
    expect([await form.steps.save(), published, form.told]).toEqual([true, [[1, 5]], ['left: Xong. 12']]);

    const { keep, seqs } = keeping();
    const typed = open(career, { record: job, draft: pending }, { publish, keep });
    typed.type({ description: 'Nháp hai' });
    expect([await typed.steps.save(), seqs, published.at(-1)]).toEqual([true, [5], [1, 6]]);
  });

  it('is kept, with the form left or staying, and is none where nothing is another', async () => {
    const form = open(career, { record: job }, keeping());
    form.type({ description: 'Nháp' });
    expect([await form.steps.keepHere(), form.get().state.name, form.get().pending?.seq]).toEqual([true, 'editing', 1]);
    expect([await form.steps.saveDraft(), form.told.at(-1)]).toEqual([true, 'left: Lưu bản nháp thành công! 12']);
    const same = open(career, { record: job }, { keep: async () => ({ record: job, draft: null }) });
    await same.steps.saveDraft();
    expect(same.told).toEqual(['left: Nội dung đúng như bản đang lưu nên không có bản nháp. 12']);
  });

  it('that somebody else saved is written over only once that is decided, by the step that met it', async () => {
    const theirs = draftOf(job, 8, { description: 'Của An' });
    const { keep, seqs } = keeping(stale(theirs));
    const form = open(career, { record: job, draft: pending }, { keep });
    form.type({ description: 'Của tôi' });
    expect(await form.steps.keepHere()).toBe(false);
    expect(form.get()).toMatchObject({
      state: { name: 'draft clash', theirs: { seq: 8 }, step: 'keep here' },
      pending: { seq: 5 },
    });
    expect(form.told[0]).toBe('focus: compare');
    await form.steps.keepMine();
    expect([seqs, form.get().state.name, form.wire()['description']]).toEqual([[5, 8], 'editing', 'Của tôi']);
  });

  it('that somebody else saved is filled in where that is wanted, and what was typed is set aside', async () => {
    const theirs = draftOf(job, 8, { description: 'Của An' });
    let answer: unknown = refused(0, '');
    const read = async () => {
      if (answer !== undefined) throw answer;
      return { record: job, draft: theirs };
    };
    const form = open(career, { record: job, draft: pending }, { ...keeping(stale(theirs)), read });
    form.type({ description: 'Của tôi' });
    await form.steps.saveDraft();
    await form.steps.takeTheirs();
    expect([form.get().state.name, form.wire()['description']]).toEqual(['draft clash', 'Của tôi']);
    answer = undefined;
    await form.steps.takeTheirs();
    expect(form.told).toContain('set aside');
    expect([form.get().state.name, form.get().pending?.seq, form.wire()['description']]).toEqual(['editing', 8, 'Của An']);
  });

  it('that is there no more is told, with the record as it is now', async () => {
    const now = { ...job, version: 2 };
    const other: DraftRemote['other'] = async () => ({ theirs: null, live: now });
    const publish: DraftRemote['publish'] = () => Promise.reject(refused(404, 'Không có bản nháp.'));
    const form = open(career, { record: job, draft: pending }, { publish, other });
    await form.steps.save();
    expect(form.get()).toMatchObject({ state: { name: 'draft clash', theirs: null, step: 'publish' }, live: { version: 2 } });
  });

  it('is merged with a record that was saved meanwhile, counted from the version it was begun with', async () => {
    const now = { ...job, version: 2, order: 7, updated_by: 'Bình' };
    const answers: unknown[] = [refused(409, 'Cũ.', { data: now })];
    const publish: DraftRemote['publish'] = async () => {
      const answer = answers.shift();
      if (answer !== undefined) throw answer;
      return 'Xuất bản thành công!';
    };
    const { keep, seqs } = keeping();
    // As long as the record that visitors see is known, no version has to be read.
    const { sinceBegun } = draftRemote(career);
    const form = open(career, { record: job, draft: pending }, { publish, keep, sinceBegun });
    expect(await form.steps.save()).toBe(true);
    expect([seqs, form.wire()]).toMatchObject([[5], { description: 'Nháp', order: 7 }]);
    expect(form.told).toEqual(['left: Xuất bản thành công! 12 Đã gộp với thay đổi của Bình.']);
  });

  it('is done away with, and the record stays', async () => {
    const form = open(
      career,
      { record: job, draft: pending },
      { discard: async () => null, read: async () => ({ record: job, draft: null }) },
    );
    await form.steps.discard();
    expect([form.get().pending, form.wire()['description'], form.told]).toEqual([null, 'Công bố', ['Đã bỏ bản nháp.']]);
    const other = open(career, { record: job, draft: pending }, { discard: () => Promise.reject(stale(null)) });
    await other.steps.discard();
    expect(other.get().state).toMatchObject({ name: 'draft clash', theirs: null });
  });
});

describe('a save that is given up', () => {
  /** Gives up while `step` hangs; `found` is what the server says then. */
  const givenUp = async (
    opened: Opened,
    remote: Partial<Remote & DraftCalls>,
    values: Record<string, FormValue>,
    description: Description = category,
  ) => {
    const hanging = { save: (...[, , signal]: Parameters<Remote['save']>) => hangs(signal) };
    const form = open(description, opened, { ...hanging, ...remote });
    form.type(values);
    const saved = remote.keep === undefined ? form.steps.save() : form.steps.saveDraft();
    while (form.get().state.name !== 'saving') await new Promise((resolve) => setTimeout(resolve));
    form.steps.giveUp();
    return { form, isSaved: await saved, values: form.wire() };
  };
  const mine = { description: 'Của tôi' };

  it('is looked for, and leaves everything as it is where it did not arrive or nobody knows', async () => {
    for (const [kind, trouble] of [
      ['not', gaveUp.not],
      ['newer', gaveUp.newer],
    ] as const) {
      const { form, isSaved, values } = await givenUp({ record: first }, { lookFor: async () => ({ kind }) }, mine);
      expect(form.states).toEqual(['editing', 'asking', 'saving', 'gave up', 'editing']);
      expect([isSaved, form.get().trouble, values['description']]).toEqual([false, trouble, 'Của tôi']);
    }
    const { form } = await givenUp({ record: first }, {}, mine);
    expect(form.get().trouble).toBe(gaveUp.unknown);
  });

  it('counts as saved where it arrived, but for its pictures', async () => {
    const found = { kind: 'arrived', record: { ...first, ...mine, version: 2 } } as const;
    const { form, isSaved } = await givenUp({ record: first }, { lookFor: async () => found }, mine);
    expect([isSaved, form.told]).toEqual([true, ['left: Cập nhật danh mục thành công! 12']]);

    const file = new File(['a'], 'ảnh.png');
    const image = { stored: '/uploads/a.webp', picked: null, removed: false, file, lost: null } as unknown as FormValue;
    const there = { ...found, record: { ...job, version: 2 } };
    const pictured = await givenUp({ record: job }, { lookFor: async () => there }, { image }, career);
    expect([pictured.isSaved, pictured.form.get().trouble]).toEqual([false, gaveUp.pictures]);
    expect(pictured.form.get().work).toMatchObject({ version: 2, values: { image: { file } } });

    const half: Partial<Remote> = {
      save: async (_work, onSaved, signal) => {
        onSaved({ ...job, version: 2 });
        return hangs(signal);
      },
    };
    const halfway = await givenUp({ record: job }, half, { image }, career);
    expect([halfway.form.get().trouble, halfway.form.get().work.version]).toEqual([gaveUp.pictures, 2]);
  });

  it('leaves what stays open where it is, on the record that arrived', async () => {
    const found = { kind: 'arrived', record: { ...first, ...mine, version: 2 } } as const;
    const { form } = await givenUp({ record: first }, { lookFor: async () => found, staysOpen: true }, mine);
    expect([form.get().state.name, form.get().work.version]).toEqual(['editing', 2]);
    expect(form.told).toEqual(['renewed', 'Cập nhật danh mục thành công!']);
  });

  it('makes a new record once, however often it is sent and whatever was typed since', async () => {
    const { form } = await givenUp({}, {}, { name: 'Mới' });
    expect([form.get().trouble, form.get().unsure?.values['name']]).toEqual([gaveUp.unknown, 'Mới']);
    form.type({ name: 'Mới hơn' });
    const { save, sent } = server(category);
    const looked: unknown[] = [];
    form.desk.remote = {
      ...form.desk.remote,
      save,
      lookFor: async ({ values }) => {
        looked.push(values['name']);
        return { kind: 'arrived', record: { ...first, id: 40, name: 'Mới' } };
      },
    };
    expect(await form.steps.save()).toBe(true);
    expect([looked, sent]).toMatchObject([['Mới'], [{ id: 40, wire: { name: 'Mới hơn' } }]]);
    expect([form.get().unsure, form.told.at(-1)]).toEqual([null, 'left: Tạo danh mục thành công! 40']);
  });

  it.each([0, 200, 502])('whose answer is lost (%i) makes a new record once as well', async (status) => {
    const { save, sent } = server(category, refused(status, ''));
    const looked: unknown[] = [];
    const lookFor: Remote['lookFor'] = async ({ values }) => {
      looked.push(values['name']);
      if (looked.length < 4) throw refused(0, '');
      return { kind: 'arrived', record: { ...first, id: 40, name: 'Mới' } };
    };
    const form = open(category, {}, { save, lookFor });
    form.type({ name: 'Mới' });
    expect(await form.steps.save()).toBe(false);
    form.type({ name: 'Mới hơn' });
    expect([await form.steps.save(), form.get().unsure?.values['name']]).toEqual([false, 'Mới']);
    expect(await form.steps.save()).toBe(true);
    expect([looked, sent.map(({ id }) => id)]).toEqual([
      ['Mới', 'Mới', 'Mới hơn', 'Mới'],
      [null, 40],
    ]);
  });

  it('is looked for as well by a form that was filled in with it later', async () => {
    const { save, sent } = server(category);
    const looked: unknown[] = [];
    const lookFor: Remote['lookFor'] = async ({ values }) => {
      looked.push(values['name']);
      return { kind: 'arrived', record: { ...first, id: 40, name: 'Mới', slug: 'moi-2' } };
    };
    const form = open(category, {}, { save, lookFor });
    const values = {
      ...form.get().work.values,
      name: 'Mới hơn',
      slug: { text: 'moi-hon', typed: false } as unknown as FormValue,
    };
    form.dispatch({
      type: 'filled in',
      draft: { version: null, base: null },
      values,
      sent: { values: { ...values, name: 'Mới' }, sentAt: 1 },
    });
    expect(await form.steps.save()).toBe(true);
    // The address that the server has made stays.
    expect([looked, sent]).toMatchObject([['Mới'], [{ id: 40, wire: { name: 'Mới hơn', slug: 'moi-2' } }]]);
  });

  it('whose answer is lost counts where it arrived, and is told as refused where it did not', async () => {
    const { save, sent } = server(category, refused(0, ''), refused(0, ''));
    const found: unknown[] = [{ kind: 'not' }, { kind: 'arrived', record: { ...first, version: 2 } }];
    const form = open(category, { record: first }, { save, lookFor: async () => found.shift() as never });
    form.type({ description: 'Của tôi' });
    expect([await form.steps.save(), form.get().trouble]).toEqual([false, expect.stringContaining('vẫn còn nguyên')]);
    expect(await form.steps.save()).toBe(true);
    expect([sent.length, form.told.at(-1)]).toEqual([2, 'left: Cập nhật danh mục thành công! 12']);
  });

  it('of a picture whose answer is lost goes on from what is on the server', async () => {
    const file = new File(['x'], 'a.jpg');
    const image = { stored: '/uploads/a.webp', picked: null, removed: false, file, lost: null } as unknown as FormValue;
    const half: Partial<Remote> = {
      save: async (_work, onSaved) => {
        onSaved({ ...job, version: 2 });
        throw refused(0, '');
      },
      lookFor: async () => ({ kind: 'arrived', record: { ...job, version: 3 } }),
    };
    const form = open(career, { record: job }, half);
    form.type({ image });
    expect([await form.steps.save(), form.get().work.version]).toEqual([false, 3]);
    expect(form.get().trouble).toContain('Cập nhật ảnh thất bại!');
  });

  it('of a draft counts where the draft holds it', async () => {
    const keep: DraftRemote['keep'] = (_session, signal) => hangs(signal);
    const kept = async (lookForDraft?: DraftRemote['lookFor']) => {
      const { form, isSaved } = await givenUp({ record: job }, { keep, ...(lookForDraft && { lookForDraft }) }, mine, career);
      return isSaved ? form.told.at(-1) : form.get().trouble;
    };
    expect(await kept()).toBe(gaveUp.unknown);
    expect(await kept(async () => null)).toBe(gaveUp.not);
    expect(await kept(async () => ({ record: job, draft: null }))).toBe(gaveUp.not);
    expect(await kept(async () => ({ record: job, draft: draftOf(job, 3, mine) }))).toBe('left: Lưu bản nháp thành công! 12');
  });

  it('of a draft that is to be published tells how far it came', async () => {
    const pending = draftOf(job, 5, mine);
    const publish = (_session: Session, signal?: AbortSignal) => hangs(signal);
    const lookFor = (draft: RecordDraft | null) => async () => ({ record: job, draft });
    const kept = await givenUp({ record: job, draft: pending }, { publish, lookForDraft: lookFor(pending) }, {}, career);
    expect([kept.isSaved, kept.form.get().trouble]).toEqual([false, gaveUp.unpublished]);
    const out = await givenUp({ record: job, draft: pending }, { publish, lookForDraft: lookFor(null) }, {}, career);
    expect([out.isSaved, out.form.told]).toEqual([true, ['left: Xuất bản thành công! 12']]);
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
