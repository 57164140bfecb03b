import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, startCluster } from '../tests/support/cluster.ts';
import { scratchDir } from '../tests/support/scratch.ts';
import { json, replaceUnderLoad } from './replacement.ts';
import { startS3 } from './s3-server.ts';
import { adminEmail, adminPassword, type SiteProcess, startSite } from './site-process.ts';
import { randomOf, type Trial } from './trial.ts';

/**
 * Two instances over one PostgreSQL and one bucket behind nginx with `deploy/nginx.conf`, but for its ports and TLS: what is too
 * large is refused by the site, and under 50 requests a second both are stopped and started without a failed request. One round
 * is one replacement of both.
 */
export const trial: Trial = async ({ seed, rounds, say }) => {
  const version = nginxVersion();
  if (version === null) return { figures: ['nginx is not installed here: nothing was tried.'], faults: [] };
  const dir = mkdtempSync(join(scratchDir(), `huong-nghiep-nginx-${process.pid}-`));
  const [cluster, s3] = [await startCluster(join(dir, 'postgres')), await startS3(join(dir, 's3'))];
  const [port, one, other] = [await freePort(), await freePort(), await freePort()];
  const env = { DATABASE_URL: cluster.url('postgres'), STORAGE_URL: s3.url, DEMO_CONTENT: 'false', TRUST_PROXY: '1' };
  const open = async (name: string) => startSite(join(dir, name), { ...env, PORT: String(name === 'one' ? one : other) });
  const sites: SiteProcess[] = [];
  const faults: string[] = [];
  const figures: string[] = [];
  let nginx: ChildProcess | null = null;
  try {
    sites.push(...(await Promise.all([open('one'), open('other')])));
    nginx = await startNginx(join(dir, 'nginx'), port, [one, other]);
    const front = `http://127.0.0.1:${port}`;
    const login = `${front}/api/admin/login`;
    const { token } = await json<{ token: string }>(login, {
      method: 'POST',
      body: { email: adminEmail, password: adminPassword },
    });
    const large = await fetch(login, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{'.padEnd(8 * 1024 ** 2),
    });
    if (large.status !== 413 || !large.headers.get('content-type')?.includes('json'))
      faults.push(`A body of 8 MB was not refused by the site: ${large.status}.`);
    const sent = await replaceUnderLoad({ front, sites, open, token, random: randomOf(seed), rounds, say, faults });
    figures.push(`${sent} requests while both were replaced behind ${version}`);
  } finally {
    nginx?.kill('SIGQUIT');
    await Promise.all(sites.map(async (site) => site.end('SIGKILL')));
    await s3.close();
    cluster.stop();
    rmSync(dir, { recursive: true, force: true });
  }
  return { figures, faults };
};

function nginxVersion(): string | null {
  const { status, stderr } = spawnSync('nginx', ['-v'], { encoding: 'utf8' });
  return status === 0 ? (stderr.match(/nginx\/[\d.]+/)?.[0] ?? 'nginx') : null;
}

async function startNginx(dir: string, port: number, instances: number[]): Promise<ChildProcess> {
  mkdirSync(dir);
  const given = readFileSync(resolve(import.meta.dirname, '../deploy/nginx.conf'), 'utf8');
  const servers = instances.map((instance) => given.replace(/^[^]*?(server 127\.0\.0\.1:)\d+(.*;)[^]*$/, `$1${instance}$2`));
  const conf = given
    .replaceAll(/^ *#? *server 127.*$/gm, '')
    .replace(/^upstream \w+ \{$/m, `$&\n${servers.join('\n')}`)
    // The server that leads to TLS, and what TLS needs.
    .replace(/^server \{\n  listen 80;[^]*?^\}$/m, '')
    .replaceAll(/^ *(ssl_|listen \[).*$/gm, '')
    .replace(/listen 443.*/, `listen 127.0.0.1:${port};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dir}/${name};`);
  writeFileSync(
    join(dir, 'nginx.conf'),
    `daemon off; pid ${dir}/pid; worker_processes 1; events {} http { access_log off; ${temporary.join(' ')}\n${conf}\n}`,
  );
  const child = spawn('nginx', ['-p', dir, '-e', join(dir, 'error.log'), '-c', join(dir, 'nginx.conf')], { stdio: 'inherit' });
  process.once('exit', () => child.kill('SIGKILL'));
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    if (
      await fetch(`http://127.0.0.1:${port}/robots.txt`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return child;
    await sleep(50);
  }
  if (child.exitCode === null) await Promise.all([once(child, 'exit'), child.kill('SIGKILL')]);
  throw new Error(`nginx does not answer: ${readFileSync(join(dir, 'error.log'), 'utf8')}`);
}
