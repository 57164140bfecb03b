import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadUntil } from '#demo/load.ts';
import { contentCommand } from '#server/cli/commands/content.ts';
import { forgetSecrets } from '#server/observability/secrets.ts';
import { siteRecordTypes } from '#server/start/site-types.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { calledCommand } from '../support/called-command.ts';
import { programFile } from '../support/program.ts';

describe.each(dialects)('npm run content on %s', (dialect) => {
  const dir = mkdtempSync(join(tmpdir(), 'huong-nghiep-content-'));
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dialect);
    const content = { db: test.db, dialect, files: test.files, clock: test.clock.now, types: siteRecordTypes };
    // Where the command looks for it.
    if (test.address.dialect === 'sqlite') symlinkSync(test.address.file, join(dir, 'site.sqlite'));
    await loadUntil(new AbortController().signal, content, async () => {});
  });
  afterAll(async () => {
    await test.close();
    forgetSecrets();
    rmSync(dir, { recursive: true, force: true });
  });

  const settings = () => ({ DATA_DIR: dir, ...(test.address.dialect === 'postgres' && { DATABASE_URL: test.address.url }) });
  /** Without a process of its own: what ends with the exit code that says what it says. */
  const called = (...words: string[]) => calledCommand(contentCommand, settings(), words);
  function run(...words: string[]) {
    const env = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...settings() };
    const command = programFile('cli/content');
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], { env, encoding: 'utf8' });
    return { status, said: stdout.trim(), complained: stderr.trim() };
  }

  it('gives out everything as one workbook that changes nothing when it is brought back', { timeout: 180_000 }, () => {
    const file = join(dir, 'all.xlsx');
    expect(run('export', file)).toMatchObject({
      status: 0,
      said: expect.stringMatching(/^Exported \d+ records of 11 types to /),
    });
    expect(run('import', file)).toMatchObject({
      status: 0,
      said: expect.stringMatching(/^0 to make, 0 to change, \d+ as they are, 0 refused\. Nothing was written\.$/),
    });
  });

  // What differs between databases is below the command.
  it.runIf(dialect === 'sqlite')(
    'says what it would do, does it, and refuses with a code of its own',
    { timeout: 180_000 },
    async () => {
      const file = join(dir, 'careers.csv');
      writeFileSync(file, 'Tên;Thứ tự\nTừ dòng lệnh;7\n');
      expect(await called('import', file, '--type', 'nghe-nghiep', '--dry-run')).toEqual({
        said: '1 to make, 0 to change, 0 as they are, 0 refused. Nothing was written.',
        complained: '',
      });
      expect(run('import', file, '--type', 'nghe-nghiep').said).toMatch(
        /^Made 1, changed 0, left 0 as they were\. Number of the batch: \d+\.$/,
      );
      const made = await test.db
        .selectFrom('nghe_nghiep')
        .select(['slug', 'order'])
        .where('name', '=', 'Từ dòng lệnh')
        .executeTakeFirst();
      expect(made).toEqual({ slug: 'tu-dong-lenh', order: 7 });
      writeFileSync(file, 'Tên;Thứ tự\nMột;x\n');
      expect(run('import', file, '--type', 'nghe-nghiep')).toMatchObject({
        status: 2,
        said: expect.stringContaining('nghe-nghiep, line 2: Thứ tự phải là số nguyên'),
      });
      writeFileSync(file, 'Tên;Thứ tự;Tên gọi khác\nTừ dòng lệnh;8;(xóa)\nMột;x;\n');
      expect(await called('import', file, '--type', 'nghe-nghiep', '--skip-refused')).toMatchObject({
        complained: '',
        said: expect.stringMatching(/^nghe-nghiep, line 3: Thứ tự phải .*\nMade 0, changed 1, left 0 as they were\./),
      });
      const book = join(dir, 'categories.xlsx');
      expect((await called('export', book, '--type', 'danh-muc')).complained).toBe('');
      expect(await called('import', book, '--type', 'nghe-nghiep')).toMatchObject({
        complained: 'Tệp này là của danh mục, không phải nghề nghiệp.',
      });
      writeFileSync(file, 'Tên;Mã ngành;Nhóm ngành\nNgành lạ;7999999;Thiết kế\n');
      expect(run('import', file, '--type', 'nganh-hoc', '--dry-run').said).toContain('nganh-hoc, line 2: ');
      expect((await called('export', file, '--statuss', '0')).complained).toContain("Unknown option '--statuss'");
      writeFileSync(file, 'Tên;Năm tuyển sinh;Kết thúc\nMốc A;2026;08/21/2026\nMốc B;2026;08/05/2026\n');
      const milestones = ['import', file, '--type', 'moc-tuyen-sinh', '--skip-refused'];
      expect(run(...milestones)).toMatchObject({
        status: 2,
        said: expect.stringContaining('Nothing was written: is this the right file?'),
      });
      expect((await called(...milestones, '--yes')).said).toContain('Made 1, changed 0');
      writeFileSync(file, 'một;hai\n1;2\n');
      expect(run('import', file, '--type', 'nghe-nghiep')).toMatchObject({
        status: 1,
        complained: expect.stringContaining('Nghề nghiệp: Không nhận ra cột nào'),
      });
      expect((await called('export', join(dir, 'a.csv'), '--type', 'mon-hoc')).complained).toBe('');
      expect(readFileSync(join(dir, 'a.csv'), 'utf8').slice(0, 7)).toBe('\uFEFFMã số;');
      expect((await called('export', join(dir, 'a.csv'))).complained).toContain('--type');
      expect(run('import', join(dir, 'khong-co.csv'), '--type', 'mon-hoc').status).toBe(1);
      expect((await called('import', file, '--type', 'menu')).complained).toContain('"menu" has no sheet');
      expect((await called('xoa', file)).complained).toContain('That is no command of this program.');
      expect((await called()).said).toContain('Takes content out as spreadsheets');
    },
  );
});
