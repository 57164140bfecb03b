import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft } from './draft.ts';
import { dropRemoval, lookForDrafts, notedRemovals, noteRemoval, removeDraft, writeAtOnce, writeDraft } from './outbox.ts';

/** As browsers have it: its keys are properties of its own. */
class KeptTexts {
  [key: string]: unknown;
  getItem(key: string): unknown {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key: string, text: string): void {
    this[key] = text;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('forgets after a month that a draft was to go, however often that was tried', () => {
  const kept = new KeptTexts();
  vi.stubGlobal('localStorage', kept);
  vi.useFakeTimers();
  noteRemoval('ban-nhap:menu:new:a');
  noteRemoval('ban-nhap:menu:new:b');
  dropRemoval('ban-nhap:menu:new:b');
  for (let day = 0; day < 30; day += 1) {
    expect(notedRemovals()).toEqual(['ban-nhap:menu:new:a']);
    noteRemoval('ban-nhap:menu:new:a');
    vi.advanceTimersByTime(24 * 60 * 60_000);
  }
  vi.advanceTimersByTime(1);
  expect(notedRemovals()).toEqual([]);
  expect(Object.keys(kept)).toEqual([]);
});

describe('a browser that refuses IndexedDB', () => {
  const draft = (key: string, savedAt = new Date().toISOString()): Draft => ({
    key: `ban-nhap:menu:new:${key}`,
    form: 'menu:new',
    savedAt,
    title: 'Gõ dở',
    version: null,
    values: { title: 'Gõ dở' },
    base: null,
    database: null,
  });
  const offered = async () => (await lookForDrafts()).map((found) => found.draft.key.at(-1));
  let kept: KeptTexts;
  beforeEach(() => {
    kept = new KeptTexts();
    vi.stubGlobal('localStorage', kept);
    vi.stubGlobal('sessionStorage', new KeptTexts());
    vi.stubGlobal('navigator', {});
    vi.spyOn(console, 'warn').mockReturnValue();
  });
  afterEach(() => vi.restoreAllMocks());

  it('keeps drafts where it can, unless they are wanted no more, and says when it cannot', async () => {
    expect(await writeDraft(draft('a'), () => true)).toBe(true);
    expect(await writeDraft(draft('b'), () => false)).toBe(true);
    expect(await offered()).toEqual(['a']);
    vi.spyOn(kept, 'setItem').mockImplementation(() => {
      throw new Error('No room.');
    });
    expect(await writeDraft(draft('c'), () => true)).toBe(false);
  });

  it('offers the newest first, and what nobody came back to in a month no more', async () => {
    writeAtOnce(draft('a', new Date(Date.now() - 60_000).toISOString()));
    writeAtOnce(draft('b'));
    writeAtOnce(draft('c', new Date(Date.now() - 31 * 86_400_000).toISOString()));
    kept.setItem('ban-nhap:menu:new:d', '{');
    expect(await offered()).toEqual(['b', 'a']);
    expect(Object.keys(kept)).toHaveLength(2);
  });

  it('offers nothing that was thrown away before, unless the clock was put back', async () => {
    writeAtOnce(draft('a', new Date(Date.now() - 60_000).toISOString()));
    kept.setItem('nhap-da-xoa', new Date(Date.now() + 60_000).toISOString());
    expect(await offered()).toEqual(['a']);
    kept.setItem('nhap-da-xoa', new Date().toISOString());
    expect(await offered()).toEqual([]);
  });

  it('notes what is to go until that is gone, or written anew', async () => {
    writeAtOnce(draft('a'));
    await removeDraft(draft('a').key);
    expect([await offered(), notedRemovals()]).toEqual([[], [draft('a').key]]);
    await writeDraft(draft('a'), () => true);
    expect([await offered(), notedRemovals()]).toEqual([['a'], []]);
  });
});
