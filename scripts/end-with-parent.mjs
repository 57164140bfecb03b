// Imported for its effect: ends this process when the one that started it is gone without passing the signal on
// (killed outright, or by the `sh` that npm puts in between), so that no server without a parent keeps its port.
import { readFileSync } from 'node:fs';

const parent = process.ppid;
const starter = starterBehindShell();

setInterval(() => {
  if (process.ppid !== parent || starterBehindShell() !== starter) process.kill(process.pid, 'SIGTERM');
}, 200).unref();

/** Where npm runs a script through a shell, the shell stays when npm is killed: the process behind it counts. Linux only. */
function starterBehindShell() {
  if (!process.env.npm_lifecycle_event) return null;
  try {
    const [, name, rest] = /\((.*)\) \S+ (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, 'utf8')) ?? [];
    return ['sh', 'bash', 'dash'].includes(name) ? rest : null;
  } catch {
    return null;
  }
}
