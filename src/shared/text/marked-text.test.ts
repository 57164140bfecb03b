import { describe, expect, it } from 'vitest';
import { escapeMarks, linksOfMarks, marksToHtml, parseMarks, targetOf, withoutMarks, writtenTarget } from './marked-text.ts';

const html = (text: string) =>
  marksToHtml(parseMarks(text), (target) =>
    target.kind === 'address' ? target.href : target.resource === 'vi-tri' ? `/vi-tri/${target.id}` : null,
  );

describe('marks', () => {
  it.each([
    ['chữ thường', 'chữ thường'],
    ['một *hai* ba', 'một <em>hai</em> ba'],
    ['một _hai_ ba', 'một <em>hai</em> ba'],
    ['**Đậm** và __đậm__', '<strong>Đậm</strong> và <strong>đậm</strong>'],
    ['***cả hai***', '<em><strong>cả hai</strong></em>'],
    ['**đậm *nghiêng* đậm**', '<strong>đậm <em>nghiêng</em> đậm</strong>'],
    ['*nghiêng **đậm** nghiêng*', '<em>nghiêng <strong>đậm</strong> nghiêng</em>'],
    ['thiết**kế**đồ họa', 'thiết<strong>kế</strong>đồ họa'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['ten_tep_anh.png', 'ten_tep_anh.png'],
    ['* không đóng', '* không đóng'],
    ['**không đóng', '**không đóng'],
    ['** không phải **', '** không phải **'],
    ['\\*đúng từng chữ\\*', '*đúng từng chữ*'],
    ['\\[không](/lien-ket)', '[không](/lien-ket)'],
    ['C:\\thu', 'C:\\thu'],
    ['[ngành](/nganh-hoc)', '<a href="/nganh-hoc">ngành</a>'],
    ['[**đậm**](https://a.vn/b?c=1&d=2)', '<a href="https://a.vn/b?c=1&amp;d=2"><strong>đậm</strong></a>'],
    ['**[đậm](tel:0901234567)**', '<strong><a href="tel:0901234567">đậm</a></strong>'],
    ['[thư](mailto:a@b.vn)', '<a href="mailto:a@b.vn">thư</a>'],
    ['[vị trí](vi-tri:12)', '<a href="/vi-tri/12">vị trí</a>'],
    ['[đã xóa *rồi*](mon-hoc:3)', 'đã xóa <em>rồi</em>'],
    ['[A](https://vi.wikipedia.org/wiki/A_(B))', '<a href="https://vi.wikipedia.org/wiki/A_(B)">A</a>'],
    ['[ngoài [trong](/a) ngoài](/b)', '[ngoài <a href="/a">trong</a> ngoài](/b)'],
    ['[x](javascript:alert)', '[x](javascript:alert)'],
    ['[x](//dau.do)', '[x](//dau.do)'],
    ['[x](https://ai:mat-khau@a.vn/)', '[x](https://ai:mat-khau@a.vn/)'],
    ['[x](/\\dau.do)', '[x](/\\dau.do)'],
    ['[x](data:text)', '[x](data:text)'],
    ['[x]( /a )', '[x]( /a )'],
    ['[](/a)', ''],
    ['*a [b* c](/d)', '*a <a href="/d">b* c</a>'],
    ['<script>&"', '&lt;script&gt;&amp;&quot;'],
    ['*dòng một\ndòng hai*', '<em>dòng một\ndòng hai</em>'],
    ['**Ấn tượng:** đúng', '<strong>Ấn tượng:</strong> đúng'],
    ['*(a)*b', '*(a)*b'],
  ])('of %j are %j', (text, expected) => {
    expect(html(text)).toBe(expected);
  });

  it('lead to addresses of the web, of mail and telephones, to own paths and records, and nowhere else', () => {
    expect(
      ['https://a.vn', 'http://a.vn/', 'mailto:a@b.vn', 'tel:+8490', '/a', 'bai-viet:7'].map((href) => targetOf(href)?.kind),
    ).toEqual(['address', 'address', 'address', 'address', 'address', 'record']);
    for (const href of [
      '',
      '//a',
      '/\\a',
      'javascript:alert(1)',
      'JAVASCRIPT:1',
      'vbscript:x',
      'https://ai:mat-khau@a.vn',
      'HTTP://ai@a.vn/x',
      'data:text/html,x',
      'https:a',
      'mailto:a',
      'mailto:a@b?body=x',
      'tel:',
      'a.vn',
      'vi-tri:0',
      'vi-tri:x',
      '/a\u202eb',
      '/a\u0000',
      ' /a',
      '\u00a0/a',
      '#a',
      '?a',
      'file:///a',
    ])
      expect([href, targetOf(href)]).toEqual([href, null]);
  });

  it('are written so that they are read alike', () => {
    for (const href of ['/a(b', '/a)b', 'https://a.vn/x_(y)', 'vi-tri:9'])
      expect(linksOfMarks(`[a](${writtenTarget(targetOf(href)!)})`)).toEqual([targetOf(href)]);
  });

  it('are left out of what the search reads', () => {
    expect(withoutMarks('**Thiết** kế\n\n[Vị *trí*](vi-tri:12) \\*')).toBe('Thiết kế\n\nVị trí *');
  });

  it('are told from letters that stood there before', () => {
    expect(escapeMarks('2 * 3 * 4')).toBe('2 * 3 * 4');
    expect(escapeMarks('2*3*4 và [x](/y)\n\n\\*')).toBe('2\\*3\\*4 và \\[x\\](/y)\n\n\\\\\\*');
    for (const text of hostile(300))
      expect(withoutMarks(escapeMarks(text))).toBe(withoutMarks(text.replace(/[\\*_[\]]/g, '\\$&')));
  });
});

/** Texts of the letters that mean something, the same with each run. */
function hostile(count: number): string[] {
  const parts = [
    '*',
    '**',
    '***',
    '_',
    '__',
    '[',
    ']',
    '](',
    ')',
    '(',
    '\\',
    '<a href=x>',
    '<img src=x onerror=alert(1)>',
    '"',
    "'",
    '&',
    '&lt;',
    ' ',
    '\n',
    'a',
    'Ấ',
    '.',
    '/x',
    '//x',
    'javascript:alert(1)',
    'https://a.vn/"onmouseover="x',
    'vi-tri:3',
    'mailto:a@b.c',
    'data:text/html,<b>',
    '😀',
    '\u202e',
    '\u0000',
  ];
  let seed = 7;
  const next = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * most);
  };
  return Array.from({ length: count }, () => Array.from({ length: 1 + next(30) }, () => parts[next(parts.length)]).join(''));
}

/** Reads HTML as strictly as it is written: the three elements, closed in turn, and a link with a known address. */
function isHarmless(written: string): boolean {
  const open: string[] = [];
  const left = written.replace(/<(\/?)(em|strong|a)(?: href="([^"<>]*)")?>/g, (_, end: string, name: string, href?: string) => {
    if ((name === 'a' && end === '') !== (href !== undefined)) return '<';
    if (href !== undefined && !/^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/.test(href)) return '<';
    if (end === '') open.push(name);
    else if (open.pop() !== name) return '<';
    return '';
  });
  return open.length === 0 && !/[<>"]/.test(left);
}

describe('hostile texts', () => {
  it('give nothing but emphasis and links that lead somewhere harmless, three deep at most', () => {
    expect(isHarmless('<em><script></em>') || isHarmless('<a href="javascript:x">x</a>') || isHarmless('<em>a')).toBe(false);
    for (const text of hostile(2_000)) {
      const written = html(text);
      expect([text, written, isHarmless(written)]).toEqual([text, written, true]);
      expect(/(?:<(?:em|strong|a)[^<>]*>){4}/.test(written)).toBe(false);
    }
  });

  it.each([
    '*',
    '_',
    '**a ',
    '*a ',
    '*a* ',
    'a**b',
    '*a_ ',
    '_a*b ',
    '[',
    '](',
    '[a](',
    '[](/a(',
    '[a](/b) ',
    '\\',
    '(',
    '[*a](/b)_',
    '***a',
    'a*** ',
    '[[a](',
    '*a **b ',
  ])('of %j over and over take time in proportion', (part) => {
    const work = (length: number) => {
      const text = part.repeat(Math.ceil(length / part.length));
      // The least of some turns: others may have work in between.
      const turns = [1, 2, 3].map(() => {
        // Of this thread: collections and other files of tests are work of others.
        const began = process.threadCpuUsage();
        html(text);
        const { user, system } = process.threadCpuUsage(began);
        return (user + system) / 1000;
      });
      return Math.min(...turns);
    };
    work(5_000);
    // Ten times the letters; a square would take a hundred times as long.
    expect(work(50_000)).toBeLessThan(40 * Math.max(work(5_000), 3));
  });
});
