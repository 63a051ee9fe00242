/** Reads tables as spreadsheets write them. */
import { expect, test } from "vitest";
import { toCsv } from "#src/domain/shared/csv.ts";
import { UploadFault } from "#src/domain/shared/upload/fault.ts";
import { tableLimits } from "#src/domain/shared/upload/limits.ts";
import { readCsv } from "./csv-reader.ts";
import { readTableSheets } from "./table-file.ts";

const cells = (text: string) => readCsv(text)?.map((record) => record.cells);

test("reads cells, quotes, both line endings and the UTF-8 byte order mark", () => {
  expect(cells('\uFEFFa,b\r\n1,"x, ""y"""\n"two\r\nlines",')).toEqual([
    ["a", "b"],
    ["1", 'x, "y"'],
    ["two\r\nlines", ""],
  ]);
});

test("keeps empty cells, drops empty lines, and gives each record its line", () => {
  expect(readCsv('a,,\n\n,\n"q\nr"\nz\n')).toEqual([
    { line: 1, cells: ["a", "", ""] },
    { line: 3, cells: ["", ""] },
    { line: 4, cells: ["q\nr"] },
    { line: 6, cells: ["z"] },
  ]);
  expect(cells("")).toEqual([]);
});

test("reports an unclosed quote", () => {
  expect(readCsv('a,"b')).toBeNull();
});

test("reads what was written", () => {
  const rows = [
    ["a", 'say "so"'],
    ["line\nbreak", "1,5"],
    ["=1+1", "'=1+1"],
    ["''-x", "+65 6123 4567"],
    ["Lim;=1;'=2;-3", "a\t\t=b\n＝c"],
    ["'quoted'", "-5.00"],
  ];
  expect(cells(toCsv(["one", "two"], rows))).toEqual([["one", "two"], ...rows]);
});

test("counts every line end within a cell and between records once", () => {
  expect(readCsv('a\r\n"b\r\nc\rd\ne",f\r\n\r\n\rg\n"",\n"h"')).toEqual([
    { line: 1, cells: ["a"] },
    { line: 2, cells: ["b\r\nc\rd\ne", "f"] },
    { line: 8, cells: ["g"] },
    { line: 9, cells: ["", ""] },
    { line: 10, cells: ["h"] },
  ]);
});

test("takes a quote in the middle of a cell, or text after a closing one, as it is", () => {
  expect(cells('5" pipe,x\n"Tan" Wei,y')).toEqual([
    ['5" pipe', "x"],
    ['"Tan" Wei', "y"],
  ]);
});

const tableOf = async (bytes: Uint8Array, limits = {}) => {
  const rows: string[][] = [];
  await readTableSheets(bytes, () => (record) => void rows.push(record.cells), { ...tableLimits, ...limits });
  return rows;
};

test("a file has the separator that its head uses most, outside of quotes, and may begin with a byte order mark", async () => {
  const encoded = (text: string) => tableOf(Buffer.from(text));
  expect(await encoded('\uFEFFName;"Pay, a, b";Näme\r\nTan;1,50;"x;y"\r\n')).toEqual([
    ["Name", "Pay, a, b", "Näme"],
    ["Tan", "1,50", "x;y"],
  ]);
  expect(await encoded('Name,"a;b;c"\nTan,x;y\n')).toEqual([
    ["Name", "a;b;c"],
    ["Tan", "x;y"],
  ]);
});

test.each([
  ["rows", "h\n\n1\n2\n3\n", { rows: 2 }, ["too-many-rows", { limit: 2 }]],
  ["columns", 'h\n"x\ny"\n1,2,3', { columns: 2 }, ["too-many-columns", { limit: 2, row: 4 }]],
  ["cells", "1,2,\n3,4", { cells: 3 }, ["too-many-cells", { limit: 3 }]],
  ["the length of a cell", "h\n1,12345", { cellLength: 4 }, ["cell-too-long", { limit: 4, row: 2, column: 2 }]],
  ["all text", "12,34\n5", { textLength: 4 }, ["too-much-text", { limit: 4 }]],
  ["quotes", 'h\n"1', {}, ["open-quote", {}]],
])("a file is refused by %s", async (_what, text, limits, expected) => {
  const error: unknown = await tableOf(Buffer.from(text), limits).catch((thrown: unknown) => thrown);
  if (!(error instanceof UploadFault)) throw new Error(`No fault but ${String(error)}`);
  expect([error.code, error.params]).toEqual(expected);
});

test("a file that is not in UTF-8 is refused", async () => {
  await expect(tableOf(Buffer.from("Name\nJosé\n", "latin1"))).rejects.toThrow("UTF-8");
  await expect(tableOf(Buffer.from("\uFEFFName\n", "utf16le"))).rejects.toThrow("UTF-8");
});
