import { connect as connectTo, createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EnquiryMail, SecurityEvent } from '#shared/answers/accounts.ts';
import type { MailReport } from '#shared/answers/mail.ts';
import type { SiteMail } from '#server/mail/site-mail.ts';
import type { MailServer } from '#server/mail/smtp.ts';
import { createMetrics } from '#server/observability/metrics.ts';
import { watchMail } from '#server/start/watched-parts.ts';
import { createTestApp, dialects, type TestApp, testMail } from '../support/app.ts';
import { enquiryOf } from '../support/enquiries.ts';
import { type MailBox, openMailBox } from '../support/mail-server.ts';
import { buildAdmin, createEditor, type Editor } from '../support/sign-in.ts';
import { watchedLog } from '../support/watched-log.ts';

const minute = 60_000;
const hour = 60 * minute;
const publicUrl = 'https://truong.example';

/** A port where nobody is. */
async function deadPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe.each(dialects)('mail on %s', (dialect) => {
  let test: TestApp;
  let box: MailBox;
  let log: ReturnType<typeof watchedLog>;
  let open: (SiteMail | MailBox)[] = [];
  beforeAll(async () => {
    test = await createTestApp(dialect);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    log = watchedLog();
    box = await openMailBox();
    open = [box];
    await test.db.deleteFrom('mail').execute();
    await test.db.deleteFrom('turn').execute();
    await test.db.updateTable('admin').set({ enquiry_mail: 'none' }).execute();
    test.clock.advance(24 * hour);
  });
  afterEach(async () => {
    for (const each of open) await ('close' in each ? each.close() : each.stop());
    log.mockRestore();
  });

  const mailBy = (server: MailServer, db = test.db): SiteMail => {
    const mail = testMail({ db, clock: test.clock.now, publicUrl }, server);
    open.push(mail);
    return mail;
  };
  const boxWith = async (...given: Parameters<typeof openMailBox>) => {
    const opened = await openMailBox(...given);
    open.push(opened);
    return opened;
  };
  const rows = () => test.db.selectFrom('mail').selectAll().orderBy('id').execute();
  const told = async (enquiry_mail: EnquiryMail, account: Parameters<typeof buildAdmin>[1] = {}) => {
    const made = await buildAdmin(test, account);
    await test.db.updateTable('admin').set({ enquiry_mail }).where('id', '=', made.id).execute();
    return made;
  };
  const arrive = (mail: SiteMail, number: string, page: string | null = '/nganh/thiet-ke-do-hoa') =>
    test.db.transaction().execute((transaction) => mail.enquiryArrived(transaction, { number, page, at: test.clock.now() }));

  it('is sent once, from the school to the account, and leaves no row behind', async () => {
    const mail = mailBy(box.address());
    const { id, email } = await buildAdmin(test, { name: 'Nguyễn Thị Hoa' });
    expect(await mail.put(test.db, 'changed', { id })).toBe(true);
    await mail.round();
    await mail.round();
    const [{ from, to, parsed } = box.mails[0]!, ...others] = box.mails;
    expect(others).toEqual([]);
    expect([from, to]).toEqual(['truong@example.edu.vn', [email]]);
    expect(parsed.subject).toContain('Mật khẩu của bạn vừa được đổi');
    expect(parsed.text).toContain('Chào bạn Nguyễn Thị Hoa,');
    expect(parsed.html).toContain('Chào bạn Nguyễn Thị Hoa,');
    expect(await rows()).toEqual([]);
  });

  it('of a transaction that is taken back is never sent', async () => {
    const mail = mailBy(box.address());
    const { id } = await buildAdmin(test);
    const work = test.db.transaction().execute(async (transaction) => {
      await mail.put(transaction, 'changed', { id });
      throw new Error('Taken back.');
    });
    await expect(work).rejects.toThrow('Taken back.');
    await mail.round();
    expect(box.mails).toEqual([]);
  });

  it('carries no line of a name, a subject or an address into its head', async () => {
    const mail = mailBy(box.address());
    const sly = await buildAdmin(test, { name: 'Hoa\r\nBcc: ke-gian@example.com\r\n\r\nXin chào' });
    await mail.put(test.db, 'changed', { id: sly.id });
    const { id } = await buildAdmin(test, { email: 'hoa@example.com\r\nrcpt to:<ke-gian@example.com>' });
    await mail.put(test.db, 'changed', { id });
    await mail.round();
    expect(box.mails.map(({ to }) => to)).toEqual([[sly.email]]);
    const [head = ''] = box.mails[0]!.raw.split('\r\n\r\n');
    expect(head).not.toMatch(/^bcc:/im);
    expect(box.mails[0]!.parsed.bcc).toBeUndefined();
    expect((await rows()).map(({ fault }) => fault)).toEqual(['Địa chỉ nhận không dùng được.']);
  });

  it('tells at once of new enquiries by number, time and page alone, and then not for ten minutes', async () => {
    const mail = mailBy(box.address());
    const { email } = await told('at_once');
    await arrive(mail, '481526');
    await mail.round();
    expect(box.mails.map(({ to }) => to)).toEqual([[email]]);
    expect(box.mails[0]!.parsed.text).toContain('Số 481526');
    expect(box.mails[0]!.parsed.text).toContain('từ trang /nganh/thiet-ke-do-hoa');
    expect(box.mails[0]!.parsed.text).toContain(`${publicUrl}/admin/hoi-tu-van`);
    for (const [index, page] of ['/a', 'Gọi 0901 234 567 nhé', 'https://ke-gian.example/', null].entries()) {
      test.clock.advance(minute);
      await arrive(mail, `70000${index}`, page);
      await mail.round();
    }
    expect(box.mails).toHaveLength(1);
    test.clock.advance(10 * minute);
    await mail.round();
    expect(box.mails).toHaveLength(2);
    const { text = '' } = box.mails[1]!.parsed;
    for (const number of ['700000', '700001', '700002', '700003']) expect(text).toContain(number);
    expect(text).toContain('từ trang /a');
    expect(text).not.toMatch(/0901|ke-gian/);
    expect(await rows()).toEqual([]);
  });

  it('tells nobody of enquiries who may not read them, is locked or chose otherwise since', async () => {
    const mail = mailBy(box.address());
    const editor = await told('at_once', { role: 'editor' });
    const right = await told('at_once', { role: 'editor' });
    await test.db.updateTable('admin').set({ inbox: 1 }).where('id', '=', right.id).execute();
    const advisor = await told('at_once', { role: 'advisor' });
    const locked = await told('at_once');
    const changed = await told('at_once');
    await arrive(mail, '481527');
    expect(await rows()).toHaveLength(5);
    await test.db.updateTable('admin').set({ locked: 1 }).where('id', '=', locked.id).execute();
    await test.db.updateTable('admin').set({ enquiry_mail: 'morning' }).where('id', '=', changed.id).execute();
    await mail.round();
    expect(box.mails.flatMap(({ to }) => to)).toEqual([right.email, advisor.email]);
    expect(box.mails.flatMap(({ to }) => to)).not.toContain(editor.email);
    expect(await rows()).toEqual([]);
  });

  it('of a flood is one mail, bounded, and leaves room for all else', async () => {
    const mail = mailBy(box.address());
    const { id } = await told('at_once');
    const moment = test.clock.now().toISOString();
    const waiting = { kind: 'enquiry', admin_id: id, made_at: moment, try_at: moment };
    const many = Array.from({ length: 799 }, (_, index) => ({
      ...waiting,
      data: JSON.stringify({ enquiry: { number: String(200_000 + index), page: null, at: moment } }),
    }));
    for (let from = 0; from < many.length; from += 100)
      await test.db
        .insertInto('mail')
        .values(many.slice(from, from + 100))
        .execute();
    await arrive(mail, '300001');
    await arrive(mail, '300002');
    expect(await rows()).toHaveLength(800);
    expect(await mail.put(test.db, 'changed', { id })).toBe(true);
    await mail.round();
    const subjects = box.mails.map(({ parsed }) => parsed.subject ?? '').toSorted();
    expect(subjects).toEqual([expect.stringContaining('Có 800 câu hỏi'), expect.stringContaining('Mật khẩu')]);
    expect(await rows()).toEqual([]);
  });

  it('comes once a morning to those who chose so, and only where something waits', async () => {
    const mail = mailBy(box.address());
    const { email } = await told('morning');
    const at = (time: string) => test.clock.set(`2027-03-0${time}:00+07:00`);
    const enquiry = (number: string, state: 'new' | 'callback' | 'closed', call_back_on: string | null = null) => {
      const moment = test.clock.now().toISOString();
      const sealed = { contact_hash: '', like_hash: '', wrapped_key: '', box: '' };
      const row = { number, state, call_back_on, received_at: moment, state_at: moment, last_word_at: moment, ...sealed };
      return test.db
        .insertInto('enquiry')
        .values({ admin_id: null, page: null, ...row })
        .execute();
    };
    await enquiry('100001', 'closed');
    at('1T07:31');
    await mail.round();
    expect(box.mails).toEqual([]);
    await enquiry('100002', 'new');
    await enquiry('100003', 'callback', '2027-03-02');
    await enquiry('100004', 'callback', '2027-03-03');
    at('1T09:00');
    await mail.round();
    expect(box.mails).toEqual([]);
    at('2T07:29');
    await mail.round();
    expect(box.mails).toEqual([]);
    at('2T07:30');
    await mail.round();
    await mail.round();
    at('2T11:00');
    await mail.round();
    expect(box.mails.map(({ to }) => to)).toEqual([[email]]);
    expect(box.mails[0]!.parsed.text).toContain('- 1 câu hỏi mới chưa ai nhận\n- 1 người đã hẹn gọi lại tới hôm nay');
    at('3T13:00');
    await mail.round();
    expect(box.mails).toHaveLength(1);
    await test.db.deleteFrom('enquiry').execute();
  });

  it('waits for a server that is away for an hour, over a restart, and then arrives', async () => {
    const port = await deadPort();
    const { id, email } = await buildAdmin(test);
    const server = box.address({ port });
    const before = mailBy(server);
    await before.put(test.db, 'changed', { id });
    await before.round();
    const fault = expect.stringContaining('Không nối được với máy chủ thư') as string;
    expect(await rows()).toMatchObject([{ tries: 1, fault }]);
    // Not before its time.
    test.clock.advance(minute - 1);
    await before.round();
    expect(await rows()).toMatchObject([{ tries: 1 }]);
    for (const [index, pause] of [1, 5 * minute, 30 * minute].entries()) {
      test.clock.advance(pause);
      await before.round();
      expect(await rows()).toMatchObject([{ tries: index + 2 }]);
    }
    await before.stop();
    const after = mailBy(server);
    const back = await boxWith({}, port);
    test.clock.advance(120 * minute);
    await after.round();
    expect(back.mails.map(({ to }) => to)).toEqual([[email]]);
    expect(await rows()).toEqual([]);
  });

  it('is given up after a day, and stays to be seen', async () => {
    const mail = mailBy(box.address({ port: await deadPort() }));
    const { id, email } = await buildAdmin(test);
    await mail.put(test.db, 'changed', { id });
    for (let hours = 0; hours < 30; hours += 1) {
      await mail.round();
      test.clock.advance(hour);
    }
    expect(await rows()).toMatchObject([{ try_at: null, tries: 8 }]);
    expect(await mail.report()).toMatchObject({
      from: 'truong@example.edu.vn',
      waiting: 0,
      given_up: 1,
      faults: [{ kind: 'changed', to: email, tries: 8, try_at: null }],
    });
    expect(log.mock.calls.flat().join('\n')).toContain('Mail was given up after a day');
  });

  it.each([
    ['a wrong password', { onAuth: (_auth, _session, done) => done(new Error('535 no')) }, 'không nhận tên hoặc mật khẩu'],
    ['a refused recipient', { onRcptTo: (_to, _session, done) => done(new Error('no such user')) }, 'không nhận địa chỉ'],
    [
      'a refused text',
      { onData: (stream, _session, done) => void stream.resume().on('end', () => done(new Error('spam'))) },
      'không nhận nội dung',
    ],
  ] satisfies [string, Parameters<typeof openMailBox>[0], string][])(
    'says of %s what it is, and not the password',
    async (_what, options, says) => {
      const refusing = await boxWith(options);
      const mail = mailBy(refusing.address({ user: 'truong', password: 'bi-mat-cua-truong' }));
      const { id } = await buildAdmin(test);
      await mail.put(test.db, 'changed', { id });
      await mail.round();
      const [row] = await rows();
      expect(row).toMatchObject({ tries: 1, fault: expect.stringContaining(says) as string });
      expect(row?.try_at).not.toBeNull();
      expect(JSON.stringify([row, log.mock.calls])).not.toContain('bi-mat-cua-truong');
      expect(refusing.mails).toEqual([]);
    },
  );

  it('trusts no server that shows a certificate of nobody, and none that has none', async () => {
    const { id } = await buildAdmin(test);
    const noAuth = { disabledCommands: ['AUTH'] };
    for (const [security, options] of [
      ['starttls', noAuth],
      ['tls', { ...noAuth, secure: true }],
      ['starttls', {}],
    ] as const) {
      const untrusted = await boxWith(options);
      const mail = mailBy(untrusted.address({ security }));
      await mail.put(test.db, 'changed', { id });
      await mail.round();
      expect(await rows()).toMatchObject([{ fault: expect.stringContaining('Không nối được an toàn') as string }]);
      expect(untrusted.mails).toEqual([]);
      await test.db.deleteFrom('mail').execute();
    }
  });

  it('that is cut in the middle is tried again, and comes whole', async () => {
    let cuts = 1;
    const between: Server = createServer((socket) => {
      const onward = connectTo(box.port, '127.0.0.1');
      const end = () => {
        socket.destroy();
        onward.destroy();
      };
      socket.on('error', end).on('close', end);
      onward.on('error', end).on('close', end);
      onward.pipe(socket);
      socket.on('data', (chunk: Buffer) => {
        if (cuts > 0 && /^Subject:/im.test(chunk.toString())) {
          cuts -= 1;
          onward.write(chunk.subarray(0, 40));
          end();
        } else onward.write(chunk);
      });
    }).listen(0, '127.0.0.1');
    await once(between, 'listening');
    const { port } = between.address() as { port: number };
    const mail = mailBy(box.address({ port }));
    const { id } = await buildAdmin(test);
    await mail.put(test.db, 'changed', { id });
    await mail.round();
    expect(cuts).toBe(0);
    expect(box.mails).toEqual([]);
    expect(await rows()).toMatchObject([{ tries: 1, fault: expect.any(String) as string }]);
    test.clock.advance(minute);
    await mail.round();
    expect(box.mails).toHaveLength(1);
    await new Promise((resolve) => between.close(resolve));
  });

  it('is sent by one of two processes, and by the other where that one was killed', async () => {
    // On SQLite two connections of one thread would wait for each other.
    const other = dialect === 'postgres' ? test.connectAgain() : test.db;
    const [one, two] = [mailBy(box.address()), mailBy(box.address(), other)];
    const accounts = [];
    for (let count = 0; count < 6; count += 1) {
      const { id, email } = await buildAdmin(test);
      accounts.push(email);
      await one.put(test.db, 'changed', { id });
    }
    await Promise.all([one.round(), two.round(), one.round(), two.round()]);
    expect(box.mails.flatMap(({ to }) => to).toSorted()).toEqual(accounts.toSorted());

    // One that had said so, and was killed before it was sent.
    const { id, email } = await buildAdmin(test);
    await one.put(test.db, 'changed', { id });
    const now = test.clock.now().getTime();
    await test.db
      .insertInto('turn')
      .values({ work: 'mail', until: new Date(now + 2 * minute).toISOString() })
      .execute();
    await test.db
      .updateTable('mail')
      .set({ tries: 1, try_at: new Date(now + minute).toISOString() })
      .execute();
    test.clock.advance(minute);
    await two.round();
    expect(box.mails).toHaveLength(6);
    test.clock.advance(minute);
    await two.round();
    expect(box.mails.at(-1)?.to).toEqual([email]);
    await two.stop();
    if (other !== test.db) await other.destroy();
  });

  it('keeps no process from ending: what a silent server was being told is sent later', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => void sockets.push(socket.on('error', () => undefined))).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as { port: number };
    const mail = mailBy(box.address({ port }));
    const { id, email } = await buildAdmin(test);
    await mail.put(test.db, 'changed', { id });
    const round = mail.round();
    await once(silent, 'connection');
    await mail.stop();
    await round;
    expect(await rows()).toMatchObject([{ tries: 1, fault: null }]);
    for (const socket of sockets) socket.destroy();
    silent.close();
    test.clock.advance(minute);
    await mailBy(box.address()).round();
    expect(box.mails.map(({ to }) => to)).toEqual([[email]]);
  });

  it('without an address of the site is only tried out', async () => {
    const mail = testMail({ db: test.db, clock: test.clock.now }, box.address());
    open.push(mail);
    const { id, email, name } = await buildAdmin(test);
    expect(mail.hasLinks).toBe(false);
    await told('at_once');
    await arrive(mail, '481528');
    expect([await mail.put(test.db, 'changed', { id }), await rows()]).toEqual([false, []]);
    await mail.test({ email, name });
    expect(box.mails.map(({ parsed }) => parsed.subject)).toEqual([expect.stringContaining('Thư thử')]);
  });

  it('is counted for operators', async () => {
    const metrics = createMetrics();
    watchMail(test.db, metrics);
    const mail = mailBy(box.address({ port: await deadPort() }));
    await mail.put(test.db, 'changed', { id: (await buildAdmin(test)).id });
    expect(await metrics.registry.metrics()).toContain('mail_messages{state="waiting"} 1');
  });

  it('is nothing that is offered where no server is named', async () => {
    const chief = await createEditor(test, { email: 'quan-tri@example.com' });
    expect((await test.json('/api/admin/mail-state')).body.data).toEqual({ on: false });
    expect((await chief.get<MailReport>('mail')).body.data).toMatchObject({ is_set: false, on: false, waiting: 0, faults: [] });
    expect((await chief.get('me/enquiry-mail')).body.data).toEqual({ enquiry_mail: null });
    expect((await chief.put('me/enquiry-mail', { enquiry_mail: 'at_once' })).status).toBe(409);
    expect((await chief.post('mail/test')).status).toBe(409);
    const forgotten = { method: 'POST', body: { email: 'quan-tri@example.com' } };
    expect((await test.json('/api/admin/forgotten-password', forgotten)).status).toBe(409);
    expect(await rows()).toEqual([]);
  });
});

describe('the calls of mail', () => {
  let test: TestApp;
  let box: MailBox;
  let chief: Editor;
  beforeAll(async () => {
    box = await openMailBox();
    test = await createTestApp('sqlite', { smtp: box.address(), publicUrl });
    chief = await createEditor(test, { email: 'quan-tri@example.com' });
  });
  afterAll(async () => {
    await test.close();
    await box.close();
  });

  it('say how mail is doing and try it out, for Quản trị alone', async () => {
    const { status, body } = await chief.post('mail/test');
    expect([status, body.message]).toEqual([200, 'Đã gửi thư thử tới quan-tri@example.com.']);
    expect(box.mails.map(({ to }) => to)).toEqual([['quan-tri@example.com']]);
    expect((await chief.get<MailReport>('mail')).body.data).toEqual({
      is_set: true,
      on: true,
      from: 'truong@example.edu.vn',
      waiting: 0,
      given_up: 0,
      faults: [],
    });
    const editor = await createEditor(test, { role: 'editor' });
    for (const answer of [await editor.get('mail'), await editor.post('mail/test')]) expect(answer.status).toBe(403);
  });

  it('tell those who answer that a family has asked, and nothing of who, or what; of what is suspected nobody', async () => {
    const advisor = await createEditor(test, { role: 'advisor', email: 'tu-van@example.com' });
    await advisor.put('me/enquiry-mail', { enquiry_mail: 'at_once' });
    box.mails.length = 0;
    const send = (body: unknown) => test.json<{ number: string }>('/api/enquiries', { method: 'POST', body });
    const asked = await send(enquiryOf({ page: '/nganh/thoi-trang?tu=thu' }));
    expect(asked.status).toBe(201);
    expect((await send(enquiryOf({ contact: '0912 000 111', website: 'https://quang-cao.example' }))).status).toBe(201);
    await test.mail?.round();
    expect(box.mails.map(({ to }) => to)).toEqual([['tu-van@example.com']]);
    const { text = '', html = '', subject = '' } = box.mails[0]!.parsed;
    expect(text).toContain(`Số ${asked.body.data.number}`);
    expect(text).toContain('từ trang /nganh/thoi-trang\n');
    const { name, contact, question } = enquiryOf();
    for (const told of [text, html, subject]) for (const word of [name, contact, question]) expect(told).not.toContain(word);
    await advisor.put('me/enquiry-mail', { enquiry_mail: 'none' });
  });

  it('let those choose who may read enquiries', async () => {
    const advisor = await createEditor(test, { role: 'advisor' });
    expect((await advisor.get('me/enquiry-mail')).body.data).toEqual({ enquiry_mail: 'none' });
    expect((await advisor.put('me/enquiry-mail', { enquiry_mail: 'morning' })).body.data).toEqual({ enquiry_mail: 'morning' });
    expect((await advisor.get('me/enquiry-mail')).body.data).toEqual({ enquiry_mail: 'morning' });
    expect((await advisor.put('me/enquiry-mail', { enquiry_mail: 'luon' })).status).toBe(422);
    const editor = await createEditor(test, { role: 'editor' });
    expect((await editor.get('me/enquiry-mail')).body.data).toEqual({ enquiry_mail: null });
    expect((await editor.put('me/enquiry-mail', { enquiry_mail: 'at_once' })).status).toBe(403);
    const events = (await chief.get<SecurityEvent[]>('security-events?kind=forbidden')).body.data;
    expect(events.map(({ detail }) => detail)).toContain('PUT /me/enquiry-mail');
  });
});
