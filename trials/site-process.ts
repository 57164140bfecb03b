import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { processOptions } from '../tests/support/process-options.ts';
import { isBuilt, programFile } from '../tests/support/program.ts';

const root = resolve(import.meta.dirname, '..');

export const adminEmail = 'admin@example.com';
export const adminPassword = 'mot-mat-khau-du-dai';

/** A site in a process of its own. */
export type SiteProcess = {
  child: ChildProcess;
  /** Where it listens, without a slash at the end. */
  origin: string;
  /** What it has printed so far, both streams. */
  output: () => string;
  /** Ends it, and waits until it has ended; gives the exit code, null after a signal. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
};

/**
 * Starts the built site as operators run it. Without `pages` and a build of the sources as they are: `trials/api-process.ts`, which
 * is the same without pages.
 * Fails with what it printed when it ends before it listens. `onOutput` is told what it has printed so far; `stop` kills it.
 */
export async function startSite(
  dataDir: string,
  env: Record<string, string> = {},
  pages = false,
  { onOutput = () => {}, stop }: { onOutput?: (output: string) => void; stop?: AbortSignal } = {},
): Promise<SiteProcess> {
  const child = spawn(
    process.execPath,
    [...processOptions.node, pages || isBuilt() ? programFile('main') : resolve(root, 'trials/api-process.ts')],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        ...processOptions.environment,
        NODE_COMPILE_CACHE: resolve(root, 'node_modules/.cache/node'),
        HOST: '127.0.0.1',
        PORT: '0',
        DATA_DIR: dataDir,
        ADMIN_EMAIL: adminEmail,
        ADMIN_PASSWORD: adminPassword,
        ...env,
      },
    },
  );
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  stop?.addEventListener('abort', kill, { once: true });
  child.once('exit', () => process.off('exit', kill));
  let output = '';
  const origin = await new Promise<string>((listening, failed) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      onOutput(output);
      const [, port] = /The site is at http:\/\/localhost:(\d+)\//.exec(output) ?? [];
      if (port !== undefined) listening(`http://127.0.0.1:${port}`);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => failed(new Error(`The site ended (${code}) before it listened: ${output}`)));
  });
  return {
    child,
    origin,
    output: () => output,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      child.kill(signal);
      await once(child, 'exit');
      return child.exitCode;
    },
  };
}
