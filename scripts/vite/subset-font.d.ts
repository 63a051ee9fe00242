/** Types of the package, which brings none: the options that fonts.ts uses. */
declare module "subset-font" {
  interface Options {
    targetFormat: "truetype" | "woff" | "woff2";
    variationAxes: Readonly<Record<string, { min: number; max: number }>>;
    /** OpenType features by tag; all others are left out. */
    keepFeatures: readonly string[];
    noHinting: boolean;
  }
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
}
