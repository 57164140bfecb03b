import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** Arguments for Node that let `processorMs` ask a process started with a channel to this one. */
export const measured = ['--import', resolve(import.meta.dirname, 'processor-time.ts')];

/** A server of this folder in a process of its own, that can be asked for its processor time. */
export const forkMeasured = (file: string, args: string[] = []): ChildProcess =>
  fork(resolve(import.meta.dirname, file), args, {
    execArgv: measured,
    env: { ...process.env, NODE_ENV: 'production' },
  });

/** Processor time of a process so far, its threads included, in milliseconds. */
export async function processorMs(child: ChildProcess): Promise<number> {
  child.send('processor time');
  const [microseconds] = (await once(child, 'message')) as [number];
  return microseconds / 1_000;
}
