import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { endWithThis, measured } from './measured-process.ts';
import { processOptions } from '../tests/support/process-options.ts';
import { programFile } from '../tests/support/program.ts';

const root = resolve(import.meta.dirname, '..');

export type BuiltSite = { process: ChildProcess; url: string; close: () => Promise<void> };

let nextPort = 4_600 + (process.pid % 300);

/** The built site in a process of its own, run as `npm start` does, once it has answered its first page; demo content in a new `dataDir`. */
export async function openBuiltSite(dataDir: string, env: Record<string, string> = {}, patienceMs = 120_000): Promise<BuiltSite> {
  const port = nextPort++;
  const child = spawn(process.execPath, [...measured, ...processOptions.node, programFile('main')], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      ...processOptions.environment,
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      ADMIN_PASSWORD: 'mot-mat-khau-du-dai',
      ...env,
    },
  });
  const site: BuiltSite = {
    process: child,
    url: `http://127.0.0.1:${port}`,
    async close() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
  endWithThis(child);
  const end = performance.now() + patienceMs;
  while (performance.now() < end && child.exitCode === null) {
    try {
      const response = await fetch(`${site.url}/mon-hoc`);
      await response.text();
      if (response.status === 200) return site;
    } catch {
      // Not listening yet.
    }
    await new Promise((wait) => setTimeout(wait, 10));
  }
  await site.close();
  throw new Error('The site did not answer.');
}
