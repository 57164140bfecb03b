import { expect, it } from 'vitest';
import { LruCache } from './lru-cache.ts';

const filled = (names: string) => {
  const cache = new LruCache<string>(names.length);
  for (const name of names) cache.set(name, name, 1);
  return cache;
};
const held = (cache: LruCache<string>, names: string) => [...names].filter((name) => cache.has(name)).join('');

it('drops what was not asked for since its turn came last', () => {
  const cache = filled('abcd');
  cache.set('e', 'e', 1);
  expect(held(cache, 'abcde')).toBe('bcde');
  cache.get('b');
  cache.get('d');
  cache.set('f', 'f', 1);
  cache.set('g', 'g', 1);
  expect(held(cache, 'abcdefg')).toBe('bdfg');
});

it('takes in what is new, though all the rest is asked for all the time', () => {
  const cache = filled('abcd');
  for (const name of 'efghijkl') {
    for (const other of 'abcd') cache.get(other);
    cache.set(name, name, 1);
    expect(cache.has(name)).toBe(true);
    expect(cache.size).toBe(4);
    expect(cache.bytes).toBe(4);
  }
});

it('is never left with more than it may hold', () => {
  const cache = new LruCache<string>(10, 3);
  for (const [at, name] of [...'abcabdeafgbc'].entries()) {
    cache.set(name, name, 1 + (at % 5));
    if (at % 3 === 0) cache.get('a');
    cache.grow(name, name, at % 2);
    expect([cache.bytes <= 10, cache.size <= 3]).toEqual([true, true]);
  }
  cache.set('x', 'x', 11);
  expect([cache.has('x'), cache.bytes, cache.size]).toEqual([false, 0, 0]);
});
