import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLogin } from '#server/auth/admins.ts';
import { adminCommand } from '#server/cli/commands/admin.ts';
import { connect } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { forgetSecrets } from '#server/observability/secrets.ts';
import { calledCommand } from '../support/called-command.ts';
import { programFile } from '../support/program.ts';

const dir = mkdtempSync(join(tmpdir(), 'huong-nghiep-cli-'));
/** A folder with the database of a site that was started once. */
async function startedSite(name: string): Promise<string> {
  const place = join(dir, name);
  mkdirSync(place, { recursive: true });
  const db = connect({ dialect: 'sqlite', file: join(place, 'site.sqlite') });
  await migrate(db, 'sqlite');
  await db.destroy();
  return place;
}

beforeAll(() => startedSite('.'));
afterAll(() => {
  forgetSecrets();
  rmSync(dir, { recursive: true, force: true });
});

function admin(input: string, ...words: string[]) {
  return adminWith({}, input, ...words);
}

function adminWith(settings: Record<string, string>, input: string, ...words: string[]) {
  const command = programFile('cli/admin');
  const env = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], DATA_DIR: dir, ...settings };
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], { input, env, encoding: 'utf8' });
  return { status, said: stdout.trim(), complained: stderr.trim() };
}

/** The same without a process of its own: what asks for no password. */
const called = (settings: Record<string, string>, ...words: string[]) =>
  calledCommand(adminCommand, { DATA_DIR: dir, ...settings }, words);

describe('npm run admin', () => {
  it('tells how it is used', async () => {
    expect((await called({})).said).toContain('npm run admin -- create <email>');
    expect(admin('', 'xoa')).toMatchObject({ status: 1, complained: expect.stringContaining('There is no command "xoa".') });
  });

  it.each(['admin', 'content', 'thin'])('finds no site where none was started, and makes none: %s', (command) => {
    const place = join(dir, 'wrong');
    const words = { admin: ['create', 'a@example.com'], content: ['export', join(dir, 'a.xlsx')], thin: [] }[command]!;
    const args = [programFile(`cli/${command}`), ...words];
    const env = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], DATA_DIR: place };
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { input: '', env, encoding: 'utf8' });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`There is no database at ${join(place, 'site.sqlite')}.`);
    expect(existsSync(place)).toBe(false);
  });

  it('thins nothing when it is given words', () => {
    const thin = (word: string) => {
      const args = [programFile('cli/thin'), word];
      const env = { DATA_DIR: dir, NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] };
      const { status, stdout } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
      return [status, stdout];
    };
    expect(thin('--help')).toEqual([0, expect.stringContaining('npm run thin')]);
    expect(thin('--dry-run')).toEqual([1, '']);
    expect(thin('all')).toEqual([1, '']);
  });

  it('says in one line when the database does not answer', () => {
    const { status, said, complained } = adminWith({ DATABASE_URL: 'postgres://x:geheim@127.0.0.1:1/db' }, '', 'list');
    expect([status, said]).toEqual([1, '']);
    expect(complained).toMatch(/^DATABASE_URL="postgres:\/\/x:…@127\.0\.0\.1:1\/db" is not usable: [^\n]*ECONNREFUSED[^\n]*$/);
  });

  it('creates, changes, lists and removes, and keeps the last one', { timeout: 120_000 }, async () => {
    expect(admin('ngan\n', 'create', 'a@example.com')).toMatchObject({
      status: 1,
      complained: expect.stringContaining('this one has 4'),
    });
    expect((await called({}, 'create', 'khong-phai-email')).complained).toContain('is not an e-mail address');
    expect(admin('mot-mat-khau-du-dai\n', 'create', 'A@example.com', 'Nguyễn', 'Văn A')).toEqual({
      status: 0,
      said: 'A@example.com may sign in now.',
      complained: '',
    });
    expect(admin('', 'remove', 'a@example.com')).toMatchObject({
      status: 1,
      complained: expect.stringContaining('is the last administrator'),
    });
    expect(admin('', 'create', 'b@example.com').said).toMatch(
      /^b@example\.com may sign in now\.\nPassword: [\w-]{20} \(to be changed at the first sign-in\)$/,
    );
    expect((await called({}, 'list')).said).toBe('a@example.com  Nguyễn Văn A  admin\nb@example.com  Quản trị viên  admin');
    expect(admin('mat-khau-khac-dai\n', 'password', 'b@example.com').status).toBe(0);
    expect(admin('', 'password', 'c@example.com').status).toBe(1);
    expect((await called({}, 'remove', 'a@example.com')).said).toBe('a@example.com may not sign in any more.');
    expect((await called({}, 'list')).said).toBe('b@example.com  Quản trị viên  admin');
  });

  it('gives roles, locks and unlocks, and keeps one who may do everything', { timeout: 120_000 }, async () => {
    const settings = { DATA_DIR: await startedSite('roles') };
    const run = (...words: string[]) => called(settings, ...words);
    const create = (...words: string[]) => adminWith(settings, 'mot mat khau dai\n', 'create', ...words);
    expect(create('a@example.com').status).toBe(0);
    expect((await run('create', 'b@example.com', 'Trần', 'B', '--role', 'chu')).complained).toContain('"chu" is no role');
    expect(create('b@example.com', 'Trần', 'B', '--role', 'editor').status).toBe(0);
    expect((await run('role', 'a@example.com', 'editor')).complained).toContain('is the last administrator');
    expect((await run('lock', 'a@example.com')).complained).toContain('is the last administrator');
    expect((await run('role', 'b@example.com', 'admin')).said).toBe('b@example.com has the role admin now.');
    expect((await run('lock', 'a@example.com')).complained).toBe('');
    expect((await run('list')).said).toBe('a@example.com  Quản trị viên  admin, locked\nb@example.com  Trần B  admin');
    expect((await run('role', 'b@example.com', 'advisor')).complained).toContain('is the last administrator');
    expect((await run('unlock', 'a@example.com')).said).toBe('a@example.com may sign in again.');
    expect((await run('role', 'b@example.com', 'advisor')).said).toBe('b@example.com has the role advisor now.');
  });

  it('takes a password as it was typed, and no common one', { timeout: 120_000 }, async () => {
    const settings = { DATA_DIR: await startedSite('typed') };
    expect(adminWith(settings, '1234567890\n', 'create', 'a@example.com').complained).toContain('guessed too easily');
    expect(adminWith(settings, '  hai dau cach o dau  \nthua\n', 'create', 'a@example.com').status).toBe(0);
    const db = connect({ dialect: 'sqlite', file: join(settings.DATA_DIR, 'site.sqlite') });
    const outcomes = [
      await checkLogin(db, 'a@example.com', '  hai dau cach o dau  '),
      await checkLogin(db, 'a@example.com', 'hai dau cach o dau'),
    ];
    const told = await db.selectFrom('security_event').select(['kind', 'email', 'network', 'detail']).execute();
    await db.destroy();
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['right', 'wrong']);
    expect(told).toEqual([
      { kind: 'account_created', email: 'a@example.com', network: null, detail: 'Vai trò Quản trị, từ dòng lệnh' },
    ]);
  });
});
