import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { address, admin, port } from './site.ts';

/** Serves the built site for the browser tests: SQLite and demo content in a folder that is removed with it. */
const dataDir = mkdtempSync(join(tmpdir(), 'huong-nghiep-site-'));
const here = (path: string) => resolve(import.meta.dirname, path);
const server = spawn(process.execPath, ['--import', here('no-internet.ts'), here('../../src/server/main.ts')], {
  stdio: 'inherit',
  env: {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: here('../../node_modules/.cache/node'),
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    PUBLIC_URL: address,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  },
});
process.on('exit', () => {
  server.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
