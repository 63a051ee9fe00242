/** Fonts of PDF documents: Inter, and Noto Sans for names in Chinese and Tamil script, each read when first needed. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const packages = createRequire(import.meta.url);
const folderOf = (name: string): string => dirname(packages.resolve(`${name}/package.json`));

export type PdfWeight = "regular" | "bold";

interface FontFile {
  readonly name: string;
  readonly file: Readonly<Record<PdfWeight, string>>;
  readonly covers: readonly (readonly [first: number, last: number])[];
}

const rangesOf = (written: string): [number, number][] =>
  written.split(",").map((part) => {
    const [first = "", last = first] = part.trim().replace(/^U\+/i, "").split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

/** The files of a package in the order of its own index, one for each part of Unicode. */
function filesOf(name: string, fileName: (part: string, weight: PdfWeight) => string): FontFile[] {
  const folder = folderOf(name);
  const parts = JSON.parse(readFileSync(join(folder, "unicode.json"), "utf8")) as Record<string, string>;
  return Object.entries(parts).map(([part, ranges]) => {
    const path = (weight: PdfWeight): string => join(folder, "files", fileName(part.replace(/[[\]]/g, ""), weight));
    return {
      name: `${name}/${part}`,
      file: { regular: path("regular"), bold: path("bold") },
      covers: rangesOf(ranges),
    };
  });
}

const weights = { regular: "400", bold: "600" } as const;
let known: FontFile[] | undefined;

function fontFiles(): FontFile[] {
  if (known) return known;
  const latin = filesOf("@fontsource/inter", (part, weight) => `inter-${part}-${weights[weight]}-normal.woff`);
  const tamil = filesOf(
    "@fontsource/noto-sans-tamil",
    (part, weight) => `noto-sans-tamil-${part}-${weights[weight]}-normal.woff`,
  );
  const chinese = filesOf("@fontsource-variable/noto-sans-sc", (part) => `noto-sans-sc-${part}-wght-normal.woff2`);
  // Basic Latin first: most texts need nothing else.
  const isLatin = ({ name }: FontFile): boolean => name.endsWith("/latin");
  known = [...latin.filter(isLatin), ...latin.filter((each) => !isLatin(each)), ...tamil, ...chinese];
  return known;
}

/** Most texts: one font has all of it. */
const basicLatin = /^[\x20-\x7e]*$/;

const covers = ({ covers: ranges }: FontFile, point: number): boolean =>
  ranges.some(([first, last]) => first <= point && point <= last);

interface FontRun {
  readonly text: string;
  /** Path of the font's file. */
  readonly font: string;
}

/** The text in pieces that one font can show; characters that no font has stay with the piece before them. */
export function fontRuns(text: string, weight: PdfWeight): FontRun[] {
  const [standard, ...others] = fontFiles();
  if (standard === undefined) throw new Error("There are no fonts.");
  if (basicLatin.test(text)) return text === "" ? [] : [{ text, font: standard.file[weight] }];
  const runs: { text: string; font: FontFile }[] = [];
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    const fitting =
      last && (covers(last.font, point) || /\s/.test(character))
        ? last.font
        : [standard, ...others].find((font) => covers(font, point));
    if (last && (fitting === undefined || fitting === last.font)) last.text += character;
    else runs.push({ text: character, font: fitting ?? standard });
  }
  return runs.map((run) => ({ text: run.text, font: run.font.file[weight] }));
}
