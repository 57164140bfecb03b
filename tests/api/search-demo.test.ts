import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchResult } from '#shared/answers/search.ts';
import type { SearchMeta } from '#shared/answers/search.ts';
import { loadUntil } from '#demo/load.ts';
import { siteRecordTypes } from '#server/start/site-types.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { decomposed, mistaken, noise, queries } from '../support/search-queries.ts';

const answers = new Map<string, Record<string, unknown>>();

describe.each(dialects)('what visitors type, among the demo content on %s', (dialect) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dialect);
    const content = { db: test.db, dialect, files: test.files, clock: test.clock.now, types: siteRecordTypes };
    // Drawing two hundred pictures takes longer than all searches together.
    await loadUntil(new AbortController().signal, content, async () => {});
    // What PostgreSQL does by itself within a minute of such a load.
    if (dialect === 'postgres') await sql`analyze`.execute(test.db);
  });
  afterAll(() => test.close());

  type Found = { data: SearchResult[]; meta: SearchMeta };
  /** Content does not change, so that each address is requested once. */
  const known = new Map<string, Promise<Found>>();
  const ask = (text: string, more = ''): Promise<Found> => {
    const path = `/api/search?q=${encodeURIComponent(text)}${more}`;
    const found =
      known.get(path) ?? test.json<SearchResult[]>(path).then(({ body }) => ({ ...body, meta: body.meta as SearchMeta }));
    known.set(path, found);
    return found;
  };
  const names = async (text: string) => (await ask(text)).data.map(({ name }) => name);

  it('makes a table of at least 120, half of them without accents, a fifth with mistakes, some decomposed', () => {
    const all = [...queries, ...decomposed, ...mistaken].map(([typed]) => typed);
    expect(new Set(all).size).toBeGreaterThanOrEqual(120);
    expect(mistaken.length).toBeGreaterThanOrEqual(120 / 5);
    expect(all.filter((text) => /^[\x20-\x7e]*$/.test(text)).length).toBeGreaterThanOrEqual(all.length / 2);
    expect(decomposed.every(([typed]) => typed !== typed.normalize('NFC'))).toBe(true);
  });

  it.each([...queries, ...decomposed])('%s: among the first %i is %s', async (typed, within, name) => {
    const { data, meta } = await ask(typed);
    expect(data.slice(0, within).map((result) => result.name)).toContain(name);
    expect(meta.did_you_mean).toBeNull();
  });

  it.each(mistaken)('%s: among the first %i is %s, and the page asks: %s', async (typed, within, name, meant) => {
    const { data, meta } = await ask(typed);
    expect(data.slice(0, within).map((result) => result.name)).toContain(name);
    expect(meta.did_you_mean ?? '').toBe(meant);
  });

  it.each(noise)('finds nothing for %s', async (typed) => {
    expect(await ask(typed)).toMatchObject({ data: [], meta: { total: 0, did_you_mean: null } });
  });

  it('gives the same set for every way to type đồ họa, and no less without accents', async () => {
    const ways = ['đồ họa', 'ĐỒ HOẠ', 'Đồ Hoạ'].flatMap((way) => [way, way.normalize('NFD')]);
    const sets = await Promise.all(
      ways.map(async (way) => (await ask(way, '&per_page=50')).data.map(({ type, name }) => `${type} ${name}`).toSorted()),
    );
    expect(sets[0]?.length).toBeGreaterThan(5);
    expect(sets[0]?.length).toBeLessThan(50);
    for (const [index, set] of sets.entries()) expect(set, ways[index]).toEqual(sets[0]);
    const plain = new Set((await ask('do hoa', '&per_page=50')).data.map(({ type, name }) => `${type} ${name}`));
    expect(sets[0]?.filter((each) => !plain.has(each))).toEqual([]);
  });

  it('never shows what the demo content hides', async () => {
    const hidden = [
      'Kỹ thuật viên gia công sau in',
      'Nhà thiết kế hội thoại',
      'Kỹ thuật viên làm mẫu sản phẩm',
      'Thư pháp chữ Quốc ngữ',
      'Thiết kế luật chơi',
      'Sơn mài căn bản',
      'Tập nhìn màu ở chợ',
      'Đi buổi tư vấn tuyển sinh, nên hỏi những gì?',
    ];
    for (const name of hidden) expect(await names(name), name).not.toContain(name);
  });

  it('answers on both databases alike, to the order of the last result', async () => {
    const mine: Record<string, unknown> = {};
    for (const [typed] of [...queries, ...decomposed, ...mistaken]) {
      const { data, meta } = await ask(typed);
      mine[typed] = { meta, names: data.map(({ type, name, snippet }) => `${type} ${name}: ${snippet}`) };
    }
    answers.set(dialect, mine);
    const others = [...answers.values()];
    expect(others[0]).toEqual(mine);
  });
});
