import { describe, expect, it } from 'vitest';
import { type Edit, linkAt, linkWork, setLink, toggleMark } from './sections-text-marks.ts';

const done = (text: string, { from, to, insert, select: [start, end] }: Edit) => {
  const after = text.slice(0, from) + insert + text.slice(to);
  return `${after.slice(0, start)}‹${after.slice(start, end)}›${after.slice(end)}`;
};
/** ‹ and › stand around what is chosen. */
const toggled = (shown: string, kind: 'strong' | 'em') => {
  const text = shown.replace(/[‹›]/g, '');
  return done(text, toggleMark(text, shown.indexOf('‹'), shown.indexOf('›') - 1, kind));
};

describe('bold and italic', () => {
  it.each([
    ['một ‹hai› ba', 'strong', 'một **‹hai›** ba'],
    ['một‹ hai ›ba', 'strong', 'một **‹hai›** ba'],
    ['một **‹hai›** ba', 'strong', 'một ‹hai› ba'],
    ['một ‹**hai**› ba', 'strong', 'một ‹hai› ba'],
    ['một ‹hai› ba', 'em', 'một *‹hai›* ba'],
    ['một **‹hai›** ba', 'em', 'một ***‹hai›*** ba'],
    ['một ***‹hai›*** ba', 'em', 'một **‹hai›** ba'],
    ['một ***‹hai›*** ba', 'strong', 'một *‹hai›* ba'],
    ['thiết k‹›ế ba', 'strong', 'thiết **‹kế›** ba'],
    ['một ‹› ba', 'strong', 'một **‹›** ba'],
    ['‹›', 'em', '*‹›*'],
    ['‹một\n\nhai›', 'strong', '‹**một**\n\n**hai**›'],
    ['‹**một**\n\n**hai**›', 'strong', '‹một\n\nhai›'],
  ] as const)('%j, %s: %j', (before, kind, after) => {
    expect(toggled(before, kind)).toBe(after);
  });
});

describe('a link', () => {
  const target = { kind: 'record', resource: 'vi-tri', id: 3 } as const;
  it('takes the place of what is chosen, keeps its marks and escapes what would end it', () => {
    expect(done('một hai', setLink({ from: 4, to: 7 }, 'hai', target))).toBe('một [hai](vi-tri:3)‹›');
    expect(setLink({ from: 0, to: 0 }, '**a**', target).insert).toBe('[**a**](vi-tri:3)');
    expect(setLink({ from: 0, to: 0 }, 'a] b', target).insert).toBe('[a\\] b](vi-tri:3)');
    expect(setLink({ from: 0, to: 0 }, 'a', { kind: 'address', href: '/b(c' }).insert).toBe('[a](/b\\(c)');
  });

  it('is found at the caret, to be changed or taken away', () => {
    const text = 'x [**a** b](/c_(d)) y';
    const there = linkAt(text, 5, 5);
    expect(there).toMatchObject({ from: 2, to: 19, words: '**a** b', target: { href: '/c_(d)' } });
    expect(done(text, setLink(there!, 'b', null))).toBe('x b‹› y');
    expect(linkAt(text, 0, 0)).toBeNull();
    expect(linkWork('một  hai ', 5, 9)).toEqual({ from: 5, to: 8, words: 'hai', target: null });
  });
});
