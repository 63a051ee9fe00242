/** XLSX as other programs read it. */
import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import { readXlsx } from "./uploads/xlsx-reader.ts";
import { toXlsx } from "./xlsx.ts";

const sheetOf = (bytes: Uint8Array) => strFromU8(unzipSync(bytes)["xl/worksheets/sheet1.xml"] as Uint8Array);

it("is read as it was written, without empty rows", async () => {
  const bytes = toXlsx(
    "People",
    ["Näme", "Pay"],
    [
      ['Tan & "Sons" <1>', 12.5],
      [null, null],
      [" two\nlines ", -3],
    ],
  );
  expect(await readXlsx(bytes)).toEqual([
    { line: 1, cells: ["Näme", "Pay"] },
    { line: 2, cells: ['Tan & "Sons" <1>', "12.5"] },
    { line: 4, cells: ["two\nlines", "-3"] },
  ]);
});

it("keeps text that looks like a formula, and drops characters that XML cannot represent", async () => {
  const bytes = toXlsx("=x", ["=1+1"], [["@SUM(A1)\u0007"], ["-2+3"]]);
  expect(sheetOf(bytes)).not.toMatch(/<f>|t="str"/);
  expect((await readXlsx(bytes)).map(({ cells }) => cells[0])).toEqual(["=1+1", "@SUM(A1)", "-2+3"]);
});
