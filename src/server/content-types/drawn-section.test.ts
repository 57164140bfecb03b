import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ShownSection } from '#shared/answers/parts.ts';
import { drawnSection } from './drawn-section.ts';

const image_meta = { width: 640, height: 480, color: '#123', widths: [320, 640], alt: 'Một bàn vẽ' };
const section = (more: Partial<ShownSection> = {}): ShownSection => ({ title: 'Mục', content: '', list: [], ...more });

describe('what a section holds beside its texts', () => {
  it('is drawn as a list with numbers, a table with its head and figures, in this order; bullets are none of it', () => {
    expect(drawnSection(section({ content: 'Chữ', list: ['một'] }))).toBe('');
    const html = drawnSection(
      section({
        list: ['một', 'hai'],
        numbered: true,
        table: { head: ['', 'B'], rows: [['1', '']] },
        pictures: [
          { image: '/uploads/ab-640.webp', caption: 'Chú thích', image_meta },
          { image: '/uploads/cd-640.webp', caption: '', image_meta: { ...image_meta, alt: '' } },
        ],
      }),
    );
    expect(html.match(/<(?:ol|li|table|thead|tbody|th|td|figure|img|figcaption)\b/g)!.join('')).toBe(
      '<ol<li<li<table<thead<td<th<tbody<td<td<figure<img<figcaption<figure<img',
    );
    expect(html).toContain('<th scope="col">B</th>');
    expect(html).toContain('srcset="/uploads/ab-320.webp 320w, /uploads/ab-640.webp 640w"');
    expect(html).toContain('alt="Một bàn vẽ" loading="lazy"');
    // A table without a head has rows alone; numbers take what marks mean of their entries.
    expect(drawnSection(section({ table: { head: [''], rows: [['a']] } }))).not.toContain('<thead>');
    expect(drawnSection(section({ list: ['*a*'], numbered: true, html: { content: [], list: ['<em>a</em>'] } }))).toBe(
      '<ol><li><em>a</em></li></ol>',
    );
  });

  it('does nothing with hostile words: every one of them stays a word', () => {
    const letters = fc.constantFrom(
      ...'<>"\'&`/=;: \\()[]{}%#!-',
      '<script>',
      '</table>',
      'onerror=',
      'javascript:',
      '"><img src=x>',
      '&lt;',
      '\u2028',
      'Ộ',
    );
    const hostile = fc.array(letters, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(''));
    const elements =
      /<\/?(?:ol|li|div|table|thead|tbody|tr|th|td|figure|img|figcaption)(?: (?:role|tabindex|aria-label|scope|src|srcset|sizes|width|height|alt|loading|decoding|style)="[^"<>]*")*>/g;
    fc.assert(
      fc.property(hostile, hostile, hostile, (title, cell, caption) => {
        const html = drawnSection({
          title,
          content: '',
          list: [cell],
          numbered: true,
          table: { head: [caption, cell], rows: [[cell, caption]] },
          pictures: [{ image: '/uploads/ab-640.webp', caption, image_meta: { ...image_meta, alt: cell } }],
        });
        // What is left of it without its own elements holds no sign that could begin one.
        expect(html.replace(elements, '')).not.toMatch(/[<>"]/);
        const words = html
          .replace(elements, '\n')
          .replace(/&(lt|gt|quot|amp);/g, (_, name) => ({ lt: '<', gt: '>', quot: '"', amp: '&' })[String(name)]!);
        expect(words.split('\n').filter((word) => word !== '')).toEqual(
          [cell, caption, cell, cell, caption, caption].filter((word) => word !== ''),
        );
      }),
      { seed: 2026, numRuns: 2_000 },
    );
  });
});
