import { describe, expect, it } from 'vitest';
import { splitLede } from './split-lede.ts';

describe('a description', () => {
  it('that is short is a lede as a whole', () => {
    expect(splitLede('Vẽ chữ. Chọn màu.')).toEqual({ lede: 'Vẽ chữ. Chọn màu.', rest: '' });
    expect(splitLede('')).toEqual({ lede: '', rest: '' });
  });

  it('that is long opens with its first sentence', () => {
    const more = `Ấn phẩm ${'nối tiếp nhau '.repeat(30)}.`.replace(' .', '.');
    expect(splitLede(`Vẽ chữ đẹp. ${more}`)).toEqual({ lede: 'Vẽ chữ đẹp.', rest: more });
    expect(splitLede(more)).toEqual({ lede: '', rest: more });
  });

  it('in paragraphs keeps them apart', () => {
    expect(splitLede('Một.\n\nHai.\n\nBa.')).toEqual({ lede: 'Một.', rest: 'Hai.\n\nBa.' });
  });
});
