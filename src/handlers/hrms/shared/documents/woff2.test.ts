/** Unpacked fonts draw what their files do: each glyph's outline is that of fontkit's own reading of the file. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { create } from "fontkit";
import { expect, test } from "vitest";
import { unpacked } from "./open-fonts.ts";

const packages = createRequire(import.meta.url);
const fileOf = (name: string, file: string): Buffer =>
  readFileSync(join(dirname(packages.resolve(`${name}/package.json`)), "files", file));

test.each([
  ["@fontsource-variable/noto-sans-sc", "noto-sans-sc-114-wght-normal.woff2"],
  ["@fontsource-variable/noto-sans-sc", "noto-sans-sc-latin-wght-normal.woff2"],
  ["@fontsource/noto-sans-tamil", "noto-sans-tamil-tamil-400-normal.woff2"],
  ["@fontsource/inter", "inter-latin-ext-400-normal.woff2"],
])("%s %s", (name, file) => {
  const packed = fileOf(name, file);
  const [before, after] = [create(packed), create(unpacked(packed))];
  expect(after.numGlyphs).toBe(before.numGlyphs);
  const drawn = Array.from({ length: before.numGlyphs }, (_, glyph) => glyph).filter((glyph) => {
    const [one, other] = [before.getGlyph(glyph), after.getGlyph(glyph)];
    expect(other.path.toSVG()).toBe(one.path.toSVG());
    expect(other.advanceWidth).toBe(one.advanceWidth);
    return one.path.toSVG() !== "";
  });
  expect(drawn.length).toBeGreaterThan(50);
});

test("glyphs can be taken out of an unpacked font", () => {
  const font = create(unpacked(fileOf("@fontsource-variable/noto-sans-sc", "noto-sans-sc-114-wght-normal.woff2")));
  const [glyph] = font.layout("陈").glyphs;
  const subset = font.createSubset();
  subset.includeGlyph(glyph?.id ?? 0);
  expect(subset.encode().length).toBeGreaterThan(600);
});
