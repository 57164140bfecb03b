import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawPictures, type DemoPictures } from '#demo/pictures.ts';
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
    const kept = { created_at: now, updated_at: now, sort_name: 'a', description: '', other_names: '[]', order: 0, status: 1 };
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
