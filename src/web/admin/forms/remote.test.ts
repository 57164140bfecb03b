import { afterEach, describe, expect, it, vi } from 'vitest';
import { category } from '#shared/content-types/index.ts';
import { ApiError } from '../session/client.ts';
import type { StoredRecord } from '../inputs/form-slots.ts';
import { draftRemote } from './draft-remote.ts';
import { recordOf } from '../../../../tests/support/forms/record-factory.ts';
import { recordRemote } from './remote.ts';
import { nextSession, type Session, startSession } from './session.ts';

const record = (values: Record<string, unknown>) => recordOf(category, { id: 12, name: 'Danh mục', slug: 'danh-muc', ...values });
const draft = (seq: number, values: Record<string, unknown>) => ({
  seq,
  at: '',
  by: null,
  version: 1,
  changed: [],
  gone: [],
  record: values,
});

/** Answers each call by its method and the end of its path. */
function answers(given: Record<string, unknown>): void {
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    const [address = ''] = path.split('?');
    const data = given[`${method} ${address.replace('/api/admin/danh-muc', '')}`];
    return data === undefined
      ? Response.json({ success: false, message: 'Không có.' }, { status: 404 })
      : Response.json({ success: true, message: 'Xong.', data });
  });
}

const typed = (session: Session, name: string, change: string) => nextSession(session, { type: 'typed', name, change });
const remote = recordRemote(category);
const drafts = draftRemote(category);
const signal = new AbortController().signal;

afterEach(() => vi.unstubAllGlobals());

describe('a save whose answer was lost', () => {
  const edited = typed(startSession(category, {}, { record: record({}) }), 'description', 'Của tôi');

  it.each([
    ['did not arrive where the version is the same', record({}), 'not'],
    ['arrived where a newer version holds what was sent', record({ version: 2, description: 'Của tôi' }), 'arrived'],
    ['is unlike a newer version of somebody else', record({ version: 2, description: 'Của Bình' }), 'newer'],
  ])('%s', async (_says, now, kind) => {
    answers({ 'GET /12': now });
    expect(await remote.lookFor(edited.work, signal)).toMatchObject({ kind });
  });

  it('of a draft is looked for in the draft', async () => {
    const found = async (now: StoredRecord, there: ReturnType<typeof draft> | null) => {
      answers({ 'GET /12': now, 'GET /12/draft': there });
      return (await drafts.lookFor(edited, signal)) !== null;
    };
    expect(await found(record({}), null)).toBe(false);
    expect(await found(record({}), draft(3, { description: 'Của tôi' }))).toBe(true);
    expect(await found(record({}), draft(3, { description: 'Của Bình' }))).toBe(false);
    expect(await found(record({ version: 2, description: 'Của tôi' }), null)).toBe(true);
  });

  it('of a new record is found among the newest by what it says', async () => {
    const made = typed(startSession(category, {}, {}), 'name', ' Danh mục ');
    answers({ 'GET /all': [record({ id: 14, name: 'Khác' }), record({ id: 13 })], 'GET /13': record({ id: 13 }) });
    expect(await remote.lookFor(made.work, signal)).toMatchObject({ kind: 'arrived', record: { id: 13 } });
    answers({ 'GET /all': [record({ id: 14, name: 'Khác' })] });
    expect(await remote.lookFor(made.work, signal)).toEqual({ kind: 'not' });
    // One that said the same before is another one, which nothing may be written into.
    const before = record({ id: 13, created_at: '2026-08-21T00:30:00.000Z' });
    answers({ 'GET /all': [before], 'GET /13': before });
    const sentAt = (at: string) => remote.lookFor({ ...made.work, sentAt: Date.parse(at) }, signal);
    expect(await sentAt('2026-08-21T00:31:00.000Z')).toEqual({ kind: 'not' });
    expect(await sentAt('2026-08-21T00:30:01.000Z')).toMatchObject({ kind: 'arrived', record: { id: 13 } });
  });
});

it('a draft of somebody else is told from every other failure', async () => {
  const live = record({});
  const failed = (status: number, data?: unknown) => new ApiError(status, { success: false, message: 'Không.', data });
  answers({});
  const theirs = draft(8, {});
  expect(await drafts.other(failed(409, theirs), live)).toEqual({ theirs, live });
  expect(await drafts.other(failed(409, null), live)).toEqual({ theirs: null, live });
  for (const error of [failed(409, record({})), failed(422), failed(404), new Error('Broken.')]) {
    expect(await drafts.other(error, live)).toBeUndefined();
  }
  answers({ 'GET /12': record({ version: 2 }), 'GET /12/draft': null });
  expect(await drafts.other(failed(404), live)).toMatchObject({ theirs: null, live: { version: 2 } });
});

it('the record before a draft is the version it was begun with, as long as that is kept', async () => {
  const versions = [
    { seq: 9, version: 2, can_restore: true, action: 'update' },
    { seq: 7, version: 1, can_restore: true, action: 'draft' },
    { seq: 4, version: 1, can_restore: true, action: 'create' },
  ];
  answers({ 'GET /12/versions': versions, 'GET /12/versions/4': { record: { description: 'Ban đầu' } } });
  const live = record({ version: 2, description: 'Của Bình' });
  const begun = draft(3, { ...record({}), description: 'Nháp' });
  const opened = (version: number) => startSession(category, {}, { record: live, draft: { ...begun, version } });
  const base = async (version: number) => (await drafts.sinceBegun(opened(version), live)).base;
  expect(await base(1)).toMatchObject({ version: 1, description: 'Ban đầu' });
  // Kept no longer: every difference counts as the editor's.
  expect(await base(0)).toMatchObject({ version: 0, description: 'Của Bình' });
  expect(await base(2)).toBe(live);
});
