import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './project.mjs';

/** Beside, not in, the folders that installing and building empty. */
const lock = join(root, '.start.lock');
const heartbeat = 1_000;
/** A lock that its holder has not touched for this long is abandoned, in milliseconds. */
const silence = 10_000;

/** Lets one start at a time install or build; the others wait and find it done. */
export async function withLock(work) {
  await acquire();
  const timer = setInterval(beat, heartbeat);
  const release = () => rmSync(lock, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    process.off('exit', release);
    release();
  }
}

function beat() {
  try {
    utimesSync(lock, new Date(), new Date());
  } catch {
    // Somebody removed the lock file; the work goes on.
  }
}

async function acquire() {
  for (let told = false; ;) {
    try {
      const file = openSync(lock, 'wx');
      writeSync(file, String(process.pid));
      closeSync(file);
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (isAbandoned()) {
      // Renaming succeeds for one of those who wait; removing might hit the lock the first of them has just made.
      const aside = `${lock}.${process.pid}`;
      try {
        renameSync(lock, aside);
      } catch {
        continue;
      }
      rmSync(aside, { force: true });
      continue;
    }
    if (!told) console.log('Waiting for another start of the same project …');
    told = true;
    await sleep(200);
  }
}

function isAbandoned() {
  try {
    if (Date.now() - statSync(lock).mtimeMs > silence) return true;
    const pid = Number(readFileSync(lock, 'utf8'));
    return pid > 0 && !isAlive(pid);
  } catch {
    return false;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
