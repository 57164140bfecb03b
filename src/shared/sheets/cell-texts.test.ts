import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { major } from '#shared/content-types/index.ts';
import { ruleOf } from '#shared/fields/index.ts';
import { readChoice } from './choices.ts';
import { csvLine, parseCsv } from './csv.ts';
import { isEmptying } from './cells.ts';
import { joinLabels, joinList, splitLabels, splitList } from './list-text.ts';
import { fromNeutral, toNeutral } from './neutral.ts';
import { type SentSection, settledSections } from '#shared/fields/sections.ts';
import { readSections, sectionsText } from './section-text.ts';
import { readTable, tableText } from './table-text.ts';

/** Texts of the letters that mean something in a cell. */
const letters = fc.constantFrom(
  'a',
  'Đ',
  ' ',
  '#',
  '-',
  '\\',
  '|',
  '｜',
  ',',
  ';',
  ':',
  '"',
  "'",
  '=',
  '+',
  '@',
  '＝',
  '＋',
  '－',
  '＠',
  '\t',
  '1',
  '.',
);
const line = fc.string({ unit: letters, maxLength: 12 }).map((text) => text.trim().replaceAll(/\s+/g, ' '));
const word = line.filter((text) => text !== '');
const paragraphs = fc.array(line, { maxLength: 5 }).map((lines) => lines.join('\n').trim());

describe('texts of cells', () => {
  it('are taken back as they were given out, whatever they hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: letters }), (text) => {
        expect(fromNeutral(toNeutral(text))).toBe(text);
        expect(toNeutral(text)).not.toMatch(/^[=+\-@＝＋－＠\t\r]/);
      }),
    );
  });

  it('hold lists', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), (list) => {
        expect(splitList(joinList(list))).toEqual(list);
      }),
    );
  });

  it('hold labels, and take them as people set them apart', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), (list) => {
        expect(splitLabels(joinLabels(list))).toEqual(list);
      }),
    );
    const three = ['H00', 'V01', 'A00'];
    for (const text of ['H00, V01, A00', 'H00;V01 | A00', 'H00｜V01\nA00,']) expect(splitLabels(text)).toEqual(three);
    expect(splitLabels('X06: Toán, Vật lí; A00')).toEqual(['X06: Toán, Vật lí', 'A00']);
    expect(joinLabels(['X06: Toán, Vật lí', 'a, b'])).toBe('X06: Toán, Vật lí | a\\, b');
  });

  it('hold sections', () => {
    const plain = { title: word, content: paragraphs, list: fc.array(word, { maxLength: 3 }) };
    const section = fc.oneof(fc.record(plain), fc.record({ ...plain, marked: fc.constant(true as const) }));
    const cells = fc.array(word, { maxLength: 3 });
    const image = fc.constantFrom('/uploads/ab12-640.webp', '/uploads/cd34-1280.webp');
    const whole = fc.record(
      {
        ...plain,
        numbered: fc.constant(true as const),
        table: fc.record({ head: fc.array(word, { minLength: 3, maxLength: 3 }), rows: fc.array(cells, { maxLength: 3 }) }),
        pictures: fc.array(fc.record({ image, caption: word }), { maxLength: 2 }),
      },
      { requiredKeys: ['title', 'content', 'list'] },
    );
    const tidied = (sections: unknown) =>
      settledSections(
        (ruleOf(major.fields.detailed_content).parse(sections) as SentSection[]).filter(({ title }) => title !== ''),
      );
    fc.assert(
      fc.property(fc.array(fc.oneof(section, whole), { maxLength: 4 }), (sections) => {
        const titled = sections.map((each, at) => ({ ...each, title: `${at} ${each.title}` }));
        const tidy = tidied(titled);
        expect(tidied(readSections(sectionsText(tidy)))).toEqual(tidy);
        expect(
          tidied(readSections(sectionsText(titled.map((each) => ({ ...each, pictures: [] }))))).map(({ list }) => list),
        ).toEqual(tidy.map(({ list }) => list));
      }),
      { seed: 2026 },
    );
  });

  it('hold tables of sections, which people write with a line under their head', () => {
    expect(readSections('## A\n| a | b |\n|---|:--:|\n| c | d |')?.[0]?.table).toEqual({ head: ['a', 'b'], rows: [['c', 'd']] });
    const [section] = [
      {
        title: 'A',
        content: '',
        list: [],
        table: {
          head: ['a', 'b'],
          rows: [
            ['---', '---'],
            ['c', 'd'],
          ],
        },
      },
    ];
    expect(readSections(sectionsText([section]))).toEqual([section]);
  });

  it('hold tables', () => {
    const field = major.fields.tuyen_sinh;
    const row = fc.record({
      nam: fc.integer({ min: 2000, max: 2100 }),
      phuong_thuc: line,
      to_hop: fc.uniqueArray(word, { maxLength: 3 }),
      thang_diem: fc.constantFrom(null, 30, 1200),
      diem_chuan: fc.constantFrom(null, 24.5, 0.25, 1000),
      nguon: line,
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 4 }), (rows) => {
        const read = readTable(field, tableText(field, rows));
        expect(ruleOf(field).parse(read)).toEqual(ruleOf(field).parse(rows));
      }),
    );
  });

  it('hold the labels of a table as people set them apart', () => {
    const { to_hop: _, ...rest } = {
      to_hop: [],
      nam: 2025,
      phuong_thuc: '',
      thang_diem: null,
      diem_chuan: null,
      nguon: '',
      nhan_doi: [],
    };
    for (const [cell, labels] of [
      ['H00; V01', ['H00', 'V01']],
      ['X06: Toán, Vật lí, Tin học', ['X06: Toán, Vật lí, Tin học']],
      ['X06: Toán, Vật lí; A00', ['X06: Toán, Vật lí', 'A00']],
    ] as const)
      expect(ruleOf(major.fields.tuyen_sinh).parse(readTable(major.fields.tuyen_sinh, `2025 | | ${cell}`))).toEqual([
        { ...rest, to_hop: labels },
      ]);
  });

  it('stand in CSV, whatever sets columns apart', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string({ unit: fc.oneof(letters, fc.constant('\n')) }), { minLength: 2, maxLength: 4 }), {
          minLength: 1,
        }),
        (rows) => {
          const text = csvLine(['một', 'hai']) + rows.map(csvLine).join('');
          expect([...parseCsv(text)].slice(1)).toEqual(rows);
        },
      ),
    );
  });
});

describe('a cell that empties its field', () => {
  it.each(['(xóa)', '(XOÁ)', ' (xoa) ', '（xóa）', '( xóa )', '[xóa]', '(xóa).', '【xóa】', '{xóa}', '((xóa))', '(xóa!)'])(
    'says %s',
    (cell) => {
      expect(isEmptying(cell)).toBe(true);
    },
  );
  it.each(['xóa', '(xóa) ảnh', '(đã xóa)', '', '()'])('does not say "%s"', (cell) => {
    expect(isEmptying(cell)).toBe(false);
  });
});

it('finds a choice in whatever spaces it is written', () => {
  const values = [{ value: 'dai-hoc', label: 'Đại học' }];
  for (const text of ['Đại học', ' đại  học ', 'Đại\u00a0học', 'dai hoc']) expect(readChoice({ values }, text)).toBe('dai-hoc');
});
