/** The part of fontkit that documents use; the package has no types of its own. */
declare module "fontkit" {
  interface GlyphPosition {
    readonly xAdvance: number;
    readonly yAdvance: number;
    readonly xOffset: number;
    readonly yOffset: number;
  }
  interface Glyph {
    readonly id: number;
    readonly advanceWidth: number;
    readonly path: { toSVG(): string };
  }
  interface GlyphRun {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly GlyphPosition[];
    readonly advanceWidth: number;
  }
  interface Subset {
    includeGlyph(id: number): number;
    encode(): Uint8Array;
  }
  export interface Font {
    readonly numGlyphs: number;
    layout(text: string, features?: object): GlyphRun;
    getGlyph(id: number): Glyph;
    createSubset(): Subset;
  }
  export function create(data: Uint8Array): Font;
}
