import { describe, expect, it } from 'vitest';
import { boundedSlugs, mostSaved, readSaved, savedQuery, slugsIn, slugsOf } from './saved.ts';

const many = (count: number) => Array.from({ length: count }, (_, index) => ({ kind: 'mon', slug: `mon-${index}`, name: 'x' }));

describe('what a browser kept', () => {
  it('is read as it was written', () => {
    const list = [{ kind: 'nganh', slug: 'thiet-ke-do-hoa', name: 'Thiết kế đồ họa' }];
    expect(readSaved(JSON.stringify(list))).toEqual(list);
  });

  it.each([
    [null],
    [''],
    ['{'],
    ['null'],
    ['{"0":1}'],
    ['"nganh"'],
    ['[null,1,"a",[],{"kind":"nganh"},{"kind":"banner","slug":"a","name":"a"},{"kind":"nganh","slug":"../a","name":"a"}]'],
  ])('is nothing where somebody else wrote %j', (text) => {
    expect(readSaved(text)).toEqual([]);
  });

  it('has each record once, and no more than fit', () => {
    expect(readSaved(JSON.stringify([...many(3), ...many(3)]))).toHaveLength(3);
    expect(readSaved(JSON.stringify(many(500)))).toHaveLength(mostSaved);
    expect(readSaved('[{"kind":"mon","slug":"a","name":7}]')).toEqual([{ kind: 'mon', slug: 'a', name: '' }]);
    expect(readSaved(JSON.stringify([{ kind: 'mon', slug: 'a', name: 'x'.repeat(5_000) }]))[0]?.name).toHaveLength(255);
  });
});

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
    const kept = boundedSlugs({ nganh: all('a'), 'vi-tri': all('b'), nghe: all('c'), mon: [] });
    expect([kept.nganh.length, kept['vi-tri'].length, kept.nghe.length]).toEqual([60, 40, 0]);
  });
});
