import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Font, parse } from 'opentype.js/dist/opentype.mjs';
import { root } from '#server/threads/program.ts';

/**
 * Words as outlines of the school's own typeface: a picture then looks the same on every machine,
 * whatever fonts it has. Letters that the typeface lacks are left out.
 */

export type Weight = 400 | 700;

/** The smallest leading, as a share of the size. */
const minLeading = 1.22;
/** The gap between the descent of a line and the ascent of the next, as a share of the size. */
const lineGap = 0.04;
/** Above this size a word that is too wide for the line makes the letters smaller; at or below it, the word is broken. */
const wholeWordsAbove = 46;
const ellipsis = '…';

/** The two subsets that Vietnamese text needs, as the pages load them. */
const subsets = ['latin', 'vietnamese'] as const;
const files = createRequire(join(root, 'package.json'));
const fontsByWeight = new Map<Weight, Font[]>();

function fontsOf(weight: Weight): Font[] {
  const known = fontsByWeight.get(weight);
  if (known) return known;
  const fonts = subsets.map((subset) => {
    const path = files.resolve(`@fontsource/be-vietnam-pro/files/be-vietnam-pro-${subset}-${weight}-normal.woff`);
    return parse(Uint8Array.from(readFileSync(path)).buffer);
  });
  fontsByWeight.set(weight, fonts);
  return fonts;
}

const fontOf = (letter: string, weight: Weight) => fontsOf(weight).find((font) => font.charToGlyphIndex(letter) > 0);

type Glyph = ReturnType<Font['charToGlyph']>;

export type Style = { size: number; weight: Weight; /** Added between letters, in shares of the size. */ tracking?: number };

/** Calls `visit` with the letters of one line, left to right; returns its width. */
function eachLetter(text: string, { size, weight, tracking = 0 }: Style, visit: (glyph: Glyph, left: number) => void = () => {}) {
  let left = 0;
  let before: { font: Font; glyph: Glyph } | null = null;
  for (const letter of text) {
    const font = fontOf(letter, weight);
    if (!font) continue;
    const glyph = font.charToGlyph(letter);
    const scale = size / font.unitsPerEm;
    if (before) left += (before.font === font ? font.getKerningValue(before.glyph, glyph) * scale : 0) + tracking * size;
    visit(glyph, left);
    left += (glyph.advanceWidth ?? 0) * scale;
    before = { font, glyph };
  }
  return left;
}

const widthOf = (text: string, style: Style) => eachLetter(text, style);

/** One line as path data, its baseline at 0 and its left edge at `x`. */
export function outlineOf(text: string, style: Style, x: number): string {
  const parts: string[] = [];
  eachLetter(text, style, (glyph, left) => {
    for (const { type, ...points } of glyph.getPath(x + left, 0, style.size).commands) {
      // As path data orders them: control points, then the end. The library's own writer joins two numbers where one is -0.
      const { x1, y1, x2, y2, x: endX, y: endY }: Partial<Record<'x1' | 'y1' | 'x2' | 'y2' | 'x' | 'y', number>> = points;
      const numbers = [x1, y1, x2, y2, endX, endY].filter((number) => number !== undefined);
      parts.push(type + numbers.map((number) => number.toFixed(1)).join(' '));
    }
  });
  return parts.join('');
}

/** The letters that can be drawn, in NFC, single spaces between words; '' where none can. */
export function tidy(text: string): string {
  const known = [...text.normalize('NFC')].filter((letter) => /\s/.test(letter) || fontOf(letter, 700) !== undefined);
  return known.join('').replace(/\s+/g, ' ').trim();
}

/** Breaks at spaces; a word wider than the line is broken where it has to be. */
export function wrapped(text: string, style: Style, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of tidy(text).split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer, style) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const letter of word) {
      if (line !== '' && widthOf(line + letter, style) > width) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** The text in one line, cut where it would be wider. */
export function cutToWidth(text: string, style: Style, width: number): string {
  const whole = tidy(text);
  if (widthOf(whole, style) <= width) return whole;
  let letters = [...whole];
  while (letters.length > 0 && widthOf(letters.join('').trimEnd() + ellipsis, style) > width) letters = letters.slice(0, -1);
  return letters.join('').trimEnd() + ellipsis;
}

type Box = { width: number; height: number; sizes: readonly number[] };
/** Lines of one size; leading, ascent and descent are shares of it. */
type Typeset = { size: number; lines: string[]; leading: number; ascent: number; descent: number };

/** How far letters of the text reach above and below the baseline, as shares of the size: a Ẳ is a quarter taller than an A. */
function extentOf(text: string, weight: Weight): { ascent: number; descent: number } {
  let [ascent, descent] = [0.7, 0];
  for (const letter of text) {
    const font = fontOf(letter, weight);
    if (!font) continue;
    const { y1, y2 } = font.charToGlyph(letter).getBoundingBox();
    ascent = Math.max(ascent, y2 / font.unitsPerEm);
    descent = Math.max(descent, -y1 / font.unitsPerEm);
  }
  return { ascent, descent };
}

/**
 * The largest of `sizes` (largest first) at which the text fits, in lines of similar length; at the
 * smallest it is cut. The leading depends on the accents of the letters that the text has.
 */
export function fitted(text: string, { width, height, sizes, ...look }: Box & Omit<Style, 'size'>): Typeset {
  const words = tidy(text).split(' ');
  const { ascent, descent } = extentOf(tidy(text), look.weight);
  const leading = Math.max(minLeading, ascent + descent + lineGap);
  const typeset = (size: number, lines: string[]): Typeset => ({ size, lines, leading, ascent, descent });
  for (const size of sizes) {
    const style = { ...look, size };
    if (size > wholeWordsAbove && words.some((word) => widthOf(word, style) > width)) continue;
    const lines = wrapped(text, style, width);
    if (lines.length * size * leading <= height) return typeset(size, balanced(text, style, width, lines));
  }
  const size = sizes.at(-1) ?? 0;
  const style = { ...look, size };
  const lines = wrapped(text, style, width);
  const kept = Math.max(1, Math.floor(height / (size * leading))) - 1;
  return typeset(size, [...lines.slice(0, kept), cutToWidth(lines.slice(kept).join(' '), style, width)]);
}

/** The same number of lines in the narrowest column that holds them, so that the last line is not a single word. */
function balanced(text: string, style: Style, width: number, lines: string[]): string[] {
  let best = lines;
  for (let narrower = width * 0.95; narrower > width / 2; narrower *= 0.95) {
    const tried = wrapped(text, style, narrower);
    if (tried.length > lines.length) return best;
    best = tried;
  }
  return best;
}
