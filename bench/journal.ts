import { sql } from 'kysely';
import { createAdmin } from '#server/auth/admins.ts';
import { issueToken } from '#server/auth/tokens.ts';
import { connectForStart, type DatabaseAddress } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import type { Database } from '#server/database/schema.ts';
import { folderFiles } from '#server/media/files.ts';
import { createApp } from '#server/start/app.ts';
import { fill } from './fill.ts';
import { compare, type Ratio } from './ratio.ts';

export const few = 1_000;
export const many = 1_000_000;

/** Of this article the journal holds exactly 100 versions. */
const versioned = 1;
const records = 500;

/** What editors ask of a journal of many rows, against one of few. */
export async function benchJournal(
  addressOf: (rows: number) => Promise<DatabaseAddress>,
  rounds: number,
): Promise<[string, Ratio][]> {
  const [small, large] = [await open(await addressOf(few), few), await open(await addressOf(many), many)];
  try {
    const rows: [string, Ratio][] = [];
    for (const name of Object.keys(small.work)) {
      const [subject, base] = [large.work[name], small.work[name]];
      if (subject !== undefined && base !== undefined) rows.push([name, await compare(subject, base, rounds)]);
    }
    return rows;
  } finally {
    await small.db.destroy();
    await large.db.destroy();
  }
}

type Work = Record<string, () => Promise<void>>;

async function open(address: DatabaseAddress, rows: number): Promise<{ db: Database; work: Work }> {
  const db = connectForStart(address);
  const { dialect } = address;
  await migrate(db, dialect);
  await fill(db, records);
  await writeRows(db, dialect, rows);
  if (dialect === 'postgres') await sql`vacuum analyze`.execute(db);
  const clock = () => new Date();
  const app = createApp({ db, dialect, files: folderFiles('unused'), pages: null, clock });
  await createAdmin(db, { email: 'bench@example.com', name: 'Bench', password: 'mot-mat-khau-du-dai' }, clock());
  const { id } = await db.selectFrom('admin').select('id').executeTakeFirstOrThrow();
  const headers = { Authorization: `Bearer ${await issueToken(db, id, clock())}`, 'Content-Type': 'application/json' };
  const ask = async (method: string, path: string, body?: unknown) => {
    const response = await app.request(`/api/admin/${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer = await response.text();
    if (response.status >= 300) throw new Error(`${path}: ${response.status} ${answer}`);
    return JSON.parse(answer) as { data: { id: number } | null; meta?: { batch?: number } };
  };
  const banner = (await ask('POST', 'banners', { title: 'Ngày hội' })).data?.id;
  const get = (path: string) => async () => void (await ask('GET', path));
  let times = 0;
  return {
    db,
    work: {
      'a save': async () => void (await ask('PUT', 'bai-viet/7', { excerpt: `Lần ${(times += 1)}` })),
      'a deletion, taken back': async () => {
        const { meta } = await ask('DELETE', `banners/${banner}`);
        await ask('POST', 'undo', { batch: meta?.batch });
      },
      'a draft, thrown away': async () => {
        await ask('PUT', 'bai-viet/11/draft', { excerpt: `Nháp ${(times += 1)}` });
        await ask('DELETE', 'bai-viet/11/draft');
      },
      'a history of 100 versions': get(`bai-viet/${versioned}/versions`),
      'a list, which marks drafts': get('bai-viet/all?per_page=100'),
      'the trash': get('trash'),
      'all drafts': get('drafts'),
      'the journal, newest first': get('journal'),
      'the journal of one day long ago': get('journal?from=2026-01-02&to=2026-01-02'),
      'the journal of somebody who did nothing': get('journal?by=999'),
    },
  };
}

/**
 * Rows as years of work leave them: the articles changed in turn, one in 200 rows a deletion of something long gone, one in 500
 * a draft that was thrown away; 300 bytes each. Those of the last minutes come last.
 */
async function writeRows(db: Database, dialect: DatabaseAddress['dialect'], count: number): Promise<void> {
  const data = JSON.stringify({ id: 1, text: 'một đoạn văn '.repeat(15) });
  const numbers =
    dialect === 'sqlite'
      ? sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(count)}) select i from n`
      : sql`select i from generate_series(1, ${sql.lit(count)}) as g(i)`;
  const moment =
    dialect === 'sqlite'
      ? sql`strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', '+' || i || ' seconds')`
      : sql`to_char(timestamp '2026-01-01' + i * interval '1 second', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  await sql`insert into journal (seq, at, resource, record_id, action, ${sql.ref('by')}, batch, version, title, changed, data)
    select i, ${moment}, 'article',
      case when i % 200 = 0 then 1000000 + i when i <= 99 then ${sql.lit(versioned)} else 2 + i % ${sql.lit(records - 2)} end,
      case when i % 200 = 0 then 'delete' when i % 500 = 1 then 'draft' when i % 500 = 2 then 'discard' else 'update' end,
      1, i, 1 + i % 90, 'Bài viết', '["excerpt"]', ${sql.lit(data)}
    from (${numbers}) as numbers`.execute(db);
}
