import { describe, expect, it } from 'vitest';
import { decodeForm, sentName } from './decode-form.ts';

const decode = (...fields: [string, string][]) => JSON.parse(JSON.stringify(decodeForm(fields)));

describe('a form', () => {
  it('nests as its names say', () => {
    expect(
      decode(
        ['name', 'Tên'],
        ['content[0][title]', 'Một'],
        ['content[0][list][0]', 'a'],
        ['content[0][list][1]', 'b'],
        ['content[1][title]', 'Hai'],
        ['fields[0]', 'x'],
      ),
    ).toEqual({ name: 'Tên', content: [{ title: 'Một', list: ['a', 'b'] }, { title: 'Hai' }], fields: ['x'] });
  });

  it('puts indexes in order and closes gaps, however huge', () => {
    expect(decode(['a[10]', 'c'], ['a[2]', 'b'], ['a[0]', 'a'], ['a[999999999999]', 'd'])).toEqual({ a: ['a', 'b', 'c', 'd'] });
  });

  it('remembers the indexes it was sent with', () => {
    const body = decodeForm([
      ['content[2][list][7]', 'x'],
      ['content[0][title]', 'y'],
      ['fields[]', 'z'],
    ]);
    expect(
      ['content.1.list.0', 'content.0.title', 'content', 'fields.0', 'khong_co.0'].map((name) => sentName(body, name)),
    ).toEqual(['content.2.list.7', 'content.0.title', 'content', 'fields.0', 'khong_co.0']);
    expect(sentName({ content: [{}, { list: ['a'] }] }, 'content.1.list.0')).toBe('content.1.list.0');
  });

  it('appends where no index is given, also after one that is', () => {
    expect(decode(['a[5]', 'x'], ['a[]', 'y'], ['a[1]', 'w'], ['a[]', 'z'])).toEqual({ a: ['w', 'x', 'y', 'z'] });
    expect(decode(['a[]', 'x'], ['a[]', 'y'])).toEqual({ a: ['x', 'y'] });
  });

  it('lets a list take the place of an empty text before it', () => {
    expect(decode(['b', ''], ['b[0]', 'x'])).toEqual({ b: ['x'] });
  });

  it.each<[string, [string, string][]]>([
    [
      'a',
      [
        ['a', '1'],
        ['a', '2'],
      ],
    ],
    [
      'a',
      [
        ['a', '1'],
        ['a', '1'],
      ],
    ],
    [
      'b',
      [
        ['b[0]', 'x'],
        ['b', ''],
      ],
    ],
    [
      'b[0]',
      [
        ['b', 'x'],
        ['b[0]', 'y'],
      ],
    ],
    [
      'c[1][title]',
      [
        ['c[1][title]', 'x'],
        ['c[0][title]', 'y'],
        ['c[1][title]', 'z'],
      ],
    ],
  ])('refuses %s that comes twice', (field, fields) => {
    expect(() => decode(...fields)).toThrow(expect.objectContaining({ field }));
  });

  it('takes names that mean something to JavaScript for names', () => {
    const decoded = decodeForm([
      ['__proto__[polluted]', '1'],
      ['constructor[prototype][polluted]', '1'],
      ['a[__proto__][polluted]', '1'],
    ]);
    expect(Object.keys(decoded)).toEqual(['__proto__', 'constructor', 'a']);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('ignores what is no field of ours', () => {
    expect(
      decode(['', 'x'], ['[0]', 'x'], ['a[', 'x'], ['a]b', 'x'], ['a[[0]]', 'x'], [`a${'[0]'.repeat(50)}`, 'x'], ['ok', '1']),
    ).toEqual({ ok: '1' });
  });
});
