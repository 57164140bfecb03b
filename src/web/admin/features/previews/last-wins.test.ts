import { expect, it } from 'vitest';
import { lastWins } from './last-wins.ts';

it('never works at two things at once, and goes on with the last of what came meanwhile', async () => {
  const done: string[] = [];
  let [underWay, most] = [0, 0];
  let gate = Promise.withResolvers<void>();
  let begun = Promise.withResolvers<void>();
  const follow = lastWins(0, async (given: string) => {
    most = Math.max(most, (underWay += 1));
    begun.resolve();
    await gate.promise;
    underWay -= 1;
    done.push(given);
  });
  const all = follow('a');
  await follow('ab');
  await begun.promise;
  for (const typed of ['abc', 'abcd', 'abcde']) await follow(typed);
  const first = gate;
  gate = Promise.withResolvers();
  begun = Promise.withResolvers();
  first.resolve();
  await begun.promise;
  expect(done).toEqual(['ab']);
  gate.resolve();
  await all;
  expect([done, most]).toEqual([['ab', 'abcde'], 1]);
  await follow('again');
  expect(done.at(-1)).toBe('again');
});
