import { describe, expect, it } from 'vitest';
import { firstLine, isSections, readSections, titleOrNumber } from './sections-value.ts';

const [full, bare, empty] = readSections([
  { title: ' Một ngày ', content: '\n\nSáng đọc yêu cầu.\nChiều vẽ.', list: ['a'] },
  { title: '', content: ' ', list: ['', 'chỉ một dòng'] },
  { title: '', content: '', list: [] },
]);

describe('a folded section', () => {
  it('is called by its title, or by its number', () => {
    expect(titleOrNumber(full!, 0)).toBe('Một ngày');
    expect(titleOrNumber(bare!, 1)).toBe('Mục 2');
  });

  it('shows the first line there is, of its text or of its bullets', () => {
    expect(firstLine(full!)).toBe('Sáng đọc yêu cầu.');
    expect(firstLine(bare!)).toBe('chỉ một dòng');
    expect(firstLine(empty!)).toBe('');
  });

  it('is told apart from what other inputs hold', () => {
    expect(isSections([full, bare])).toBe(true);
    expect(isSections([{ id: 1, name: 'Ngành' }])).toBe(false);
    expect(isSections(['thẻ'])).toBe(false);
  });
});
