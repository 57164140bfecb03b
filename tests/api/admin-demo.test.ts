import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawPictures, type DemoPictures } from '#demo/pictures.ts';
import { articleTopics } from '#demo/content/guidance/articles.ts';
import { positionGuidance } from '#demo/content/guidance/positions.ts';
import { programmes } from '#demo/content/guidance/subjects.ts';
import { majorGroups } from '#demo/content/major-groups.ts';
import { isEmpty } from '#server/database/is-empty.ts';
import { loadUntil } from '#demo/load.ts';
import { siteRecordTypes } from '#server/start/site-types.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { memoryFiles } from '../support/memory-files.ts';

describe.each(dialects)('loading the demo content on %s', (dialect) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dialect);
  });
  afterAll(() => test.close());

  const files = memoryFiles();
  const after = (puts: number, act: () => void) => {
    let count = 0;
    return {
      ...files,
      put: async (name: string, bytes: Uint8Array) => {
        await files.put(name, bytes);
        if ((count += 1) === puts) act();
      },
    };
  };
  const content = () => ({ db: test.db, dialect, clock: test.clock.now, types: siteRecordTypes });

  it('leaves no file behind when it is stopped', async () => {
    const stop = new AbortController();
    const stopped = loadUntil(stop.signal, { ...content(), files: after(4, () => stop.abort('SIGTERM')) });
    await expect(stopped).rejects.toBe('SIGTERM');
    expect([files.names(), await isEmpty(test.db)]).toEqual([[], true]);
  });

  it('takes its files away again when it fails, but for those that another record uses', async () => {
    const fail = () => {
      throw new Error('Full, as this test wants it.');
    };
    const failed = loadUntil(new AbortController().signal, { ...content(), files: after(5, fail) });
    await expect(failed).rejects.toThrow('Full');
    expect(files.names()).toEqual([]);

    const drawn: DemoPictures = new Map();
    const stop = new AbortController();
    await expect(
      drawPictures(
        after(2, () => stop.abort('x')),
        drawn,
        stop.signal,
      ),
    ).rejects.toBe('x');
    const [picture] = drawn.values();
    const taken = { image: picture!.path, image_meta: JSON.stringify(picture!.meta) };
    const now = test.clock.now().toISOString();
    const kept = {
      created_at: now,
      updated_at: now,
      sort_name: 'a',
      description: '',
      other_names: '[]',
      search_names: '[]',
      order: 0,
      status: 1,
    };
    await test.db
      .insertInto('nghe_nghiep')
      .values({ ...kept, ...taken, name: 'A', slug: 'a', updated_by: null })
      .execute();
    const again = new AbortController();
    await expect(loadUntil(again.signal, { ...content(), files: after(9, () => again.abort('x')) })).rejects.toBe('x');
    expect(files.names()).toContain(picture!.path.replace('/uploads/', ''));
    expect(files.names()).toHaveLength(picture!.meta.widths.length);
  });
});

describe.each(dialects)('the demo content on %s', (dialect) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dialect);
    const content = { db: test.db, dialect, files: test.files, clock: test.clock.now, types: siteRecordTypes };
    await loadUntil(new AbortController().signal, content, async () => {});
  });
  afterAll(() => test.close());

  const named = (table: 'nganh_hoc' | 'mon_hoc' | 'nghe_nghiep', links: { target_id: number }[]) =>
    Promise.all(
      links.map(async ({ target_id }) => {
        const row = await test.db.selectFrom(table).select('name').where('id', '=', target_id).executeTakeFirstOrThrow();
        return row.name;
      }),
    );
  const linked = (resource: string, record_id: number, field: string) =>
    test.db
      .selectFrom('record_link')
      .select('target_id')
      .where('resource', '=', resource)
      .where('record_id', '=', record_id)
      .where('field', '=', field)
      .orderBy('place')
      .execute();

  it('writes each record once, in one batch', async () => {
    const rows = await test.db.selectFrom('journal').select(['resource', 'record_id', 'action', 'batch']).execute();
    expect(new Set(rows.map(({ action }) => action))).toEqual(new Set(['create']));
    expect(new Set(rows.map(({ batch }) => batch)).size).toBe(1);
    expect(new Set(rows.map(({ resource, record_id }) => `${resource} ${record_id}`)).size).toBe(rows.length);
  });

  it('leads from a position to majors and subjects, nearest first', async () => {
    const name = 'Nhà thiết kế bao bì';
    const { id } = await test.db.selectFrom('vi_tri').select('id').where('name', '=', name).executeTakeFirstOrThrow();
    expect(await named('nganh_hoc', await linked('position', id, 'nganh_hoc_ids'))).toEqual(positionGuidance[name]?.majors);
    expect(await named('mon_hoc', await linked('position', id, 'mon_hoc_ids'))).toEqual(positionGuidance[name]?.subjects);
  });

  it('leads from a subject to those before it, and from an article to what it is about', async () => {
    const lesson = 'Đồ án cửa hàng nhỏ';
    const { id } = await test.db.selectFrom('mon_hoc').select('id').where('name', '=', lesson).executeTakeFirstOrThrow();
    const before = programmes['Thiết kế nội thất']?.subjects[lesson]?.prerequisites;
    expect(await named('mon_hoc', await linked('subject', id, 'tien_quyet_ids'))).toEqual(before);

    const title = 'Nội thất và kiến trúc: khác nhau ở đâu?';
    const article = await test.db.selectFrom('bai_viet').select('id').where('title', '=', title).executeTakeFirstOrThrow();
    const { careers, majors } = articleTopics[title] ?? {};
    expect(await named('nghe_nghiep', await linked('article', article.id, 'nghe_nghiep_ids'))).toEqual(careers);
    expect(await named('nganh_hoc', await linked('article', article.id, 'nganh_hoc_ids'))).toEqual(majors);
  });

  it('keeps the subjects of a major in the order of its programme', async () => {
    const { body } = await test.json<{ mon_hocs: { name: string }[] }>('/api/nganh-hoc/thiet-ke-do-hoa');
    const listed = majorGroups.flatMap(({ majors }) => majors).find(({ name }) => name === 'Thiết kế đồ họa')?.subjects;
    const shown = listed?.filter(({ status }) => status === undefined).map(({ name }) => name);
    expect(body.data.mon_hocs.map(({ name }) => name)).toEqual(shown);
  });
});
