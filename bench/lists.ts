import { sql } from 'kysely';
import { createApp } from '#server/start/app.ts';
import { createAdmin } from '#server/auth/admins.ts';
import { issueToken } from '#server/auth/tokens.ts';
import { connect, type DatabaseAddress } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import type { Database } from '#server/database/schema.ts';
import { folderFiles } from '#server/media/files.ts';
import { fill } from './fill.ts';
import type { Limit } from './limits.ts';
import { compare, type Ratio } from './ratio.ts';

export const few = 1_000;
export const many = 100_000;

const lists = {
  'positions, as the screen asks first': 'vi-tri/all',
  'positions shown, by name': 'vi-tri/all?status=active&sort_by=name&sort_order=desc',
  'positions of a career': 'vi-tri/all?nghe_nghiep_id=1',
  'subjects, newest first': 'mon-hoc/all?sort_by=id&sort_order=desc&per_page=100',
  'articles, as the screen asks first': 'bai-viet/all?status=published',
  'articles by date': 'bai-viet/all?status=published&sort_by=published_at&sort_order=desc',
  'subjects, a page far down': 'mon-hoc/all?page=N',
};

/** In times of a list of few records. */
export const listLimit = (name: string): Limit => ({ most: name.endsWith('far down') ? 3 : 1.3 });

/** The first page of the administrator's lists among many records, against the same among few. */
export async function benchLists(
  addressOf: (count: number) => Promise<DatabaseAddress>,
  rounds: number,
): Promise<[string, Ratio][]> {
  const [small, large] = [await open(await addressOf(few), few), await open(await addressOf(many), many)];
  try {
    const rows: [string, Ratio][] = [];
    for (const [name, path] of Object.entries(lists)) rows.push([name, await compare(large.ask(path), small.ask(path), rounds)]);
    return rows;
  } finally {
    await small.db.destroy();
    await large.db.destroy();
  }
}

async function open(
  address: DatabaseAddress,
  count: number,
): Promise<{ db: Database; ask: (path: string) => () => Promise<void> }> {
  const db = connect(address);
  await migrate(db, address.dialect);
  await fill(db, count);
  // What PostgreSQL does by itself within a minute of a bulk load.
  if (address.dialect === 'postgres') await sql`vacuum analyze`.execute(db);
  const clock = () => new Date();
  const app = createApp({ db, dialect: address.dialect, files: folderFiles('unused'), pages: null, clock });
  const admin = { email: 'bench@example.com', name: 'Bench', password: 'mot-mat-khau-du-dai' };
  await createAdmin(db, admin, clock());
  const { id } = await db.selectFrom('admin').select('id').executeTakeFirstOrThrow();
  const headers = { Authorization: `Bearer ${await issueToken(db, id, clock())}` };
  // Records are of 20 a page.
  const farDown = Math.floor(count / 20) - 5;
  return {
    db,
    ask: (path) => async () => {
      const response = await app.request(`/api/admin/${path.replace('N', String(farDown))}`, { headers });
      const body = await response.text();
      if (response.status !== 200) throw new Error(`${path}: ${response.status} ${body}`);
    },
  };
}
