import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { createEditor, type Editor } from '../support/sign-in.ts';

type Row = Record<string, unknown> & { id: number };

describe.each(dialects)('a slug on %s', (dialect) => {
  let test: TestApp;
  let editor: Editor;
  beforeAll(async () => {
    test = await createTestApp(dialect);
    editor = await createEditor(test);
  });
  afterAll(() => test.close());

  it('differs for records of one name, made at once', async () => {
    const rows = await Promise.all(Array.from({ length: 6 }, () => editor.post<Row>('danh-muc', { name: 'Tin tức Đà Lạt' })));
    expect(rows.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
    expect(rows.map(({ body }) => body.data['slug']).sort()).toEqual(
      ['', '-2', '-3', '-4', '-5', '-6'].map((end) => `tin-tuc-da-lat${end}`),
    );
  });

  it('is made anew from the name when it is emptied', async () => {
    const { body } = await editor.post<Row>('danh-muc', { name: 'Tên cũ', slug: 'go-tay' });
    const renamed = await editor.put<Row>(`danh-muc/${body.data.id}`, { name: 'Tên đổi' });
    expect(renamed.body.data['slug']).toBe('go-tay');
    const remade = await editor.put<Row>(`danh-muc/${body.data.id}`, { slug: '' });
    expect(remade.body.data['slug']).toBe('ten-doi');
  });

  it('is made of a name that has no letter of ours, and of one as long as may be', async () => {
    for (const name of ['???', '設計', 'a'.repeat(255), `${'a'.repeat(255)}`]) {
      const { status, body } = await editor.post<Row>('danh-muc', { name });
      expect(status).toBe(201);
      expect(String(body.data['slug'])).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(String(body.data['slug']).length).toBeLessThanOrEqual(160);
    }
  });
});
