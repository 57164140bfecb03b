import { expect, it } from 'vitest';
import { belongsTo, readDraft, standsIn } from './draft.ts';

it('what was typed for a record of another database is not offered, and lost neither', () => {
  expect(belongsTo({ form: 'vi-tri:12', database: 'a' }, 'a')).toBe(true);
  expect(belongsTo({ form: 'vi-tri:12', database: 'a' }, 'b')).toBe(false);
  expect(belongsTo({ form: 'vi-tri:new', database: 'a' }, 'b')).toBe(true);
});

it('drafts of earlier programs belong where they are', () => {
  const stored = { savedAt: new Date().toISOString(), title: 'A', version: 3, values: { name: 'A' }, base: null };
  const draft = readDraft('ban-nhap:vi-tri:12:x7', stored);
  expect(draft).toMatchObject({ form: 'vi-tri:12', database: null });
  expect(belongsTo(draft!, 'b')).toBe(true);
  expect(readDraft('ban-nhap:vi-tri:12:x7', { ...stored, database: 'a' })?.database).toBe('a');
  expect(draft?.sent).toBe(null);
  expect(readDraft('ban-nhap:vi-tri:new:x7', { ...stored, sent: { name: 'B' } })?.sent).toBe(null);
  const sent = { values: { name: 'B' }, at: 1 };
  expect(readDraft('ban-nhap:vi-tri:new:x7', { ...stored, sent })?.sent).toEqual(sent);
});

it('tells whether all that a draft holds stands elsewhere, field by field', () => {
  const draft = {
    name: 'Vẽ tay',
    slug: { text: 've-tay', typed: false },
    content: [{ key: 'k1', title: '', content: 'Một câu.', list: [], marked: false }],
    order: null,
  };
  const longer = { ...draft, name: 'Vẽ tay cơ bản', content: [{ key: 'k7', title: 'Mở đầu', content: 'Một câu. Hai câu.' }] };
  expect(standsIn(draft, [longer])).toBe(true);
  expect(standsIn(longer, [draft])).toBe(false);
  expect(standsIn(draft, [{ name: draft.name, content: draft.content }, { slug: draft.slug }])).toBe(true);
  expect(standsIn({ description: draft.name }, [draft])).toBe(false);
});
