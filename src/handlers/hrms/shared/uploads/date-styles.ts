/** Which styles of a workbook show a number as a day. */
import type { WorkbookParts } from "./workbook-parts.ts";

/** Formats of days and times that every spreadsheet program knows by their number alone. */
const builtIn = (id: number): boolean =>
  [
    [14, 22],
    [27, 36],
    [45, 47],
    [50, 58],
    [71, 81],
  ].some(([from = 0, to = 0]) => id >= from && id <= to);

/** Longer than any format that a spreadsheet program takes. */
const longestFormat = 500;
const dateToken = /^(s{1,2}|m{1,5}|h{1,2}|am|pm|a|p|d{1,4}|a{3,5}|y|yy|yyyy|e{1,3}|e{4})$/;

/** Whether a format such as `dd/mm/yyyy;@` is made of parts of a day or time alone. */
export function showsDate(format: string): boolean {
  if (format.length > longestFormat) return false;
  const sections = format.toLowerCase().replace(/;@$/, "").replaceAll(/\\./g, " ").split(";");
  return sections.some((section) => {
    const tokens = section
      .replaceAll(/"[^"]*"/g, " ")
      .replaceAll(/(\[?[smhd]{1,2}\]?)[.,]0{2,3}/g, "$1")
      .replaceAll(/\[([smhd]{1,2})\]/g, "$1")
      .replaceAll(/\[[^\]]*\]/g, "")
      .split(/[^a-z0#?%]+/)
      .filter((token) => token !== "");
    return tokens.length > 0 && tokens.every((token) => dateToken.test(token));
  });
}

/** By the number that a cell names its style with. */
export async function dateStyles(parts: WorkbookParts, name: string): Promise<boolean[]> {
  const formats = new Map<number, string>();
  const base: (number | undefined)[] = [];
  const styles: { format: number | undefined; base: number | undefined }[] = [];
  let list: "cellStyleXfs" | "cellXfs" | undefined;
  const numberOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));
  await parts.read(name, {
    open(tag, { numFmtId, formatCode = "", xfId }) {
      if (tag === "numFmt") formats.set(Number(numFmtId), formatCode);
      else if (tag === "cellStyleXfs" || tag === "cellXfs") list = tag;
      else if (tag === "xf" && list === "cellStyleXfs") base.push(numberOf(numFmtId));
      else if (tag === "xf" && list === "cellXfs") styles.push({ format: numberOf(numFmtId), base: numberOf(xfId) });
    },
    close(tag) {
      if (tag === list) list = undefined;
    },
  });
  const known = new Map<number, boolean>();
  const isDate = (id: number): boolean => {
    const found = known.get(id) ?? (builtIn(id) || showsDate(formats.get(id) ?? ""));
    known.set(id, found);
    return found;
  };
  return styles.map(({ format, base: of }) => {
    const id = format ?? base[of ?? -1];
    return id !== undefined && isDate(id);
  });
}
