import { describe, expect, it } from 'vitest';
import { withPasted, withPlain } from './sections-text-pasted.ts';
import { readSections, toSections } from './sections-value.ts';

const pasted = (marked: boolean) => ({
  heading: null,
  marked,
  counts: { sections: 1, paragraphs: 2, bullets: 1 },
  sections: [
    { title: null, content: 'đầu', list: ['dòng'] },
    { title: 'Mới', content: marked ? '**hai**' : '2*3*4', list: [] },
  ],
});

describe('sections with what was pasted into one of them', () => {
  it('keep what stood before and behind the caret, and the sections around', () => {
    const all = readSections([{ title: 'A', content: 'trước sau', list: ['có'] }, { title: 'B' }]);
    const made = withPasted(all, { key: all[0]!.key, start: 5, end: 6 }, pasted(false));
    expect(toSections(made)).toEqual([
      { title: 'A', content: 'trước\n\nđầu\n\nsau', list: ['có', 'dòng'] },
      { title: 'Mới', content: '2*3*4', list: [] },
      { title: 'B', content: '', list: [] },
    ]);
  });

  it('fill an empty section with the first one, its title too', () => {
    const all = readSections([{ title: '', content: '', list: [] }]);
    const made = withPasted(
      all,
      { key: all[0]!.key, start: 0, end: 0 },
      { ...pasted(true), sections: pasted(true).sections.slice(1) },
    );
    expect(toSections(made)).toEqual([{ title: 'Mới', content: '**hai**', list: [], marked: true }]);
  });

  it('read as they did where marks come to letters, and letters to marks', () => {
    const [letters, marks] = readSections([
      { title: 'A', content: '2*3*4' },
      { title: 'B', content: '**b**', marked: true },
    ]);
    expect(toSections(withPasted([letters!], { key: letters!.key, start: 5, end: 5 }, pasted(true)))[0]).toMatchObject({
      content: '2\\*3\\*4\n\nđầu',
      marked: true,
    });
    expect(toSections(withPlain([marks!], { key: marks!.key, start: 5, end: 5 }, ' 2*3*4'))[0]?.content).toBe('**b** 2\\*3\\*4');
  });
});
