import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runChild } from './child.mjs';
import { ensureInstalled } from './install.mjs';
import { pinnedNode, root, runScript, toolEnvironment } from './project.mjs';

// Vite brings changes of the site to the open pages; a change in these folders starts the server anew.
// (`node --watch` also sees the copies Vite makes of its config, and would restart without end.)
const serverRooms = ['src/server', 'src/shared', 'demo'];
/** Milliseconds. Reading all times takes 3 ms; fs.watch misses files that a text editor replaces. */
const lookEvery = 300;

await runScript(async () => {
  await ensureInstalled('building');

  let restart = new AbortController();
  let seen = sourceTimes();
  setInterval(() => {
    const now = sourceTimes();
    if (now !== seen) restart.abort();
    seen = now;
  }, lookEvery);

  const env = toolEnvironment({ NODE_ENV: 'development' });
  for (;;) {
    restart = new AbortController();
    const { signal } = restart;
    // React Router has a development build and a production build: Vite loads the first, and so must the server.
    const args = ['--conditions=development', join(root, 'src/server/start/dev.ts')];
    const { code, interrupted } = await runChild(pinnedNode, args, { env, stop: signal, patience: 3_000 });
    if (interrupted !== null) process.exit(interrupted);
    if (signal.aborted) continue;
    console.log(`The server ended with exit code ${code}; it starts again when a file of it changes.`);
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  }
});

function sourceTimes() {
  return serverRooms
    .flatMap((room) => readdirSync(join(root, room), { recursive: true }).map((name) => join(root, room, name)))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => `${path} ${statSync(path, { throwIfNoEntry: false })?.mtimeMs}`)
    .join('\n');
}
