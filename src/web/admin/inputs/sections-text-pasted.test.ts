import { describe, expect, it } from 'vitest';
import type { Pasted } from './sections-text-paste.ts';
import { withPasted } from './sections-text-pasted.ts';
import { readSections, toSections, withText } from './sections-value.ts';

const part = { title: null, content: '', list: [], numbered: false, table: null, pictures: [] };
const pasted = (
  marked: boolean,
  sections: Pasted['sections'] = [
    { ...part, content: 'đầu', list: ['dòng'] },
    { ...part, title: 'Mới', content: marked ? '**hai**' : '2*3*4' },
  ],
): Pasted => ({ heading: null, marked, counts: {} as Pasted['counts'], sections });

const rest = { numbered: false, pictures: [], table: null };

describe('sections with what was pasted into one of them', () => {
  it('keep what stood before and behind the caret, and the sections around', () => {
    const all = readSections([{ title: 'A', content: 'trước sau', list: ['có'] }, { title: 'B' }]);
    const made = withPasted(all, { key: all[0]!.key, head: 'trước', tail: 'sau' }, pasted(false));
    expect(toSections(made.all)).toEqual([
      { title: 'A', content: 'trước\n\nđầu\n\nsau', list: ['có', 'dòng'], ...rest },
      { title: 'Mới', content: '2*3*4', list: [], ...rest },
      { title: 'B', content: '', list: [], ...rest },
    ]);
  });

  it('fill an empty section with the first one, its title too', () => {
    const all = readSections([{ title: '', content: '', list: [] }]);
    const made = withPasted(all, { key: all[0]!.key, head: '', tail: '' }, pasted(true, pasted(true).sections.slice(1)));
    expect(toSections(made.all)).toEqual([{ title: 'Mới', content: '**hai**', list: [], marked: true, ...rest }]);
  });

  it('read as they did where marks come to letters, and letters to marks', () => {
    const [letters, marks] = readSections([
      { title: 'A', content: '2*3*4' },
      { title: 'B', content: '**b**', marked: true },
    ]);
    const made = withPasted([letters!], { key: letters!.key, head: '2*3*4', tail: '' }, pasted(true));
    expect(toSections(made.all)[0]).toMatchObject({ content: '2\\*3\\*4\n\nđầu', marked: true });
    expect(withText(marks!, { text: '2*3*4', marked: false }).content).toBe('2\\*3\\*4');
    expect(withText(letters!, { text: '**a**', marked: true })).toMatchObject({ content: '**a**', marked: true });
  });

  it('have the table, the numbers and the pictures of the one they were pasted in, and never two tables', () => {
    const picture = new File(['x'], 'x.png', { type: 'image/png' });
    const table = [['a', 'b'], ['1']];
    const all = readSections([
      { title: 'A', content: '', list: [] },
      { title: 'B', table: { head: ['x'], rows: [] } },
    ]);
    const given = [{ ...part, list: ['m'], numbered: true, table, pictures: [picture] }];
    const [first, second] = all.map(({ key }) => withPasted(all, { key, head: '', tail: '' }, pasted(false, given)));
    expect(first?.all[0]).toMatchObject({ numbered: true, table: { head: ['a', 'b'], rows: [['1', '']] } });
    expect(first?.pictures).toEqual([{ key: all[0]!.key, file: picture }]);
    expect(second?.all.map((section) => section.table?.head)).toEqual([undefined, ['x'], ['a', 'b']]);
    expect(second?.pictures).toEqual([{ key: second?.all[2]?.key, file: picture }]);
  });
});
