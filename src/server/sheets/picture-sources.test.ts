import { describe, expect, it } from 'vitest';
import { fetchPicture, NoPicture } from './picture-sources.ts';

describe('pictures by address', () => {
  it.each([
    ['a name that means an address within', 'http://anh.example/a.png', ['10.0.0.1']],
    ['a name that means one within and one without', 'http://anh.example/a.png', ['8.8.8.8', '127.0.0.1']],
    ['a name that means nothing', 'http://anh.example/a.png', []],
    ['an address in another spelling', 'http://2130706433/', ['8.8.8.8']],
    ['another port', 'http://anh.example:8080/a.png', ['8.8.8.8']],
    ['another protocol', 'ftp://anh.example/a.png', ['8.8.8.8']],
    ['a name and a password', 'http://a:b@anh.example/', ['8.8.8.8']],
    ['a password alone', 'http://:b@anh.example/', ['8.8.8.8']],
  ])('are not fetched from %s', async (_what, address, addresses) => {
    const dial = (): never => {
      throw new Error('Somebody was asked.');
    };
    const network = { resolve: () => Promise.resolve(addresses), dial };
    await expect(fetchPicture(address, { network })).rejects.toThrow(NoPicture);
  });
});
