/** Reads sheets of a workbook row by row: text as it is, numbers in plain form, days as YYYY-MM-DD. */
import type { CsvRecord } from "#src/domain/shared/csv.ts";
import { UploadFault } from "#src/domain/shared/upload/fault.ts";
import { type TableLimits, tableLimits } from "#src/domain/shared/upload/limits.ts";
import { TableTally } from "#src/domain/shared/upload/tally.ts";
import { dateStyles } from "./date-styles.ts";
import { WorkbookParts } from "./workbook-parts.ts";

interface Workbook {
  readonly sharedStrings: readonly string[];
  /** By style of a cell, whether it shows a day. */
  readonly dates: readonly boolean[];
  readonly from1904: boolean;
}

const lastRow = 1_048_576;
const dayLength = 86_400_000;
/** Days are counted from the end of 1899, or from the start of 1904. */
const firstDay = { of1900: Date.UTC(1899, 11, 30), of1904: Date.UTC(1904, 0, 1) };

/** Characters that XML cannot hold are written as `_x000D_`. */
function unescaped(text: string): string {
  return text.includes("_x")
    ? text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;
}

/** `A` is 0, `Z` is 25, `AA` is 26. */
function columnOf(address: string): number {
  const letters = /^([A-Z]{1,3})\d*$/.exec(address)?.[1];
  if (letters === undefined) throw new UploadFault("damaged-file");
  return [...letters].reduce((all, letter) => all * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function pathOf(target: string): string {
  return target.startsWith("/") ? target.slice(1) : `xl/${target}`;
}

/** Collects the text of `<t>` elements, without the phonetic ones. */
class TextRuns {
  text = "";
  #inText = false;
  #phonetic = false;

  open(name: string): void {
    if (name === "t") this.#inText = true;
    else if (name === "rPh") this.#phonetic = true;
  }

  close(name: string): void {
    if (name === "t") this.#inText = false;
    else if (name === "rPh") this.#phonetic = false;
  }

  add(part: string): void {
    if (this.#inText && !this.#phonetic) this.text += part;
  }
}

async function readSharedStrings(parts: WorkbookParts, name: string, limits: TableLimits): Promise<string[]> {
  const strings: string[] = [];
  let runs: TextRuns | undefined;
  let length = 0;
  await parts.read(name, {
    open(tag) {
      if (tag === "si") runs = new TextRuns();
      else runs?.open(tag);
    },
    text(part) {
      runs?.add(part);
      if (runs && runs.text.length > limits.cellLength)
        throw new UploadFault("cell-too-long", { limit: limits.cellLength });
    },
    close(tag) {
      if (tag !== "si") return runs?.close(tag);
      const text = unescaped(runs?.text ?? "");
      runs = undefined;
      length += text.length;
      strings.push(text);
      if (length > limits.textLength) throw new UploadFault("too-much-text", { limit: limits.textLength });
      if (strings.length > limits.cells) throw new UploadFault("too-many-cells", { limit: limits.cells });
    },
  });
  return strings;
}

/** Null where nothing is written in the cell. */
function valueOf(
  type: string,
  style: string | undefined,
  text: string,
  { sharedStrings, dates, from1904 }: Workbook,
): string | null {
  if (text === "" || type === "e") return null;
  if (type === "inlineStr" || type === "str") return unescaped(text).trim();
  if (type === "s") {
    const shared = sharedStrings[Number(text)];
    if (shared === undefined) throw new UploadFault("damaged-file");
    return shared.trim();
  }
  if (type === "b" && (text === "1" || text === "0")) return String(text === "1");
  if (type === "d") return dayOf(new Date(text).getTime());
  const number = Number(text);
  if (type !== "n" || Number.isNaN(number)) throw new UploadFault("damaged-file");
  if (style === undefined) return String(number);
  const isDate = dates[Number(style)];
  if (isDate === undefined) throw new UploadFault("damaged-file");
  return isDate
    ? dayOf((from1904 ? firstDay.of1904 : firstDay.of1900) + Math.floor(number * dayLength))
    : String(number);
}

function dayOf(time: number): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) throw new UploadFault("damaged-file");
  return date.toISOString().slice(0, 10);
}

async function readSheet(
  parts: WorkbookParts,
  name: string,
  workbook: Workbook,
  tally: TableTally,
  onRecord: (record: CsvRecord) => void,
): Promise<void> {
  let line = 0;
  let column = -1;
  let cells: string[] = [];
  let filled = false;
  let cell:
    | {
        readonly type: string;
        readonly style: string | undefined;
        text: string;
        runs: TextRuns | undefined;
        inValue: boolean;
      }
    | undefined;
  const startRow = (given: string | undefined): void => {
    const next = given === undefined ? line + 1 : Number(given);
    if (!Number.isInteger(next) || next <= line || next > lastRow) throw new UploadFault("damaged-file");
    [line, column, cells, filled] = [next, -1, [], false];
  };
  const endCell = (): void => {
    if (!cell) return;
    const value = valueOf(cell.type, cell.style, cell.runs?.text ?? cell.text, workbook);
    cell = undefined;
    if (value === null || value === "") return;
    tally.cell(line, column, value.length);
    while (cells.length < column) cells.push("");
    cells.push(value);
    filled = true;
  };
  await parts.read(name, {
    open(tag, { r, t, s }) {
      if (tag === "row") startRow(r);
      else if (tag === "c") {
        const next = r === undefined ? column + 1 : columnOf(r);
        if (line === 0 || next <= column) throw new UploadFault("damaged-file");
        column = next;
        cell = { type: t ?? "n", style: s, text: "", runs: undefined, inValue: false };
      } else if (cell && tag === "v") cell.inValue = true;
      else if (cell && tag === "is") cell.runs = new TextRuns();
      else cell?.runs?.open(tag);
    },
    text(part) {
      if (!cell) return;
      if (cell.inValue) cell.text += part;
      else cell.runs?.add(part);
      tally.length(line, column, cell.runs?.text.length ?? cell.text.length);
    },
    close(tag) {
      if (tag === "v" && cell) cell.inValue = false;
      else if (tag === "c") endCell();
      else if (tag === "row" && filled) {
        tally.row();
        onRecord({ line, cells });
      } else cell?.runs?.close(tag);
    },
  });
}

const kind = (type: string): string => type.slice(type.lastIndexOf("/") + 1);

interface Sheet {
  readonly name: string;
  readonly path: string;
}

interface OpenWorkbook extends Workbook {
  readonly parts: WorkbookParts;
  /** Those that people see, in their order. */
  readonly sheets: readonly Sheet[];
}

async function openWorkbook(bytes: Uint8Array, limits: TableLimits): Promise<OpenWorkbook> {
  const parts = await WorkbookParts.open(bytes, limits);
  const listed: { readonly id: string; readonly name: string }[] = [];
  let from1904 = false;
  await parts.read("xl/workbook.xml", {
    open(tag, { id = "", name = "", state = "visible", date1904 }) {
      if (tag === "sheet" && state === "visible") listed.push({ id, name: name.trim() });
      else if (tag === "workbookPr") from1904 = date1904 === "1" || date1904 === "true";
    },
  });
  const targets = new Map<string, string>();
  const paths = new Map<string, string>();
  await parts.read("xl/_rels/workbook.xml.rels", {
    open(tag, { Id = "", Type = "", Target = "" }) {
      if (tag !== "Relationship") return;
      const path = pathOf(Target);
      if (kind(Type) === "worksheet") paths.set(Id, path);
      else if (["sharedStrings", "styles"].includes(kind(Type))) targets.set(kind(Type), path);
    },
  });
  const sheets = listed.flatMap(({ id, name }) => {
    const path = paths.get(id);
    return path === undefined ? [] : [{ name, path }];
  });
  if (sheets.length === 0) throw new UploadFault("unreadable-file");
  const [strings, styles] = [targets.get("sharedStrings"), targets.get("styles")];
  return {
    parts,
    sheets,
    sharedStrings: strings !== undefined && parts.has(strings) ? await readSharedStrings(parts, strings, limits) : [],
    dates: styles !== undefined && parts.has(styles) ? await dateStyles(parts, styles) : [],
    from1904,
  };
}

/** The first sheet. Empty rows are none; a row keeps the number that it has in the sheet. Throws an UploadFault. */
export async function readXlsxRows(
  bytes: Uint8Array,
  onRecord: (record: CsvRecord) => void,
  limits: TableLimits = tableLimits,
): Promise<void> {
  const workbook = await openWorkbook(bytes, limits);
  const [first] = workbook.sheets;
  if (first) await readSheet(workbook.parts, first.path, workbook, new TableTally(limits), onRecord);
}

/** All sheets, one after the other, within the limits of one file. */
export async function readXlsxSheets(
  bytes: Uint8Array,
  onSheet: (name: string) => (record: CsvRecord) => void,
  limits: TableLimits = tableLimits,
): Promise<void> {
  const workbook = await openWorkbook(bytes, limits);
  const tally = new TableTally(limits);
  for (const [index, { name, path }] of workbook.sheets.entries()) {
    if (index > 0) tally.nextSheet();
    await readSheet(workbook.parts, path, workbook, tally, onSheet(name));
  }
}

/** The whole table at once, for files of one's own. */
export async function readXlsx(bytes: Uint8Array, limits?: TableLimits): Promise<CsvRecord[]> {
  const records: CsvRecord[] = [];
  await readXlsxRows(bytes, (record) => void records.push(record), limits);
  return records;
}
