import { describe, expect, it } from 'vitest';
import { boundedSlugs, savedQuery, slugsIn, slugsOf } from './saved-address.ts';

describe('an address that carries a list', () => {
  it('names the slugs of each kind', () => {
    const slugs = slugsOf([
      { kind: 'vi-tri', slug: 'c' },
      { kind: 'nganh', slug: 'a' },
      { kind: 'nganh', slug: 'b' },
    ]);
    expect(savedQuery(slugs)).toBe('nganh=a,b&vi-tri=c');
    expect(savedQuery(slugsOf([]))).toBe('');
  });

  it.each([
    [['a,b'], ['a', 'b']],
    [
      ['a', 'b', 'a'],
      ['a', 'b'],
    ],
    [['a,,B, c,../d,e-'], ['a']],
    [['a,b,c,d,e'], ['a', 'b', 'c', 'd']],
    [[], []],
  ])('%j is read as %j', (values, slugs) => {
    expect(slugsIn(values, 4)).toEqual(slugs);
  });

  it('carries no more than a list may hold', () => {
    const all = (kind: string) => Array.from({ length: 60 }, (_, index) => `${kind}-${index}`);
    const given = { nganh: all('a'), 'vi-tri': all('b'), nghe: all('c'), mon: [] };
    const kept = boundedSlugs((kind) => given[kind]);
    expect([kept.nganh.length, kept['vi-tri'].length, kept.nghe.length]).toEqual([60, 40, 0]);
  });
});
