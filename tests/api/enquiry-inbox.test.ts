import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Enquiry, EnquiryCounts, EnquiryPerson, EnquiryRow, EnquirySent } from '#shared/answers/enquiries.ts';
import type { JournalEvent } from '#shared/answers/journal.ts';
import type { SecurityEvent } from '#shared/answers/accounts.ts';
import { contactTexts } from '#shared/enquiries/contact.ts';
import { keptEnquiries } from '#shared/enquiries/enquiry-limits.ts';
import { enquiryTexts, forgetEnquiries } from '#server/enquiries/change-enquiries.ts';
import { closedTexts } from '#server/enquiries/data-key.ts';
import { usualKeeping } from '#server/journal/thin.ts';
import { usualTemplates } from '#server/public/answer-templates.ts';
import { sheetPaths } from '#shared/sheets/sheet-paths.ts';
import { openSheet } from '#server/sheets/open-sheet.ts';
import { tidy } from '#server/start/nightly-work.ts';
import { siteRecordTypes } from '#server/start/site-types.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { enquiryOf } from '../support/enquiries.ts';
import { buildAdmin, createEditor, type Editor } from '../support/sign-in.ts';

const day = 24 * 3_600_000;

describe.each(dialects)('the inbox of enquiries on %s', (dialect) => {
  let test: TestApp;
  let chief: Editor;
  let advisor: Editor;
  let advisorId: number;
  beforeAll(async () => {
    test = await createTestApp(dialect);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    for (const table of ['enquiry', 'enquiry_pace', 'enquiry_tally', 'security_event', 'journal_note', 'journal'] as const)
      await test.db.deleteFrom(table).execute();
    test.clock.set('2026-08-21T09:00:00+07:00');
    // A proof of the password counts from signing in.
    chief = await createEditor(test, { email: 'quan-tri@example.com', name: 'Cô Lan' });
    advisor = await createEditor(test, { email: 'tu-van@example.com', name: 'Thầy Minh', role: 'advisor' });
    advisorId = (await buildAdmin(test, { email: 'tu-van@example.com' })).id;
  });

  async function ask(given: Parameters<typeof enquiryOf>[0] = {}): Promise<string> {
    test.clock.advance(1_000);
    const { body } = await test.json<EnquirySent>('/api/enquiries', { method: 'POST', body: enquiryOf(given) });
    return body.data.number;
  }
  const list = async (query = '', who = advisor) => (await who.get<EnquiryRow[]>(`enquiries?${query}`)).body;
  const search = async (q: string, query = '') => (await advisor.post<EnquiryRow[]>(`enquiry-searches?${query}`, { q })).body;
  const foundBy = async (q: string, query = '') => (await search(q, query)).data.map(({ number }) => number);
  const numbers = async (query = '', who = advisor) => (await list(query, who)).data.map(({ number }) => number);
  const idOf = async (number: string) =>
    (await test.db.selectFrom('enquiry').select('id').where('number', '=', number).executeTakeFirstOrThrow()).id;
  const one = async (number: string, who = advisor) => (await who.get<Enquiry>(`enquiries/${await idOf(number)}`)).body.data;
  const change = async (number: string, given: Record<string, unknown>, who = advisor) => {
    const { id, version } = await one(number, who);
    return who.post<{ changed: number; undo: object[] }>('enquiry-changes', {
      changes: [{ id, version, call_back_on: null, ...given }],
    });
  };
  const counts = async (who = advisor) => (await who.get<EnquiryCounts>('enquiry-counts')).body.data;
  const events = async (kind: string) =>
    (await chief.get<SecurityEvent[]>(`security-events?kind=${kind}`)).body.data.map(({ account, detail, times }) => [
      account?.email,
      detail,
      times,
    ]);
  const journal = async (who = chief) =>
    (await who.get<JournalEvent[]>('journal')).body.data.map(({ action, title, note, by }) => [
      action,
      title,
      note?.enquiry,
      by?.id,
    ]);

  it('is for those who answer, and what concerns a person as such for Quản trị', async () => {
    const editor = await createEditor(test, { email: 'bien-tap@example.com', role: 'editor' });
    const allowed = await createEditor(test, { email: 'bien-tap-2@example.com', role: 'editor' });
    await test.db.updateTable('admin').set({ inbox: 1 }).where('email', '=', 'bien-tap-2@example.com').execute();
    await ask();
    const statuses = async (path: string) =>
      Promise.all([chief, advisor, allowed, editor].map(async (who) => (await who.get(path)).status));
    expect(await statuses('enquiries')).toEqual([200, 200, 200, 403]);
    expect(await statuses('enquiry-counts')).toEqual([200, 200, 200, 403]);
    expect((await test.request('/api/admin/enquiries')).status).toBe(401);
    const sheet = (who: Editor) => test.request('/api/admin/enquiry-sheet', { token: who.token });
    for (const [who, status] of [
      [advisor, 403],
      [allowed, 403],
      [editor, 403],
      [chief, 200],
    ] as const) {
      const answer = await sheet(who);
      await answer.arrayBuffer();
      expect(answer.status).toBe(status);
      expect((await who.post('enquiry-people', { contact: '0901234567' })).status).toBe(status);
    }
    test.clock.advance(11 * 60_000);
    const answer = await chief.post('enquiry-people/removals', { contact: '0901234567' });
    expect([answer.status, answer.body]).toMatchObject([403, { code: 'proof_needed' }]);
    expect((await advisor.get('journal')).status).toBe(403);
  });

  it('lists what waits, the newest first, in pages and by state', async () => {
    const [first, second] = [await ask(), await ask({ question: `Dài ${'ơi '.repeat(200)}` })];
    const third = await ask({ name: 'Trần Văn Ba', contact: 'ba@example.com', who: 'phu-huynh' });
    await ask({ website: 'x' });
    const { data, meta } = await list('per_page=2');
    expect(meta).toEqual({ current_page: 1, last_page: 2, per_page: 2, total: 3 });
    expect(data).toEqual([
      {
        id: await idOf(third),
        number: third,
        version: 1,
        received_at: '2026-08-21T02:00:03.000Z',
        state: 'new',
        state_at: '2026-08-21T02:00:03.000Z',
        by: null,
        call_back_on: null,
        name: 'Trần Văn Ba',
        who: 'phu-huynh',
        about: 'Thiết kế đồ họa',
        begin: expect.stringContaining('Em muốn hỏi về ngành thiết kế'),
        times: 1,
        same_person: 0,
      },
      expect.objectContaining({ number: second, same_person: 2, begin: expect.stringMatching(/^Dài (ơi )+.*…$/) }),
    ]);
    expect(await numbers('per_page=2&page=2')).toEqual([first]);
    await change(first, { state: 'answering' });
    await change(second, { state: 'callback', call_back_on: '2026-08-21' });
    await change(third, { state: 'callback', call_back_on: '2026-08-22', by: null });
    expect(await numbers('state=new')).toEqual([]);
    expect(await numbers()).toEqual([third, second, first]);
    expect(await numbers('state=mine')).toEqual([second, first]);
    expect(await numbers('state=mine', chief)).toEqual([]);
    expect(await numbers('state=due')).toEqual([second]);
    expect(await numbers('state=spam')).toHaveLength(1);
    expect((await advisor.get('enquiries?state=x')).status).toBe(422);
  });

  it('finds a number, a person and words without accents, and not what it does not hold', async () => {
    const mai = await ask({ name: 'Đỗ Thị Mai', contact: '0987 654 321', question: 'Học phí ngành kiến trúc bao nhiêu ạ?' });
    const mother = await ask({ name: 'Mẹ Mai', contact: 'me.mai@example.com', question: 'Có ký túc xá không?' });
    await change(mother, { state: 'closed' });
    for (const [q, expected] of [
      [mai, [mai]],
      ['+84 987.654.321', [mai]],
      ['Me.Mai@Example.com', [mother]],
      ['mai', [mother, mai]],
      ['do thi mai', [mai]],
      ['hoc phi KIEN', [mai]],
      ['0987', [mai]],
      ['ky thi mai', []],
      ['???', [mother, mai]],
      ['đồ họa', [mother, mai]],
      ['hoc bong', []],
      ['0987654322', []],
      ['000000', []],
      ['   ', [mother, mai]],
      [`số ${mai}`, [mai]],
      [`Câu hỏi số ${mai}`, [mai]],
      [`#${mai}`, [mai]],
    ] as const)
      expect([q, await foundBy(q)]).toEqual([q, expected]);
    const spam = await ask({ name: 'Mai rác', contact: '0987654329', website: 'x' });
    expect(await foundBy('mai')).not.toContain(spam);
    expect(await foundBy('0987654329', 'state=all')).toEqual([spam]);
    expect(await foundBy('mai', 'state=spam')).toEqual([spam]);
    expect(await numbers('state=all')).toEqual([spam, mother, mai]);
    expect(await foundBy('mai', 'state=open')).toEqual([mai]);
    expect((await search('mai', 'per_page=1&page=2')).meta).toEqual({ current_page: 2, last_page: 2, per_page: 1, total: 2 });
  });

  it('is looked through, which the security log tells once an hour of each who does', async () => {
    await ask();
    for (const query of ['', 'page=2', 'state=all']) await list(query);
    await list('', chief);
    await search('0901234567');
    await search('khôi');
    expect(await events('enquiries_listed')).toEqual([
      ['tu-van@example.com', 'theo từ tìm', 2],
      ['quan-tri@example.com', 'theo trang', 1],
      ['tu-van@example.com', 'theo trang', 3],
    ]);
  });

  it('shows one as a whole, and the security log tells by whom it was opened', async () => {
    const before = await ask();
    const number = await ask({ zalo: true, call_at: 'buổi tối' });
    expect(await one(number)).toMatchObject({
      number,
      contact: { kind: 'phone', value: '0901234567', zalo: true },
      page: '/nganh/thiet-ke-do-hoa',
      call_at: 'buổi tối',
      consent_at: '2026-08-21T02:00:02.000Z',
      notes: [],
      others: [{ number: before, state: 'new', name: 'Lê Minh Khôi' }],
      templates: usualTemplates,
    });
    await one(number);
    await one(number, chief);
    test.clock.advance(3_600_000);
    await one(number);
    expect(await events('enquiry_opened')).toEqual([
      ['tu-van@example.com', `số ${number}`, 1],
      ['quan-tri@example.com', `số ${number}`, 1],
      ['tu-van@example.com', `số ${number}`, 2],
    ]);
    const gone = await advisor.get('enquiries/999999');
    expect([gone.status, gone.body.message]).toEqual([404, enquiryTexts.gone]);
    expect((await advisor.get('enquiries/99999999999')).status).toBe(404);
  });

  it('is changed all at once or not at all, and takes it back', async () => {
    const [first, second] = [await ask(), await ask()];
    const [one1, one2] = [await one(first), await one(second)];
    const both = [one1, one2].map(({ id, version }) => ({ id, version, state: 'answering', call_back_on: null }));
    const { body } = await advisor.post<{ changed: number; undo: object[] }>('enquiry-changes', { changes: both });
    expect(body).toMatchObject({ success: true, message: 'Đã đổi.', data: { changed: 2 } });
    expect((await list()).data.map(({ state, by, version }) => [state, by, version])).toEqual([
      ['answering', { id: advisorId, name: 'Thầy Minh' }, 2],
      ['answering', { id: advisorId, name: 'Thầy Minh' }, 2],
    ]);
    const stale = [{ ...both[0], version: 2 }, both[1]];
    const refused = await chief.post('enquiry-changes', { changes: stale });
    expect([refused.status, refused.body.message]).toEqual([409, enquiryTexts.changedSince]);
    expect((await list()).data.map(({ version }) => version)).toEqual([2, 2]);
    const back = await advisor.post<{ undo: object[] }>('enquiry-changes', { changes: body.data.undo });
    expect((await list()).data.map(({ state, by, version }) => [state, by, version])).toEqual([
      ['new', null, 3],
      ['new', null, 3],
    ]);
    await advisor.post('enquiry-changes', { changes: back.body.data.undo });
    expect((await list()).data.map(({ by }) => by?.id)).toEqual([advisorId, advisorId]);
  });

  it('keeps who has it and when it is called back where the state says so', async () => {
    const number = await ask();
    const noDay = await change(number, { state: 'callback' });
    expect([noDay.status, noDay.body.errors]).toEqual([422, { call_back_on: [enquiryTexts.noDay] }]);
    for (const wrong of [{ state: 'callback', call_back_on: '2026-02-30' }, { state: 'x' }, { state: 'new', id: 0 }])
      expect([404, 422]).toContain((await change(number, wrong)).status);
    expect((await change(number, { state: 'answering', by: 999_999 })).status).toBe(422);
    // Nobody who may not read it, or no longer signs in, is given one.
    const given = { email: 'bien-tap@example.com', name: 'Biên tập', role: 'editor' as const };
    const { id: outside } = await buildAdmin(test, given);
    const refused = await change(number, { state: 'answering', by: outside });
    expect([refused.status, refused.body.errors]).toEqual([422, { by: ['Tài khoản này không trả lời hỏi tư vấn'] }]);
    await test.db.updateTable('admin').set({ inbox: 1 }).where('id', '=', outside).execute();
    expect((await change(number, { state: 'answering', by: outside })).status).toBe(200);
    await test.db.updateTable('admin').set({ locked: 1 }).where('id', '=', outside).execute();
    expect((await change(number, { state: 'answering', by: outside })).status).toBe(422);
    await test.db.updateTable('admin').set({ inbox: 0, locked: 0 }).where('id', '=', outside).execute();
    await change(number, { state: 'callback', call_back_on: '2026-08-25' });
    expect(await one(number)).toMatchObject({ state: 'callback', call_back_on: '2026-08-25', by: { id: advisorId } });
    await change(number, { state: 'unreached', call_back_on: '2026-08-25' }, chief);
    expect(await one(number)).toMatchObject({ state: 'unreached', call_back_on: null, by: { name: 'Cô Lan' } });
    await change(number, { state: 'new' });
    expect(await one(number)).toMatchObject({ state: 'new', by: null });
    const many = Array.from({ length: 201 }, () => ({ id: 1, version: 1, state: 'new', call_back_on: null }));
    expect((await advisor.post('enquiry-changes', { changes: many })).status).toBe(422);
    expect((await advisor.post('enquiry-changes', { changes: [] })).status).toBe(422);
  });

  it('holds notes; an answer makes it answered by whoever gave it', async () => {
    const number = await ask();
    const id = await idOf(number);
    const note = (body: object, who = advisor) => who.post(`enquiries/${id}/notes`, body);
    const added = await note({ text: '  Gọi lại sau 17:00\u202E ' }, chief);
    expect([added.status, added.body.data]).toMatchObject([
      201,
      { kind: 'note', text: 'Gọi lại sau 17:00', by: { name: 'Cô Lan' }, at: test.clock.now().toISOString() },
    ]);
    expect(await one(number)).toMatchObject({ state: 'new', version: 1 });
    await note({ kind: 'answer', text: 'Học phí 18 triệu một kỳ.' });
    expect(await one(number)).toMatchObject({
      state: 'answered',
      version: 2,
      by: { id: advisorId },
      notes: [
        { kind: 'note', text: 'Gọi lại sau 17:00' },
        { kind: 'answer', text: 'Học phí 18 triệu một kỳ.' },
      ],
    });
    expect((await note({ text: ' ' })).body.errors).toEqual({ text: ['Ghi chú không được để trống'] });
    expect((await note({ text: 'ạ'.repeat(2_001) })).status).toBe(422);
    expect(JSON.stringify(await test.db.selectFrom('enquiry_note').selectAll().execute())).not.toMatch(/Gọi|triệu/);
    for (let more = 0; more < 98; more += 1) await note({ text: 'x' });
    expect([(await note({ text: 'x' })).status, (await one(number)).notes.length]).toEqual([409, 100]);
  });

  it('is counted for whoever looks', async () => {
    expect(await counts()).toEqual({ closed: null, new: 0, mine: 0, due: 0, spam: 0, dropped: 0, latest: 0 });
    const [first, , last] = [await ask(), await ask(), await ask()];
    const spam = await ask({ website: 'x' });
    await change(first, { state: 'callback', call_back_on: '2026-08-20' });
    expect(await counts()).toEqual({ closed: null, new: 2, mine: 1, due: 1, spam: 1, dropped: 0, latest: await idOf(last) });
    expect(await counts(chief)).toMatchObject({ mine: 0, due: 1 });
    await change(spam, { state: 'new' });
    await change(first, { state: 'spam' });
    expect(await counts()).toMatchObject({ new: 3, mine: 0, spam: 1, latest: await idOf(spam) });
    await advisor.post(`enquiries/${await idOf(first)}/notes`, { kind: 'answer', text: 'Đã gọi.' });
    expect(await counts()).toMatchObject({ spam: 0 });
    await test.db.updateTable('enquiry_tally').set({ kept: keptEnquiries }).execute();
    expect((await counts()).closed).toContain('đã giữ nhiều câu hỏi nhất có thể');
  });

  it('leaves in the journal a number and what was done, for those who may read enquiries, and nothing to take back', async () => {
    const editor = await createEditor(test, { email: 'bien-tap@example.com', role: 'editor' });
    const { body: made } = await chief.post<{ id: number }>('danh-muc', { name: 'Tin', slug: 'tin' });
    const number = await ask();
    await change(number, { state: 'callback', call_back_on: '2026-08-25' });
    await advisor.post(`enquiries/${await idOf(number)}/notes`, { text: 'Mẹ của em nghe máy' });
    await chief.post('enquiry-people/removals', { contact: '0901234567' });
    const ofCategory = ['create', 'Tin', undefined, expect.any(Number)];
    expect(await journal()).toEqual([
      ['enquiry', number, 'Xóa', expect.any(Number)],
      ['enquiry', number, 'Ghi chú', advisorId],
      ['enquiry', number, 'Hẹn gọi lại', advisorId],
      ofCategory,
    ]);
    expect(await journal(editor)).toEqual([ofCategory]);
    const rows = await test.db.selectFrom('journal').selectAll().where('action', '=', 'enquiry').execute();
    expect(rows.map(({ unseen, data, changed }) => [unseen, data, changed])).toEqual(Array(3).fill([1, null, null]));
    expect(JSON.stringify(rows)).not.toMatch(/Khôi|0901|Mẹ/);
    const [last] = (await chief.get<JournalEvent[]>('journal')).body.data;
    expect(last).toMatchObject({ can_undo: false, can_restore: false, resource: 'enquiry' });
    expect((await chief.post('undo', { batch: last?.batch })).status).toBe(404);
    const dashboard = (await chief.get<{ changes: { id: number }[] }>('dashboard')).body.data;
    expect(dashboard.changes).toMatchObject([{ id: made.data.id, action: 'create' }]);
  });

  it('is given out as a workbook, which the security log tells', async () => {
    const number = await ask({ name: '=HYPERLINK("x")', zalo: true });
    await advisor.post(`enquiries/${await idOf(number)}/notes`, { kind: 'answer', text: 'Đã gọi cho em.' });
    await ask();
    let bytes = new Uint8Array();
    const sheet = async (query: string) => {
      const answer = await test.request(`/api/admin/enquiry-sheet?${query}`, { token: chief.token });
      expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="hoi-tu-van-2026-08-21.xlsx"');
      bytes = new Uint8Array(await answer.arrayBuffer());
      const [only] = await openSheet(Buffer.from(bytes));
      return only?.rows.map(({ cells }) => cells) ?? [];
    };
    const [head, ...rows] = await sheet('state=all');
    // What people asked is no content of the site.
    for (const path of sheetPaths) {
      const form = new FormData();
      form.set('file', new File([bytes], 'hoi-tu-van.xlsx'));
      const { status, body } = await chief.post(`${path}/import-plans`, form);
      expect([path, status, body.message]).toEqual([path, 422, expect.stringMatching(/^Tệp này là danh sách hỏi tư vấn/)]);
    }
    expect(head?.slice(0, 8)).toEqual([
      'Số',
      'Nhận lúc',
      'Tình trạng',
      'Người trả lời',
      'Hẹn gọi lại',
      'Tên',
      'Bạn là',
      'Số điện thoại hoặc email',
    ]);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows[1])).toMatch(/Đã trả lời.*Thầy Minh.*HYPERLINK.*0901234567.*Có.*Thầy Minh: Đã gọi cho em\./);
    expect(await sheet('')).toHaveLength(2);
    // What one has taken oneself, and nobody else's.
    expect(await sheet('state=mine')).toHaveLength(1);
    expect(await events('enquiries_exported')).toEqual([
      ['quan-tri@example.com', '0 câu hỏi', 1],
      ['quan-tri@example.com', '1 câu hỏi', 1],
      ['quan-tri@example.com', '2 câu hỏi', 1],
    ]);
  });

  it('shows and removes all that is kept of one person, for good', async () => {
    const mine = [await ask(), await ask({ website: 'x' })];
    await advisor.post(`enquiries/${await idOf(mine[0]!)}/notes`, { text: 'Gọi lại' });
    const other = await ask({ contact: '0907654321' });
    const find = (contact: string) => chief.post<EnquiryPerson>('enquiry-people', { contact });
    const found = (await find('+84 901 234 567')).body.data.enquiries;
    expect(found.map(({ number, notes }) => [number, notes.length])).toEqual([
      [mine[1], 0],
      [mine[0], 1],
    ]);
    const wrong = await find('0901');
    expect([wrong.status, wrong.body.errors]).toEqual([422, { contact: [contactTexts.phoneLength] }]);
    const removed = await chief.post('enquiry-people/removals', { contact: '0901.234.567' });
    expect(removed.body).toEqual({ success: true, data: { removed: 2 }, message: 'Đã xóa 2 câu hỏi.' });
    expect((await find('0901234567')).body.data.enquiries).toEqual([]);
    expect((await test.db.selectFrom('enquiry').select('number').execute()).map(({ number }) => number)).toEqual([other]);
    expect(await test.db.selectFrom('enquiry_note').selectAll().execute()).toEqual([]);
    expect(await test.db.selectFrom('enquiry_tally').select(['kept', 'spam']).executeTakeFirst()).toEqual({ kept: 1, spam: 0 });
    expect((await events('enquirer_looked_up')).map(([, detail]) => detail)).toEqual(['0 câu hỏi', '2 câu hỏi']);
    expect(await events('enquirer_removed')).toEqual([['quan-tri@example.com', `2 câu hỏi: ${mine[0]}, ${mine[1]}`, 1]]);
  });

  it('forgets in the night what is as old as the settings say, and expired proofs', async () => {
    const [old, spoken] = [await ask(), await ask()];
    await ask({ website: 'x' });
    await test.db.insertInto('enquiry_proof').values({ challenge: 'x', expires_at: test.clock.now().toISOString() }).execute();
    const { db, files, clock } = test;
    const night = () => tidy({ db, dialect, files, clock: clock.now, types: siteRecordTypes }, usualKeeping);
    test.clock.advance(300 * day);
    chief = await createEditor(test, { email: 'quan-tri@example.com' });
    await chief.post(`enquiries/${await idOf(spoken)}/notes`, { text: 'Em hỏi thêm' });
    const young = await ask();
    await night();
    expect(await numbers('', chief)).toEqual([young, spoken, old]);
    expect(await test.db.selectFrom('enquiry_proof').selectAll().execute()).toEqual([]);
    test.clock.set('2027-08-21T08:59:00+07:00');
    await night();
    expect(await test.db.selectFrom('enquiry').select('id').execute()).toHaveLength(4);
    test.clock.set('2027-08-22T09:00:00+07:00');
    await night();
    expect((await test.db.selectFrom('enquiry').select('number').orderBy('id').execute()).map(({ number }) => number)).toEqual([
      spoken,
      young,
    ]);
    expect(await test.db.selectFrom('enquiry_tally').select(['kept', 'spam']).executeTakeFirst()).toEqual({ kept: 2, spam: 0 });
    // Nor does a network of the last enquiry wait for the next one.
    expect(await test.db.selectFrom('enquiry_pace').select('key').execute()).toEqual([]);
  });

  it.each([
    [1, '2027-03-02T09:00:00+07:00', '2027-03-31T03:00:00+07:00', '2027-04-03T03:00:00+07:00'],
    [6, '2027-03-02T09:00:00+07:00', '2027-09-01T03:00:00+07:00', '2027-09-03T03:00:00+07:00'],
    [12, '2027-03-01T09:00:00+07:00', '2028-03-01T03:00:00+07:00', '2028-03-02T03:00:00+07:00'],
  ])('keeps for whole months what is kept for %i, also when the month before is shorter', async (months, asked, early, due) => {
    test.clock.set(asked);
    await ask();
    expect(await forgetEnquiries(test.db, new Date(early), months)).toBe(0);
    expect(await forgetEnquiries(test.db, new Date(due), months)).toBe(1);
  });

  it('says why it cannot be read where the key is missing', async () => {
    const enquiryKeys = { keys: null, closed: closedTexts.otherKey };
    const closed = await createTestApp(dialect, { enquiryKeys });
    const admin = await createEditor(closed);
    for (const path of ['enquiries', 'enquiries/1', 'enquiry-sheet']) {
      const { status, body } = await admin.get(path);
      expect([path, status, body.message]).toEqual([path, 503, closedTexts.otherKey]);
    }
    expect((await admin.get<EnquiryCounts>('enquiry-counts')).body.data.closed).toBe(closedTexts.otherKey);
    await closed.close();
  });
});
