import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { programFile } from './program.ts';
import { address, admin, mailPort, port } from './site.ts';

/*
 * Serves the built site for the browser tests: SQLite and demo content in a folder that is removed with it.
 *
 * Drawing and encoding the pictures of the demo content takes more processor time than any spec. What a first start leaves is
 * kept, and copied until a file changes that has a part in it, or the day, from which the articles count theirs.
 */
const root = resolve(import.meta.dirname, '../..');
const caches = join(root, 'node_modules/.cache');
const keptSites = join(caches, 'demo-site');
const madeOf = ['demo', 'src/server', 'src/shared', 'site.config.ts', 'package-lock.json', 'tests/support/site.ts'];
const kept = join(keptSites, `${new Date().toISOString().slice(0, 10)}-${hashOf(madeOf)}`);

const dataDir = mkdtempSync(join(tmpdir(), 'huong-nghiep-site-'));
let server: ChildProcess | undefined;
let isEnding = false;
process.on('exit', () => {
  server?.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    isEnding = true;
    server?.kill(signal);
  });
}

if (existsSync(kept)) cpSync(kept, dataDir, { recursive: true });
else await makeContent();
if (isEnding) process.exit(0);
process.exit(await ended(start(port)));

function start(at: number): ChildProcess {
  server = spawn(process.execPath, ['--import', join(root, 'tests/support/no-internet.ts'), programFile('main')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: join(caches, 'node'),
      HOST: '127.0.0.1',
      PORT: String(at),
      DATA_DIR: dataDir,
      PUBLIC_URL: address,
      SMTP_URL: `smtp://127.0.0.1:${mailPort}?tls=false`,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    },
  });
  return server;
}

async function ended(child: ChildProcess): Promise<number> {
  child.stdout?.pipe(process.stdout);
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 0;
}

/** Starts a site where nobody asks for one, and keeps its folder once it has ended: a database that is open must not be copied. */
async function makeContent(): Promise<void> {
  const first = start(0);
  first.stdout?.on('data', (text: Buffer) => text.includes('The site is at') && first.kill('SIGTERM'));
  const code = await ended(first);
  if (isEnding) return;
  if (code !== 0) process.exit(code);

  rmSync(keptSites, { recursive: true, force: true });
  // A folder gets its final name last, so that one with that name is complete.
  const draft = `${kept}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  cpSync(dataDir, draft, { recursive: true });
  renameSync(draft, kept);
}

/** Of the names and contents of files, and of folders all the way down; tests do not count. */
function hashOf(paths: string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    const full = join(root, path);
    const names = /\.\w+$/.test(path) ? [''] : readdirSync(full, { recursive: true, encoding: 'utf8' }).sort();
    for (const name of names) {
      if (name !== '' && (!name.includes('.') || /\.test\.tsx?$/.test(name))) continue;
      hash.update(`${path}/${name}\0`).update(readFileSync(join(full, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
