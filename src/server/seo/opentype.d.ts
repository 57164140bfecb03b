declare module 'opentype.js/dist/opentype.mjs' {
  type Step =
    | { type: 'M' | 'L'; x: number; y: number }
    | { type: 'Q'; x1: number; y1: number; x: number; y: number }
    | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
    | { type: 'Z' };
  type Glyph = {
    /** In units of the font; absent in fonts that are broken. */
    advanceWidth?: number;
    /** In units of the font, upwards from the baseline. */
    getBoundingBox(): { y1: number; y2: number };
    getPath(x: number, y: number, size: number): { commands: Step[] };
  };
  export type Font = {
    unitsPerEm: number;
    /** 0: the font does not have it. */
    charToGlyphIndex(character: string): number;
    charToGlyph(character: string): Glyph;
    /** In units of the font. */
    getKerningValue(left: Glyph, right: Glyph): number;
  };
  /** Reads TrueType, OpenType and WOFF. */
  export function parse(bytes: ArrayBuffer): Font;
}
