import { parseArgs } from 'node:util';
import type { Dialect } from '#server/database/connect.ts';
import type { Trial } from './trial.ts';

/** `npm run trial -- NAME`: each trial with the number of rounds it has unless told. */
const trials: Record<string, { load: () => Promise<{ trial: Trial }>; rounds: number }> = {
  kill: { load: () => import('./kill.ts'), rounds: 75 },
  outage: { load: () => import('./outage.ts'), rounds: 3 },
  fuzz: { load: () => import('./fuzz.ts'), rounds: 200_000 },
  load: { load: () => import('./load.ts'), rounds: 60 },
  backup: { load: () => import('./backup.ts'), rounds: 200 },
  previous: { load: () => import('./previous.ts'), rounds: 2 },
  nginx: { load: () => import('./nginx.ts'), rounds: 1 },
  pair: { load: () => import('./pair.ts'), rounds: 1 },
  twin: { load: () => import('./twin.ts'), rounds: 5_000 },
  enquiries: { load: () => import('./enquiries.ts'), rounds: 10_000 },
  memory: { load: () => import('./memory.ts'), rounds: 1 },
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    rounds: { type: 'string' },
    database: { type: 'string', default: 'sqlite' },
    store: { type: 'string', default: 'folder' },
  },
});
const { [positionals[0] ?? '']: named } = trials;
if (named === undefined || !['sqlite', 'postgres'].includes(values.database) || !['folder', 's3'].includes(values.store)) {
  console.error(
    `npm run trial -- ${Object.keys(trials).join('|')} [--seed 1] [--rounds N] [--database sqlite|postgres] [--store folder|s3]`,
  );
  process.exit(1);
}
const { trial } = await named.load();
const { figures, faults } = await trial({
  seed: Number(values.seed),
  rounds: Number(values.rounds ?? named.rounds),
  database: values.database as Dialect,
  store: values.store as 'folder' | 's3',
  say: (line) => console.log(line),
});
for (const line of figures) console.log(line);
for (const fault of faults) console.error(`FAULT: ${fault}`);
console.log(faults.length === 0 ? 'No fault.' : `${faults.length} faults.`);
process.exit(faults.length === 0 ? 0 : 1);
