import { expect, it } from 'vitest';
import { holdsCredentials, httpUrl } from './http-url.ts';

it.each(['https://a.example', 'http://a.example/b?c#d', ' HTTPS://A.example '])('%s is an address', (text) => {
  expect(httpUrl(text)?.hostname).toBe('a.example');
});

it.each([
  '',
  '/path',
  '//a.example',
  'http:x',
  'http:/x',
  'https:\\\\a.example',
  'https://',
  'javascript:alert(1)',
  'data:text/html,x',
])('%s is none', (text) => {
  expect(httpUrl(text)).toBeNull();
});

it('an address with a name or a password in it is told from others', () => {
  expect(['https://a:b@c.example', 'http://a@c.example/'].map(holdsCredentials)).toEqual([true, true]);
  expect(['https://c.example/a@b:c', '/a', ''].map(holdsCredentials)).toEqual([false, false, false]);
});
