import { describe, expect, it } from 'vitest';
import { mostSaved, readSaved } from './saved.ts';

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
