import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Files, folderFiles } from '#server/media/files.ts';
import { s3Files } from '#server/media/s3-files.ts';
import { readSettings } from '#server/start/settings.ts';
import { createTestApp } from '../support/app.ts';
import { pictureFile } from '../support/samples.ts';
import { createEditor } from '../support/sign-in.ts';

const dir = mkdtempSync(join(tmpdir(), 'huong-nghiep-files-'));
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: join(dir, 's3'),
  configureBuckets: [{ name: 'anh' }],
});
let s3: (bucket: string) => Files;
beforeAll(async () => {
  const { port } = await server.run();
  s3 = (bucket) => {
    const { storage } = readSettings({
      STORAGE_URL: `s3://S3RVER:S3RVER@127.0.0.1:${port}/${bucket}?region=ap-southeast-1&tls=false`,
    });
    if (storage.kind !== 's3') throw new Error('The address was not understood.');
    return s3Files(storage);
  };
});
afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true, force: true });
});

it('a bucket that is not there is made for a new site, and for no other', async () => {
  const files = s3('moi');
  await expect(files.check()).rejects.toThrow('NoSuchBucket');
  await Promise.all([files.check(true), s3('moi').check(true)]);
  await files.check();
  await files.check(true);
});

const text = async (body: ReadableStream<Uint8Array>) => new Response(body).text();

it('a picture that is only asked about is not read', async () => {
  const ended: string[] = [];
  const body = (name: string) => new ReadableStream<Uint8Array>({ cancel: () => void ended.push(name) });
  const files: Files = { ...folderFiles(join(dir, 'asked')), get: async (name) => ({ size: 9, body: body(name) }) };
  const test = await createTestApp('sqlite', { files: files as never });
  const { status, headers } = await test.request('/uploads/a-640.webp', { method: 'HEAD' });
  expect([status, headers.get('Content-Length'), ended]).toEqual([200, '9', ['a-640.webp']]);
  await test.close();
});

describe.each([
  ['a folder', () => folderFiles(join(dir, 'uploads'))],
  ['an S3 bucket', () => s3('anh')],
])('pictures in %s', (_where, open) => {
  it('are there after they are put, as often as they are put, until they are removed', async () => {
    const files = open();
    const name = 'ab12-320.webp';
    expect(await files.get(name)).toBeNull();
    expect(await files.has(name)).toBe(false);
    for (let index = 0; index < 2; index += 1) await files.put(name, Buffer.from('ảnh'));
    expect(await files.has(name)).toBe(true);
    const found = await files.get(name);
    expect(found?.size).toBe(Buffer.byteLength('ảnh'));
    expect(await text(found!.body)).toBe('ảnh');
    const listed: string[] = [];
    for await (const { name: each, putAt } of files.list()) if (putAt.getTime() > Date.now() - 60_000) listed.push(each);
    expect(listed).toContain(name);
    await files.check();
    await files.remove(name);
    await files.remove(name);
    expect(await files.has(name)).toBe(false);
    expect(await files.get(name)).toBeNull();
  });

  it('are served to visitors, and go when their record leaves the trash', async () => {
    const test = await createTestApp('sqlite', { files: open() });
    try {
      const editor = await createEditor(test);
      const form = new FormData();
      form.set('title', 'Ngày hội');
      form.set('image', await pictureFile());
      const { body } = await editor.post<{ id: number; image: string }>('banners', form);
      const answer = await test.request(body.data.image);
      expect([answer.status, answer.headers.get('Content-Type'), answer.headers.get('X-Content-Type-Options')]).toEqual([
        200,
        'image/webp',
        'nosniff',
      ]);
      expect((await answer.arrayBuffer()).byteLength).toBe(Number(answer.headers.get('Content-Length')));
      await editor.remove(`banners/${body.data.id}`);
      expect((await test.request(body.data.image)).status).toBe(200);
      await editor.remove(`trash/banners/${body.data.id}`);
      expect((await test.request(body.data.image)).status).toBe(404);
    } finally {
      await test.close();
    }
  });
});

describe('a store that does not do what it should', () => {
  it('is an error, not a missing picture, when there is no such bucket', async () => {
    await expect(s3('khong-co').put('ab12-320.webp', Buffer.from('x'))).rejects.toThrow(/The store/);
    await expect(s3('khong-co').check()).rejects.toThrow(/^The store answered GET [^\n]+ with 404: NoSuchBucket$/);
    await expect(s3('khong-co').get('ab12-320.webp')).rejects.toThrow(/The store/);
  });

  it('leaves no half-written file in a folder', async () => {
    const folder = join(dir, 'half');
    const files = folderFiles(folder);
    await files.put('ab12-320.webp', Buffer.from('x'));
    expect(readdirSync(folder)).toEqual(['ab12-320.webp']);
  });
});
