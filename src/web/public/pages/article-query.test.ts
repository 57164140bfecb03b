import { describe, expect, it } from 'vitest';
import { articleQuery } from './article-query.ts';

const read = (query: string) => articleQuery(`http://localhost/bai-viet${query}`);

describe('the address of the article list', () => {
  it('names a category and a page', () => {
    expect(read('?danh-muc=chuyen-nghe&trang=3')).toEqual({ category: 'chuyen-nghe', page: 3 });
  });

  it('means every article and the first page when it names neither', () => {
    expect(read('')).toEqual({ category: null, page: 1 });
    expect(read('?danh-muc=&trang=')).toEqual({ category: null, page: 1 });
  });

  it.each(['0', '-1', 'abc', '1.5', '2abc', ' '])('means the first page by trang=%s', (page) => {
    expect(read(`?trang=${encodeURIComponent(page)}`).page).toBe(1);
  });

  it('keeps a page too far away a number that can be asked for', () => {
    expect(read(`?trang=${'9'.repeat(40)}`).page).toBe(999_999_999);
  });
});
