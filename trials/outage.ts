import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Cluster, endAbandonedCluster, startCluster } from '../tests/support/cluster.ts';
import { scratchDir } from '../tests/support/scratch.ts';
import { adminEmail, adminPassword, type SiteProcess, startSite } from './site-process.ts';
import { randomOf, type Trial } from './trial.ts';

/** Times of one trial, in milliseconds. */
type Times = {
  frozen: number;
  /** How long every other outage lasts. */
  out: number;
  /** Within which the site answers, whatever the database does. */
  answer: number;
};

/** An outage that is under way. `end` resolves when the database answers again. */
type Outage = {
  end: () => Promise<void>;
  /** Whether the database answers nothing meanwhile, so that nothing can be saved and what is kept stays kept. */
  isSilent: boolean;
};

const waitsForIt = 'does not answer yet';
const perSecond = 60;
const keptWithin = 300;
const recoveredWithin = 5_000;

/** What visitors read again and again. */
const keptPaths = ['/api/nghe-nghiep', '/api/nhom-nganh', '/api/danh-muc', '/api/menu', '/api/banners'];

/**
 * PostgreSQL is stopped, restarted, killed and frozen, its connections are cut and its tables locked, under a site that is
 * read, searched and written to. The process lives, what is kept is answered at once, everything else in time, all recovers
 * by itself, and no acknowledged write is missing. One round is each of the six once, in an order of its own; a part of a
 * round is one whose outages are as much shorter, and whose times are told and not judged.
 */
export const trial: Trial = async ({ seed, rounds, say }) => {
  const random = randomOf(seed);
  const isShort = rounds < 1;
  const times: Times = isShort
    ? { frozen: 30_000 * rounds, out: 3_000 * rounds, answer: 3_000 }
    : { frozen: 30_000, out: 7_000, answer: 6_000 };
  const dir = mkdtempSync(join(scratchDir(), `huong-nghiep-outage-${process.pid}-`));
  // A server that is killed keeps what it has handed to the system; what it has acknowledged must be among that.
  const cluster = await startCluster(join(dir, 'postgres'), { synchronous_commit: 'on' });
  const env = {
    DATABASE_URL: cluster.url('postgres'),
    // Drawing the demo content takes longer than a short trial may.
    DEMO_CONTENT: String(!isShort),
    ...(isShort ? { DATABASE_QUERY_SECONDS: '1' } : {}),
  };
  const faults: string[] = [];
  const sites: SiteProcess[] = [];
  try {
    // In a composition of containers the site is often there before its database.
    if (!isShort) await cluster.control('stop', '--mode=fast');
    const waits = Promise.withResolvers<void>();
    const onOutput = (output: string) => output.includes(waitsForIt) && waits.resolve();
    const starting = Array.from({ length: isShort ? 1 : 5 }, (_, index) =>
      startSite(join(dir, `site-${index}`), env, false, { onOutput }),
    );
    const started = Promise.all(starting);
    if (!isShort) {
      await Promise.race([waits.promise, started]);
      await cluster.control('start');
    }
    sites.push(...(await started));
    const outputs = sites.map(({ output }) => output());
    const told = (sentence: string) => outputs.map((output) => output.split(sentence).length - 1);
    say(`${sites.length} sites started; told that they wait for their database: ${told(waitsForIt).join(', ')} times`);
    for (const [sentence, most] of [
      [waitsForIt, sites.length],
      ['Loading the demo content', 1],
      ['The first administrator:', 1],
    ] as const) {
      const each = told(sentence);
      const all = each.reduce((sum, count) => sum + count, 0);
      if (all > most || Math.max(...each) > 1) faults.push(`"${sentence}" was told ${all} times.`);
    }
    const [site, ...others] = sites;
    if (site === undefined) throw new Error('No site was started.');
    for (const other of others) await other.end('SIGTERM');

    const load = await openLoad(site, random.below, faults, times, !isShort);
    for (let round = 0; round < Math.max(1, rounds); round += 1) {
      const left = Object.entries(kinds);
      while (left.length > 0) {
        const [[name, begin]] = left.splice(random.below(left.length), 1) as [(typeof left)[number]];
        await load.suffer(name, () => begin(cluster), name === 'frozen' ? times.frozen : times.out);
        say(`round ${round + 1}, ${name}: ${load.last()}`);
        if (site.child.exitCode !== null || site.child.signalCode !== null) {
          throw new Error(`The process ended while the database was ${name}: ${site.output().slice(-2_000)}`);
        }
      }
    }
    const figures = await load.close(cluster);
    return { figures, faults };
  } finally {
    for (const site of sites) await site.end('SIGKILL');
    try {
      cluster.stop();
    } catch {
      // A fault may leave it stopped, or frozen.
      endAbandonedCluster(join(dir, 'postgres'));
    }
    rmSync(dir, { recursive: true, force: true, maxRetries: 3 });
  }
};

const kinds: Record<string, (cluster: Cluster) => Promise<Outage>> = {
  stopped: async (cluster) => {
    await cluster.control('stop', '--mode=fast');
    return { end: () => cluster.control('start'), isSilent: true };
  },
  restarted: async (cluster) => {
    await cluster.control('restart', '--mode=fast');
    return { end: async () => {}, isSilent: false };
  },
  killed: async (cluster) => {
    for (const pid of await processesOf(cluster, 'SIGSTOP')) process.kill(pid, 'SIGKILL');
    return { end: () => startedAgain(cluster), isSilent: true };
  },
  frozen: async (cluster) => {
    const pids = await processesOf(cluster, 'SIGSTOP');
    return {
      async end() {
        for (const pid of pids) process.kill(pid, 'SIGCONT');
      },
      isSilent: true,
    };
  },
  cut: async (cluster) => {
    const client = await connected(cluster);
    const over = new AbortController();
    const cutting = (async () => {
      while (!over.signal.aborted) {
        await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
          where backend_type = 'client backend' and pid <> pg_backend_pid()`);
        await sleep(100);
      }
      await client.end();
    })();
    return {
      async end() {
        over.abort();
        await cutting;
      },
      isSilent: false,
    };
  },
  locked: async (cluster) => {
    const client = await connected(cluster);
    const { rows } = await client.query<{ name: string }>(
      `select format('%I', tablename) as name from pg_tables where schemaname = 'public'`,
    );
    // A lock is not had while a save holds its table, and whoever comes meanwhile waits behind it.
    await client.query(`begin; lock table ${rows.map(({ name }) => name).join(', ')} in access exclusive mode`);
    return { end: () => client.end(), isSilent: true };
  },
};

async function connected(cluster: Cluster): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: cluster.url('postgres') });
  // It may be among those whose server is killed.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** The processes of the server, each after it was sent `signal`. */
async function processesOf(cluster: Cluster, signal: NodeJS.Signals): Promise<number[]> {
  const client = await connected(cluster);
  const first = cluster.pid();
  // Nobody can connect from now on, so that the list stays whole.
  process.kill(first, signal);
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity');
  const pids = [first];
  for (const { pid } of rows) {
    try {
      process.kill(pid, signal);
      pids.push(pid);
    } catch {
      // It has ended since it was listed.
    }
  }
  client.end().catch(() => {});
  return pids;
}

/** A server that was killed leaves memory that is in use until the last of its processes has been reaped. */
async function startedAgain(cluster: Cluster): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await cluster.control('start');
    } catch (error) {
      if (tries === 20) throw error;
      await sleep(100);
    }
  }
}

type Kind = 'kept' | 'read' | 'search' | 'write';
type Asked = { kind: Kind; status: number; took: number; began: number; ended: number };

/** Sixty requests a second to a site: half of what is kept, and of the rest a third each is read, searched and written. */
async function openLoad(
  site: SiteProcess,
  below: (below: number) => number,
  faults: string[],
  times: Times,
  judgesTimes: boolean,
) {
  const login = await fetch(`${site.origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: adminEmail, password: adminPassword }),
  });
  const { token } = ((await login.json()) as { data: { token: string } }).data;
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };

  const acknowledged = new Set<string>();
  const denied = new Set<string>();
  const underWay = new Set<Promise<Asked>>();
  let asked: Asked[] = [];
  let number = 0;
  let mayWrite = true;
  let last = '';
  const worst = { kept: 0, other: 0, recovery: 0 };
  const counts = { answers: 0, refused: 0, outages: 0 };

  const requests: Record<Kind, () => Promise<Response>> = {
    kept: () => fetch(site.origin + keptPaths[below(keptPaths.length)]),
    // Nothing of the back office is kept.
    read: () => fetch(`${site.origin}/api/admin/danh-muc/all?page=${(number += 1)}`, { headers }),
    search: () => fetch(`${site.origin}/api/search?q=nghe%20${(number += 1)}`),
    write: () => write(`Danh mục ${(number += 1)}`),
  };

  async function write(name: string): Promise<Response> {
    const body = JSON.stringify({ name, slug: `danh-muc-${number}` });
    const answer = await fetch(`${site.origin}/api/admin/danh-muc`, { method: 'POST', headers, body });
    if (answer.status === 201) acknowledged.add(name);
    if (answer.status === 503) denied.add(name);
    return answer;
  }

  /** Status 0: no answer at all. */
  async function ask(kind: Kind): Promise<Asked> {
    const began = performance.now();
    const status = await requests[kind]().then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      () => 0,
    );
    const ended = performance.now();
    const one = { kind, status, began, ended, took: ended - began };
    asked.push(one);
    return one;
  }

  const timer = setInterval(() => {
    const others = (['read', 'search', 'write'] as const).filter((kind) => kind !== 'write' || mayWrite);
    const kind = below(2) === 0 ? 'kept' : (others[below(others.length)] ?? 'read');
    const one = ask(kind).finally(() => underWay.delete(one));
    underWay.add(one);
  }, 1_000 / perSecond);

  const isWell = ({ status }: Asked) => status >= 200 && status < 300;

  /** Until each kind of request is answered; resolves with the milliseconds since `from`. */
  async function recovered(from: number): Promise<number> {
    const patience = judgesTimes ? recoveredWithin : 4 * recoveredWithin;
    for (const kind of ['read', 'search', 'write', 'kept'] as const) {
      while (!isWell(await ask(kind))) {
        if (performance.now() - from > patience) break;
        await sleep(20);
      }
    }
    return performance.now() - from;
  }

  return {
    last: () => last,

    async suffer(name: string, begin: () => Promise<Outage>, length: number): Promise<void> {
      // What is kept is dropped with every save, so there is none from here until the outage is there.
      mayWrite = false;
      await Promise.all(underWay);
      for (const path of keptPaths) await (await fetch(site.origin + path)).arrayBuffer();
      asked = [];
      const { end, isSilent } = await begin();
      const from = performance.now();
      mayWrite = true;
      // On a busy machine the timer may ask for nothing that is kept in a short outage.
      if (isSilent) await ask('kept');
      await sleep(length);
      const until = performance.now();
      await end();
      const back = performance.now();
      const recovery = await recovered(back);
      const well = performance.now();
      await sleep(judgesTimes ? 2_000 : 200);
      await Promise.all(underWay);

      const problem = (text: string) => faults.push(`${name}: ${text}`);
      const kept = asked.filter(({ kind, began, ended }) => isSilent && kind === 'kept' && began > from && ended < until);
      const slowestKept = Math.max(0, ...kept.map(({ took }) => took));
      const slowest = Math.max(...asked.map(({ took }) => took));
      const refused = asked.filter((one) => one.status === 503);
      // Whether a save is in a database that cannot be asked may not be told for certain.
      const strange = asked.filter((one) => !isWell(one) && one.status !== 503 && !(one.kind === 'write' && one.status === 500));
      const late = asked.filter((one) => one.began > well && !isWell(one));
      const unkept = kept.filter((one) => !isWell(one));
      if (isSilent && kept.length === 0) problem('nothing that is kept was asked for');
      if (unkept.length > 0) problem(`${unkept.length} of ${kept.length} kept answers were not given (${unkept[0]?.status})`);
      if (strange.length > 0)
        problem(`${strange.length} answers were neither right nor 503: ${strange[0]?.kind} ${strange[0]?.status}`);
      if (late.length > 0) problem(`${late.length} answers failed after all had recovered: ${late[0]?.kind} ${late[0]?.status}`);
      if (judgesTimes && slowestKept > keptWithin) problem(`a kept answer took ${Math.round(slowestKept)} ms`);
      // A save whose commit was not answered looks for it as long again.
      const tardy = asked.find(({ kind, took }) => took > (kind === 'write' ? 2 : 1) * times.answer);
      if (judgesTimes && tardy !== undefined) problem(`an answer to ${tardy.kind} took ${Math.round(tardy.took)} ms`);
      if (judgesTimes && recovery > recoveredWithin) problem(`it took ${Math.round(recovery)} ms to recover`);
      if (!judgesTimes && recovery > 4 * recoveredWithin) problem('it did not recover');
      worst.kept = Math.max(worst.kept, slowestKept);
      worst.other = Math.max(worst.other, slowest);
      worst.recovery = Math.max(worst.recovery, recovery);
      counts.answers += asked.length;
      counts.refused += refused.length;
      counts.outages += 1;
      last = `${asked.length} answers, ${refused.length} of them 503; ${kept.length} kept, the slowest ${Math.round(slowestKept)} ms; of all ${Math.round(slowest)} ms; recovered after ${Math.round(recovery)} ms`;
    },

    async close(cluster: Cluster): Promise<string[]> {
      clearInterval(timer);
      await Promise.all(underWay);
      const client = await connected(cluster);
      const { rows } = await client.query<{ name: string }>('select name from danh_muc');
      await client.end();
      const names = new Set(rows.map(({ name }) => name));
      const missing = [...acknowledged].filter((name) => !names.has(name));
      if (missing.length > 0) faults.push(`${missing.length} of ${acknowledged.size} acknowledged writes are missing.`);
      const kept = [...denied].filter((name) => names.has(name));
      if (kept.length > 0) faults.push(`${kept.length} of ${denied.size} writes that were answered 503 are there.`);
      return [
        `${counts.outages} outages, ${counts.answers} answers, ${counts.refused} of them 503`,
        `${acknowledged.size} acknowledged writes, ${missing.length} missing`,
        `slowest: ${Math.round(worst.kept)} ms of what is kept, ${Math.round(worst.other)} ms of all; longest recovery ${Math.round(worst.recovery)} ms`,
      ];
    },
  };
}
