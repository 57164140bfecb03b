import { expect, it } from 'vitest';
import { repeatedKey, shapeOfJson } from './json-shape.ts';

it.each([
  ['1', 0, 1],
  ['{"a":1,"b":[1,2]}', 2, 5],
  ['{"a":"[[[,\\"[,","b":"\\\\"}', 1, 3],
  ['['.repeat(1_000), 1_000, 1_001],
])('%s is at most so deep, and holds at most so many values', (text, depth, values) => {
  expect(shapeOfJson(Buffer.from(text))).toEqual({ depth, values });
});

it.each([
  ['{"a":1,"b":2}', null],
  ['{"a":1,"b":2,"a":3}', 'a'],
  ['{"a" :1,"b":"a","\\u0061"\n:3}', 'a'],
  ['{"a":{"b":1},"b":{"b":1},"c":[{"b":1},{"b":2}]}', null],
  ['{"a":[{"b":1,"x":"\\"b\\":","b":2}]}', 'b'],
  ['{"a":["b","b"],"b":"b"}', null],
  ['{"":1,"":2}', ''],
  ['{"__proto__":1,"__proto__":2}', '__proto__'],
  ['"a"', null],
])('%s has twice the key %j', (text, key) => {
  expect(() => JSON.parse(text)).not.toThrow();
  expect(repeatedKey(Buffer.from(text))).toBe(key);
});
