import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { banner } from '#shared/content-types/index.ts';
import { folderFiles } from '#server/media/files.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { pictureFile } from '../support/samples.ts';
import { scratchDir } from '../support/scratch.ts';
import { createEditor, type Editor } from '../support/sign-in.ts';

const logins = 150;

/** A stored password that costs twice as much to check as others, and that nothing fits. */
const slowHash = () =>
  `$argon2id$v=19$m=19456,t=4,p=1$${randomBytes(16).toString('base64')}$${randomBytes(32).toString('base64')}`.replaceAll(
    '=$',
    '$',
  );

describe('150 logins from 150 networks at once', () => {
  const dir = mkdtempSync(join(scratchDir(), 'huong-nghiep-logins-'));
  let test: TestApp;
  let editor: Editor;
  let bannerId: number;
  beforeAll(async () => {
    test = await createTestApp('sqlite', { trustProxy: 1, files: folderFiles(dir) });
    editor = await createEditor(test);
    bannerId = (await build(test, banner)).id;
    const emails = Array.from({ length: logins }, (_, index) => `nguoi-${index}@example.com`);
    await test.db
      .insertInto('admin')
      .values(
        emails.map((email) => ({ email, name: email, password_hash: slowHash(), created_at: test.clock.now().toISOString() })),
      )
      .execute();
  });
  afterAll(async () => {
    await test.close();
    rmSync(dir, { recursive: true, force: true });
  });

  const login = (index: number) =>
    test.json('/api/admin/login', {
      method: 'POST',
      body: { email: `nguoi-${index}@example.com`, password: 'khong-phai-mat-khau' },
      headers: { 'X-Forwarded-For': `2001:db8:${index.toString(16)}::1` },
    });
  const upload = async () => {
    const body = new FormData();
    body.set('image', await pictureFile());
    return editor.post(`banners/${bannerId}/image`, body);
  };

  it('keep neither a file nor a picture waiting, and those beyond a short queue are told to come again', async () => {
    await upload();
    let answered = 0;
    const answers = Array.from({ length: logins }, async (_, index) => {
      const answer = await login(index);
      answered += answer.status === 401 ? 1 : 0;
      return answer;
    });
    // Once the first is refused, the queue is full.
    await Promise.any(answers.map(async (answer) => expect((await answer).status).toBe(503)));
    await readFile(import.meta.filename);
    expect((await upload()).status).toBe(200);
    const answeredBefore = answered;

    const all = await Promise.all(answers);
    expect(answered).toBeGreaterThan(10);
    expect(answeredBefore).toBeLessThan(answered);
    const refused = all.filter(({ status }) => status !== 401);
    expect(refused.length).toBe(logins - answered);
    for (const { status, headers, body } of refused) {
      expect([status, body]).toEqual([503, { success: false, message: 'Máy chủ đang bận, vui lòng thử lại sau vài giây.' }]);
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    }
    // Who was told to come again has not failed.
    expect(await test.db.selectFrom('sign_in_try').select('id').execute()).toHaveLength(answered * 4);
  });
});

describe('30 pictures at once', () => {
  let test: TestApp;
  let editor: Editor;
  beforeAll(async () => {
    test = await createTestApp('sqlite');
    editor = await createEditor(test);
  });
  afterAll(() => test.close());

  it('are taken one after the other, and those beyond a short queue are told to come again and leave nothing', async () => {
    const image = await pictureFile({ format: 'jpeg', width: 900, height: 600 });
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => {
        const body = new FormData();
        body.set('name', `Nghề thứ ${index}`);
        body.set('image', image);
        return editor.post('nghe-nghiep', body);
      }),
    );
    const taken = answers.filter(({ status }) => status === 201).length;
    expect(taken).toBeGreaterThanOrEqual(11);
    expect(taken).toBeLessThan(30);
    for (const { status, headers, body } of answers.filter((answer) => answer.status !== 201)) {
      // It is no fault of the picture: no field is named.
      expect([status, body]).toEqual([503, { success: false, message: 'Máy chủ đang bận, vui lòng thử lại sau vài giây.' }]);
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    }
    const rows = await test.db.selectFrom('nghe_nghiep').select('id').execute();
    expect([rows.length, test.files.names().length]).toEqual([taken, 3]);
  });
});
