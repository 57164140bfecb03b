import { describe, expect, it } from 'vitest';
import { fetchPicture, isPublicAddress, NoPicture } from './picture-sources.ts';

describe('pictures by address', () => {
  it.each([
    ['8.8.8.8', true],
    ['203.162.0.1', true],
    ['2606:4700::1111', true],
    ['127.0.0.1', false],
    ['10.1.2.3', false],
    ['172.31.0.1', false],
    ['192.168.1.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::1', false],
    ['::', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['::ffff:8.8.8.8', false],
    ['::ffff:127.0.0.1', false],
    ['64:ff9b::7f00:1', false],
    ['2002:7f00:1::', false],
    ['2001:db8::1', false],
    ['khong-phai', false],
  ])('%s is public: %s', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected);
  });

  it.each([
    ['a name that means an address within', 'http://anh.example/a.png', ['10.0.0.1']],
    ['a name that means one within and one without', 'http://anh.example/a.png', ['8.8.8.8', '127.0.0.1']],
    ['a name that means nothing', 'http://anh.example/a.png', []],
    ['an address in another spelling', 'http://2130706433/', ['8.8.8.8']],
    ['another port', 'http://anh.example:8080/a.png', ['8.8.8.8']],
    ['another protocol', 'ftp://anh.example/a.png', ['8.8.8.8']],
    ['a name and a password', 'http://a:b@anh.example/', ['8.8.8.8']],
  ])('are not fetched from %s', async (_what, address, addresses) => {
    await expect(fetchPicture(address, { resolve: () => Promise.resolve(addresses) })).rejects.toThrow(NoPicture);
  });
});
