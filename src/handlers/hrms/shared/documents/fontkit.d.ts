/** The part of fontkit that documents use; the package has no types of its own. */
declare module "fontkit" {
  interface GlyphPosition {
    readonly xAdvance: number;
    readonly yAdvance: number;
    readonly xOffset: number;
    readonly yOffset: number;
  }
  interface GlyphRun {
    readonly glyphs: readonly object[];
    readonly positions: readonly GlyphPosition[];
    readonly advanceWidth: number;
  }
  export interface Font {
    layout(text: string, features?: object): GlyphRun;
  }
  export function create(data: Uint8Array): Font;
}
