/** A table of fixed width, and lines around it with facts of the whole file. */
import { describe, expect, test } from "vitest";
import type { BankOrder } from "./bank-order.ts";
import { lineFaults, writtenLines } from "./bank-template-lines.ts";
import { type BankTemplate, templateFaults, templateLines, writeTemplate } from "./bank-template.ts";

const order: BankOrder = {
  payer: { name: "Orchid Services", account: "072-1234567", bic: "DBSSSGSGXXX", customerId: "ORCHID01" },
  clearing: "giro",
  purpose: "SALA",
  createdOn: "2026-11-25",
  createdAt: "093000",
  valueDate: "2026-11-27",
  number: 7,
  reference: "SALARY 2026-11",
  payments: [
    { reference: "E1", payee: { name: "José Tan", account: "072-9876543", bic: "DBSSSGSGXXX" }, amount: 399_850 },
    { reference: "E2", payee: { name: "Lim Mei", account: "501123456001", bic: "OCBCSGSGXXX" }, amount: 1 },
  ],
};
const template: BankTemplate = {
  layout: "fixed",
  columns: [
    { of: "number", length: 3 },
    { of: "name", length: 5 },
    { of: "account", length: 12 },
    { of: "bic", length: 11 },
    { of: "amount", length: 9 },
    { of: "fixed", length: 4, value: "SAL" },
  ],
  separator: ",",
  dates: "ddmmyyyy",
  amounts: "cents",
  heads: true,
  header: "H{payerId:10}{valueDate}{fileNumber:3}",
  footer: "T{count:5}{total:11}\nEND",
  extension: "txt",
};
const none = new Map<string, string>();

test("numbers stand on the right with zeros in front, texts on the left, and names are cut", () => {
  expect(templateLines(order, template, none)).toEqual({
    lines: [
      "HORCHID01  27112026007",
      "001Jose 0729876543  DBSSSGSGXXX000399850SAL ",
      "002Lim M501123456001OCBCSGSGXXX000000001SAL ",
      "T0000200000399851",
      "END",
    ],
    faults: [],
  });
  const { name, mediaType, content } = writeTemplate(order, template, none);
  expect([name, mediaType, content.endsWith("END\r\n")]).toEqual(["payments-20261127-007.txt", "text/plain", true]);
});

test("nothing is cut off an account or an amount: what does not fit is named", () => {
  const columns = template.columns.map((column) => (column.of === "account" ? { ...column, length: 11 } : column));
  const { faults } = templateLines(order, { ...template, columns, footer: "{total:3}" }, none);
  expect(faults).toEqual([
    { pointer: "/payments/1/account", code: "too-long", params: { maximum: 11 } },
    { pointer: "/footer", code: "fact-too-long", params: { fact: "total" } },
  ]);
});

describe("faults of a description", () => {
  test.each<[string, Partial<BankTemplate>, string[]]>([
    ["sound", {}, []],
    ["a column without width", { columns: [...template.columns, { of: "purpose" }] }, ["/columns/6/length required"]],
    [
      "a text wider than its column",
      { columns: [...template.columns, { of: "fixed", length: 2, value: "SAL" }] },
      ["/columns/6/value wider-than-column"],
    ],
    ["an unknown fact", { header: "{payer} {count}" }, ["/header unknown-fact"]],
    ["a width of nothing", { footer: "{count:0}" }, ["/footer no-width"]],
    ["a width that is none", { footer: "{count:x}" }, ["/footer unknown-fact"]],
  ])("%s", (_name, changes, faults) => {
    expect(templateFaults({ ...template, ...changes }).map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(
      faults,
    );
  });

  test("text without braces has none, and an empty one no lines", () => {
    expect(lineFaults("/header", "HEAD } 1")).toEqual([]);
    const facts = Object.fromEntries(["count"].map((name) => [name, ""])) as Parameters<typeof writtenLines>[1];
    expect(writtenLines("", facts)).toEqual({ lines: [], tooLong: [] });
  });
});
