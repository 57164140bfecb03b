import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { createLog } from './log.ts';

/** A log whose lines and time are the test's. */
function setUp() {
  const lines: string[] = [];
  const due: { at: number; work: () => void }[] = [];
  let time = 0;
  const log = createLog({
    write: (line) => lines.push(line),
    now: () => time,
    later: (work, milliseconds) => due.push({ at: time + milliseconds, work }),
  });
  const pass = (milliseconds: number) => {
    const end = time + milliseconds;
    for (;;) {
      const next = due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      due.splice(due.indexOf(next), 1);
      time = next.at;
      next.work();
    }
    time = end;
  };
  return { log, lines, due, pass };
}

const unreachable = (port: number) =>
  Object.assign(new Error(`connect ECONNREFUSED 127.0.0.1:${port}`), { code: 'ECONNREFUSED' });

it('writes the first error of an outage in full, and the others in one line', () => {
  const { log, lines, pass } = setUp();
  const ids = Array.from({ length: 2_246 }, (_, index) => {
    pass(index % 561 === 560 ? 1_000 : 0);
    return log.error('the database cannot be reached', unreachable(5432), `GET /api/nghe-nghiep/nghe-${index}`);
  });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^\[[\da-f-]{36}\] GET \/api\/nghe-nghiep\/nghe-0: the database cannot be reached: Error: connect/);
  expect(lines[0]).toContain('log.test.ts');
  pass(10_000);
  expect(lines.slice(1)).toEqual([
    `[${ids[0]}] … 2,245 more of the same in 4 s: the database cannot be reached: connect ECONNREFUSED 127.0.0.1:5432`,
  ]);
  pass(60_000);
  expect(lines).toHaveLength(2);
  // Whoever was told an id finds it in the log.
  expect(new Set(ids).size).toBe(1);
});

it('tells of an outage that goes on once in ten seconds, and of the next one in full again', () => {
  const { log, lines, pass } = setUp();
  for (let second = 0; second < 60; second += 1) {
    for (let index = 0; index < 100; index += 1) log.error('the database cannot be reached', unreachable(5432));
    pass(1_000);
  }
  pass(20_000);
  expect(lines).toHaveLength(1 + 6);
  log.error('the database cannot be reached', unreachable(5432));
  expect(lines.at(-1)).toMatch(/^the database cannot be reached: Error: connect/);
});

it('does not take different errors for the same', () => {
  const { log, lines } = setUp();
  log.error('After a saved change', new Error('The store is full.'));
  log.error('After a failed save', new Error('The store is full.'));
  log.error('After a saved change', new TypeError('The store is full.'));
  log.error('After a saved change', new Error('The store does not answer.'));
  log.error('After a saved change', unreachable(1));
  log.error('no error at all');
  expect(lines).toHaveLength(6);
});

it('keeps a hundred kinds in memory and counts the others together', () => {
  const { log, lines, due, pass } = setUp();
  const words = Array.from(
    { length: 5_000 },
    (_, index) => `ngã ${[...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`,
  );
  for (const word of words) log.error(word, new Error('Each is another.'));
  expect(lines).toHaveLength(100);
  expect(due).toHaveLength(101);
  pass(10_000);
  expect(lines).toHaveLength(101);
  expect(lines.at(-1)).toMatch(/ 4,900 more of the same in 1 s: errors of other kinds$/);
  pass(10_000);
  expect(due).toHaveLength(0);
  log.error('later', new Error('There is room again.'));
  expect(lines).toHaveLength(102);
});

it('tells what was only counted when the process ends, and nothing twice', () => {
  const { log, lines, pass } = setUp();
  for (let index = 0; index < 3; index += 1) log.error('broken', new Error('broken'));
  log.flush();
  log.flush();
  pass(60_000);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(' 2 more of the same');
});

it('tells the causes of an error and what it knows besides, however they lead in circles', () => {
  const { log, lines } = setUp();
  const cause = Object.assign(new Error('fetch failed'), { code: 'UND_ERR_SOCKET' });
  const error = new Error('The picture cannot be stored.', { cause });
  cause.cause = error;
  log.error('unforeseen', error);
  log.error('all of them', new AggregateError([new Error('IPv4'), new Error('IPv6')], 'no address answers'));
  expect(lines[0]).toContain('The picture cannot be stored.');
  expect(lines[0]).toContain('caused by Error: fetch failed');
  expect(lines[0]).toContain("code: 'UND_ERR_SOCKET'");
  expect(lines[1]).toContain('one of them: Error: IPv6');
  expect(lines.join('').length).toBeLessThan(20_000);
});

it('lets nobody begin a line of the log with the address he asks for', () => {
  const { log, lines } = setUp();
  log.error('unforeseen', new Error('x'), 'GET /a\n[id] GET /b: all is well\u001b[2J\u0085');
  expect(lines[0]?.split('\n')[0]).toContain(String.raw`GET /a\n[id] GET /b: all is well\u001b[2J`);
});

it('counts and hides in a site what libraries and pages print themselves, and keeps still about visitors who leave', () => {
  const program = `
    import { flushLog, logConsole } from '#server/observability/log.ts';
    import { keepSecretsOf } from '#server/observability/secrets.ts';
    keepSecretsOf({ PGPASSWORD: 'rat-bi-mat' });
    logConsole();
    process.once('exit', flushLog);
    for (let index = 0; index < 40; index += 1) console.error('GET /trang-' + index + ':', new Error('rat-bi-mat is wrong'));
    console.warn('%s has no key', 'rat-bi-mat');
    console.info('The user aborted a request.');
    console.info('This stays.');
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: resolve(import.meta.dirname, '../../..'),
    encoding: 'utf8',
  });
  expect(stdout).toBe('This stays.\n');
  expect(stderr).toMatch(/^GET \/trang-0: Error: … is wrong\n/);
  expect(stderr).toContain('\n… has no key\n');
  expect(stderr).toMatch(/39 more of the same in 1 s: GET \/trang-0: … is wrong\n$/);
  expect(stderr).not.toMatch(/rat-bi-mat|trang-1\b/);
});

it('writes objects in lines where they are wanted, each error with the id of its request, and requests without their address', () => {
  const program = `
    import { flushLog, logConsole, logError, logRequest } from '#server/observability/log.ts';
    import { noteAccount, withNote } from '#server/observability/request-note.ts';
    logConsole(process.argv[1]);
    console.log('The site is at %s', 'http://localhost:3000/');
    const note = { id: 'r1', account: null };
    withNote(note, () => {
      noteAccount(7);
      logError('broken', new Error('two\\nlines'), 'GET /api/a');
    });
    logRequest({ ...note, method: 'GET', route: '/api/:slug', status: 200, milliseconds: 1.26 });
    flushLog();
  `;
  const run = (format: string) =>
    spawnSync(process.execPath, ['--input-type=module', '--eval', program, format], {
      cwd: resolve(import.meta.dirname, '../../..'),
      encoding: 'utf8',
    });
  const json = run('json');
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
  expect(
    json.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual([
    { time, level: 'info', message: 'The site is at http://localhost:3000/' },
    {
      time,
      level: 'info',
      message: 'request',
      request_id: 'r1',
      method: 'GET',
      route: '/api/:slug',
      status: 200,
      duration_ms: 1.3,
      account_id: 7,
    },
  ]);
  expect(JSON.parse(json.stderr)).toMatchObject({
    level: 'error',
    id: expect.any(String),
    request_id: 'r1',
    message: expect.stringMatching(/^\[.*\] GET \/api\/a: broken: Error: two\nlines/),
  });
  expect(run('text').stdout).toMatch(/^The site is at .*\n\S+ GET \/api\/:slug 200 1.3 ms \[r1\] account 7\n$/);
});
