/** Reads tables as spreadsheets write them. */
import { expect, test } from "vitest";
import { readCsv, toCsv } from "./csv.ts";

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
