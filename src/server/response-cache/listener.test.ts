import { expect, it } from 'vitest';
import { cacheKeys } from './cache-key.ts';
import { encodingFor } from './listener.ts';

const declared: Readonly<Record<string, readonly string[]>> = {
  '/bai-viet': ['danh-muc', 'trang'],
  '/search': ['q', 'loai', 'trang'],
  '/api/bai-viet': ['page', 'per_page'],
  '/api/mon-hoc': ['page'],
};
const cacheKey = cacheKeys((path) => declared[path] ?? []);

it.each([
  ['/', '/'],
  ['/mon-hoc?utm_source=zalo&fbclid=1', '/mon-hoc'],
  ['/mon-hoc?', '/mon-hoc'],
  [`/mon-hoc?fbclid=${'x'.repeat(1_000)}`, '/mon-hoc'],
  ['/nghe-nghiep/a/b', '/nghe-nghiep/a/b'],
  ['/bai-viet?trang=2&utm_source=x&danh-muc=a', '/bai-viet?danh-muc=a&trang=2'],
  ['/bai-viet?danh-muc=a&trang=2', '/bai-viet?danh-muc=a&trang=2'],
  ['/search?q=%C4%91%E1%BB%93%20h%E1%BB%8Da', '/search?q=%C4%91%E1%BB%93+h%E1%BB%8Da'],
  ['/api/bai-viet?per_page=5&x=1&page=2', '/api/bai-viet?page=2&per_page=5'],
  ['/api/mon-hoc?page=1&page=2', '/api/mon-hoc?page=1&page=2'],
  ['/api/menu?_=123', '/api/menu'],
  ['/administration', '/administration'],
  ['/api/admin/bai-viet/all', null],
  ['/api/admin?x', null],
  ['/admin', null],
  ['/admin/menu', null],
  ['/login?tiep=/admin', null],
  ['/uploads/a-320.webp', null],
  ['/assets/x.js', null],
  [`/search?q=${'x'.repeat(1_000)}`, null],
  [`/${'x'.repeat(1_000)}`, null],
  ['http://elsewhere.example/', null],
  ['*', null],
  ['/bai-viet/?trang=2', null],
  ['/Bai-Viet?trang=2', null],
  ['//evil.example', null],
  ['/%6Don-hoc', null],
  ['/nghe-nghiep//a', null],
  ['/x/../mon-hoc', null],
  ['/x/%2E%2e/mon-hoc', null],
  ['/x/./mon-hoc', null],
  ['/đồ', null],
])('asks for %s as %s', (url, key) => {
  expect(cacheKey(url)).toBe(key);
});

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['BR', 'br'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['deflate', 'identity'],
  ['gzip;q=0.000', 'identity'],
  ['identity', 'identity'],
  ['brown', 'identity'],
])('answers "%s" as %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
