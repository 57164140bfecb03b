import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EnquirySent, ProofChallenge } from '#shared/answers/enquiries.ts';
import { contactTexts } from '#shared/enquiries/contact.ts';
import { keptEnquiries, keptSpam, unprovenAnHour } from '#shared/enquiries/enquiry-limits.ts';
import { consentMissing } from '#shared/enquiries/asked-faults.ts';
import { closedTexts, keysOf, openEnquiries } from '#server/enquiries/data-key.ts';
import { openWords, type Words } from '#server/enquiries/sealing.ts';
import { takingEnquiries } from '#server/enquiries/take-enquiry.ts';
import { NoRoom } from '#server/http/storage-fault.ts';
import { siteReader } from '#server/public/site.ts';
import { createApp } from '#server/start/app.ts';
import { createTestApp, dataKey, dialects, type TestApp } from '../support/app.ts';
import { enquiryOf, solved } from '../support/enquiries.ts';
import { faultyDatabase } from '../support/faulty-database.ts';
import { openHttpSite } from '../support/http-site.ts';
import { watchedLog } from '../support/watched-log.ts';

const second = 1_000;
const hour = 3_600_000;
const keys = keysOf(dataKey);
const callInstead = 'Chưa gửi được, bạn hãy gọi 0901 234 567 giúp trường.';

describe.each(dialects)('what families ask, on %s', (dialect) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dialect, { trustProxy: 1 });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    for (const table of ['enquiry', 'enquiry_pace', 'enquiry_proof', 'enquiry_tally'] as const)
      await test.db.deleteFrom(table).execute();
    test.clock.set('2026-08-21T09:00:00+07:00');
  });

  let networks = 0;
  /** A network that nobody has sent from. */
  const elsewhere = () => `10.${Math.floor((networks += 1) / 250)}.${networks % 250}.1`;
  const send = (body: unknown, from = elsewhere()) =>
    test.json<EnquirySent>('/api/enquiries', { method: 'POST', body, headers: { 'X-Forwarded-For': from } });
  const rows = () => test.db.selectFrom('enquiry').selectAll().orderBy('id').execute();
  const opened = async (): Promise<Words[]> => (await rows()).map((row) => openWords(keys, row));
  const states = async () => (await rows()).map(({ state }) => state);
  const tally = () => test.db.selectFrom('enquiry_tally').select(['kept', 'spam', 'dropped']).executeTakeFirst();
  const challenge = async () => (await test.json<ProofChallenge>('/api/enquiry-proof')).body.data;
  /** A proof for which somebody has taken some time. */
  const proof = async (after = 5 * second) => {
    const made = solved(await challenge());
    test.clock.advance(after);
    return made;
  };

  it('is taken, and answered with a number and with what happens next', async () => {
    const { status, headers, body } = await send(enquiryOf({ zalo: true }));
    expect([status, headers.get('Cache-Control')]).toEqual([201, 'no-store']);
    expect(body).toEqual({
      success: true,
      data: {
        number: expect.stringMatching(/^[1-9]\d{5}$/),
        next: 'Tư vấn viên sẽ gọi lại cho bạn sớm nhất có thể. Hôm nay tư vấn tới 17:30.',
      },
      message: `Trường đã nhận câu hỏi số ${body.data.number}.`,
    });
    test.clock.set('2026-08-22T21:00:00+07:00');
    const other = await send(enquiryOf({ contact: 'Me@Gmail.com', who: 'phu-huynh', zalo: true }));
    expect(other.body.data.next).toBe('Trường sẽ viết thư trả lời bạn sớm nhất có thể. Tư vấn lại lúc 8:00 thứ Hai, 24/08.');
    expect((await opened()).map(({ contact, who, consent_at }) => [contact, who, consent_at])).toEqual([
      [{ kind: 'phone', value: '0901234567', zalo: true }, 'hoc-sinh', '2026-08-21T02:00:00.000Z'],
      [{ kind: 'email', value: 'me@gmail.com', zalo: false }, 'phu-huynh', '2026-08-22T14:00:00.000Z'],
    ]);
    const [first] = await rows();
    expect(first).toMatchObject({ state: 'new', page: '/nganh/thiet-ke-do-hoa', times: 1, admin_id: null });
    expect(JSON.stringify(await rows())).not.toMatch(/Khôi|0901234567|gmail|muốn hỏi/i);
    expect(await tally()).toEqual({ kept: 2, spam: 0, dropped: 0 });
  });

  it('is taken from a form as from JSON', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(enquiryOf({ consent: 'on', zalo: '1' }))) form.set(name, String(value));
    expect((await send(form)).status).toBe(201);
    expect(await opened()).toMatchObject([{ name: 'Lê Minh Khôi', contact: { zalo: true }, about: 'Thiết kế đồ họa' }]);
  });

  it('of one person is one within a day, and another question another', async () => {
    const asked = enquiryOf({ question: 'Lớp 10 có học được không ạ?' });
    const { number } = (await send(asked)).body.data;
    expect((await send({ ...asked, contact: '+84 901.234.567', name: 'Khôi' })).body.data.number).toBe(number);
    expect(await Promise.all([send(asked), send(asked)])).toMatchObject([
      { body: { data: { number } } },
      { body: { data: { number } } },
    ]);
    expect(await rows()).toHaveLength(1);
    // The letters are the same.
    expect((await send({ ...asked, question: 'Lớp 11 có học được không ạ?' })).body.data.number).not.toBe(number);
    expect((await send({ ...asked, contact: '0901234568' })).body.data.number).not.toBe(number);
    test.clock.advance(24 * hour + second);
    expect((await send(asked)).body.data.number).not.toBe(number);
    expect(await states()).toEqual(['new', 'new', 'new', 'new']);
  });

  it('says nothing of whether somebody has asked to one that is suspected', async () => {
    const asked = enquiryOf({ question: 'Em muốn hỏi thêm về ngành này.' });
    const { number } = (await send(asked)).body.data;
    const guess = async () => (await send({ ...asked, website: 'x' })).body.data.number;
    const guessed = await guess();
    expect(guessed).not.toBe(number);
    expect(await guess()).toBe(guessed);
    expect((await rows()).map(({ state, times }) => [state, times])).toEqual([
      ['new', 1],
      ['spam', 2],
    ]);
  });

  it('sent twice at the same moment is one', async () => {
    const asked = enquiryOf();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(asked)));
    expect(new Set(answers.map(({ body }) => body.data.number)).size).toBe(1);
    expect(await rows()).toHaveLength(1);
  });

  it.each<[string, Record<string, unknown>, Record<string, string[]>]>([
    ['no consent', { consent: undefined }, { consent: [consentMissing] }],
    ['consent that is false', { consent: false }, { consent: [consentMissing] }],
    ['consent as another text', { consent: 'no' }, { consent: [consentMissing] }],
    ['consent as a list', { consent: [true] }, { consent: [consentMissing] }],
    ['no name', { name: '  \u202E\u200B ' }, { name: ['Tên không được để trống'] }],
    ['a name that is null', { name: null }, { name: ['Tên không được để trống'] }],
    ['a name that is too long', { name: 'a'.repeat(81) }, { name: ['Tên không được vượt quá 80 ký tự'] }],
    ['no way to answer', { contact: '' }, { contact: [contactTexts.missing] }],
    ['a number with letters', { contact: '09o1234567' }, { contact: [contactTexts.letters] }],
    ['no question', { question: '\n\n' }, { question: ['Câu hỏi không được để trống'] }],
    ['a question without end', { question: 'ạ'.repeat(2_001) }, { question: ['Câu hỏi không được vượt quá 2.000 ký tự'] }],
    ['who is nobody', { who: 'ban-be' }, { who: ['Hãy chọn bạn là ai'] }],
    [
      'several at once',
      { name: '', contact: 'x@', consent: 0 },
      { name: ['Tên không được để trống'], consent: [consentMissing], contact: [contactTexts.email] },
    ],
  ])('with %s is refused at the field', async (_what, given, errors) => {
    const { status, body } = await send(enquiryOf(given));
    expect([status, body.errors]).toEqual([422, errors]);
    expect(await rows()).toEqual([]);
  });

  it('is refused when it is no form, or far too large', async () => {
    const post = (body: string, type: string) =>
      test.request('/api/enquiries', { method: 'POST', body, headers: { 'Content-Type': type } });
    expect((await post('a=1', 'text/plain')).status).toBe(415);
    expect((await post('[]', 'application/json')).status).toBe(400);
    expect((await post('{"name":', 'application/json')).status).toBe(400);
    expect((await send(enquiryOf({ question: 'x'.repeat(2 * 1024 ** 2) }))).status).toBe(413);
    expect((await send({ ...enquiryOf(), more: 'x'.repeat(33 * 1024) })).status).toBe(413);
    expect((await test.request('/api/enquiries')).status).toBe(405);
    const form = new FormData();
    for (const [name, value] of Object.entries(enquiryOf())) form.set(name, String(value));
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await test.request('/api/enquiries', { method: 'POST', body: form, headers })).status).toBe(403);
    // What calls itself JSON in another place than its media type is a form all the same.
    const named = { ...headers, 'Content-Type': 'multipart/form-data; boundary=xjsonx' };
    const body = Object.entries(enquiryOf()).map(
      ([name, value]) => `--xjsonx\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
    );
    const posted = await test.request('/api/enquiries', {
      method: 'POST',
      body: `${body.join('')}--xjsonx--\r\n`,
      headers: named,
    });
    expect(posted.status).toBe(403);
  });

  it('is kept without signs that nobody sees, and with its own page alone', async () => {
    await send(enquiryOf({ name: 'Khôi\u0000 \u202Emoc.liam\u202C', question: 'Một\r\nHai\u0007\uD800', call_at: null }));
    expect(await opened()).toMatchObject([{ name: 'Khôi moc.liam', question: 'Một\nHai\uFFFD', call_at: '' }]);
    const pages = ['/vi-tri/a-1?q=Khôi#x', '/', '//xau.example/a', 'https://xau.example', '/a b', '/<script>', '', '/nganh/Lê'];
    for (const page of pages) await send(enquiryOf({ page }));
    const kept = (await rows()).slice(1).map(({ page }) => page);
    expect(kept).toEqual(['/vi-tri/a-1', '/', null, null, null, null, null, null]);
  });

  it('leaves what is said of content as it is', async () => {
    const before = await test.db.selectFrom('journal').select('seq').orderBy('seq', 'desc').executeTakeFirst();
    const site = await openHttpSite(test, { trustProxy: 1 });
    const { headers } = await site.get('/api/menu');
    await send(enquiryOf());
    expect((await site.get('/api/menu', { 'If-None-Match': String(headers['etag']) })).status).toBe(304);
    expect(await test.db.selectFrom('journal').select('seq').orderBy('seq', 'desc').executeTakeFirst()).toEqual(before);
    await site.close();
  });

  it('gives each browser a challenge of its own, also when many ask at once, and keeps none', async () => {
    const site = await openHttpSite(test, { trustProxy: 1 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => site.get('/api/enquiry-proof')));
    const given = answers.map(({ body }) => (JSON.parse(body.toString()) as { data: ProofChallenge }).data.challenge);
    expect(new Set(given).size).toBe(6);
    expect(new Set(answers.map(({ headers }) => headers['cache-control']))).toEqual(new Set(['no-store']));
    expect(await test.db.selectFrom('enquiry_proof').selectAll().execute()).toEqual([]);
    await site.close();
  });

  describe('without a proof', () => {
    it('is suspected from the 61st of a network on, and answered as any other', async () => {
      const { network } = unprovenAnHour;
      const from = elsewhere();
      for (let sent = 0; sent < network; sent += 1) await send(enquiryOf(), from);
      expect(new Set(await states())).toEqual(new Set(['new']));
      const { status, body } = await send(enquiryOf(), from);
      expect([status, body.data.number, body.data.next]).toEqual([
        201,
        expect.stringMatching(/^\d{6}$/),
        'Tư vấn viên sẽ gọi lại cho bạn sớm nhất có thể. Hôm nay tư vấn tới 17:30.',
      ]);
      await send(enquiryOf());
      await send(enquiryOf({ proof: await proof() }), from);
      expect((await states()).slice(network)).toEqual(['spam', 'new', 'new']);
      expect(await tally()).toEqual({ kept: network + 3, spam: 1, dropped: 0 });
      test.clock.advance(hour);
      await send(enquiryOf(), from);
      expect((await states()).at(-1)).toBe('new');
    });

    it('counts a network of IPv6 as a whole', async () => {
      const { network } = unprovenAnHour;
      for (let sent = 0; sent <= network; sent += 1) await send(enquiryOf(), `2001:db8:1:2::${sent.toString(16)}`);
      await send(enquiryOf(), '2001:db8:1:3::1');
      expect((await states()).slice(-2)).toEqual(['spam', 'new']);
    });

    it('is suspected from the 301st of the site on, whatever network it comes from', async () => {
      await test.db
        .insertInto('enquiry_pace')
        .values({ key: 'site', began_at: test.clock.now().toISOString(), count: unprovenAnHour.site - 1 })
        .execute();
      for (let sent = 0; sent < 3; sent += 1) await send(enquiryOf());
      await send(enquiryOf({ proof: await proof() }));
      expect(await states()).toEqual(['new', 'spam', 'spam', 'new']);
      // Of a flood nothing is counted by network or text.
      expect(await test.db.selectFrom('enquiry_pace').select('key').where('key', 'like', 'network%').execute()).toHaveLength(1);
    });
  });

  it.each<[string, () => Promise<Record<string, unknown>>]>([
    ['a field that nobody sees', async () => ({ website: 'https://a.example', proof: await proof() })],
    ['three links', async () => ({ question: 'https://a.vn https://b.vn https://c.vn', proof: await proof() })],
    ['a proof that took less than three seconds', async () => ({ proof: await proof(2_999) })],
  ])('with %s is suspected, and answered as any other', async (_what, given) => {
    expect((await send(enquiryOf(await given()))).status).toBe(201);
    await send(enquiryOf({ proof: await proof() }));
    expect(await states()).toEqual(['spam', 'new']);
  });

  it('with a proof counts as one once; replayed, expired or forged it is one without', async () => {
    const from = elsewhere();
    const used = await proof();
    await send(enquiryOf({ proof: used }), from);
    for (let sent = 0; sent < unprovenAnHour.network; sent += 1) await send(enquiryOf(), from);
    const forged = JSON.parse(Buffer.from(await proof(), 'base64').toString()) as Record<string, unknown>;
    const late = await proof();
    const others = [used, Buffer.from(JSON.stringify({ ...forged, signature: 'x' })).toString('base64'), 'x', '{}'];
    for (const other of others) await send(enquiryOf({ proof: other }), from);
    expect((await states()).slice(-others.length - 1)).toEqual(['new', 'spam', 'spam', 'spam', 'spam']);
    test.clock.advance(hour);
    await test.db.updateTable('enquiry_pace').set({ began_at: test.clock.now().toISOString() }).execute();
    await send(enquiryOf({ proof: late }), from);
    expect((await states()).at(-1)).toBe('spam');
  });

  it('takes longer to prove, the more there are', async () => {
    expect((await challenge()).maxnumber).toBe(50_000);
    await test.db
      .insertInto('enquiry_pace')
      .values({ key: 'proven', began_at: test.clock.now().toISOString(), count: 199 })
      .execute();
    expect((await challenge()).maxnumber).toBe(50_000);
    await send(enquiryOf({ proof: await proof() }));
    expect((await challenge()).maxnumber).toBe(100_000);
    test.clock.advance(hour);
    expect((await challenge()).maxnumber).toBe(50_000);
  });

  it('with a proof of when few came is one without, once many more come', async () => {
    const [early, kept] = [solved(await challenge()), await proof()];
    const began_at = test.clock.now().toISOString();
    const paces = [
      { key: 'site', began_at, count: unprovenAnHour.site },
      { key: 'proven', began_at, count: 799 },
    ];
    await test.db.insertInto('enquiry_pace').values(paces).execute();
    for (const each of [early, kept, await proof()]) await send(enquiryOf({ proof: each }));
    expect(await states()).toEqual(['new', 'spam', 'new']);
  });

  it('in the same words again and again is suspected from the 21st on, and counted in one row from the 51st of these', async () => {
    const question = 'Cho vay không cần thế chấp, gọi ngay!';
    const from = [elsewhere(), elsewhere()];
    for (let sent = 0; sent < 75; sent += 1)
      await send(enquiryOf({ question: `${question} ${sent}`, contact: `09012345${10 + sent}` }), from[sent % 2]);
    // Whoever is honest among the first of them can still be answered.
    expect((await states()).slice(18)).toEqual(['new', 'new', ...Array.from({ length: 50 }, () => 'spam')]);
    expect((await rows()).slice(20).reduce((sum, { times }) => sum + times, 0)).toBe(55);
    expect(await tally()).toEqual({ kept: 70, spam: 50, dropped: 0 });
    // Many may ask in the same words: whoever has a proof stands alone, and is not lost among them.
    for (const contact of ['0907654321', '0907654322', '0907654321'])
      await send(enquiryOf({ question, contact, proof: await proof() }));
    expect((await opened()).slice(70).map(({ contact }) => contact.value)).toEqual(['0907654321', '0907654322']);
    expect((await states()).slice(69)).toEqual(['spam', 'new', 'new']);
    // A hundred are no class any more.
    await test.db.updateTable('enquiry_pace').set({ count: 100 }).where('key', 'like', 'proven like %').execute();
    for (const contact of ['0907654323', '0907654324', '0907654323'])
      await send(enquiryOf({ question: `${question} ${contact}`, contact, proof: await proof() }));
    expect((await rows()).slice(72).map(({ state, times }) => [state, times])).toEqual([
      ['spam', 2],
      ['spam', 1],
    ]);
  });

  it('takes the place of the oldest when it is suspected and as many are kept as may be', async () => {
    await send(enquiryOf({ website: 'x' }));
    await send(enquiryOf({ website: 'x' }));
    await send(enquiryOf());
    const [oldest] = await rows();
    await test.db
      .updateTable('enquiry_tally')
      .set({ spam: keptSpam, kept: keptSpam + 1 })
      .execute();
    await send(enquiryOf({ website: 'x' }));
    expect((await rows()).map(({ id }) => id)).not.toContain(oldest?.id);
    expect(await states()).toEqual(['spam', 'new', 'spam']);
    expect(await tally()).toEqual({ kept: keptSpam + 1, spam: keptSpam, dropped: 1 });
  });

  it('is told to call when there is no room for more', async () => {
    await send(enquiryOf());
    await test.db.updateTable('enquiry_tally').set({ kept: keptEnquiries }).execute();
    const asked = enquiryOf();
    const { status, headers, body } = await send(asked);
    expect([status, headers.get('Retry-After'), body]).toEqual([503, '60', { success: false, message: callInstead }]);
    await test.db
      .updateTable('enquiry_tally')
      .set({ kept: keptEnquiries - 1 })
      .execute();
    expect((await send(asked)).status).toBe(201);
  });
});

describe('where no enquiry can be taken', () => {
  let test: TestApp;
  beforeAll(async () => void (test = await createTestApp('sqlite')));
  afterAll(() => test.close());
  let log: ReturnType<typeof watchedLog>;
  beforeEach(() => void (log = watchedLog()));
  afterEach(() => log.mockRestore());

  type Parts = Parameters<typeof createApp>[0];
  const appWith = (more: Partial<Parts>) => createApp({ ...test, pages: null, clock: test.clock.now, ...more });
  const post = async (app: ReturnType<typeof appWith>) => {
    const answer = await app.request('/api/enquiries', {
      method: 'POST',
      body: JSON.stringify(enquiryOf()),
      headers: { 'Content-Type': 'application/json' },
    });
    return [answer.status, ((await answer.json()) as { message: string }).message];
  };
  const logged = () => log.mock.calls.flat().join('\n');

  it('a full disk is told honestly, and nothing is kept', async () => {
    const admit = async () => {
      throw new NoRoom('Hết chỗ');
    };
    expect(await post(appWith({ admit }))).toEqual([503, callInstead]);
    expect(await test.db.selectFrom('enquiry').select('id').execute()).toEqual([]);
    expect(await test.db.selectFrom('enquiry_pace').select('key').execute()).toEqual([]);
    expect(logged()).toContain('there is no room left');
  });

  it('a database that does not answer is told honestly', async () => {
    const { db, fail } = faultyDatabase(test.address);
    const app = appWith({ db });
    fail('before');
    expect(await post(app)).toEqual([503, callInstead]);
    expect(await test.db.selectFrom('enquiry').select('id').execute()).toEqual([]);
    expect(logged()).toContain('the database cannot be reached');
    expect(logged()).not.toMatch(/Khôi|0901/);
    await db.destroy();
  });

  it('a site without a key says that none are taken, and why', async () => {
    const db = test.connectAgain();
    const closed = await openEnquiries(db, null);
    expect(closed).toEqual({ keys: null, closed: closedTexts.noKey });
    const app = appWith({ db, enquiryKeys: closed });
    expect(await post(app)).toEqual([503, callInstead]);
    expect((await app.request('/api/enquiry-proof')).status).toBe(503);
    const site = (await (await app.request('/api/site')).json()) as { data: { nhan_cau_hoi: boolean } };
    expect(site.data.nhan_cau_hoi).toBe(false);
    expect((await test.json<{ nhan_cau_hoi: boolean }>('/api/site')).body.data.nhan_cau_hoi).toBe(true);
    await db.destroy();
  });

  it('another key opens a site without enquiries, and none that keeps some', async () => {
    const other = Buffer.alloc(32, 'x');
    expect((await openEnquiries(test.db, other)).closed).toBeNull();
    // Whoever was started with the old key notices.
    expect(await post(appWith({}))).toEqual([503, callInstead]);
    expect((await openEnquiries(test.db, dataKey)).closed).toBeNull();
    expect((await post(appWith({})))[0]).toBe(201);
    expect(await openEnquiries(test.db, other)).toEqual({ keys: null, closed: closedTexts.otherKey });
    expect((await openEnquiries(test.db, dataKey)).closed).toBeNull();
  });

  it('a page that sends a form is answered as the call', async () => {
    const parts = { db: test.db, clock: test.clock.now, school: siteReader(test.db) };
    const { send } = takingEnquiries({ ...parts, opened: test.enquiryKeys });
    expect(await send({ ...enquiryOf(), consent: 'on' }, null)).toEqual({
      status: 201,
      answer: { success: true, data: { number: expect.any(String), next: expect.any(String) } },
    });
    expect(await send({ name: 'Khôi' }, null)).toMatchObject({ status: 422, answer: { errors: { consent: [consentMissing] } } });
    expect(await send(null, null)).toMatchObject({ status: 422 });
    const closed = takingEnquiries({ ...parts, opened: { keys: null, closed: '' } });
    expect(await closed.send(enquiryOf(), null)).toEqual({ status: 503, answer: { success: false, message: callInstead } });
  });
});
