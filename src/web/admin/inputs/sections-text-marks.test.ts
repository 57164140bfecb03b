import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SentSection } from '#shared/fields/sections.ts';
import { isRecord } from '#shared/formats/json.ts';
import { withoutMarks } from '#shared/text/marked-text.ts';
import { linkAttributes, paragraphsIn } from './sections-text-dom.ts';
import { plainWords, type Words } from './sections-text-words.ts';
import { readSections, toSections } from './sections-value.ts';
import type { NodeLike } from './sections-text-tree.ts';
import { keyOf, readText, writeMarks, writerOf } from './sections-text-marks.ts';

const seed = 20_261_127;
const links = [
  null,
  null,
  null,
  { kind: 'address', href: 'https://a.vn/b_(c)' },
  { kind: 'address', href: '/x' },
  { kind: 'record', resource: 'vi-tri', id: 12 },
] as const;

const dressed = (texts: fc.Arbitrary<string>, link: fc.Arbitrary<Words['link']> = fc.constantFrom(...links)) =>
  fc.array(fc.record({ text: texts, strong: fc.boolean(), em: fc.boolean(), link }), { minLength: 1, maxLength: 7 });

const letters = fc.string({ unit: fc.constantFrom('a', 'Ấ', 'đ', '9', 'kế', '鋼', '𝒜'), minLength: 1, maxLength: 4 });
const spaced = fc.tuple(fc.constantFrom('', ' ', '\n', '  '), letters, fc.constantFrom('', ' ', '\n')).map((all) => all.join(''));
const anything = fc.string({
  unit: fc.constantFrom(
    'a',
    'Ấ',
    ' ',
    '\n',
    '*',
    '_',
    '**',
    '[',
    ']',
    '(',
    ')',
    '\\',
    '.',
    ',',
    '“',
    '”',
    '😀',
    '<',
    '&',
    '](/x)',
    '-',
    '1',
  ),
  minLength: 1,
  maxLength: 6,
});

const readBack = (written: string): string[] => readText(written, true).map(({ words }) => keyOf(words));
const textOf = (words: readonly Words[]) => words.map(({ text }) => text).join('');

describe('words in a dress', () => {
  it('of letters and spaces are written so that they are read the same, wherever their marks meet', () => {
    fc.assert(
      fc.property(dressed(fc.oneof(letters, spaced)), (words) => {
        fc.pre(!/\n\s*\n/.test(textOf(words)) && textOf(words).trim() !== '');
        expect(readBack(writeMarks(words))).toEqual([keyOf(words)]);
      }),
      { seed, numRuns: 3_000 },
    );
  });

  it('of any letters keep every one of them, and lose nothing more when they are written again', () => {
    fc.assert(
      fc.property(dressed(anything), (words) => {
        const written = writeMarks(words);
        const plain = textOf(words)
          .split(/\n(?:[^\S\n]*\n)+/)
          .map((paragraph) => paragraph.trim())
          .filter((paragraph) => paragraph !== '');
        expect(
          withoutMarks(written)
            .split('\n\n')
            .filter((paragraph) => paragraph !== ''),
        ).toEqual(plain);
        const again = readText(written, true).map((one) => writeMarks(one.words));
        expect(again.flatMap(readBack)).toEqual(readBack(written));
      }),
      { seed, numRuns: 3_000 },
    );
  });

  it('that stand between spaces keep their dress, punctuation and all', () => {
    const punctuated = fc
      .tuple(fc.constantFrom('', '(', '“', '*', '_', '['), letters, fc.constantFrom('', ')', ':', '.', '*', '_', ']'))
      .map((all) => all.join(''));
    fc.assert(
      fc.property(
        fc.array(fc.record({ text: punctuated, strong: fc.boolean(), em: fc.boolean(), link: fc.constantFrom(...links) }), {
          minLength: 1,
          maxLength: 6,
        }),
        (given) => {
          const words = given.flatMap((one) => [one, { ...one, text: ' ', strong: false, em: false, link: null }]);
          expect(readBack(writeMarks(words))).toEqual([keyOf(words)]);
        },
      ),
      { seed, numRuns: 2_000 },
    );
  });
});

/** Everything that is said in sections, wherever it stands. */
function sectionsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(sectionsIn);
  return isRecord(value) && typeof value['content'] === 'string' && Array.isArray(value['list']) ? [value, ...inner] : inner;
}

describe('a stored text', () => {
  const asIs = (text: string, marked: boolean) => writerOf(text, marked)(readText(text, marked).map(({ words }) => words));

  it('of the demo, opened and saved, is sent as it stands, to the letter', () => {
    const all = sectionsIn(import.meta.glob(['../../../../demo/content/**/*.ts', '!**/*.test.ts'], { eager: true }));
    expect(all.length).toBeGreaterThan(100);
    for (const section of all) {
      const [sent] = toSections(readSections([section]));
      // The demo says by other words which picture it means.
      const { pictures = [], ...own } = section as Partial<SentSection>;
      expect(sent).toMatchObject(own);
      expect(sent!.pictures?.map(({ caption }) => caption)).toEqual(pictures.map(({ caption }) => caption));
      for (const text of [sent!.content, ...sent!.list])
        for (const marked of [false, true]) expect(asIs(text, marked)).toEqual({ text, marked });
    }
  });

  it('of any letters is written as it stands, whether it has marks or not', () => {
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 12 }), fc.boolean(), (parts, marked) => {
        const text = parts.join('');
        expect(asIs(text, marked)).toEqual({ text, marked });
      }),
      { seed, numRuns: 2_000 },
    );
  });

  it('keeps the letters of the paragraphs that nobody changes', () => {
    const text = 'một __hai__\n\n\n[a](/b) \\*c\n\n_d_';
    const [first, second, third] = readText(text, true).map(({ words }) => words);
    const write = writerOf(text, true);
    expect(write([first!, [], third!, plainWords(' mới * '), second!])).toEqual({
      text: 'một __hai__\n\n_d_\n\nmới \\*\n\n[a](/b) \\*c',
      marked: true,
    });
    expect(write([first!, second!, third!])).toEqual({ text, marked: true });
  });

  it('without marks stays letters, until some words have another dress', () => {
    const text = '2*3*4\n\n[x](/y)';
    const [first, second] = readText(text, false).map(({ words }) => words);
    expect(writerOf(text, false)([first!, plainWords('**')])).toEqual({ text: '2*3*4\n\n**', marked: false });
    const bold = [{ ...first![0]!, strong: true }];
    expect(writerOf(text, false)([bold, second!])).toEqual({ text: '**2\\*3\\*4**\n\n\\[x\\](/y)', marked: true });
  });
});

describe('the elements of a text', () => {
  const node = (name: string, ...children: unknown[]): NodeLike => {
    const inner = children.map((child) =>
      typeof child === 'string' ? { nodeType: 3, nodeName: '#text', textContent: child, childNodes: [] } : (child as NodeLike),
    );
    return { nodeType: 1, nodeName: name, textContent: inner.map(({ textContent }) => textContent).join(''), childNodes: inner };
  };
  const link = (to: string, ...children: unknown[]): NodeLike => ({
    ...node('A', ...children),
    getAttribute: (name) => (name === 'data-to' ? to : null),
  });
  const shown = (root: NodeLike, isBegun = false) => paragraphsIn(root, isBegun).map((words) => writeMarks(words));

  it('are read as browsers leave them when somebody types into them', () => {
    expect(
      shown(
        node(
          'DIV',
          node('P', 'a ', node('STRONG', 'b'), node('BR'), 'c'),
          node('P', node('BR')),
          node('P', link('vi-tri:3', 'd')),
        ),
      ),
    ).toEqual(['a **b**\nc', '', '[d](vi-tri:3)']);
    expect(shown(node('DIV', 'a', node('DIV', 'b', node('BR')), node('DIV', node('EM', 'c'))))).toEqual(['a', 'b', '*c*']);
    expect(shown(node('DIV', node('BR')))).toEqual(['']);
    expect(shown(node('DIV', node('P', 'a', node('BR'))), true)).toEqual(['a']);
    expect(paragraphsIn(node('DIV', node('P', 'a', node('BR'))), true)).toEqual([plainWords('a\n')]);
  });

  it('of two thousand hostile texts have no link but to where links may lead', () => {
    const parts = [
      '[a](',
      'javascript:alert(1)',
      '//a.vn',
      'https://a.vn/"onmouseover="x',
      'data:text/html,<b>',
      'vi-tri:3',
      'mailto:a@b.c',
      ')',
      '**',
      '_',
      '<img src=x onerror=alert(1)>',
      '\\',
      ' ',
      '\n\n',
      '/x',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 20 }), (given) => {
        for (const { words } of readText(given.join(''), true))
          for (const { link: target } of words)
            if (target !== null) expect(linkAttributes(target).href).toMatch(/^(?:https?:\/\/|mailto:|\/(?!\/))/);
      }),
      { seed, numRuns: 2_000 },
    );
  });

  it('lead nowhere but where links may', () => {
    expect(shown(node('DIV', node('P', link('javascript:alert(1)', 'x'), link('//a.vn', 'y'), node('SCRIPT', 'z'))))).toEqual([
      'xyz',
    ]);
  });
});
