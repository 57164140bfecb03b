import { logoDotPath, logoRoofPath, markNames, markPath } from '#shared/marks.ts';
import { shareMark, shareSize, type ShareWords } from './share-picture.ts';
import { cutToWidth, fitted, outlineOf, type Style, tidy } from './lettering.ts';

/** Loaded with the first drawing: many a site is never asked for one. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // No drawing is made twice, so that what the library keeps of one is of no use.
  sharp.cache(false);
  return sharp;
}

const { width, height } = shareSize;
const margin = 56;
/** Where the record's picture begins; it bleeds off the other three edges. */
const pictureLeft = 680;
const column = pictureLeft - 2 * margin;

const colours = { paper: '#FAF6EF', ink: '#171412', accent: '#D9381E', accentText: '#C52F17' } as const;
const placeholderColours = [
  ['#17594C', '#F0B3B2'],
  ['#25317A', '#EBA721'],
  ['#EBA721', '#25317A'],
  ['#F0B3B2', '#17594C'],
] as const;

const schoolStyle: Style = { size: 27, weight: 700, tracking: -0.01 };
const kickerStyle: Style = { size: 27, weight: 400 };
const nameSizes = [92, 80, 70, 61, 53, 46, 40, 35, 31, 27, 24];
const head = { top: margin, mark: 46 };
const kickerRoom = 74;

/** A share picture as JPEG: the words at the left on paper, the record's picture at the right. `picture` are bytes of a stored picture. */
export async function drawSharePicture(words: ShareWords, picture: Uint8Array | null): Promise<Uint8Array<ArrayBuffer>> {
  const sharp = await loadSharp();
  const sheet = sharp(Buffer.from(sheetOf(words, picture === null)));
  if (picture !== null) {
    const cropped = await sharp(picture)
      .extract(cropAround(await sharp(picture).metadata(), words.focus))
      .resize(width - pictureLeft, height, { fit: 'fill' })
      .flatten({ background: colours.paper })
      .toColourspace('srgb')
      .png({ compressionLevel: 1 })
      .toBuffer();
    sheet.composite([{ input: cropped, left: pictureLeft, top: 0 }]);
  }
  // Chroma subsampling would blur the edges of letters and flat colours.
  return Uint8Array.from(await sheet.removeAlpha().jpeg({ quality: 86, chromaSubsampling: '4:4:4' }).toBuffer());
}

const middle = { x: 50, y: 50 };

/** The largest part of a picture in the shape of its place, cut as `object-position` cuts it on the pages. */
export function cropAround(size: { width: number; height: number }, focus: ShareWords['focus'] = middle) {
  const ratio = (width - pictureLeft) / height;
  const cut = {
    width: Math.max(1, Math.min(size.width, Math.round(size.height * ratio))),
    height: Math.max(1, Math.min(size.height, Math.round(size.width / ratio))),
  };
  return {
    ...cut,
    left: Math.round(((size.width - cut.width) * focus.x) / 100),
    top: Math.round(((size.height - cut.height) * focus.y) / 100),
  };
}

/** Outlines and shapes only: no text of a record becomes markup. */
function sheetOf(words: ShareWords, hasPlaceholder: boolean): string {
  const { kicker, school } = words;
  // A name of emoji alone has no letter that can be drawn.
  const name = tidy(words.name) || tidy(kicker) || school;
  const top = head.top + head.mark + 36;
  const ruleRoom = kicker === '' ? 0 : kickerRoom;
  const { size, lines, leading, ascent, descent } = fitted(name, {
    width: column,
    height: height - margin - top - ruleRoom,
    sizes: nameSizes,
    weight: 700,
    tracking: -0.025,
  });
  const nameStyle: Style = { size, weight: 700, tracking: -0.025 };
  const line = size * leading;
  // The descent of the last line ends at the lower margin.
  const lastBaseline = height - margin - size * Math.max(descent, 0.2);
  const firstBaseline = lastBaseline - (lines.length - 1) * line;
  const kickerBaseline = firstBaseline - size * Math.max(ascent, 0.9) - 26;

  const placed = (y: number, d: string, fill: string) =>
    `<path transform="translate(0 ${y.toFixed(1)})" fill="${fill}" d="${d}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${colours.paper}" d="M0 0H${width}V${height}H0Z"/>`,
    hasPlaceholder ? placeholderOf(words) : '',
    `<g transform="translate(${margin} ${head.top}) scale(${head.mark / 100})"><path fill="${colours.ink}" d="${logoRoofPath}"/><path fill="${colours.accent}" d="${logoDotPath}"/></g>`,
    placed(
      head.top + head.mark * 0.72,
      outlineOf(cutToWidth(school, schoolStyle, column - 64), schoolStyle, margin + 64),
      colours.ink,
    ),
    kicker === ''
      ? ''
      : `<path fill="${colours.ink}" d="M${margin} ${(kickerBaseline - 44).toFixed(1)}h${column}v3h${-column}Z"/>` +
        placed(kickerBaseline, outlineOf(cutToWidth(kicker, kickerStyle, column), kickerStyle, margin), colours.accentText),
    ...lines.map((text, index) => placed(firstBaseline + index * line, outlineOf(text, nameStyle, margin), colours.ink)),
    '</svg>',
  ].join('');
}

/** One diacritic, large and cropped, where a record has no picture. */
function placeholderOf(words: ShareWords): string {
  const seed = Number.parseInt(shareMark(words).slice(0, 8), 16);
  const [ground, tone] = placeholderColours[seed % placeholderColours.length] ?? placeholderColours[0];
  const mark = markNames[Math.floor(seed / placeholderColours.length) % markNames.length] ?? 'nang';
  return (
    `<svg x="${pictureLeft}" y="0" width="${width - pictureLeft}" height="${height}" viewBox="0 0 ${width - pictureLeft} ${height}">` +
    `<path fill="${ground}" d="M0 0H${width}V${height}H0Z"/>` +
    `<path fill="${tone}" transform="translate(60 -40) scale(7.6)" d="${markPath(mark)}"/>` +
    `<path fill="${colours.accent}" transform="translate(52 470) scale(1.1)" d="${markPath('nang')}"/></svg>`
  );
}
