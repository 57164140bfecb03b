import { readlinkSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/** How many steps of priority a thread of other work stands behind the one that answers: a tenth of its share where both want the processor. */
const stepsBehind = 10;

/**
 * Lets the thread that calls it go after those that answer visitors, where the processors are too few for all. Only Linux gives
 * each thread a priority of its own; elsewhere, and where it may not be set, nothing happens.
 */
export function giveWay(): void {
  if (process.platform !== 'linux') return;
  try {
    const [, , thread] = readlinkSync('/proc/thread-self').split('/');
    setPriority(Number(thread), Math.min(getPriority(process.pid) + stepsBehind, constants.priority.PRIORITY_LOW));
  } catch {}
}
