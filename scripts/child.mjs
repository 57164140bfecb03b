import { spawn } from 'node:child_process';
import { root } from './project.mjs';

const windows = process.platform === 'win32';
/** Exit codes of a shell for a program that a signal ended. */
const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 };
const signals = Object.keys(signalNumbers);

/**
 * Runs a program in a process group of its own and takes the whole group along when this script is told to end.
 * A terminal and npm may both deliver the same Ctrl-C: what comes twice within half a second is passed on once.
 *
 * @param {{ env?: object, quiet?: boolean, endWith?: 'SIGINT', patience?: number, stop?: AbortSignal }} options
 *   quiet: collect the output instead of showing it. endWith: the signal the program cleans up on, whichever came.
 *   stop: ends the program. patience: milliseconds until a program that does not end is killed; default: no limit.
 * @returns {Promise<{ code: number, output: string, interrupted: number | null }>} interrupted: the exit code to end with
 */
export function runChild(command, args, { env = process.env, quiet = false, endWith, patience, stop } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    detached: !windows,
    windowsHide: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));

  let lastSignalAt = 0;
  let interrupted = null;
  let timer;
  const passOn = (signal) => {
    if (Date.now() - lastSignalAt < 500) return;
    lastSignalAt = Date.now();
    interrupted = 128 + signalNumbers[signal];
    end(signal);
  };
  const end = (signal) => {
    killGroup(child, endWith ?? signal);
    if (patience !== undefined) timer ??= setTimeout(() => killGroup(child, 'SIGKILL'), patience);
  };
  stop?.addEventListener('abort', () => end('SIGTERM'), { once: true });
  for (const signal of signals) process.on(signal, passOn);

  return new Promise((resolve, reject) => {
    const settle = () => {
      for (const signal of signals) process.off(signal, passOn);
      clearTimeout(timer);
      // Whatever the program left running.
      killGroup(child, 'SIGKILL');
    };
    child.once('error', (error) => {
      settle();
      reject(error);
    });
    child.once('exit', () => {
      // A grandchild that holds the pipes open would keep 'close' from coming.
      if (quiet) killGroup(child, 'SIGKILL');
    });
    child.once('close', (code, signal) => {
      settle();
      resolve({ code: code ?? 128 + (signalNumbers[signal] ?? 9), output, interrupted });
    });
  });
}

function killGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    if (windows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // Gone already.
  }
}
