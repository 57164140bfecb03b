import { describe, expect, it } from 'vitest';
import { article } from '#shared/content-types/index.ts';
import { holds } from './holds.ts';
import { recordOf } from '../../../../tests/support/forms/record-factory.ts';
import { startWork, withInput } from './work.ts';

const record = (values: Record<string, unknown>) => recordOf(article, { title: 'Tin', slug: 'tin', ...values });
const typed = (text: string) => withInput(article, {}, startWork(article, record({})), 'title', text);

describe('after a save that nobody waited for', () => {
  it('the record of the server holds what was sent, whatever spaces it was sent with', () => {
    expect(holds(article, typed('  Tin mới '), record({ title: 'Tin mới', version: 2 }))).toBe(true);
  });

  it('the record of the server does not hold what never arrived, or what somebody else made of it', () => {
    expect(holds(article, typed('Tin mới'), record({}))).toBe(false);
    expect(holds(article, typed('Tin mới'), record({ title: 'Tin mới', excerpt: 'Của người khác', version: 2 }))).toBe(false);
  });

  it('a slug, a moment and a picture that the server made are no other content', () => {
    const made = withInput(article, {}, startWork(article, null), 'title', 'Tin mới');
    const stored = record({
      title: 'Tin mới',
      slug: 'tin-moi-2',
      published_at: '2026-08-21T00:30:00.000Z',
      image: '/uploads/a-640.webp',
    });
    expect(holds(article, made, stored)).toBe(true);
    const typedSlug = withInput(article, {}, made, 'slug', { text: 'tin-moi', typed: true });
    expect(holds(article, typedSlug, stored)).toBe(false);
  });
});
