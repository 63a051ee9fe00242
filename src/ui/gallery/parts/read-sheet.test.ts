import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { hasHeader, readCsv } from "./read-sheet.ts";
import { fileNameOf, writeSheet } from "./write-sheet.ts";

test.each([
  [
    "a,b\r\n1,2\r\n",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  [
    "a;b\n1;2,5",
    [
      ["a", "b"],
      ["1", "2,5"],
    ],
  ],
  [
    '\uFEFFname\tnote\n"Tan, Mei"\t"said ""yes""\nand left"',
    [
      ["name", "note"],
      ["Tan, Mei", 'said "yes"\nand left'],
    ],
  ],
  [
    "a,b\n\n1,\n",
    [
      ["a", "b"],
      ["1", ""],
    ],
  ],
])("%j", (text, cells) => expect(readCsv(text)).toEqual(cells));

test("a header is recognised", () => {
  expect(
    hasHeader([
      ["Name", "Salary"],
      ["Mei", "5000"],
    ]),
  ).toBe(true);
  expect(
    hasHeader([
      ["Mei", "5000"],
      ["Ravi", "4000"],
    ]),
  ).toBe(false);
  expect(
    hasHeader([
      ["Name", "Name"],
      ["Mei", "5000"],
    ]),
  ).toBe(false);
});

test("text that looks like a formula stays text in every format", () => {
  const rows = [["=1+1", 5]];
  expect(writeSheet("csv", ["Name", "Days"], rows).content).toContain("'=1+1,5");
  expect(writeSheet("txt", ["Name", "Days"], rows).content).toContain("'=1+1\t5");
  const sheet = unzipSync(writeSheet("xlsx", ["Name", "Days"], rows).content as Uint8Array)["xl/worksheets/sheet1.xml"];
  expect(strFromU8(sheet ?? new Uint8Array())).toContain(
    '<c t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c><c><v>5</v></c>',
  );
});

test("names of files", () => expect(fileNameOf(" ../a/b: c? ")).toBe("-a-b- c-"));
