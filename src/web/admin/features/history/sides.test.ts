import { describe, expect, it } from 'vitest';
import type { JournalAction, JournalEntry } from '#shared/answers/journal.ts';
import { firstSides, inOrder, readSides, versionBefore, writeSides } from './sides.ts';

const entry = (seq: number, action: JournalAction, holds = true): JournalEntry => ({
  seq,
  action,
  at: '2026-08-21T00:00:00.000Z',
  by: null,
  batch: seq,
  resource: 'vi-tri',
  id: 1,
  version: 1,
  title: '',
  changed: [],
  note: null,
  can_restore: holds,
});

describe('what is compared', () => {
  it('is the newest change and the version before it, past drafts and what is kept no more', () => {
    const entries = [
      entry(9, 'discard', false),
      entry(8, 'publish'),
      entry(7, 'draft'),
      entry(6, 'update', false),
      entry(5, 'create'),
    ];
    expect(firstSides(entries)).toEqual({ older: 5, newer: 8 });
    expect(versionBefore(entries, 7)?.seq).toBe(5);
    expect(versionBefore(entries, 5)).toBeUndefined();
  });

  it('is nothing while there is one version only', () => {
    expect(firstSides([entry(5, 'create')])).toBeNull();
    expect(firstSides([])).toBeNull();
  });

  it('stands from the older to the newer, the record as it stands last', () => {
    expect(inOrder(7, 3)).toEqual({ older: 3, newer: 7 });
    expect(inOrder('now', 3)).toEqual({ older: 3, newer: 'now' });
    expect(inOrder(3, 'now')).toEqual({ older: 3, newer: 'now' });
  });

  it('is kept in the address', () => {
    const search = writeSides({ older: 3, newer: 'now' });
    expect(search.toString()).toBe('cu=3&moi=hien-tai');
    expect(readSides(search)).toEqual({ older: 3, newer: 'now' });
    expect(readSides(new URLSearchParams('cu=3&moi=0'))).toBeNull();
    expect(readSides(new URLSearchParams('cu=x'))).toBeNull();
  });
});
