/** Reads the cells of a CSV file, or of the first sheet of a workbook. */
import { strFromU8, unzipSync } from "fflate";

export type Cells = readonly (readonly string[])[];

const quoted = /"((?:[^"]|"")*)"|[^"]*/y;

/** The separator that occurs most often in the first line. */
function separatorOf(text: string): string {
  const [line = ""] = text.split(/\r?\n/, 1);
  const counts = [",", ";", "\t"].map((mark) => [mark, line.split(mark).length] as const);
  return counts.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ",";
}

export function readCsv(text: string): Cells {
  const content = text.replace(/^\uFEFF/, "");
  const separator = separatorOf(content);
  const rows: string[][] = [[]];
  const plain = new RegExp(`[^${separator}\\r\\n]*`, "y");
  let at = 0;
  while (at < content.length) {
    const pattern = content[at] === '"' ? quoted : plain;
    pattern.lastIndex = at;
    const [all = "", inside] = pattern.exec(content) ?? [];
    rows.at(-1)?.push(inside === undefined ? all : inside.replaceAll('""', '"'));
    at += all.length;
    if (content[at] === separator) at += 1;
    else {
      // What follows a closing quote belongs to no cell.
      while (at < content.length && content[at] !== "\n" && content[at] !== "\r") at += 1;
      at += content.startsWith("\r\n", at) ? 2 : 1;
      if (at < content.length) rows.push([]);
    }
  }
  if (content.endsWith(separator)) rows.at(-1)?.push("");
  return rows.filter((row) => row.some((cell) => cell !== ""));
}

const xml = (files: Record<string, Uint8Array>, name: string): Document | undefined =>
  files[name] && new DOMParser().parseFromString(strFromU8(files[name]), "application/xml");

const columnOf = (reference: string): number =>
  [...reference.replace(/\d+$/, "")].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

function readWorkbook(bytes: Uint8Array): Cells {
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => /sharedStrings|sheet1\.xml$/.test(name) && originalSize < 30_000_000,
  });
  const sheet = xml(files, "xl/worksheets/sheet1.xml");
  if (!sheet) throw new Error("There is no sheet.");
  const shared = [...(xml(files, "xl/sharedStrings.xml")?.getElementsByTagName("si") ?? [])].map(
    (item) => item.textContent ?? "",
  );
  return [...sheet.getElementsByTagName("row")].map((row) => {
    const cells: string[] = [];
    for (const cell of row.getElementsByTagName("c")) {
      const text = (cell.getElementsByTagName("v")[0] ?? cell.getElementsByTagName("is")[0])?.textContent ?? "";
      cells[columnOf(cell.getAttribute("r") ?? "")] =
        cell.getAttribute("t") === "s" ? (shared[Number(text)] ?? "") : text;
    }
    return Array.from(cells, (cell) => cell ?? "");
  });
}

export async function readSheet(file: File): Promise<Cells> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Workbooks are zip files.
  return bytes[0] === 0x50 && bytes[1] === 0x4b
    ? readWorkbook(bytes)
    : readCsv(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
}

/** A header has text only, each different, above a column with other kinds of values. */
export function hasHeader([first = [], second]: Cells): boolean {
  const isNumber = (cell: string): boolean => /^[\d.,$ -]+$/.test(cell) && cell !== "";
  return (
    second !== undefined && new Set(first).size === first.length && !first.some((cell) => cell === "" || isNumber(cell))
  );
}
