import type { ShownSection } from '#shared/answers/parts.ts';
import { pictureSet } from '#shared/pictures/picture-set.ts';
import { escaped } from '#shared/text/marked-text.ts';

/** How wide a picture of a text is shown at most: as wide as its lines. */
const sizes = '(min-width: 48em) 42rem, 86vw';

/**
 * What stands below the paragraphs and bullets of a section: its numbered list, its table, its pictures; '' where it has none of
 * them. `html` holds the entries of a list with marks. A table scrolls in a box of its own, which takes the focus.
 */
export function drawnSection({ title, list, numbered, table, pictures = [], html }: ShownSection): string {
  const entries = html?.list ?? list.map(escaped);
  return [
    numbered === true && entries.length > 0 ? `<ol>${entries.map((entry) => `<li>${entry}</li>`).join('')}</ol>` : '',
    table === undefined ? '' : tableHtml(table, title),
    ...pictures.map(pictureHtml),
  ].join('');
}

const rowHtml = (cells: readonly string[], tag: 'th' | 'td'): string =>
  // A head that is empty names nothing.
  `<tr>${cells.map((cell) => (tag === 'th' && cell !== '' ? `<th scope="col">${escaped(cell)}</th>` : `<td>${escaped(cell)}</td>`)).join('')}</tr>`;

function tableHtml({ head, rows }: NonNullable<ShownSection['table']>, title: string): string {
  const heads = head.some((cell) => cell !== '') ? `<thead>${rowHtml(head, 'th')}</thead>` : '';
  const body = rows.length > 0 ? `<tbody>${rows.map((row) => rowHtml(row, 'td')).join('')}</tbody>` : '';
  return `<div role="group" tabindex="0" aria-label="Bảng: ${escaped(title)}"><table>${heads}${body}</table></div>`;
}

function pictureHtml({ image, caption, image_meta: meta }: NonNullable<ShownSection['pictures']>[number]): string {
  const { width, height, color, alt = '' } = meta;
  // A tall one fits a screen, and keeps its place until it is there.
  const most = Math.round((80 * width) / height);
  const said = caption === '' ? '' : `<figcaption>${escaped(caption)}</figcaption>`;
  const widths = `srcset="${escaped(pictureSet(image, meta))}" sizes="${sizes}" width="${width}" height="${height}"`;
  return `<figure><img src="${escaped(image)}" ${widths} alt="${escaped(alt)}" loading="lazy" decoding="async" style="background-color:${escaped(color)};max-width:min(100%,${most}vh)">${said}</figure>`;
}
