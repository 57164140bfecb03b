import { expect, it } from 'vitest';
import { plainAddress } from './plain-address.ts';

it.each([
  ['/', '/'],
  ['/nganh-hoc?q=/../a', '/nganh-hoc?q=/../a'],
  ['//a/b', '//a/b'],
  ['/uploads/../api/search?q=a', '/api/search?q=a'],
  ['/uploads/%2e%2E/api/search?q=a b', '/api/search?q=a%20b'],
  ['/./search', '/search'],
  ['/a\\..\\search', '/a\\..\\search'],
  ['/a/../b\\c', '/a/../b\\c'],
  ['http://x/uploads/../search?q=a', '/search?q=a'],
  ['HTTP://x', '/'],
  ['*', '*'],
  ['mailto:a@b.vn', 'mailto:a@b.vn'],
  ['http://[', 'http://['],
  ['', ''],
])('%s asks for %s', (url, plain) => {
  expect(plainAddress(url)).toBe(plain);
});
