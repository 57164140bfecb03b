import { describe, expect, it } from 'vitest';
import type { RecordDraft } from '#shared/answers/journal.ts';
import { career } from '#shared/content-types/index.ts';
import { type DraftRemote, draftRemote } from './draft-remote.ts';
import { draftOf, job, open, refused, wireOf } from '../../../../tests/support/forms/session-on-desk.ts';

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
    expect([await form.steps.saveDraft(), form.told.at(-1)]).toEqual([true, 'left: Lưu nháp thành công! 12']);
    const same = open(career, { record: job }, { keep: async () => ({ record: job, draft: null }) });
    await same.steps.saveDraft();
    expect(same.told).toEqual(['left: Nội dung đúng như bản đang lưu nên không có thay đổi chưa xuất bản. 12']);
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
    expect([form.get().pending, form.wire()['description'], form.told]).toEqual([
      null,
      'Công bố',
      ['Đã bỏ thay đổi chưa xuất bản.'],
    ]);
    const other = open(career, { record: job, draft: pending }, { discard: () => Promise.reject(stale(null)) });
    await other.steps.discard();
    expect(other.get().state).toMatchObject({ name: 'draft clash', theirs: null });
  });
});
