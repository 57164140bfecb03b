import { expect, it } from 'vitest';
import { isDecodable, queryOf } from './percent-encoding.ts';

it.each([
  ['%C3%A1%20b', true],
  ['100', true],
  ['%25', true],
  ['%00', true],
  ['%', false],
  ['a%2', false],
  ['a%zz', false],
  ['%FF', false],
  ['%E0%A4%A', false],
])('%j can be decoded: %s', (text, expected) => {
  expect(isDecodable(text)).toBe(expected);
});

it('reads the values of a query, and refuses only those that cannot be decoded', () => {
  const query = queryOf('http://localhost/a?x=%C3%A1+b&y=%FF&z=1&z=%2&%E0=w');
  expect([query.get('x'), query.getAll('x'), query.get('none')]).toEqual(['á b', ['á b'], null]);
  for (const name of ['y', 'z']) {
    expect(() => query.get(name)).toThrow('Địa chỉ có ký tự mã hóa không đọc được.');
    expect(() => query.getAll(name)).toThrow('Địa chỉ có ký tự mã hóa không đọc được.');
  }
  expect(queryOf('http://localhost/a').size).toBe(0);
});
