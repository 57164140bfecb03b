import { describe, expect, it } from 'vitest';
import { heldIn } from '#shared/search/holds-words.ts';
import { bestOf, ranker, titleKeys } from './rank-names.ts';

const rank = (typed: string, title: string, ...others: string[]) =>
  ranker(typed)({ ...titleKeys(title), held: heldIn([title, ...others].join(' ')) });

describe('what a name is worth to what was typed', () => {
  it('is most where it is the name, then its beginning, a later word, another name, and parts', () => {
    expect(rank('do hoa', 'Đồ họa')).toBe(0);
    expect(rank('do h', 'Đồ họa động')).toBe(1);
    expect(rank('do hoa', 'Thiết kế đồ họa')).toBe(2);
    expect(rank('do hoa', 'Mỹ thuật ứng dụng', 'Đồ họa')).toBe(3);
    expect(rank('hoa ke', 'Thiết kế đồ họa')).toBe(4);
    expect(rank('oa', 'Đồ họa')).toBe(4);
    expect(rank('tkdh', 'Thiết kế đồ họa')).toBe(5);
    expect(rank('kien truc', 'Đồ họa')).toBeNull();
  });

  it('knows codes, and both spellings of y', () => {
    expect(rank('72104', 'Thiết kế đồ họa', '7210403')).toBe(3);
    expect(rank('ky', 'Kĩ thuật in')).toBe(1);
    expect(rank('kĩ thuật', 'Kỹ thuật in')).toBe(1);
    expect(rank('ty', 'Typography')).toBe(1);
  });
});

describe('the best of many', () => {
  it('are kept in order, and equal ones in the order they came', () => {
    const { best, add } = bestOf<{ value: number; name: string }>(3, (one, other) => one.value - other.value);
    for (const [index, value] of [5, 2, 9, 2, 1, 7].entries()) add({ value, name: `${index}` });
    expect(best.map(({ name }) => name)).toEqual(['4', '1', '3']);
  });
});
