import { describe, expect, it } from 'vitest';
import { shortened, stretches } from './change-text.ts';

describe('an old text beside a new one', () => {
  it('shows short values whole', () => {
    expect(stretches('3', '4')).toEqual({
      before: { lead: '', differs: '3', rest: '' },
      after: { lead: '', differs: '4', rest: '' },
    });
    expect(stretches('', 'Mới').after).toEqual({ lead: '', differs: 'Mới', rest: '' });
    expect(stretches('Hiển thị', 'Ẩn').before.differs).toBe('Hiển thị');
  });

  it('marks whole words, not letters', () => {
    const { before, after } = stretches('Vẽ hình họa', 'Vẽ hình khối họa');
    expect(before).toEqual({ lead: 'Vẽ hình ', differs: '', rest: 'họa' });
    expect(after).toEqual({ lead: 'Vẽ hình ', differs: 'khối ', rest: 'họa' });
    expect(stretches('mười hai', 'mười ba').after).toEqual({ lead: 'mười ', differs: 'ba', rest: '' });
    expect(stretches('Tên', 'Tên mới').after).toEqual({ lead: '', differs: 'Tên mới', rest: '' });
  });

  it('cuts what stays the same around the place that differs', () => {
    const same = 'một hai ba bốn năm sáu bảy tám chín mười '.repeat(8);
    const { before, after } = stretches(`${same}cũ ${same}`, `${same}mới ${same}`);
    expect([before.differs, after.differs]).toEqual(['cũ', 'mới']);
    expect(after.lead).toMatch(/^….{1,41}$/);
    expect(after.lead.endsWith('mười ')).toBe(true);
    expect(after.rest.length).toBeLessThanOrEqual(41);
    expect(after.rest.endsWith('…')).toBe(true);
  });

  it('always adds up to the texts, whichever they are', () => {
    const words = ['a', 'b', 'bộ', 'a ', ' ', 'ễ', '🎨', '\n'];
    for (let seed = 0; seed < 2_000; seed += 1) {
      const text = (from: number) => Array.from({ length: (from % 5) + 1 }, (_, at) => words[(from * (at + 3)) % 8]).join('');
      const [one, other] = [text(seed), text(seed * 7 + 1)];
      const { before, after } = stretches(one, other);
      expect([before, after].map(({ lead, differs, rest }) => lead + differs + rest)).toEqual([one, other]);
    }
  });

  it('shortens a long text at the end of a word, and cuts no character in half', () => {
    expect(shortened('ngắn')).toBe('ngắn');
    expect(shortened('một hai ba', 8)).toBe('một hai…');
    expect(shortened('🎨🎨🎨', 3)).toBe('🎨…');
    expect(shortened('x'.repeat(300))).toBe(`${'x'.repeat(240)}…`);
  });
});
