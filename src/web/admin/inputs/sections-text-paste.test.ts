import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { withoutMarks } from '#shared/text/marked-text.ts';
import { clipboards } from './sections-text-clipboards.ts';
import { blocksOfHtml } from './sections-text-html.ts';
import { blocksOfText } from './sections-text-plain.ts';
import { pastedBullets, pastedOf, toldOf } from './sections-text-paste.ts';
import { clipOf } from './sections-text-tree.ts';

type Parsed = { nodeName: string; value?: string; attrs?: { name: string; value: string }[]; childNodes?: Parsed[] };
type NodeLike = Parameters<typeof clipOf>[0];

/** A node as browsers give it. */
const nodeOf = ({ nodeName, value, attrs, childNodes = [] }: Parsed): NodeLike => {
  const children = childNodes.map(nodeOf);
  return {
    nodeType: nodeName === '#text' ? 3 : nodeName.startsWith('#') ? 8 : 1,
    nodeName,
    textContent: nodeName === '#text' ? (value ?? '') : children.map(({ textContent }) => textContent ?? '').join(''),
    childNodes: children,
    getAttribute: (name) => attrs?.find((one) => one.name === name)?.value ?? null,
  };
};

const blocks = (html: string) => {
  const whole = parse(html) as unknown as Parsed;
  const root = whole.childNodes?.find(({ nodeName }) => nodeName === 'html');
  const body = root?.childNodes?.find(({ nodeName }) => nodeName === 'body');
  return blocksOfHtml(clipOf(nodeOf(body!)) ?? '');
};

/** '# Tiêu đề', paragraphs, '- dòng'; a space before nothing. */
const shown = (html: string | { text: string }) => {
  const { sections, heading } = pastedOf(typeof html === 'string' ? blocks(html) : blocksOfText(html.text));
  return [
    ...(heading === null ? [] : [`! ${heading}`]),
    ...sections.flatMap(({ title, content, list }) => [
      ...(title === null ? [] : [`# ${title}`]),
      ...(content === '' ? [] : content.split('\n\n')),
      ...list.map((line) => `- ${line}`),
    ]),
  ];
};

describe('what is pasted', () => {
  it('is tried with forty clipboards and more', () => expect(clipboards.length).toBeGreaterThanOrEqual(40));

  it.each(clipboards)('from %s is what a person would make of it', (_, clipboard, made) => {
    expect(shown(clipboard)).toEqual(made);
  });

  it('is told in numbers', () => {
    const pasted = pastedOf(blocks('<h1>Bài</h1><h2>A</h2><p>x</p><p>y</p><h2>B</h2><ul><li>z</li></ul>'));
    expect(toldOf(pasted)).toBe('Đã nhận: 2 mục, 2 đoạn, 1 gạch đầu dòng. Dòng “Bài” là tiêu đề của cả bài nên không thành mục.');
  });

  it('gives bullets without their signs where a list is pasted into', () => {
    expect(pastedBullets(blocksOfText('• Một\n- Hai\n1. Ba\n2. Bốn')).list).toEqual(['Một', 'Hai', 'Ba', 'Bốn']);
    expect(pastedBullets(blocks('<ul><li><b>Một</b> hai</li></ul>'))).toEqual({ list: ['**Một** hai'], marked: true });
  });

  it('keeps every letter, whatever stands beside the marks', () => {
    const texts = ['Ấn tượng:', 'a*b', '(x)', '[y]', ' z ', '_', 'ten_tep', '\\', '“trích”', '!', 'đ'];
    for (const first of texts)
      for (const second of texts)
        for (const [open, close] of [
          ['<b>', '</b>'],
          ['<i>', '</i>'],
          ['<b><i>', '</i></b>'],
          ['<a href="/x">', '</a>'],
        ]) {
          const html = `<p>đầu${open}${first}${close}${second}<b>cuối</b></p>`;
          const [section] = pastedOf(blocks(html)).sections;
          expect([html, withoutMarks(section?.content ?? '')]).toEqual([html, `đầu${first}${second}cuối`.replaceAll('  ', ' ')]);
        }
  });

  it.each([
    '<img src=x onerror=alert(1)>a',
    '<svg onload=alert(1)><script>alert(1)</script></svg>a',
    '<a href="javascript:alert(1)" onclick=x>a</a>',
    '<iframe srcdoc="<script>x</script>"></iframe>a',
    '<math><mtext><table><mglyph><style><img src=x></style></table></mtext></math>a',
    '<form action=//x><input value=y><button>b</button>a</form>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">a</noscript>',
    '<template><script>x</script></template>a',
    '<div style="display:none">ẩn</div>a',
    '<base href="//x"><a href="data:text/html,x">a</a>',
    `${'<b>'.repeat(5_000)}a`,
  ])('leaves nothing of %.60j but text', (html) => {
    const written = JSON.stringify(pastedOf(blocks(html)));
    expect(written).not.toMatch(/<|javascript:|onerror|data:text|srcdoc|ẩn/);
  });
});
