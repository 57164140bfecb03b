import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const dir = mkdtempSync(join(tmpdir(), 'huong-nghiep-cli-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

function admin(input: string, ...words: string[]) {
  return adminWith({}, input, ...words);
}

function adminWith(settings: Record<string, string>, input: string, ...words: string[]) {
  const command = resolve('src/server/cli/admin.ts');
  const env = { PATH: process.env['PATH'], DATA_DIR: dir, ...settings };
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], { input, env, encoding: 'utf8' });
  return { status, said: stdout.trim(), complained: stderr.trim() };
}

describe('npm run admin', () => {
  it('tells how it is used', () => {
    expect(admin('')).toMatchObject({ status: 0, said: expect.stringContaining('npm run admin -- create <email>') });
    expect(admin('', 'xoa')).toMatchObject({ status: 1, complained: expect.stringContaining('There is no command "xoa".') });
  });

  it('says in one line when the database does not answer', () => {
    const { status, said, complained } = adminWith({ DATABASE_URL: 'postgres://x:geheim@127.0.0.1:1/db' }, '', 'list');
    expect([status, said]).toEqual([1, '']);
    expect(complained).toMatch(/^DATABASE_URL="postgres:\/\/x:…@127\.0\.0\.1:1\/db" is not usable: [^\n]*ECONNREFUSED[^\n]*$/);
  });

  it('creates, changes, lists and removes, and keeps the last one', { timeout: 120_000 }, () => {
    expect(admin('ngan\n', 'create', 'a@example.com')).toMatchObject({
      status: 1,
      complained: expect.stringContaining('this one has 4'),
    });
    expect(admin('', 'create', 'khong-phai-email').status).toBe(1);
    expect(admin('mot-mat-khau-dai\n', 'create', 'A@example.com', 'Nguyễn', 'Văn A')).toEqual({
      status: 0,
      said: 'A@example.com may sign in now.',
      complained: '',
    });
    expect(admin('', 'remove', 'a@example.com')).toMatchObject({
      status: 1,
      complained: expect.stringContaining('is the last administrator'),
    });
    expect(admin('', 'create', 'b@example.com').said).toMatch(/^b@example\.com may sign in now\.\nPassword: [\w-]{20}$/);
    expect(admin('', 'list').said).toBe('a@example.com  Nguyễn Văn A\nb@example.com  Quản trị viên');
    expect(admin('mat-khau-khac-dai\n', 'password', 'b@example.com').status).toBe(0);
    expect(admin('', 'password', 'c@example.com').status).toBe(1);
    expect(admin('', 'remove', 'a@example.com').status).toBe(0);
    expect(admin('', 'list').said).toBe('b@example.com  Quản trị viên');
  });
});
