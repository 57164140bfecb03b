import { sql } from 'kysely';
import { sortKey } from '#shared/text/sort-key.ts';
import { connectForStart, type DatabaseAddress, type Dialect } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { texts } from './vietnamese.ts';

const atOnce = 500;

/** The texts of an article, 3.5 kB of UTF-8. */
export function articleTexts(seed: number) {
  const { words, prose } = texts(seed);
  return {
    title: words(4 + (seed % 4)),
    excerpt: prose(180),
    content: Array.from({ length: 4 }, () => ({
      title: words(3),
      content: prose(490),
      list: [words(9), words(7), words(8)],
    })),
  };
}

/** Makes both databases and writes `size` articles into each, as rows alone; their texts are made once. */
export async function writeArticles(addresses: Record<Dialect, DatabaseAddress>, size: number): Promise<void> {
  const [sqlite, postgres] = [connectForStart(addresses.sqlite), connectForStart(addresses.postgres)];
  await migrate(sqlite, 'sqlite');
  await migrate(postgres, 'postgres');
  await sqlite.transaction().execute((one) =>
    postgres.transaction().execute(async (other) => {
      for (let start = 0; start < size; start += atOnce) {
        const rows = Array.from({ length: Math.min(atOnce, size - start) }, (_, index) => articleRow(start + index + 1));
        const written = other.insertInto('bai_viet').values(rows).execute();
        await one.insertInto('bai_viet').values(rows).execute();
        await written;
      }
    }),
  );
  // What PostgreSQL does by itself within a minute of a bulk load.
  await sql`vacuum analyze`.execute(postgres);
  await sqlite.destroy();
  await postgres.destroy();
}

/** An article as a row; each twentieth is a draft. */
export function articleRow(number: number) {
  const moment = new Date(Date.UTC(2026, 0, 1) - number * 60_000).toISOString();
  const { title, excerpt, content } = articleTexts(number);
  return {
    id: number,
    version: 1,
    created_at: moment,
    updated_at: moment,
    updated_by: null,
    author_id: null,
    nghe_nghiep_ids: '[]',
    nganh_hoc_ids: '[]',
    category_id: null,
    title,
    sort_name: sortKey(title),
    slug: `bai-${number}`,
    excerpt,
    content: JSON.stringify(content),
    thumbnail: null,
    thumbnail_meta: null,
    image: null,
    image_meta: null,
    video_url: null,
    order: number % 1_000,
    status: number % 20 === 0 ? ('draft' as const) : ('published' as const),
    published_at: moment,
  };
}
