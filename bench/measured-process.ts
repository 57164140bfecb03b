import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Arguments for Node that let `processorMs` ask a process started with a channel to this one. */
export const measured = ['--import', resolve(import.meta.dirname, 'processor-time.ts')];

/** A server of this folder in a process of its own, that can be asked for its processor time. */
export function forkMeasured(
  file: string,
  args: string[] = [],
  env: Record<string, string> = {},
  options: string[] = [],
): ChildProcess {
  const child = fork(resolve(import.meta.dirname, file), args, {
    execArgv: [...measured, ...options],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  endWithThis(child);
  return child;
}

/** No process is left behind when this one fails. */
export function endWithThis(child: ChildProcess): void {
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
}

/** One that a signal has ended has no exit code. */
const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

export async function endProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Processor time of a process so far, its threads included, in milliseconds. */
export async function processorMs(child: ChildProcess): Promise<number> {
  child.send('processor time');
  const [microseconds] = (await once(child, 'message')) as [number];
  return microseconds / 1_000;
}

/** Read from /proc, which only Linux has; not a number elsewhere. */
export function residentMegabytes({ pid }: ChildProcess): number {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return Number.NaN;
  }
}

/**
 * Processor time so far of PostgreSQL, whose first process this is, in milliseconds. Read from /proc, in hundredths of a
 * second; not a number elsewhere.
 */
export function postgresMs(first: number): number {
  const ticks = [String(first), ...processes()].map((id, index) => {
    try {
      const [, rest = ''] = /\) (.*)/.exec(readFileSync(`/proc/${id}/stat`, 'utf8')) ?? [];
      const [, parent, ...fields] = rest.split(' ').map(Number);
      const times = fields.slice(9, index === 0 ? 13 : 11);
      return index === 0 || parent === first ? times.reduce((sum, time) => sum + time, 0) : 0;
    } catch {
      // Only the first must be there; others may have ended meanwhile, and count with the first then.
      return index === 0 ? Number.NaN : 0;
    }
  });
  return ticks.reduce((sum, each) => sum + each, 0) * 10;
}

function processes(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}
