import { afterEach, describe, expect, it, vi } from 'vitest';
import { category } from '#shared/content-types/index.ts';
import { initialOf } from '#shared/fields/index.ts';
import { ApiError } from '../session/client.ts';
import type { StoredRecord } from '../inputs/form-slots.ts';
import { recordRemote } from './remote.ts';
import { nextSession, type Session, startSession } from './session.ts';

const record = (values: Record<string, unknown>): StoredRecord => ({
  ...Object.fromEntries(Object.entries(category.fields).map(([name, field]) => [name, initialOf(field)])),
  id: 12,
  version: 1,
  name: 'Danh mục',
  slug: 'danh-muc',
  ...values,
});
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
    expect(await remote.lookFor('save', edited, signal)).toMatchObject({ kind });
  });

  it('of a draft is looked for in the draft', async () => {
    const found = async (step: 'keep' | 'publish', now: StoredRecord, there: ReturnType<typeof draft> | null) => {
      answers({ 'GET /12': now, 'GET /12/draft': there });
      return (await remote.lookFor(step, edited, signal)).kind;
    };
    expect(await found('keep', record({}), null)).toBe('not');
    expect(await found('keep', record({}), draft(3, { description: 'Của tôi' }))).toBe('arrived');
    expect(await found('keep', record({}), draft(3, { description: 'Của Bình' }))).toBe('not');
    expect(await found('keep', record({ version: 2, description: 'Của tôi' }), null)).toBe('not');
    expect(await found('publish', record({ version: 2, description: 'Của tôi' }), null)).toBe('arrived');
  });

  it('of a new record is found among the newest by what it says', async () => {
    const made = typed(startSession(category, {}, {}), 'name', ' Danh mục ');
    answers({ 'GET /all': [record({ id: 14, name: 'Khác' }), record({ id: 13 })], 'GET /13': record({ id: 13 }) });
    expect(await remote.lookFor('save', made, signal)).toMatchObject({ kind: 'arrived', record: { id: 13 } });
    answers({ 'GET /all': [record({ id: 14, name: 'Khác' })] });
    expect(await remote.lookFor('save', made, signal)).toEqual({ kind: 'not' });
  });
});

it('a draft of somebody else is told from every other failure', async () => {
  const live = record({});
  const failed = (status: number, data?: unknown) => new ApiError(status, { success: false, message: 'Không.', data });
  answers({});
  const theirs = draft(8, {});
  expect(await remote.otherDraft(failed(409, theirs), live)).toEqual({ theirs, live });
  expect(await remote.otherDraft(failed(409, null), live)).toEqual({ theirs: null, live });
  for (const error of [failed(409, record({})), failed(422), failed(404), new Error('Broken.')]) {
    expect(await remote.otherDraft(error, live)).toBeUndefined();
  }
  answers({ 'GET /12': record({ version: 2 }), 'GET /12/draft': null });
  expect(await remote.otherDraft(failed(404), live)).toMatchObject({ theirs: null, live: { version: 2 } });
});

it('the record before a draft is the version it was begun with, as long as that is kept', async () => {
  const versions = [
    { seq: 9, version: 2, can_restore: true, action: 'update' },
    { seq: 7, version: 1, can_restore: true, action: 'draft' },
    { seq: 4, version: 1, can_restore: true, action: 'create' },
  ];
  answers({ 'GET /12/versions': versions, 'GET /12/versions/4': { record: { description: 'Ban đầu' } } });
  expect(await remote.readVersion(12, 1)).toEqual({ description: 'Ban đầu' });
  expect(await remote.readVersion(12, 3)).toBeNull();
});
