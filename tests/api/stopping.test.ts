import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, it, type TestContext } from 'vitest';
import { adminEmail, adminPassword, type SiteProcess, startSite } from '../../trials/site-process.ts';

function ownDir(test: TestContext): string {
  const dir = mkdtempSync(join(tmpdir(), 'huong-nghiep-stopping-'));
  test.onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

const open = (test: TestContext) => startSite(ownDir(test), { DEMO_CONTENT: 'false' });

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = '';
  answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  await once(answer, 'end');
  return text;
}

/** A login of which half is sent. */
function halfALogin({ origin }: SiteProcess) {
  const body = JSON.stringify({ email: adminEmail, password: adminPassword });
  const request = ask(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
  });
  request.write(body.slice(0, 20));
  const answered = once(request, 'response').then(async ([answer]: IncomingMessage[]) => {
    if (answer === undefined) throw new Error('There is no answer.');
    return { status: answer.statusCode, connection: answer.headers.connection, text: await textOf(answer) };
  });
  return { finish: () => request.end(body.slice(20)), answered };
}

/** Sends the beginning of something, and nothing more. */
async function stuck({ origin }: SiteProcess, text: string): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  if (text !== '') socket.write(text);
  return socket;
}

/** Waits until new connections are refused. */
async function refuses(site: SiteProcess): Promise<void> {
  for (;;) {
    const isOpen = await fetch(`${site.origin}/api/menu`, { headers: { Connection: 'close' } }).then(
      () => true,
      () => false,
    );
    if (!isOpen) return;
  }
}

// They wait most of their time.
describe.concurrent('stopping', { timeout: 180_000 }, () => {
  it('an upload and a download under way are finished after two signals, and the answer closes the connection', async (test) => {
    const { expect } = test;
    const dir = ownDir(test);
    const site = await startSite(dir, { DEMO_CONTENT: 'false' });
    // More than the buffers between the two processes hold.
    const bytes = 24 * 1024 ** 2;
    mkdirSync(join(dir, 'uploads'), { recursive: true });
    writeFileSync(join(dir, 'uploads/0a-320.webp'), Buffer.alloc(bytes, 120));
    const [download] = (await once(ask(`${site.origin}/uploads/0a-320.webp`).end(), 'response')) as [IncomingMessage];
    const login = halfALogin(site);
    await stuck(site, '');
    await fetch(`${site.origin}/api/menu`);
    const ended = site.end('SIGTERM');
    await refuses(site);
    site.child.kill('SIGTERM');
    site.child.kill('SIGINT');
    setTimeout(login.finish, 300);
    expect(await login.answered).toMatchObject({ status: 200, connection: 'close', text: expect.stringContaining('token') });
    expect((await textOf(download)).length).toBe(bytes);
    expect(await ended).toBe(0);
    expect(site.output()).not.toContain('Not everything');
  });

  it('clients that are stuck do not hold it up beyond its patience', async (test) => {
    const { expect } = test;
    const site = await open(test);
    const login = 'POST /api/admin/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{';
    const sockets = await Promise.all(['', 'GET /api/menu HTTP/1.1\r\nHo', login].map((text) => stuck(site, text)));
    await fetch(`${site.origin}/api/menu`);
    // Ends with exit code 0, not with that of a killed process; what never ends fails by the limit of the test.
    expect(await site.end('SIGTERM')).toBe(0);
    for (const socket of sockets) socket.destroy();
  });

  it.for(['npm', 'the start script'])('a signal to %s lets the site finish what is under way', async (to, test) => {
    const { expect } = test;
    const dir = ownDir(test);
    const script = join(dir, 'start.mjs');
    const from = (name: string) => JSON.stringify(pathToFileURL(resolve('scripts', name)).href);
    const entry = JSON.stringify(resolve('trials/api-process.ts'));
    // What the start script does once all is installed and built.
    writeFileSync(
      script,
      `import { runScript } from ${from('project.mjs')};
      import { runServer } from ${from('server.mjs')};
      await runScript(async () => process.exit(await runServer(${entry}, process.env)));`,
    );
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
    const start = scripts.start.replaceAll('scripts/start.mjs', 'start.mjs');
    writeFileSync(join(dir, 'package.json'), JSON.stringify({ scripts: { start } }));
    // What npm tells the programs it runs would lead this one to another folder.
    const inherited = Object.entries(process.env).filter(([name]) => !/^npm_|^INIT_CWD$/i.test(name));
    const env = {
      ...Object.fromEntries(inherited),
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: join(dir, 'data'),
    };
    const account = { DEMO_CONTENT: 'false', ADMIN_EMAIL: adminEmail, ADMIN_PASSWORD: adminPassword };
    const [command, args] = to === 'npm' ? ['npm', ['start']] : [process.execPath, [script]];
    const starter = spawn(command as string, args as string[], {
      cwd: dir,
      env: { ...env, ...account },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const listening = new Promise<string>((found, failed) => {
      const read = (chunk: Buffer) => {
        output += chunk.toString();
        const [, port] = /localhost:(\d+)\//.exec(output) ?? [];
        if (port !== undefined) found(`http://127.0.0.1:${port}`);
      };
      starter.stdout.on('data', read);
      starter.stderr.on('data', read);
      starter.once('exit', () => failed(new Error(output)));
    });
    const ended = once(starter, 'exit').then(([code]) => Number(code));
    try {
      const site = { child: starter, origin: await listening, output: () => output, end: async () => ended };
      const login = halfALogin(site);
      await fetch(`${site.origin}/api/menu`);
      starter.kill('SIGTERM');
      await refuses(site);
      starter.kill('SIGTERM');
      setTimeout(login.finish, 700);
      expect((await login.answered).status).toBe(200);
      expect(await ended).toBe(0);
    } finally {
      starter.kill('SIGKILL');
    }
  });
});
