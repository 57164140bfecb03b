import { setTimeout as sleep } from 'node:timers/promises';
import type { SiteProcess } from './site-process.ts';
import type { Random } from './trial.ts';

const perSecond = 50;

type Replacement = {
  /** The address of what stands in front of the instances. */
  front: string;
  sites: SiteProcess[];
  /** Starts an instance in the place of the one of that name. */
  open: (name: string) => Promise<SiteProcess>;
  token: string;
  random: Random;
  rounds: number;
  say: (line: string) => void;
  /** Added to: what was not answered as it should be. */
  faults: string[];
};

/** Stops and starts the one and the other of two instances under 50 requests a second. Gives the number of requests. */
export async function replaceUnderLoad({ front, sites, open, token, random, rounds, say, faults }: Replacement): Promise<number> {
  const state = { sent: 0, answered: 0, ends: false };
  const paths = ['/api/danh-muc', '/api/menu', '/api/bai-viet', '/api/nghe-nghiep', '/robots.txt'];
  const one = async () => {
    state.sent += 1;
    const isSave = random.below(25) === 0;
    const asked = isSave ? 'a save' : random.of(paths);
    const name = `Dưới tải ${state.sent}`;
    const sent = isSave
      ? fetch(`${front}/api/admin/danh-muc`, {
          method: 'POST',
          headers: signed(token),
          body: JSON.stringify({ name, status: true }),
        })
      : fetch(front + asked);
    const fault = await sent.then(
      async (answer) => (await answer.arrayBuffer(), answer.ok ? null : String(answer.status)),
      (error: unknown) => String(error),
    );
    state.answered += 1;
    if (fault !== null) faults.push(`${asked}: ${fault}`);
  };
  const load = (async () => {
    while (!state.ends) {
      void one();
      await sleep(1_000 / perSecond);
    }
  })();
  for (let round = 0; round < Math.floor(rounds); round += 1) {
    for (const [index, name] of ['one', 'other'].entries()) {
      say(`Replacing ${name} of two under ${perSecond} requests a second …`);
      // What stands in front is not told: it finds out by itself.
      const code = await sites[index]?.end('SIGTERM');
      if (code !== 0) faults.push(`The instance that was stopped ended with ${code}.`);
      const fresh = await open(name);
      for (let tries = 0; tries < 300 && (await fetch(`${fresh.origin}/readyz`)).status !== 200; tries += 1) await sleep(100);
      sites[index] = fresh;
      await sleep(500);
    }
  }
  state.ends = true;
  await load;
  while (state.answered < state.sent) await sleep(20);
  return state.sent;
}

const signed = (token: string) => ({ Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' });

type Call = { method?: string; token?: string; body?: object };

export async function json<Data>(url: string, { method = 'GET', token, body }: Call = {}): Promise<Data> {
  const answer = await fetch(url, {
    method,
    headers: token === undefined ? { 'Content-Type': 'application/json' } : signed(token),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${text}`);
  return (text === '' ? {} : (JSON.parse(text) as { data: Data }).data) as Data;
}
