import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JournalEvent } from '#shared/answers/journal.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { createEditor, type Editor } from '../support/sign-in.ts';

describe.each(dialects)('the journal of what was done on %s', (dialect) => {
  let test: TestApp;
  let editor: Editor;
  beforeAll(async () => {
    test = await createTestApp(dialect);
    editor = await createEditor(test);
  });
  afterAll(() => test.close());

  const create = async (name: string) => (await editor.post<{ id: number }>('danh-muc', { name })).body.data.id;
  const told = async (id: number) => {
    const { body } = await editor.get<JournalEvent[]>('journal?resource=danh-muc');
    return body.data.filter((event) => event.id === id).map(({ action, in_trash }) => [action, in_trash]);
  };

  it('says of every change of a record whether it lies in the trash by now', async () => {
    const id = await create('Sẽ bị xóa');
    const other = await create('Ở lại');
    expect(await told(id)).toEqual([['create', false]]);
    await editor.remove(`danh-muc/${id}`);
    expect(await told(id)).toEqual([
      ['delete', true],
      ['create', true],
    ]);
    expect(await told(other)).toEqual([['create', false]]);
  });

  it('says no more that it does once it is back, or gone for good', async () => {
    const id = await create('Về rồi mất');
    await editor.remove(`danh-muc/${id}`);
    await editor.post(`trash/danh-muc/${id}/restore`);
    expect((await told(id)).map(([, inTrash]) => inTrash)).toEqual([false, false, false]);
    await editor.remove(`danh-muc/${id}`);
    expect((await told(id))[0]).toEqual(['delete', true]);
    await editor.remove(`trash/danh-muc/${id}`);
    expect((await told(id)).every(([, inTrash]) => inTrash === false)).toBe(true);
    expect((await told(id))[0]).toEqual(['purge', false]);
  });
});
