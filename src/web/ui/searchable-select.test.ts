import { describe, expect, it } from 'vitest';
import { matching } from './searchable-select.tsx';

const choices = ['Thiết kế đồ họa', 'Đồ họa động', 'Thiết kế nội thất'].map((label) => ({ value: label, label }));
const found = (sought: string) => matching(choices, sought).map((choice) => ('label' in choice ? choice.label : ''));

describe('what a dropdown finds', () => {
  it('reads words without their accents, in any order', () => {
    expect(found('do hoa')).toEqual(['Thiết kế đồ họa', 'Đồ họa động']);
    expect(found('ĐỒ HỌA')).toEqual(['Thiết kế đồ họa', 'Đồ họa động']);
    expect(found('hoạ thiet')).toEqual(['Thiết kế đồ họa']);
    expect(found('“nội-thất”, ke')).toEqual(['Thiết kế nội thất']);
  });

  it('offers everything to who has typed nothing, and nothing where nothing fits', () => {
    expect(found('  ')).toHaveLength(3);
    expect(found('âm nhạc')).toEqual([]);
  });
});
