import { expect, test } from "vitest";
import { rowsToCsv, rowsToText } from "./rows-csv.ts";

const columns = [
  { id: "name", header: "Name", cell: () => null, value: (row: { name: string; pay: number | null }) => row.name },
  { id: "menu", header: "Menu", cell: () => null },
  { id: "pay", header: "Pay", cell: () => null, value: (row: { name: string; pay: number | null }) => row.pay },
];
const rows = [
  { name: "=HYPERLINK(1)", pay: -5 },
  { name: 'Tan, "Jo"', pay: null },
];

test("a file has the columns with a value, and nothing that a spreadsheet runs", () => {
  expect(rowsToCsv(columns, rows)).toBe('\uFEFFName,Pay\r\n\'=HYPERLINK(1),-5\r\n"Tan, ""Jo""",\r\n');
});

test("so does the clipboard, with cells apart by tabs", () => {
  expect(rowsToText(columns, [...rows, { name: "two\nlines\there", pay: 1 }])).toBe(
    'Name\tPay\n\'=HYPERLINK(1)\t-5\nTan, "Jo"\t\ntwo lines here\t1',
  );
});
