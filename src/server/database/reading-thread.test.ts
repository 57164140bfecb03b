import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect, connectReader } from './connect.ts';
import { ReadingThread } from './reading-thread.ts';
import type { Database } from './schema.ts';

describe('reading SQLite in a thread of its own', () => {
  let dir: string;
  let file: string;
  let db: Database;
  let thread: ReadingThread;
  let started: Worker[];
  const follow = (worker: Worker) => void started.push(worker);
  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'huong-nghiep-reading-'));
    file = join(dir, 'site.sqlite');
    db = connect({ dialect: 'sqlite', file });
    await sql`create table search_word (word text, uses integer, named integer)`.execute(db);
    thread = new ReadingThread(file);
    started = [];
    process.on('worker', follow);
  });
  afterEach(async () => {
    process.off('worker', follow);
    await thread.close();
    await db.destroy();
    rmSync(dir, { recursive: true, force: true });
  });
  const add = (word: string) => db.insertInto('search_word').values({ word, uses: 1, named: 0 }).execute();
  const words = 'select word from search_word order by word';

  it('gives what the ordinary connection gives', async () => {
    const reader = connectReader({ dialect: 'sqlite', file });
    for (const word of ['họa', 'đồ', 'in']) await add(word);
    const query = sql`select word, uses, ${1.5} as half, ${'ộ'.normalize('NFD')} as text, null as none from search_word order by word`;
    expect((await query.execute(reader)).rows).toEqual((await query.execute(db)).rows);
    await reader.destroy();
  });

  it('gives each of many their own answer', async () => {
    const numbers = Array.from({ length: 200 }, (_, index) => index);
    const answers = await Promise.all(numbers.map((number) => thread.read('select ? as number', [number])));
    expect(answers).toEqual(numbers.map((number) => [{ number }]));
    expect(started).toHaveLength(1);
  });

  it('sees at once what was committed before it was asked', async () => {
    for (let index = 100; index < 150; index += 1) {
      await add(`w${index}`);
      expect((await thread.read(words, [])).at(-1)).toEqual({ word: `w${index}` });
    }
  });

  it('fails alone when it is asked what it does not understand, or what is not reading', async () => {
    const good = thread.read('select 1 as one', []);
    await expect(thread.read('selec 1', [])).rejects.toThrow('syntax error');
    await expect(thread.read('select ? as value', [() => 1])).rejects.toThrow('could not be cloned');
    await expect(thread.read("insert into search_word values ('x', 1, 1) returning word", [])).rejects.toThrow('readonly');
    expect([await good, await thread.read(words, []), started.length]).toEqual([[{ one: 1 }], [], 1]);
  });

  it('starts another thread when the one there was has ended', async () => {
    await add('in');
    await thread.read(words, []);
    const long = 'with recursive n(i) as (select 1 union all select i + 1 from n where i < 1e7) select max(i) from n';
    const lost = [thread.read(long, []), thread.read(words, [])];
    await started[0]?.terminate();
    for (const each of lost) await expect(each).rejects.toThrow('has ended before it answered');
    expect(thread.isRunning).toBe(false);
    expect(await thread.read(words, [])).toEqual([{ word: 'in' }]);
    expect(started).toHaveLength(2);
  });

  it('says so when there is no file, and reads it when there is', async () => {
    const other = new ReadingThread(join(dir, 'other.sqlite'));
    const refused = await other.read('select 1 as one', []).catch((error: unknown) => error);
    expect(refused).toMatchObject({ message: expect.stringContaining('has ended'), cause: { message: /unable to open/ } });
    const made = connect({ dialect: 'sqlite', file: join(dir, 'other.sqlite') });
    await sql`select 1`.execute(made);
    expect(await other.read('select 1 as one', [])).toEqual([{ one: 1 }]);
    await other.close();
    await made.destroy();
  });

  it('starts when it is first asked, answers what it was asked before it closes, and is gone then', async () => {
    expect([thread.isRunning, started.length]).toEqual([false, 0]);
    const sent = thread.read('select 1 as one', []);
    await thread.close();
    expect(await sent).toEqual([{ one: 1 }]);
    expect([started[0]?.threadId, thread.isRunning]).toEqual([-1, false]);
    await expect(thread.read('select 1', [])).rejects.toThrow('closed');
    await thread.close();
    expect(started).toHaveLength(1);
  });

  it('keeps no process alive', async () => {
    const program = `
      const { ReadingThread } = await import(process.argv[1]);
      console.log(JSON.stringify(await new ReadingThread(process.argv[2]).read('select 1 as one', [])));`;
    const source = new URL('reading-thread.ts', import.meta.url).href;
    // Something of the process has to wait for the answer, as a site's socket does.
    const waiting = `const wait = setInterval(() => {}, 1_000);${program}clearInterval(wait);`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', waiting, source, file]);
    expect(stdout).toBe('[{"one":1}]\n');
  });

  it('refuses transactions and streams', async () => {
    const reader = connectReader({ dialect: 'sqlite', file });
    await expect(reader.transaction().execute(() => Promise.resolve())).rejects.toThrow('no transactions');
    const stream = async () => {
      for await (const row of reader.selectFrom('search_word').selectAll().stream()) return row;
      return null;
    };
    await expect(stream()).rejects.toThrow('does not stream');
    await reader.destroy();
  });
});
