import { expect, it } from 'vitest';
import { httpUrl } from './http-url.ts';

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
