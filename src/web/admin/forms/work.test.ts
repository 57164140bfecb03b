import { describe, expect, it } from 'vitest';
import { article } from '#shared/content-types/index.ts';
import type { FormValue } from '../inputs/index.ts';
import { readSections } from '../inputs/sections-value.ts';
import { changedFields, firstWords, startWork } from './work.ts';

const wordsOf = (values: Record<string, FormValue>) => {
  const work = startWork(article, null);
  const typed = { ...work, values: { ...work.values, ...values } };
  return firstWords(article, typed, changedFields(article, typed));
};

describe('a new record without a name', () => {
  it('is known by the first text that was typed, whole words of its first line', () => {
    expect(wordsOf({ excerpt: ' Nói về vẽ tay.\nDòng hai.', content: readSections([{ title: 'Mở đầu' }]) })).toBe(
      'Nói về vẽ tay.',
    );
    expect(wordsOf({ content: readSections([{ title: '' }, { title: '', content: 'Câu đầu.' }]) })).toBe('Câu đầu.');
    expect(wordsOf({ excerpt: 'vẽ '.repeat(40) })).toBe(`${'vẽ '.repeat(20).trim()}…`);
  });

  it('is known by nothing where no text was typed', () => {
    expect(wordsOf({ order: '7', status: 'published', slug: { text: 'goc', typed: true } })).toBe('');
  });
});
