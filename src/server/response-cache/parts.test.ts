import { describe, expect, it } from 'vitest';
import type { TableRead, TableWrite } from '#server/database/query-tables.ts';
import type { Asked } from '#server/public/asked-calls.ts';
import { Parts } from './parts.ts';

const read = (table: string): TableRead => ({ table, filters: new Set(['name']), shown: new Set(['text']), id: 'id' });
const change = (table: string, columns: string[] | null = ['name'], ids: number[] | null = null): TableWrite[] => [
  { table, columns, ids },
];

/** A call that reads the rows 1 and 2 of a table, and answers what `answer` holds. */
function callOf(table: string) {
  const answer: { now: string | null } = { now: 'một' };
  let asked = 0;
  const ask = async (): Promise<Asked> => {
    asked += 1;
    return { reads: new Map([[read(table), [1, 2]]]), print: answer.now, again: ask };
  };
  return { answer, ask, asked: () => asked };
}

describe('the parts of a kept answer', () => {
  it('are right until something changes that they were read from', async () => {
    const [parts, call] = [new Parts(), callOf('one')];
    const part = parts.of(await call.ask(), parts.last, '/api/one');
    for (const writes of [change('two'), change('one', ['order']), change('one', ['text'], [3])]) parts.changed(writes);
    expect(parts.areRight([part])).toBe(true);
    for (const writes of [change('one'), change('one', null), change('one', ['text'], [2]), change('one', ['text'])]) {
      parts.changed(writes);
      expect(parts.areRight([part])).toBe(false);
      expect(await parts.areStillRight([part])).toBe(true);
      expect(parts.areRight([part])).toBe(true);
    }
    expect(call.asked()).toBe(5);
  });

  it('are wrong for every page that shares them, once they are answered otherwise, also when they are as before again', async () => {
    const [parts, call] = [new Parts(), callOf('one')];
    const [first, second] = [parts.of(await call.ask(), 0, '/api/one'), parts.of(await call.ask(), 0, '/api/one')];
    expect(second).toBe(first);
    parts.changed(change('one'));
    call.answer.now = 'hai';
    expect(await parts.areStillRight([first])).toBe(false);
    call.answer.now = 'một';
    expect(await parts.areStillRight([second])).toBe(false);
    expect(parts.of(await call.ask(), 1, '/api/one')).not.toBe(first);
  });

  it('are asked once by all who wait, and say nothing while they fail', async () => {
    const [parts, call] = [new Parts(), callOf('one')];
    const part = parts.of(await call.ask(), 0, '/api/one');
    parts.changed(change('one'));
    call.answer.now = null;
    expect(await Promise.all([parts.areStillRight([part]), parts.areStillRight([part])])).toEqual([false, false]);
    expect(call.asked()).toBe(2);
    call.answer.now = 'một';
    expect(await parts.areStillRight([part])).toBe(true);
  });

  it('are asked anew where they were asked before a change, or while one was told', async () => {
    const [parts, call] = [new Parts(), callOf('one')];
    const since = parts.last;
    const asked = await call.ask();
    parts.changed(change('one'));
    expect(parts.areRight([parts.of(asked, since, '/api/one')])).toBe(false);
    const part = parts.of(asked, since, '/api/one');
    const waiting = parts.areStillRight([part]);
    parts.changed(change('one'));
    expect(await waiting).toBe(true);
    expect(call.asked()).toBe(3);
  });

  it('are asked anew where more has changed than is remembered', async () => {
    const [parts, call] = [new Parts(), callOf('one')];
    const part = parts.of(await call.ask(), 0, '/api/one');
    for (let number = 0; number < 201; number += 1) parts.changed(change('two'));
    expect(parts.areRight([part])).toBe(false);
    expect(await parts.areStillRight([part])).toBe(true);
  });

  it('are wrong at once where they cannot be asked by themselves, or were given two answers', async () => {
    const [parts, call] = [new Parts(), callOf('one')];
    const own = parts.of({ ...(await call.ask()), print: null, again: null }, 0);
    const torn = parts.of({ ...(await call.ask()), print: null }, 0, '/api/one');
    parts.changed(change('one'));
    expect(await parts.areStillRight([own])).toBe(false);
    expect(await parts.areStillRight([torn])).toBe(false);
  });
});
