import { describe, expect, it } from 'vitest';
import type { RecordDraft } from '#shared/answers/journal.ts';
import type { Description } from '#shared/content-types/description.ts';
import { career, category } from '#shared/content-types/index.ts';
import type { FormValue } from '../inputs/index.ts';
import type { DraftRemote } from './draft-remote.ts';
import type { Remote } from './remote.ts';
import {
  type DraftCalls,
  draftOf,
  first,
  hangs,
  job,
  open,
  type Opened,
  refused,
  server,
} from '../../../../tests/support/forms/session-on-desk.ts';
import { gaveUp } from './session-steps.ts';
import type { Session } from './session.ts';

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
    expect(await kept(async () => ({ record: job, draft: draftOf(job, 3, mine) }))).toBe('left: Lưu nháp thành công! 12');
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
