import { expect, it } from 'vitest';
import { belongsTo, readDraft } from './draft.ts';

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
