import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { backupCommand } from '#server/cli/commands/backup.ts';
import { restoreCommand } from '#server/cli/commands/restore.ts';
import { transferCommand } from '#server/cli/commands/transfer.ts';
import { forgetSecrets } from '#server/observability/secrets.ts';
import { dialects } from '../support/app.ts';
import { calledCommand } from '../support/called-command.ts';
import { programFile } from '../support/program.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { startSite } from '../../trials/site-process.ts';

const dir = mkdtempSync(join(tmpdir(), 'huong-nghiep-backup-cli-'));
afterAll(() => {
  forgetSecrets();
  rmSync(dir, { recursive: true, force: true });
});

const commands = { backup: backupCommand, restore: restoreCommand, transfer: transferCommand };
type Command = keyof typeof commands;

function run(settings: Record<string, string>, command: Command, ...words: string[]) {
  const env = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    DATA_DIR: join(dir, 'nothing'),
    ...settings,
  };
  const file = programFile(`cli/${command}`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...words], { env, cwd: dir, encoding: 'utf8' });
  return { status, said: stdout.trim(), complained: stderr.trim() };
}

/** The same without a process of its own. */
const call = (command: Command, ...args: string[]) => callWith({}, command, ...args);
const callWith = (settings: Record<string, string>, command: Command, ...args: string[]) =>
  calledCommand(commands[command], { DATA_DIR: join(dir, 'nothing'), ...settings }, args);

it.each<[Command, string]>([
  ['backup', 'npm run backup -- FILE'],
  ['restore', 'npm run restore -- FILE --verify'],
  ['transfer', 'npm run transfer -- --from PLACE --to PLACE'],
])('npm run %s tells how it is used', async (command, line) => {
  expect((await call(command, '--help')).said).toContain(line);
  expect((await call(command, '--xoa')).complained).toContain("Unknown option '--xoa'");
});

writeFileSync(join(dir, 'text.tar.gz'), 'Không phải bản sao lưu.');
writeFileSync(join(dir, 'empty.env'), 'PORT=3000\n');
writeFileSync(join(dir, 'bad.env'), 'DATABASE_URL=mysql://root:geheim@db/site\n');
mkdirSync(join(dir, 'place'));

it.each<[string, Command, string[], RegExp]>([
  ['no file', 'backup', [], /^Name one file, or a folder with --keep\./],
  ['a file and a folder', 'backup', ['a.tar.gz', '--keep', 'b'], /^Name one file, or a folder with --keep\./],
  ['a site that is not there', 'backup', ['a.tar.gz'], /^There is no database at \S+site\.sqlite\.$/],
  ['no file', 'restore', [], /^Name one file\./],
  ['a file that is not there', 'restore', ['a.tar.gz'], /^There is no file \S+a\.tar\.gz\.$/],
  ['a file that is no backup', 'restore', ['text.tar.gz', '--verify'], /^This is no backup of this site.*\.$/],
  ['one place', 'transfer', ['--from', 'a'], /^Name two places, with --from and --to\./],
  ['one database twice', 'transfer', ['--from', 'place', '--to', 'place'], /^--from and --to name one database\.$/],
  ['a source that is not there', 'transfer', ['--from', 'nowhere', '--to', 'place'], /^--from="nowhere" is not usable: .*\.$/],
  [
    'settings without a place',
    'transfer',
    ['--from', 'place', '--to', 'empty.env'],
    /^--to: \S+empty\.env is no file of settings: .*\.$/,
  ],
  ['bad settings', 'transfer', ['--from', 'place', '--to', 'bad.env'], /^DATABASE_URL="\S*" is not usable: .*$/],
])('%s is refused in words by npm run %s', async (_what, command, words, line) => {
  const { said, complained } = await call(command, ...words.map((word) => (/^(-|nowhere)/.test(word) ? word : join(dir, word))));
  expect(said).toBe('');
  expect(complained.split('\n')[0]).toMatch(line);
  expect(complained).not.toMatch(/geheim|\n {4}at /);
});

describe.each(dialects)('a site that runs on %s', { timeout: 180_000 }, (dialect) => {
  it('writes its backup by itself, lets nobody replace it, and starts on what was restored', async () => {
    const database = dialect === 'postgres' ? await createTestDatabase(dialect) : null;
    const place = join(dir, `of-${dialect}`);
    const folder = join(dir, `kept-${dialect}`);
    const settings = { DATA_DIR: place, DEMO_CONTENT: 'false', BACKUP_DIR: folder };
    const env = database?.address.dialect === 'postgres' ? { ...settings, DATABASE_URL: database.address.url } : settings;
    const site = await startSite(place, env);
    const backups = () => (existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.tar.gz')) : []);
    for (let waited = 0; backups().length === 0 && waited < 200; waited += 1) await delay(50);
    const [name = ''] = backups();
    const file = join(folder, name);
    expect((await callWith(env, 'restore', file, '--verify')).said).toMatch(
      /^The backup is whole: the site of \S+, with \d+ rows/,
    );
    const refused = run(env, 'restore', file, '--force');
    expect([refused.status, refused.complained]).toEqual([
      1,
      expect.stringMatching(/^A site is running on this database[^\n]*$/),
    ]);
    expect(await site.end('SIGTERM')).toBe(0);
    expect((await callWith(env, 'restore', file)).complained).toMatch(/^There is a site in this database already[^\n]*$/);
    expect(run(env, 'restore', file, '--force')).toMatchObject({
      status: 0,
      said: expect.stringMatching(/^Restored the site of/),
    });
    const again = await startSite(place, env);
    const answer = await fetch(`${again.origin}/api/menu`);
    expect(answer.status).toBe(200);
    expect(await again.end('SIGTERM')).toBe(0);
    expect(backups()).toEqual([name]);
    await database?.close();
  });
});
