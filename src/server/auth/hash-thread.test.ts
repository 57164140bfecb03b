import { argon2Sync } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { Refusal } from '#server/http/errors.ts';
import type { HashJob } from './argon2-worker.ts';
import { HashThread, type HashWorker } from './hash-thread.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

const job = (message: string): HashJob => ({
  message,
  nonce: new Uint8Array(16),
  memory: 64,
  passes: 1,
  parallelism: 1,
  tagLength: 16,
});

/** A thread whose worker hashes when it is told to. */
function setUp(idle?: number) {
  const workers: (EventEmitter & { jobs: string[]; ended: boolean; held: boolean })[] = [];
  const thread = new HashThread(() => {
    const worker = Object.assign(new EventEmitter(), {
      jobs: [] as string[],
      ended: false,
      held: true,
      postMessage: ({ message }: HashJob) => worker.jobs.push(message),
      ref: () => (worker.held = true),
      unref: () => (worker.held = false),
      terminate: async () => ((worker.ended = true), 0),
    });
    workers.push(worker);
    return worker as unknown as HashWorker;
  }, idle);
  const done: string[] = [];
  const hash = (message: string) =>
    thread.hash(job(message)).then((made) => {
      done.push(made.toString());
      return made.toString();
    });
  return { thread, workers, done, hash };
}

const answer = (worker: EventEmitter | undefined, text: string) => worker?.emit('message', { hash: Buffer.from(text) });

it('never hashes two at once, and takes them in the order they came', async () => {
  const { workers, hash, done } = setUp();
  const all = Array.from({ length: 15 }, (_, index) => hash(`so-${index}`));
  for (let index = 0; index < 15; index += 1) {
    expect(workers[0]?.jobs).toHaveLength(index + 1);
    answer(workers[0], `hash-${index}`);
    await all[index];
  }
  expect(workers).toHaveLength(1);
  expect(done).toEqual(Array.from({ length: 15 }, (_, index) => `hash-${index}`));
});

it('refuses what is beyond a short queue with 503, and takes the next when there is room again', async () => {
  const { thread, workers, hash } = setUp();
  const all = Array.from({ length: 21 }, (_, index) => hash(`so-${index}`));
  expect(thread.isFull).toBe(true);
  const refused = await hash('qua-nhieu').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refusal);
  expect(refused).toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
  answer(workers[0], 'xong');
  expect(await all[0]).toBe('xong');
  expect(thread.isFull).toBe(false);
  all.push(hash('lai-co-cho'));
  for (let index = 1; index < 22; index += 1) {
    answer(workers[0], `xong ${index}`);
    await all[index];
  }
  expect(workers[0]?.jobs.at(-1)).toBe('lai-co-cho');
});

it('begins a hash once more when its thread ends, and gives up when that one ends too', async () => {
  const { workers, hash } = setUp();
  const [first, second] = [hash('mot'), hash('hai')];
  workers[0]?.emit('error', new Error('out of memory'));
  workers[0]?.emit('exit', 1);
  expect(workers.map(({ jobs }) => jobs)).toEqual([['mot'], ['mot']]);
  // What the thread before had still to say is not taken for an answer.
  answer(workers[0], 'sai');
  workers[1]?.emit('exit', 1);
  await expect(first).rejects.toThrow('has ended before it answered');
  expect(workers[2]?.jobs).toEqual(['hai']);
  answer(workers[2], 'dung');
  expect(await second).toBe('dung');
});

it('keeps the process alive while a hash is made, and ends the thread when none comes', async () => {
  const { workers, hash } = setUp(0);
  const made = hash('mot');
  expect(workers[0]?.held).toBe(true);
  answer(workers[0], 'xong');
  await made;
  expect(workers[0]?.held).toBe(false);
  await expect.poll(() => workers[0]?.ended).toBe(true);
  const next = hash('hai');
  expect(workers[1]?.jobs).toEqual(['hai']);
  // The thread that was ended says so late.
  workers[0]?.emit('exit', 1);
  answer(workers[1], 'xong');
  expect(await next).toBe('xong');
});

it('tells a cost that cannot be paid to whoever asked, and goes on', async () => {
  const thread = new HashThread();
  await expect(thread.hash({ ...job('mot'), memory: 1 })).rejects.toThrow(/memory/);
  expect((await thread.hash(job('mot'))).equals(await thread.hash(job('mot')))).toBe(true);
});

it('knows its own passwords, however a keyboard spells their letters, and those hashed at another cost', async () => {
  const stored = await hashPassword('Mật khẩu rất dài'.normalize('NFC'));
  expect(await verifyPassword('Mật khẩu rất dài'.normalize('NFD'), stored)).toBe(true);
  expect(await verifyPassword('Mật khẩu rất ngắn', stored)).toBe(false);
  expect(await verifyPassword('Mật khẩu rất dài', null)).toBe(false);
  const nonce = Buffer.from('muoi-muoi-muoi');
  const hash = argon2Sync('argon2id', { message: 'khac', nonce, memory: 1024, passes: 1, parallelism: 1, tagLength: 16 });
  const other = `$argon2id$v=19$m=1024,t=1,p=1$${nonce.toString('base64')}$${hash.toString('base64')}`;
  expect(await verifyPassword('khac', other)).toBe(true);
});
