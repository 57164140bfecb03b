import { expect, it } from 'vitest';
import { shapeOfJson } from './json-shape.ts';

it.each([
  ['1', 0, 1],
  ['{"a":1,"b":[1,2]}', 2, 5],
  ['{"a":"[[[,\\"[,","b":"\\\\"}', 1, 3],
  ['['.repeat(1_000), 1_000, 1_001],
])('%s is at most so deep, and holds at most so many values', (text, depth, values) => {
  expect(shapeOfJson(Buffer.from(text))).toEqual({ depth, values });
});
