import { describe, expect, it } from 'vitest';
import type { Section } from '#shared/answers/parts.ts';
import type { Side, Versions } from './merge-lists.ts';
import { type Contest, mergeSections, mergeTags, mergeValue } from './merge-values.ts';

/** 'A: text / one; two' is a section with its content and bullets. */
function section(text: string): Section {
  const [head = '', bullets = ''] = text.split(' / ');
  const [title = '', content = ''] = head.split(': ');
  return { title, content, list: bullets === '' ? [] : bullets.split('; ') };
}
const written = ({ title, content, list }: Section) =>
  `${title}${content === '' ? '' : `: ${content}`}${list.length === 0 ? '' : ` / ${list.join('; ')}`}`;

type Texts = Versions<string[]>;

function merged(texts: Texts, choice?: Side) {
  const contests: Contest[] = [];
  const versions = { base: texts.base.map(section), mine: texts.mine.map(section), theirs: texts.theirs.map(section) };
  const value = mergeSections(
    versions,
    (contest) => {
      contests.push(contest);
      return choice ?? contest.proposal ?? 'mine';
    },
    'f',
  );
  return { value: value.map(written), contests };
}

const base = ['A: chữ a', 'B: chữ b', 'C: chữ c'];

type Case = [name: string, mine: string[], theirs: string[], result: string[], from?: string[]];

const cases: Case[] = [
  ['nothing changed', base, base, base],
  ['only mine changed', ['A: khác hẳn', 'B: chữ b', 'C: chữ c'], base, ['A: khác hẳn', 'B: chữ b', 'C: chữ c']],
  ['only theirs changed', base, ['A: chữ a', 'B: khác hẳn', 'C: chữ c'], ['A: chữ a', 'B: khác hẳn', 'C: chữ c']],
  ['both changed the same', ['A: x', 'B: chữ b', 'C: chữ c'], ['A: x', 'B: chữ b', 'C: chữ c'], ['A: x', 'B: chữ b', 'C: chữ c']],
  ['two sections', ['A: x', 'B: chữ b', 'C: chữ c'], ['A: chữ a', 'B: chữ b', 'C: y'], ['A: x', 'B: chữ b', 'C: y']],
  ['neighbouring sections', ['A: x', 'B: chữ b', 'C: chữ c'], ['A: chữ a', 'B: y', 'C: chữ c'], ['A: x', 'B: y', 'C: chữ c']],
  ['mine appends', [...base, 'M: mới'], base, [...base, 'M: mới']],
  ['theirs appends', base, [...base, 'T: mới'], [...base, 'T: mới']],
  ['both append', [...base, 'M: của tôi'], [...base, 'T: của họ'], [...base, 'M: của tôi', 'T: của họ']],
  ['both append the same', [...base, 'N: như nhau'], [...base, 'N: như nhau'], [...base, 'N: như nhau']],
  ['both prepend', ['M: tôi', ...base], ['T: họ', ...base], ['M: tôi', 'T: họ', ...base]],
  [
    'mine inserts, theirs appends',
    ['A: chữ a', 'M: tôi', 'B: chữ b', 'C: chữ c'],
    [...base, 'T: họ'],
    ['A: chữ a', 'M: tôi', 'B: chữ b', 'C: chữ c', 'T: họ'],
  ],
  ['mine removes', ['A: chữ a', 'C: chữ c'], base, ['A: chữ a', 'C: chữ c']],
  ['theirs removes', base, ['A: chữ a', 'B: chữ b'], ['A: chữ a', 'B: chữ b']],
  ['both remove another', ['A: chữ a', 'C: chữ c'], ['A: chữ a', 'B: chữ b'], ['A: chữ a']],
  ['both remove the same', ['A: chữ a', 'C: chữ c'], ['A: chữ a', 'C: chữ c'], ['A: chữ a', 'C: chữ c']],
  ['all removed by one', [], base, []],
  ['mine removes, theirs changes another', ['A: chữ a', 'C: chữ c'], ['A: y', 'B: chữ b', 'C: chữ c'], ['A: y', 'C: chữ c']],
  [
    'mine removes, theirs adds beside it',
    ['A: chữ a', 'C: chữ c'],
    ['A: chữ a', 'B: chữ b', 'T: họ', 'C: chữ c'],
    ['A: chữ a', 'T: họ', 'C: chữ c'],
  ],
  ['mine moves', ['C: chữ c', 'A: chữ a', 'B: chữ b'], base, ['C: chữ c', 'A: chữ a', 'B: chữ b']],
  ['theirs moves', base, ['B: chữ b', 'A: chữ a', 'C: chữ c'], ['B: chữ b', 'A: chữ a', 'C: chữ c']],
  [
    'mine moves, theirs changes what was moved',
    ['C: chữ c', 'A: chữ a', 'B: chữ b'],
    ['A: chữ a', 'B: chữ b', 'C: y'],
    ['C: y', 'A: chữ a', 'B: chữ b'],
  ],
  [
    'mine moves, theirs adds',
    ['C: chữ c', 'A: chữ a', 'B: chữ b'],
    [...base, 'T: họ'],
    ['C: chữ c', 'A: chữ a', 'B: chữ b', 'T: họ'],
  ],
  ['mine moves, theirs removes', ['C: chữ c', 'A: chữ a', 'B: chữ b'], ['A: chữ a', 'C: chữ c'], ['C: chữ c', 'A: chữ a']],
  [
    'both moved the same way',
    ['B: chữ b', 'A: chữ a', 'C: chữ c'],
    ['B: chữ b', 'A: chữ a', 'C: chữ c'],
    ['B: chữ b', 'A: chữ a', 'C: chữ c'],
  ],
  [
    'both moved others',
    ['D', 'A', 'B', 'C', 'E'],
    ['A', 'C', 'D', 'E', 'B'],
    ['D', 'A', 'C', 'E', 'B'],
    ['A', 'B', 'C', 'D', 'E'],
  ],
  [
    'mine adds after what theirs removed',
    ['A: chữ a', 'B: chữ b', 'M: tôi', 'C: chữ c'],
    ['A: chữ a', 'C: chữ c'],
    ['A: chữ a', 'M: tôi', 'C: chữ c'],
  ],
  [
    'mine renames, theirs writes on',
    ['Nhà: chữ a', 'B: chữ b', 'C: chữ c'],
    ['A: chữ a', 'B: chữ b', 'C: chữ c / thêm'],
    ['Nhà: chữ a', 'B: chữ b', 'C: chữ c / thêm'],
  ],
  [
    'title by one, content by the other',
    ['Tên mới: một hai ba bốn'],
    ['A: một hai ba bốn năm'],
    ['Tên mới: một hai ba bốn năm'],
    ['A: một hai ba bốn'],
  ],
  ['content by one, bullets by the other', ['A: y / một'], ['A: x / một; hai'], ['A: y / một; hai'], ['A: x / một']],
  ['bullets added by both', ['A: x / một; tôi'], ['A: x / một; họ'], ['A: x / một; tôi; họ'], ['A: x / một']],
  ['a bullet removed by one, another by the other', ['A / hai; ba'], ['A / một; hai'], ['A / hai'], ['A / một; hai; ba']],
  ['a bullet changed by each', ['A / một y; hai'], ['A / một; hai z'], ['A / một y; hai z'], ['A / một; hai']],
  [
    'a bullet moved by one, changed by the other',
    ['A / ba bốn; một'],
    ['A / một; ba bốn năm'],
    ['A / ba bốn năm; một'],
    ['A / một; ba bốn'],
  ],
  ['bullets that are equal', ['A / x; x; y'], ['A / x; x; z'], ['A / x; x; y; z'], ['A / x; x']],
  [
    'sections of one title, each changed by one',
    ['A: một hai ba bốn năm', 'A: năm sáu bảy'],
    ['A: một hai ba', 'A: năm sáu bảy tám chín'],
    ['A: một hai ba bốn năm', 'A: năm sáu bảy tám chín'],
    ['A: một hai ba', 'A: năm sáu bảy'],
  ],
  ['equal sections, one removed by each side', ['A: x'], ['A: x', 'A: x'], ['A: x'], ['A: x', 'A: x']],
  ['new in both, one title, one text', ['N: như nhau / m'], ['N: như nhau / t'], ['N: như nhau / m; t'], []],
  ['from nothing, two titles', ['M: tôi'], ['T: họ'], ['M: tôi', 'T: họ'], []],
  ['one emptied the text, the other left it', ['A', 'B: chữ b', 'C: chữ c'], base, ['A', 'B: chữ b', 'C: chữ c']],
  ['one replaced everything, the other added', ['X: mọi thứ mới'], [...base, 'T: họ'], ['X: mọi thứ mới', 'T: họ']],
];

describe('sections that nothing is contested in', () => {
  it.each(cases)('%s', (_name, mine, theirs, result, from = base) => {
    const { value, contests } = merged({ base: from, mine, theirs });
    expect(contests).toEqual([]);
    expect(value).toEqual(result);
  });
});

type Clash = [
  name: string,
  texts: Texts,
  asked: Pick<Contest, 'part' | 'section' | 'mine' | 'theirs' | 'proposal'>,
  ofMine: string[],
  ofTheirs: string[],
];

const clashes: Clash[] = [
  [
    'both rewrote the text of one section',
    { base, mine: ['A: x', 'B: chữ b', 'C: chữ c'], theirs: ['A: y', 'B: chữ b', 'C: chữ c', 'T: họ'] },
    { part: 'content', section: 'A', mine: 'x', theirs: 'y', proposal: null },
    ['A: x', 'B: chữ b', 'C: chữ c', 'T: họ'],
    ['A: y', 'B: chữ b', 'C: chữ c', 'T: họ'],
  ],
  [
    'both renamed one section',
    { base: ['A: một hai ba bốn'], mine: ['M: một hai ba bốn'], theirs: ['T: một hai ba bốn'] },
    { part: 'title', section: 'A', mine: 'M', theirs: 'T', proposal: null },
    ['M: một hai ba bốn'],
    ['T: một hai ba bốn'],
  ],
  [
    'both rewrote one bullet, and each added one',
    { base: ['A / học vẽ'], mine: ['A / học vẽ tay; tôi'], theirs: ['A / học vẽ máy; họ'] },
    { part: 'bullet', section: 'A', mine: 'học vẽ tay', theirs: 'học vẽ máy', proposal: null },
    ['A / học vẽ tay; tôi; họ'],
    ['A / học vẽ máy; tôi; họ'],
  ],
  [
    'both replaced one bullet',
    { base: ['A / cũ'], mine: ['A / tôi'], theirs: ['A / họ'] },
    { part: 'bullet', section: 'A', mine: 'tôi', theirs: 'họ', proposal: null },
    ['A / tôi'],
    ['A / họ'],
  ],
  [
    'I removed a section that they changed',
    { base, mine: ['A: chữ a', 'C: chữ c'], theirs: ['A: chữ a', 'B: y / mới', 'C: chữ c'] },
    { part: 'removed', section: 'B', mine: null, theirs: section('B: y / mới'), proposal: 'theirs' },
    ['A: chữ a', 'C: chữ c'],
    ['A: chữ a', 'B: y / mới', 'C: chữ c'],
  ],
  [
    'they removed a section that I changed',
    { base, mine: ['A: chữ a', 'B: x', 'C: chữ c'], theirs: ['A: chữ a', 'C: chữ c'] },
    { part: 'removed', section: 'B', mine: section('B: x'), theirs: null, proposal: 'mine' },
    ['A: chữ a', 'B: x', 'C: chữ c'],
    ['A: chữ a', 'C: chữ c'],
  ],
  [
    'they removed a bullet that I changed',
    { base: ['A / một; hai'], mine: ['A / một thêm; hai'], theirs: ['A / hai'] },
    { part: 'removed', section: 'A', mine: 'một thêm', theirs: null, proposal: 'mine' },
    ['A / một thêm; hai'],
    ['A / hai'],
  ],
  [
    'both added a section of one title with another text',
    { base: [], mine: ['N: tôi viết / m'], theirs: ['N: họ viết / t'] },
    { part: 'content', section: 'N', mine: 'tôi viết', theirs: 'họ viết', proposal: null },
    ['N: tôi viết / m; t'],
    ['N: họ viết / m; t'],
  ],
];

describe('marks', () => {
  const merge = (base: Section, mine: Section, theirs: Section) =>
    mergeSections({ base: [base], mine: [mine], theirs: [theirs] }, () => 'mine', 'f');
  const plain = (content: string, list: string[] = []): Section => ({ title: 'A', content, list });
  const marked = (content: string, list: string[] = []): Section => ({ ...plain(content, list), marked: true });

  it('that one side set do not change how the letters of the other read', () => {
    expect(merge(plain('chữ', ['hai']), marked('chữ', ['**hai**']), plain('chữ 2*3*4', ['hai']))).toEqual([
      marked('chữ 2\\*3\\*4', ['**hai**']),
    ]);
  });

  it('that one side switched off stay off where the other did nothing', () => {
    const [before, off] = [marked('**chữ**'), plain('**chữ**')];
    expect(merge(before, off, before)).toEqual([off]);
    expect(merge(before, before, off)).toEqual([off]);
    expect(merge(before, marked('**chữ** thêm'), before)).toEqual([marked('**chữ** thêm')]);
  });
});

describe('what a section holds beside its texts', () => {
  const section = (more: Partial<Section> = {}): Section => ({ title: 'A', content: 'chữ', list: ['một'], ...more });
  const merge = (base: Section, mine: Section, theirs: Section, choice: Side = 'mine') => {
    const asked: Contest[] = [];
    const [value] = mergeSections(
      { base: [base], mine: [mine], theirs: [theirs] },
      (contest) => (asked.push(contest), choice),
      'f',
    );
    return { value, asked: asked.map(({ part, mine: own, theirs: other }) => ({ part, mine: own, theirs: other })) };
  };
  const table = (cell: string) => ({ head: [cell], rows: [] });
  const pictures = (caption: string) => [{ image: '/uploads/a-640.webp', caption }];

  it('is taken from the side that changed it, what was cleared too', () => {
    const full = section({ numbered: true, table: table('a'), pictures: pictures('a') });
    expect(merge(section(), full, section({ content: 'khác' }))).toEqual({ value: { ...full, content: 'khác' }, asked: [] });
    expect(merge(full, section(), { ...full, content: 'khác' })).toEqual({ value: section({ content: 'khác' }), asked: [] });
    const [mine, theirs] = [
      { ...full, table: table('m') },
      { ...full, pictures: pictures('t') },
    ];
    expect(merge(full, mine, theirs)).toEqual({ value: { ...full, table: table('m'), pictures: pictures('t') }, asked: [] });
  });

  it('is asked for where both changed it, each part by itself', () => {
    const mine = section({ table: table('m'), pictures: pictures('m') });
    const theirs = section({ table: table('t'), pictures: pictures('t') });
    const { value, asked } = merge(section(), mine, theirs, 'theirs');
    expect(value).toEqual(theirs);
    expect(asked).toEqual([
      { part: 'pictures', mine: pictures('m'), theirs: pictures('t') },
      { part: 'table', mine: table('m'), theirs: table('t') },
    ]);
    const numbered = section({ numbered: true, table: table('a') });
    expect(merge(numbered, section({ table: table('m') }), { ...numbered, table: undefined }).asked).toEqual([
      { part: 'table', mine: table('m'), theirs: undefined },
    ]);
  });

  it('makes a section another one, and is no change where only its keys come in another order', () => {
    const [one, other] = [
      section({ numbered: true, table: table('a') }),
      { table: table('a'), numbered: true as const, ...section() },
    ];
    expect(merge(one, section({ content: 'm' }), other).asked).toEqual([]);
  });
});

describe('sections that both changed', () => {
  it.each(clashes)('%s: it is asked, and either answer holds', (_name, texts, asked, ofMine, ofTheirs) => {
    const { contests, value } = merged(texts);
    expect(contests).toHaveLength(1);
    expect(contests[0]).toMatchObject(asked);
    expect(value).toEqual(asked.proposal === 'theirs' ? ofTheirs : ofMine);
    expect(merged(texts, 'mine').value).toEqual(ofMine);
    expect(merged(texts, 'theirs').value).toEqual(ofTheirs);
    expect(merged(texts, 'theirs').contests.map(({ id }) => id)).toEqual(contests.map(({ id }) => id));
  });
});

describe('single values', () => {
  const ask = (versions: Versions<unknown>) => {
    const asked: Contest[] = [];
    const value = mergeValue(versions, (contest) => (asked.push(contest), 'theirs'), 'f');
    return { value, asked: asked.length };
  };
  it.each([
    [
      { base: 1, mine: 1, theirs: 1 },
      { value: 1, asked: 0 },
    ],
    [
      { base: 'a', mine: 'b', theirs: 'a' },
      { value: 'b', asked: 0 },
    ],
    [
      { base: 'a', mine: 'a', theirs: 'b' },
      { value: 'b', asked: 0 },
    ],
    [
      { base: null, mine: 3, theirs: 3 },
      { value: 3, asked: 0 },
    ],
    [
      { base: 1, mine: null, theirs: 1 },
      { value: null, asked: 0 },
    ],
    [
      { base: 'a', mine: 'b', theirs: 'c' },
      { value: 'c', asked: 1 },
    ],
    [
      { base: 'a', mine: '', theirs: 'c' },
      { value: 'c', asked: 1 },
    ],
  ])('%o', (versions, result) => {
    expect(ask(versions)).toEqual(result);
  });
});

describe('labels', () => {
  it.each([
    [{ base: ['a', 'b'], mine: ['a', 'b', 'm'], theirs: ['a', 'b', 't'] }, ['a', 'b', 'm', 't']],
    [{ base: ['a', 'b'], mine: ['b'], theirs: ['a'] }, []],
    [{ base: ['a', 'b'], mine: ['b'], theirs: ['a', 'b', 't'] }, ['b', 't']],
    [{ base: [], mine: ['n'], theirs: ['n'] }, ['n']],
    [{ base: ['a', 'b', 'c'], mine: ['c', 'a', 'b'], theirs: ['a', 'b', 'c', 't'] }, ['c', 'a', 'b', 't']],
    [{ base: ['a'], mine: ['m'], theirs: ['t'] }, ['m', 't']],
  ])('%o', (versions, result) => {
    expect(mergeTags(versions)).toEqual(result);
  });
});
