import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { compareWords } from './compare-words.ts';
import { dressedLines, pictureLines, tableLines } from './dressed-text.ts';
import { Pieces } from './pieces.tsx';

const lineOf = (text: string) => dressedLines(text, { marked: true }).flat();
const drawn = (before: string, after: string) =>
  renderToStaticMarkup(<Pieces pieces={compareWords(lineOf(before), lineOf(after)).after} />).replaceAll(/ class="[^"]*"/g, '');

it('a line is drawn as it looks, and what changed in it is marked and told', () => {
  expect(drawn('Học vẽ', 'Học ***vẽ***')).toBe(
    '<span>Học </span><mark><strong><em>vẽ</em></strong><small> (chữ đậm nghiêng)</small></mark>',
  );
  expect(drawn('[Xem](/a) nhé', '[Xem](/a) nha')).toBe(
    '<span><u title="/a">Xem<span> (liên kết tới /a)</span></u></span><span> </span><mark>nha</mark>',
  );
});

it('a row of a table is drawn as cells, those that changed marked', () => {
  const [before = [], after = []] = tableLines({ head: ['Hai', 'Vẽ'], rows: [['Hai', 'Nặn']] });
  expect(renderToStaticMarkup(<Pieces pieces={compareWords(before, after).after} />).replaceAll(/ class="[^"]*"/g, '')).toBe(
    '<span><span><span></span><span>Hai</span></span><span data-marked="true"><span> | </span><mark>Nặn</mark></span></span>',
  );
});

it('a text is never read as HTML', () => {
  expect(drawn('', '<img src=x> **<b>**')).toBe('<mark>&lt;img src=x&gt; </mark><mark><strong>&lt;b&gt;</strong></mark>');
});

it('a picture is drawn in its smallest width, beside its caption', () => {
  const [line = []] = pictureLines([{ image: '/uploads/a-1280.webp', caption: 'Xưởng' }]);
  const [narrow = []] = pictureLines([{ image: '/uploads/b-200.webp', caption: '' }]);
  const html = renderToStaticMarkup(<Pieces pieces={[...line, ...narrow].map((run) => ({ ...run, marked: false }))} />);
  expect([...html.matchAll(/src="([^"]+)"/g)].map(([, src]) => src)).toEqual(['/uploads/a-320.webp', '/uploads/b-200.webp']);
  expect(html).toContain('Xưởng');
});
