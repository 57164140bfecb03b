import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderMax } from '#shared/content-types/limits.ts';
import { banner, descriptions, menu } from '#shared/content-types/index.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { sampleValues } from '../support/samples.ts';
import { createEditor, type Editor } from '../support/sign-in.ts';

type Placed = { id: number; order: number };

describe.each(dialects)('the place of a record that a call makes, on %s', (dialect) => {
  let test: TestApp;
  let editor: Editor;
  beforeAll(async () => {
    test = await createTestApp(dialect);
    editor = await createEditor(test);
  });
  afterAll(() => test.close());

  const orderOf = async (path: string, body: Record<string, unknown>) => {
    const made = await editor.post<Placed>(path, body);
    expect(made.status).toBe(201);
    return made.body.data.order;
  };

  it('is the last among its siblings in the menu, also below another entry and among hidden ones', async () => {
    const entry = { title: 'Mục', status: 0 };
    const parent = await build(test, menu, { type: 'dropdown', order: 7 });
    expect(await orderOf('menu', entry)).toBe(8);
    expect(await orderOf('menu', entry)).toBe(9);
    expect(await orderOf('menu', { ...entry, parent_id: parent.id })).toBe(1);
    await build(test, menu, { parent_id: parent.id, order: 30, status: 0 });
    expect(await orderOf('menu', { ...entry, parent_id: parent.id })).toBe(31);
    expect(await orderOf('menu', { ...entry, parent_id: '' })).toBe(10);
  });

  it('is the last among banners, and never beyond the last place there is', async () => {
    await build(test, banner, { order: 4 });
    expect(await orderOf('banners', { title: 'Tin' })).toBe(5);
    await build(test, banner, { order: orderMax });
    expect(await orderOf('banners', { title: 'Tin' })).toBe(orderMax);
  });

  it('is 0 where it is sent empty, and what is sent otherwise', async () => {
    for (const path of ['menu', 'banners']) {
      expect(await orderOf(path, { title: 'Đầu', order: '' })).toBe(0);
      expect(await orderOf(path, { title: 'Đầu', order: 0 })).toBe(0);
      expect(await orderOf(path, { title: 'Giữa', order: '3' })).toBe(3);
    }
  });

  it('is 0 in every other content type', async () => {
    for (const description of descriptions) {
      if (!('order' in description.fields) || description.path === menu.path || description.path === banner.path) continue;
      await build(test, description, { order: 5 });
      const { order: _, ...body } = await sampleValues(test, description);
      expect([description.path, await orderOf(description.path, body)]).toEqual([description.path, 0]);
    }
  });
});
