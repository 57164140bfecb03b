import { afterEach, expect, it, vi } from 'vitest';
import { dropRemoval, notedRemovals, noteRemoval } from './last-moment.ts';

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
