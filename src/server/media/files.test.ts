import { createServer, type RequestListener, type Server } from 'node:http';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storageFault } from '#server/http/storage-fault.ts';
import { type Disk, folderFiles } from './files.ts';
import { s3Files } from './s3-files.ts';

const failure = (code: string) => Object.assign(new Error(code), { code });
const all = async <T>(items: AsyncIterable<T>) => {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
};

describe('a folder', () => {
  let dir: string;
  beforeEach(() => {
    dir = join(mkdtempSync(join(tmpdir(), 'huong-nghiep-folder-')), 'uploads');
  });
  afterEach(() => rmSync(join(dir, '..'), { recursive: true, force: true }));

  it.each([
    ['ENOSPC', 'full'],
    ['EROFS', 'away'],
  ] as const)('that answers %s keeps nothing of a picture, and takes it when it can again', async (code, kind) => {
    let broken = true;
    const open: Disk['open'] = async (path, flags) => {
      const handle = await fs.open(path, flags);
      if (broken && flags === 'wx') handle.writeFile = () => handle.write('nửa').then(() => Promise.reject(failure(code)));
      return handle;
    };
    const files = folderFiles(dir, { ...fs, open });
    const failed = await files.put('ab12-320.webp', Buffer.from('ảnh')).catch((error: unknown) => error);
    expect([storageFault(failed), readdirSync(dir)]).toEqual([kind, []]);
    broken = false;
    await files.put('ab12-320.webp', Buffer.from('ảnh'));
    expect(readFileSync(join(dir, 'ab12-320.webp'), 'utf8')).toBe('ảnh');
  });

  it('that could not be made at first is made later', async () => {
    let broken = true;
    const mkdir = (async (...given: Parameters<typeof fs.mkdir>) => {
      if (broken) throw failure('EACCES');
      return fs.mkdir(...given);
    }) as Disk['mkdir'];
    const files = folderFiles(dir, { ...fs, mkdir });
    await expect(files.check()).rejects.toThrow('EACCES');
    broken = false;
    await files.put('ab12-320.webp', Buffer.from('ảnh'));
    expect(readdirSync(dir)).toEqual(['ab12-320.webp']);
  });

  it('that cannot be read is an error, and not a picture that is missing', async () => {
    const files = folderFiles(dir, { ...fs, stat: (() => Promise.reject(failure('EIO'))) as unknown as Disk['stat'] });
    await expect(files.get('ab12-320.webp')).rejects.toThrow('EIO');
  });

  it('loses the halves of uploads and nothing else', async () => {
    const files = folderFiles(dir);
    await files.put('ab12-320.webp', Buffer.from('ảnh'));
    for (const name of [`.cd34-320.webp.${crypto.randomUUID()}`, 'ef56-320.webp.draft', '.gitkeep', 'ghi-chu.txt'])
      writeFileSync(join(dir, name), 'nửa');
    expect(await files.removeHalves()).toBe(2);
    expect(readdirSync(dir)).toEqual(['.gitkeep', 'ab12-320.webp', 'ghi-chu.txt']);
    expect((await all(files.list())).map(({ name }) => name)).toEqual(['ab12-320.webp', 'ghi-chu.txt']);
  });

  it('takes a picture whose half another process that starts has removed', async () => {
    let removed = 0;
    const files: ReturnType<typeof folderFiles> = folderFiles(dir, {
      ...fs,
      async rename(from, to) {
        if (removed === 0) removed += await files.removeHalves();
        return fs.rename(from, to);
      },
    });
    await files.put('ab12-320.webp', Buffer.from('ảnh'));
    expect([removed, readdirSync(dir)]).toEqual([1, ['ab12-320.webp']]);
  });
});

describe('a bucket', () => {
  let server: Server;
  const bucket = async (listener: RequestListener, limit = 20_000) => {
    server = createServer(listener);
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const keys = { accessKeyId: 'key', secretAccessKey: 'secret', region: 'x' };
    return s3Files({ kind: 's3', endpoint: `http://127.0.0.1:${port}`, bucket: 'anh', ...keys }, limit);
  };
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it('is listed page by page', async () => {
    const pages = [
      '<Contents><Key>ab12-320.webp</Key><LastModified>2026-08-21T00:00:00.000Z</LastModified></Contents><NextContinuationToken>a/+=b&amp;</NextContinuationToken>',
      '<Contents><Key>cd34-320.webp</Key><LastModified>2026-08-22T00:00:00.000Z</LastModified></Contents>',
    ];
    const asked: (string | null)[] = [];
    const files = await bucket((request, response) => {
      asked.push(new URL(String(request.url), 'http://x').searchParams.get('continuation-token'));
      response.end(`<ListBucketResult>${pages[asked.length - 1]}</ListBucketResult>`);
    });
    expect(await all(files.list())).toEqual([
      { name: 'ab12-320.webp', putAt: new Date('2026-08-21') },
      { name: 'cd34-320.webp', putAt: new Date('2026-08-22') },
    ]);
    expect(asked).toEqual([null, 'a/+=b&']);
  });

  it('that does not answer is given up, whatever is asked', async () => {
    const files = await bucket(() => undefined, 30);
    const calls = [
      files.put('a-1.webp', Buffer.from('x')),
      files.get('a-1.webp'),
      files.has('a-1.webp'),
      files.remove('a-1.webp'),
      files.check(),
    ];
    const failed = (await Promise.allSettled(calls)).map((call) => call.status === 'rejected' && storageFault(call.reason));
    expect(failed).toEqual(['away', 'away', 'away', 'away', 'away']);
  });

  it('that stops in the middle of a file ends the answer with an error', async () => {
    const files = await bucket((_request, response) => void response.writeHead(200, { 'Content-Length': 100 }).write('nửa'), 400);
    const found = await files.get('a-1.webp');
    expect(found?.size).toBe(100);
    await expect(new Response(found!.body).text()).rejects.toThrow('stopped in the middle of a file');
  });

  it('that has no room says so', async () => {
    const files = await bucket((request, response) => {
      request.resume();
      response.writeHead(507).end('<Error><Code>XMinioStorageFull</Code></Error>');
    });
    const failed = await files.put('a-1.webp', Buffer.from('x')).catch((error: unknown) => error);
    expect([storageFault(failed), String(failed)]).toEqual(['full', expect.stringContaining('XMinioStorageFull')]);
  });
});
