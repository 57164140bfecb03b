import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inOwnTurn } from './own-turn.ts';

it('work is done one piece in a turn of the event loop, in its order', async () => {
  const done: string[] = [];
  for (const piece of ['a', 'b', 'c']) inOwnTurn(() => done.push(piece));
  expect(done).toEqual([]);
  const seen = [];
  for (let turn = 0; turn < 4; turn += 1) {
    await setImmediate();
    seen.push(done.join(''));
  }
  expect(seen).toEqual(['a', 'ab', 'abc', 'abc']);
});

it('goes on after a piece, and takes up those that come while another runs', async () => {
  const done: string[] = [];
  inOwnTurn(() => {
    done.push('first');
    inOwnTurn(() => done.push('third'));
  });
  inOwnTurn(() => done.push('second'));
  for (let turn = 0; turn < 3; turn += 1) await setImmediate();
  expect(done).toEqual(['first', 'second', 'third']);
});
