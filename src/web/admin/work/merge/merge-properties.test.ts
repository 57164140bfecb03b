import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Section } from '#shared/answers/parts.ts';
import type { Versions } from './merge-lists.ts';
import { type Contest, mergeSections } from './merge-values.ts';

const run = (versions: Versions<Section[]>) => {
  const contests: Contest[] = [];
  const value = mergeSections(versions, (contest) => (contests.push(contest), contest.proposal ?? 'mine'), 'f');
  return { value, contests };
};

/** A few words, so that texts are often alike, and now and then equal. */
const words = fc
  .array(fc.constantFrom('nét', 'màu', 'khối', 'giấy', 'mực', 'chữ', 'sáng', 'tối'), { maxLength: 5 })
  .map((all) => all.join(' '));
const anySection = fc.record({ title: words, content: words, list: fc.array(words, { maxLength: 4 }) });
const anySections = fc.array(anySection, { maxLength: 7 });
const seeded = { seed: 53, numRuns: 1_500 };

it('a side that changed nothing leaves the other as it is, its order too', () => {
  fc.assert(
    fc.property(anySections, anySections, (base, changed) => {
      expect(run({ base, mine: changed, theirs: base })).toEqual({ value: changed, contests: [] });
      expect(run({ base, mine: base, theirs: changed })).toEqual({ value: changed, contests: [] });
      expect(run({ base, mine: changed, theirs: changed })).toEqual({ value: changed, contests: [] });
    }),
    seeded,
  );
});

/** Texts of their own, so that it is plain what became of what. */
const own = (name: string): Section => ({
  title: `Mục ${name}`,
  content: [1, 2, 3, 4].map((number) => `${name}${number}`).join(' '),
  list: [`${name} gạch một`, `${name} gạch hai`],
});

type Edit = 'none' | 'title' | 'content' | 'bullet' | 'remove' | 'add';
const anyEdit = fc.constantFrom<Edit>('none', 'title', 'content', 'bullet', 'remove', 'add');
/** For each section who edits it, and how: never both. */
const anyEdits = fc.array(fc.record({ who: fc.constantFrom('mine', 'theirs'), edit: anyEdit }), { minLength: 1, maxLength: 9 });

function edited(section: Section, edit: Edit): Section[] {
  const { title, content, list } = section;
  switch (edit) {
    case 'none':
      return [section];
    case 'title':
      return [{ ...section, title: `${title} đổi tên` }];
    case 'content':
      return [{ ...section, content: `${content} viết thêm` }];
    case 'bullet':
      return [{ ...section, list: [...list, `${title} gạch mới`] }];
    case 'remove':
      return [];
    case 'add':
      return [section, own(`sau-${title.slice(4)}`)];
  }
}

it('edits that do not overlap come out as if one editor had made all of them', () => {
  fc.assert(
    fc.property(anyEdits, (edits) => {
      const base = edits.map((_edit, index) => own(`s${index}`));
      const apply = (side: string | null) =>
        base.flatMap((section, index) => {
          const { who, edit } = edits[index] ?? { who: '', edit: 'none' as const };
          return edited(section, side === null || who === side ? edit : 'none');
        });
      expect(run({ base, mine: apply('mine'), theirs: apply('theirs') })).toEqual({ value: apply(null), contests: [] });
    }),
    seeded,
  );
});

it('nothing that only one side added is ever lost, whatever else both did', () => {
  const mixed = fc.array(fc.record({ from: fc.nat(20), edit: anyEdit }), { maxLength: 9 });
  fc.assert(
    fc.property(fc.nat(6), mixed, mixed, fc.nat(3), fc.nat(3), (count, mineSteps, theirSteps, mineNew, theirNew) => {
      const base = Array.from({ length: count }, (_, index) => own(`s${index}`));
      const side = (name: string, steps: { from: number; edit: Edit }[], added: number) => {
        let list = [...base];
        for (const { from, edit } of steps) {
          const at = from % Math.max(1, list.length);
          const section = list[at];
          if (section === undefined) continue;
          // Also moved: to the front when the step says so.
          const rest = list.toSpliced(at, 1);
          const result = edited(section, edit === 'add' ? 'none' : edit).map((each) =>
            edit === 'content' ? { ...each, content: `${each.content} ${name}` } : each,
          );
          list = from > 15 ? [...result, ...rest] : rest.toSpliced(at, 0, ...result);
        }
        for (let number = 0; number < added; number += 1) {
          list = list.toSpliced((number * 7) % (list.length + 1), 0, own(`${name}${number}`));
        }
        return list;
      };
      const { value } = run({ base, mine: side('tôi', mineSteps, mineNew), theirs: side('họ', theirSteps, theirNew) });
      const titles = value.map(({ title }) => title);
      for (let number = 0; number < mineNew; number += 1) expect(value).toContainEqual(own(`tôi${number}`));
      for (let number = 0; number < theirNew; number += 1) expect(value).toContainEqual(own(`họ${number}`));
      expect(new Set(titles).size).toBe(titles.length);
    }),
    seeded,
  );
});
